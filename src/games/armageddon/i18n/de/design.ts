/** Custom decks, in German: what is wrong in a file, and the form it is made with. */
import type { design as english } from '../en/design.ts';

export const design: Readonly<Record<keyof typeof english, string>> = {
  'document.name': 'Deck',
  'design.limits': 'Grenzen',
  'design.decks': 'Decks',
  'design.deck': 'Deck von {seat}',
  'design.add-deck': 'Deck für {seat} hinzufügen',
  'design.points': 'Deckpunkte',
  'design.tiles': 'Plättchenpunkte',
  'design.number': '{n}',
  'design.seat': 'Platz',
  'design.faction': 'Fraktion',
  'design.cards': 'Karten im Deck',
  'design.hero': 'Helden',
  'design.unit': 'Einheiten',
  'design.attack': 'Angriffskarten',
  'design.facility': 'Anlagen',
  'design.laid': 'Plättchen',
  'design.price': '{n, plural, one {# Punkt} other {# Punkte}}',

  'fault.record': 'erwartet wird ein Objekt mit {known}',
  'fault.field': 'unbekanntes Feld; möglich sind {known}',
  'fault.one-of': 'möglich sind nur {known}',
  'fault.decks': 'erwartet wird eine Liste von 1 bis {most} Decks, jedes für einen anderen Platz',
  'fault.seat': '{seat} hat schon ein Deck: decks[{n}]',
  'fault.copies': 'erwartet wird eine ganze Zahl von 0 bis {most} {rule}',
  'fault.deck-size': 'erwartet werden {fewest} bis {most} Karten, aber es sind {size} {rule}',
  'fault.deck-points':
    'höchstens {most} Punkte sind erlaubt, aber diese Karten haben {points} {rule}',
  'fault.tiles-size': 'erwartet werden {fewest} bis {most} Plättchen, aber es sind {size} {rule}',
  'fault.tiles-points':
    'höchstens {most} Plättchenpunkte sind erlaubt, aber diese Plättchen haben {points} {rule}',
};
