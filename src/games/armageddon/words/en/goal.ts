/** What the card says that a game opens with. */
export const goal = {
  'goal.win': 'Take or destroy the headquarters of every enemy: who is left alone has won [9.3].',
  'goal.out':
    'Who loses his headquarters is out at the end of the turn; one that was taken he may retake until then [9.1] [9.2].',
  'goal.build':
    'Spend the action points of the round [2.10]: draw cards [2.14], deploy them at your bases [2.18], let heroes do research [7.1]. Cards are paid with humans (H), materials (M), energy (E) and technology (T) [1.2].',
  'goal.march':
    'Found armies and march [3.9]: explore the map, claim what you find [3.6], take hexes with resources and bring collectors there [2.21].',
  'goal.challenge':
    'Fight: every die is a success half of the time, and what the attacker has more than the defender is damage [5.2]. Fly sorties over what you have seen [6.1].',
  'goal.mark.attack': 'attack: dice when it strikes [5.2]',
  'goal.mark.defence': 'defence: dice when it is struck [5.2]',
  'goal.mark.points': 'points: it is lost when so much damage is done [1.4]',
} as const;
