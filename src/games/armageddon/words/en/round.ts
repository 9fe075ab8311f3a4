/** The round: initiative, action points, the hand, what is deployed, built and repaired. */
export const round = {
  'prompt.initiative.bid': 'how many dice for initiative do you buy?',
  'label.bid':
    '{n, plural, =0 {No die more} one {# die more ({price} resource)} other {# dice more ({price} resources)}}',
  'prompt.hand.discard': 'what do you discard?',
  'prompt.deploy.to': 'where does it go?',
  'label.deploy': 'Deploy {card}',
  'label.into': 'Into {card}',
  'label.site': 'Build it in {at}',
  'label.draw': 'Draw a card',
  'label.make-room': 'Discard something',
  'label.deal': 'Card {n} of the deck',
  'label.discard': 'Discard {card}',
  'log.draws': '{card} comes into the hand.',
  'log.discarded': '{card} is discarded.',
  'log.deployed': '{card} is deployed in {at}.',
  'log.base-found': 'In {at} there is {card} already: nothing is built.',
  'log.bids': '{by} has {n} dice for initiative.',
  'log.initiative': '{by} rolls {hits} of {n}.',
  'log.points': '{by} has {n} action points.',
  'refusal.no-deck': 'There is no card left in your deck.',
  'refusal.hand-full': 'There is no room in your hand: discard something first.',
  'refusal.draw-dear': 'Drawing costs {n} AP, and you have fewer.',
  'refusal.hand-has-room': 'Your hand has room: cards are discarded only when it is full.',
  'refusal.not-deployed':
    '{card} cannot be deployed: name a hero, a unit or a facility of your hand.',
  'refusal.deploy-dear': '{card} costs more action points or resources than you have.',
  'refusal.no-barracks':
    '{card} needs a base of yours with Barracks that nobody besieges; heroes and Fast Deploy go into supplied armies with room for them too.',
  'refusal.no-outpost':
    '{card} needs a supplied hex that you control, with a hero or an engineer of yours and no other base.',
  'refusal.no-slot': '{card} needs a base of yours that nobody besieges, with a free slot.',
  'refusal.bid-most': 'No more than {most} dice are sold.',
  'refusal.bid-dear':
    '{n, plural, one {# die costs} other {# dice cost}} {price} resources, and you have fewer.',
} as const;
