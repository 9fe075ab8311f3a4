/** All texts of Isles in English. */
export const en = {
  // Before a game is opened
  'game.title': 'Isles',
  'game.tagline': 'Two units, a few cards, and fog.',
  'game.credits': 'Made for tests.',
  'game.designed': 'All of it.',
  'document.name': 'map and deck',
  'scenario.three.title': 'Three',
  'scenario.three.text': 'Three sides with two units each.',
  'scenario.duel.title': 'Duel',
  'scenario.duel.text': 'Two sides with two units each.',
  'scenario.alone.title': 'Alone',
  'scenario.alone.text': 'One side, which must hold a hill.',
  'option.rounds.title': 'Rounds',
  'option.rounds.text': 'Length.',

  // Making a map and a deck
  'form.map': 'Map',
  'form.row': 'Row {n}',
  'form.add-row': 'Add a row',
  'form.cards': 'Deck',
  'form.total': 'Cards',

  // Names of things
  'side.red': 'Red',
  'side.blue': 'Blue',
  'side.green': 'Green',
  'item.march': 'march',
  'item.raid': 'raid',
  'item.scout': 'scout',
  'unit.troop': 'Troop {u}',
  'terrain.land': 'Land',
  'terrain.hill': 'Hill',
  'zone.hand': "{by}'s hand",
  'zone.deck': "{by}'s deck",

  // Prompts
  'prompt.turn': 'play a card, or pass.',
  'prompt.move': 'which unit marches?',
  'prompt.to': 'into which hex?',
  'prompt.raid': 'which enemy is raided?',
  'prompt.spy': 'which hex is scouted?',
  'prompt.dice': 'The dice decide.',
  'prompt.over': 'The game is over.',
  'label.play': 'Play {card}',
  'label.draw': 'Draw {card}',
  'label.move': 'March with {u}',
  'label.to': 'To {at}',
  'label.spy': 'To {at}',
  'label.roll': 'Roll {n}',
  'label.pass': 'Pass',

  // Beside the board
  'panel.round': 'Round',
  'panel.of': '{n} of {all}',
  'panel.points': "{by}'s points",
  'panel.least': 'at least {n}',

  // Log lines
  'log.drawn': 'You draw {card}.',
  'log.played': '{by} plays {card}.',
  'log.walked': '{u} marches to {at}.',
  'log.spied': 'Scouted at {at}: {us}.',
  'log.fought': '{u} fights {v} at {at}, {n}: {outcome}.',
  'log.out': '{by} is out of play.',
  'outcome.lost': 'attacker lost',
  'outcome.none': 'no effect',
  'outcome.won': 'defender lost',
  'end.alone': 'The rounds are over: a hill is held, or not.',
  'end.points': 'The most points count.',

  // Refusals
  'refusal.card': 'That card is not in your hand; play one that is, or pass.',
  'refusal.raid': 'A raid needs an enemy in sight beside a unit of yours.',
  'refusal.march': 'No unit of yours has a hex to march into.',
  'refusal.stuck': '{u} has no hex to march into; take another.',
  'refusal.enemy': '{u} is not yours; march with one of your own.',
  'refusal.to': 'A march goes into a hex beside the unit, free of your own.',
  'refusal.target': 'No enemy in sight stands there beside a unit of yours.',

  // Faults of documents and position files
  'fault.map':
    'document.map: expected at most {n} rows of at most {n} signs: "." land, "^" hill, blank sea',
  'fault.map.few': 'document.map: expected at least {n} hexes that are no sea',
  'fault.cards': 'document.cards: expected numbers of {known}',
  'fault.cards.unknown': 'document.cards.{field}: there are only {known}',
  'fault.cards.number': 'document.cards.{field}: expected a whole number from 0 to {n}',
  'fault.document': 'document: expected an object with map and cards',
  'fault.field': 'document.{field}: unknown field',
  'fault.nowhere': '{u} stands nowhere',
  'fault.shared': '{u} shares {at} with {v}',
  'fault.lost': 'of each kind of card a side has as many as the deck had',
} as const;
