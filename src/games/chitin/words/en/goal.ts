/** What the card says that a game opens with. */
export const goal = {
  'goal.tokens':
    'You win by bringing {n} harvest tokens home, over the edge of the map that your hive came from [4.01].',
  'goal.points':
    'Most points win: every harvest token brings its value when you carry it home [4.021].',
  'goal.losses': 'Every unit that you lose costs you two points [4.022].',
  'goal.carry':
    'Send Workers for the tokens: only they can carry them, and into hexes that the enemy controls they go only beside a warrior [6.081] [6.082].',
  'goal.face':
    'Move your warriors and turn them: a stack fights what is in the three hexes it faces, and is weak from behind [6.06] [7.041].',
  'goal.fight':
    'After moving you must attack every enemy in front of you. Strength against strength makes the odds, one die the result [7.02] [7.061].',
  'goal.mark.strength': 'strength, in attack and defence [2.022]',
  'goal.mark.moves': 'movement points a turn [6.02]',
  'goal.mark.charge': 'it may charge [2.022]',
  'goal.mark.no-charge': 'it may charge, in advanced games only [2.022]',
  'goal.mark.class': 'its class; S beats H, H beats R, R beats T, T beats S [7.042]',
} as const;
