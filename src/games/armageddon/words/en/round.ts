/** The round: initiative, action points, the hand, what is deployed, built and repaired. */
export const round = {
  'prompt.initiative.bid': 'how many dice for initiative do you buy?',
  'label.bid':
    '{n, plural, =0 {No die more} one {# die more ({price} resource)} other {# dice more ({price} resources)}}',
  'prompt.hand.discard': 'what do you discard?',
  'label.draw': 'Draw a card',
  'label.make-room': 'Discard something',
  'label.deal': 'Card {n} of the deck',
  'label.discard': 'Discard {card}',
  'log.draws': '{card} comes into the hand.',
  'log.discarded': '{card} is discarded.',
  'log.bids': '{by} has {n} dice for initiative.',
  'log.initiative': '{by} rolls {hits} of {n}.',
  'log.points': '{by} has {n} action points.',
  'refusal.no-deck': 'There is no card left in your deck.',
  'refusal.hand-full': 'There is no room in your hand: discard something first.',
  'refusal.draw-dear': 'Drawing costs {n} AP, and you have fewer.',
  'refusal.hand-has-room': 'Your hand has room: cards are discarded only when it is full.',
  'refusal.bid-most': 'No more than {most} dice are sold.',
  'refusal.bid-dear':
    '{n, plural, one {# die costs} other {# dice cost}} {price} resources, and you have fewer.',
} as const;
