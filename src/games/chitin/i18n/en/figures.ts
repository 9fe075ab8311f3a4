/** Titles, captions and steps of the figures in the rulebook. */
export const figures = {
  'figure.costs.title': 'What the next hex costs a Termagant',
  'figure.costs.caption':
    'Plains cost 1 movement point, all other terrain 2 [6.03]. River and rough together at 0916 still cost 2 [6.031]. A Gantua would pay 1 for the river hexes, a Low Render 1 for the forest.',
  'figure.worker.title': 'A Gantua takes a Worker to token A',
  'figure.worker.caption':
    'Token A lies on 0815, next to Blue’s Termagant. The six hexes round the Termagant are its zone of control [6.04].',
  'figure.worker.1':
    'Red chooses the Gantua and the Worker. Alone, the Worker could not enter the zone of control; with a combat unit it can [6.082].',
  'figure.worker.2':
    'They move to 0815. Each pays for the river, and 1 more for the zone of control: the Gantua 1 + 1 = 2, the Worker 2 + 1 = 3 of 4 points [6.04].',
  'figure.worker.3': 'The Worker picks up token A. From now on the token moves with it [6.081].',
  'figure.worker.4':
    'The move ends with a facing. Facing NE, the Gantua has the Termagant in front of it, and Red must attack it [7.02].',
  'figure.rear.title': 'Attack from the rear',
  'figure.rear.caption':
    'The Termagant faces NE, so 0815 is one of the three hexes behind it. The Gantua faces it and must attack [7.02].',
  'figure.rear.1':
    'The Gantua attacks with 4, +1 for the rear [7.041] and +1 for the right class [7.042]. The Worker can’t attack.',
  'figure.rear.2': '6 against 2 is 3-1 [7.061].',
  'figure.rear.3':
    'The die shows 4. At 3-1 the defender loses one unit, and the Termagant dies [7.062].',
  'figure.combined.title': 'Two stacks against one',
  'figure.combined.caption':
    'Two Gantuas are in front of both Red stacks, so both can attack together [7.03].',
  'figure.combined.1':
    'Two Phlanxes attack with 3 each, and Phlanxes are of the right class against Gantuas: 6 + 2 = 8 [7.042].',
  'figure.combined.2':
    'Three Low Renders attack with 2 each and get no add: 6. Each stack has its own adds [7.043].',
  'figure.combined.3':
    '8 + 6 = 14 against 8. That is more than 3-2 and less than 2-1, and is rounded for the defender: 3-2 [7.061].',
  'figure.combined.4': 'The die shows 3: the defender retreats [7.062].',
  'figure.combined.5':
    'The enemy chooses where: Red moves the Gantuas to 0813, as one stack [7.066]. Red may then advance into 0814, and turn.',
  'figure.charge.title': 'A charge',
  'figure.charge.caption':
    'Three Phlanxes have declared a charge [8.02], which doubles their strength [8.022].',
  'figure.charge.1': '3 × 3 = 9, doubled 18, and +3 for the right class [7.042]: 21.',
  'figure.charge.2': '21 against 8 is 2-1 [7.061].',
  'figure.charge.3':
    'The die shows 3: the Gantuas are disrupted [7.062]. They stay, and fight with their disrupted strength [7.064]. After the charge, so do the Phlanxes [8.024].',
} as const;
