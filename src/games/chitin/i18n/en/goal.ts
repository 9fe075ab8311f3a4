/** Text of the card that opens a game. */
export const goal = {
  'goal.tokens':
    'You win by bringing {n} harvest tokens home, over your own edge of the map [4.01].',
  'goal.points':
    'The side with the most points wins: each harvest token you carry home scores its value [4.021].',
  'goal.losses':
    'Each unit you lose costs you {n, plural, =2 {two points} one {# point} other {# points}} [4.022].',
  'goal.carry':
    'Send Workers for the tokens: only Workers can carry tokens. Without a warrior or Basic, Workers can’t enter hexes that the enemy controls [6.081] [6.082].',
  'goal.face':
    'Move your warriors and turn them: a stack can attack only the three hexes it faces, and is vulnerable from behind [6.06] [7.041].',
  'goal.fight':
    'After moving, you must attack every enemy in front of your units. The strengths of both sides give the odds, and one die decides the result [7.02] [7.061].',
  'goal.mark.strength': 'strength, in attack and defence [2.022]',
  'goal.mark.moves': 'movement points per turn [6.02]',
  'goal.mark.charge': 'can charge [2.022]',
  'goal.mark.no-charge': 'can charge (advanced games only) [2.022]',
  'goal.mark.class': 'class; S beats H, H beats R, R beats T, T beats S [7.042]',
} as const;
