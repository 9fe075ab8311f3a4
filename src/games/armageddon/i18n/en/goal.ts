/** Text of the card that opens a game. */
export const goal = {
  'goal.win': 'Take or destroy the headquarters of every enemy: the last player left wins [9.3].',
  'goal.out':
    'A player who loses their headquarters is eliminated at the end of that turn, unless they retake it before then [9.1] [9.2].',
  'goal.build':
    'Spend your action points each round [2.10]: draw cards [2.14], deploy them at your bases [2.18], do research with heroes [7.1]. You pay for cards with humans (H), materials (M), energy (E) and technology (T) [1.2].',
  'goal.march':
    'Found armies and march [3.9]: explore the map, claim discoveries [3.6], take hexes with resources and build collectors there [2.21].',
  'goal.challenge':
    'Fight: each die has an even chance of success. If the attacker rolls more successes than the defender, each extra success does a point of damage [5.2]. Fly sorties against targets that you have observed [6.1].',
  'goal.mark.attack': 'attack: dice that the unit rolls when it attacks [5.2]',
  'goal.mark.defence': 'defence: dice that the unit rolls when it is attacked [5.2]',
  'goal.mark.points': 'hit points: the unit is destroyed when it has taken this much damage [1.4]',
} as const;
