/** What is said of a game that is looked back at. */
export const review = {
  'review.working': 'Looking back at the game …',
  'review.title': 'How it stood',
  'review.graph': 'How the game stood after each turn',
  'review.above': '(above)',
  'review.below': '(below)',
  'review.dice-alone': 'by the dice alone',
  'review.measure':
    'In games out of a hundred, as the computer judges the positions: 100 is won, 50 is even.',
  'review.measure-luck':
    'A roll is as lucky as what it led to is better than the average of all that it could have led to.',
  'review.turns': 'Where it turned',
  'review.turn': '{who} from {from} to {to}: dice {dice}, moves {play}',
  'review.turn-still': '{who} from {from} to {to}',
  'review.rolls': 'The rolls that decided it',
  'review.roll': '{who} {luck}: {expected} was to be expected, {came} came',
  'review.die': 'Dice: {text}',
  'review.entry': 'after entry',
  'review.balance': 'Luck and losses',
  'review.side': 'Side',
  'review.luck': 'Luck',
  'review.losses': 'Lost units',
  'review.all-turns': 'All turns ({n})',
  'review.all-rolls': 'All rolls ({n})',
} as const;
