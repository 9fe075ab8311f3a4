/** Custom decks: faults in a document, and the form for making one. */
export const design = {
  'document.name': 'deck',
  'design.limits': 'Limits',
  'design.decks': 'Decks',
  'design.deck': '{seat}’s deck',
  'design.add-deck': 'Add a deck for {seat}',
  'design.points': 'Deck points',
  'design.tiles': 'Tile points',
  'design.number': '{n}',
  'design.seat': 'Seat',
  'design.faction': 'Faction',
  'design.cards': 'Cards in the deck',
  'design.hero': 'Heroes',
  'design.unit': 'Units',
  'design.attack': 'Attack cards',
  'design.facility': 'Facilities',
  'design.laid': 'Tiles',
  'design.price': '{n, plural, one {# point} other {# points}}',

  'fault.record': 'expected an object with {known}',
  'fault.field': 'unknown field; expected one of {known}',
  'fault.one-of': 'expected one of {known}',
  'fault.decks': 'expected a list of 1 to {most} decks, each for a different seat',
  'fault.seat': '{seat} already has a deck: decks[{n}]',
  'fault.copies': 'expected a whole number from 0 to {most} {rule}',
  'fault.deck-size': 'expected {fewest} to {most} cards, but there are {size} {rule}',
  'fault.deck-points':
    'at most {most} points are allowed, but these cards are worth {points} {rule}',
  'fault.tiles-size': 'expected {fewest} to {most} tiles, but there are {size} {rule}',
  'fault.tiles-points':
    'at most {most} tile points are allowed, but these tiles have {points} {rule}',
} as const;
