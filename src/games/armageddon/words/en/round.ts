/** The round: initiative, action points, the hand, what is deployed, built and repaired. */
export const round = {
  'prompt.initiative.bid': 'how many dice for initiative do you buy?',
  'label.bid':
    '{n, plural, =0 {No die more} one {# die more ({price} resource)} other {# dice more ({price} resources)}}',
  'log.bids': '{by} has {n} dice for initiative.',
  'log.initiative': '{by} rolls {hits} of {n}.',
  'log.points': '{by} has {n} action points.',
  'refusal.bid-most': 'No more than {most} dice are sold.',
  'refusal.bid-dear':
    '{n, plural, one {# die costs} other {# dice cost}} {price} resources, and you have fewer.',
} as const;
