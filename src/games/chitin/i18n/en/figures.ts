/** Titles, captions and steps of the figures in the rulebook. */
export const figures = {
  'figure.costs.title': 'Movement costs of a Termagant',
  'figure.costs.caption':
    'Plains cost 1 movement point, all other terrain 2 [6.03]. River and rough together, at 0916, still cost only 2 [6.031]. A Gantua would pay only 1 for each hex with river alone, and a Low Render only 1 for each forest hex.',
  'figure.worker.title': 'A Gantua escorts a Worker to token A',
  'figure.worker.caption':
    'Token A lies on 0815, next to Blue’s Termagant. The six hexes round the Termagant are its zone of control [6.04].',
  'figure.worker.1':
    'Red chooses the Gantua and the Worker. Alone, the Worker could not enter the zone of control; with a combat unit it can [6.082].',
  'figure.worker.2':
    'They move to 0815. Each pays for the river, and 1 extra for the zone of control: the Gantua pays 1 + 1 = 2 of its 4 points, the Worker 2 + 1 = 3 [6.04].',
  'figure.worker.3': 'The Worker picks up token A. From now on the token moves with it [6.081].',
  'figure.worker.4':
    'The move ends with a facing. Facing NE, the Gantua has the Termagant in front of it, so Red must attack the Termagant [7.02].',
  'figure.rear.title': 'Attack from the rear',
  'figure.rear.caption':
    'The Termagant faces NE, so 0815 is one of the three hexes behind it. The Gantua faces the Termagant and must attack it [7.02].',
  'figure.rear.1':
    'The Gantua attacks with a strength of 4, plus 1 for the rear add [7.041] and 1 for the class add [7.042]. The Worker can’t attack.',
  'figure.rear.2': 'The strengths are 6 against 2, so the odds are 3-1 [7.061].',
  'figure.rear.3':
    'The die shows 4. At 3-1, the defender loses one unit: the Termagant dies [7.062].',
  'figure.combined.title': 'Two stacks against one',
  'figure.combined.caption':
    'Two Gantuas are in front of both Red stacks, so the two stacks can attack them together [7.03].',
  'figure.combined.1':
    'Two Phlanxes attack with a strength of 3 each, and Phlanxes are of the right class against Gantuas: 6 + 2 = 8 [7.042].',
  'figure.combined.2':
    'Three Low Renders attack with a strength of 2 each, a total of 6, and get no add. Each stack has its own adds [7.043].',
  'figure.combined.3':
    'The strengths are 8 + 6 = 14 against 8. That is more than 3-2 and less than 2-1, so it is rounded in the defender’s favour to 3-2 [7.061].',
  'figure.combined.4': 'The die shows 3: the defender retreats [7.062].',
  'figure.combined.5':
    'Red, the enemy of the retreating units, chooses where they go: the Gantuas move to 0813, as one stack [7.066]. Red may then advance into 0814 and turn stacks.',
  'figure.charge.title': 'A charge',
  'figure.charge.caption':
    'Three Phlanxes charge two Gantuas [8.02]. The charge doubles the strength of the Phlanxes [8.022].',
  'figure.charge.1':
    'The Phlanxes’ strength of 3 × 3 = 9 is doubled to 18, and the class add of 3 makes it 21 [7.042].',
  'figure.charge.2': 'The strengths are 21 against 8, so the odds are 2-1 [7.061].',
  'figure.charge.3':
    'The die shows 3: the Gantuas are disrupted [7.062]. They stay where they are and fight with their disrupted strength [7.064]. After the charge, the Phlanxes are disrupted too [8.024].',
} as const;
