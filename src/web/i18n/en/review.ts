/** Messages about the replay of a game. */
export const review = {
  'review.working': 'Analysing the game…',
  'review.title': 'Evaluation',
  'review.graph': 'Evaluation after each turn',
  'review.above': '(above)',
  'review.below': '(below)',
  'review.dice-alone': 'dice only',
  'review.measure':
    'For each position, the engine estimates how many games out of 100 each side would win: 100 is a certain win, 50 is even.',
  'review.measure-luck':
    'Luck is how much better a roll turned out than the average of its possible results.',
  'review.turns': 'Turning points',
  'review.turn': '{who} went from {from} to {to}: dice {dice}, moves {play}',
  'review.turn-still': '{who} went from {from} to {to}',
  'review.rolls': 'Decisive rolls',
  'review.roll': '{who} {luck} (expected {expected}, got {came})',
  'review.die': 'Dice: {text}',
  'review.entry': 'after move',
  'review.balance': 'Luck and losses',
  'review.side': 'Side',
  'review.luck': 'Luck',
  'review.losses': 'Units lost',
  'review.all-turns': 'All turns ({n})',
  'review.all-rolls': 'All rolls ({n})',
} as const;
