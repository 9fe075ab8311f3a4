/** Text of the card that opens a game. */
export const goal = {
  'goal.win': 'Take or destroy the headquarters of every enemy: the last player left wins [9.3].',
  'goal.out':
    'A player without a headquarters is eliminated at the end of the turn, unless they retake it first [9.1] [9.2].',
  'goal.build':
    'Spend the action points of the round [2.10]: draw cards [2.14], deploy them at your bases [2.18], let heroes do research [7.1]. Cards are paid with humans (H), materials (M), energy (E) and technology (T) [1.2].',
  'goal.march':
    'Found armies and march [3.9]: explore the map, claim what you find [3.6], take hexes with resources and bring collectors there [2.21].',
  'goal.challenge':
    'Fight: each die is a success half of the time, and each success the attacker has more than the defender is a point of damage [5.2]. Fly sorties against targets you have seen [6.1].',
  'goal.mark.attack': 'attack: dice rolled when it attacks [5.2]',
  'goal.mark.defence': 'defence: dice rolled when it is attacked [5.2]',
  'goal.mark.points': 'points: it is destroyed when it has taken this much damage [1.4]',
} as const;
