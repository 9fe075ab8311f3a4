/** [8.1] The form for building decks: every card with its points, and the points and cards that are left. */
import type { FormChoice, Designer, FormField, FormSection } from '../../../kernel/setup/design.ts';
import type { Json } from '../../../kernel/setup/json.ts';
import type { Message } from '../../../kernel/text/message.ts';
import { FAMILIES } from '../data/abilities.ts';
import { deckPointsOf, faceTypeOf } from '../data/card.ts';
import { CARD, type CardId, CARDS } from '../data/cards.ts';
import { FACTION_IDS, type FactionId } from '../data/factions.ts';
import { SEATS } from '../data/options.ts';
import { type Prints, printsOf } from '../data/prints.ts';
import { VALUES } from '../data/values.ts';
import { msg } from '../i18n/msg.ts';
import {
  cardsOf,
  type DeckDocument,
  pointsOfCards,
  pointsOfTiles,
  type SeatDeck,
  sizeOf,
  starterOf,
  tilePointsOf,
  tilesOf,
} from './document.ts';
import { DECK_POINTS, mostOf, TILE_POINTS, USUAL } from './limits.ts';

/** Initial document: two starter decks, within the usual limits. */
const START: DeckDocument = {
  ...USUAL,
  decks: [starterOf('red', 'compact'), starterOf('blue', 'lattice')],
};

const jsonOf = (value: DeckDocument | SeatDeck): Json => value as unknown as Json;
const documentOf = (draft: Json): DeckDocument => draft as unknown as DeckDocument;

/** Creates the editor of decks, which are priced by the values of a variant. */
export const createDesigner = (prints = printsOf(VALUES.defaults)): Designer => ({
  start: () => jsonOf(START),
  form: (draft) => ({ sections: sectionsOf(prints, documentOf(draft)) }),
  tidy: (draft) => jsonOf(tidyDecks(documentOf(draft))),
});

/**
 * Cleans up decks after a change: a new faction gets its starter deck, and cards and tiles with count 0 are removed.
 */
const tidyDecks = (document: DeckDocument): DeckDocument => ({
  ...document,
  decks: document.decks.map((deck) =>
    isOfFaction(deck)
      ? { ...deck, cards: withoutNone(deck.cards), tiles: withoutNone(deck.tiles) }
      : starterOf(deck.seat, deck.faction),
  ),
});

const isOfFaction = ({ faction, cards, tiles }: SeatDeck): boolean => {
  const known: readonly string[] = [...cardsOf(faction), ...tilesOf(faction)];
  return Object.keys({ ...cards, ...tiles }).every((id) => known.includes(id));
};

const withoutNone = <T extends Readonly<Record<string, number>>>(counts: T): T =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0)) as T;

// Sections

const sectionsOf = (prints: Prints, document: DeckDocument): FormSection[] => [
  limitsSection(document),
  {
    id: 'decks',
    title: msg('design.decks'),
    rule: '8.1',
    fields: [],
    sections: document.decks.map((_, i) => deckSection(prints, document, i)),
    additions: SEATS.filter((seat) => !document.decks.some((deck) => deck.seat === seat)).map(
      (seat) => ({
        label: msg('design.add-deck', { seat: msg(`side.${seat}`) }),
        at: ['decks'],
        value: jsonOf(starterOf(seat, FACTION_IDS[SEATS.indexOf(seat)])),
      }),
    ),
  },
];

const limitsSection = ({ points, tiles }: DeckDocument): FormSection => ({
  id: 'limits',
  title: msg('design.limits'),
  rule: '8.3',
  fields: [
    choice(['points'], msg('design.points'), numbers(DECK_POINTS), points),
    choice(['tiles'], msg('design.tiles'), numbers(TILE_POINTS), tiles),
  ],
});

const numbers = (values: readonly number[]): FormChoice[] =>
  values.map((value) => ({ label: msg('design.number', { n: value }), value }));

function choice(
  at: readonly (string | number)[],
  label: Message,
  choices: readonly FormChoice[],
  value: Json | undefined,
): FormField {
  const chosen = choices.findIndex((each) => each.value === value);
  return { kind: 'choice', at, label, choices, chosen };
}

/** [8.1] [8.3] Returns the section of a deck: its faction, and its cards by family. */
function deckSection(
  prints: Prints,
  { decks, points, tiles }: DeckDocument,
  i: number,
): FormSection {
  const deck = decks[i];
  const factions = FACTION_IDS.map((id) => ({ label: msg(`faction.${id}`), value: id }));
  const free = SEATS.filter((seat) => seat === deck.seat || !decks.some((d) => d.seat === seat));
  const seats = free.map((seat) => ({ label: msg(`side.${seat}`), value: seat }));
  return {
    id: `deck-${deck.seat}`,
    title: msg('design.deck', { seat: msg(`side.${deck.seat}`) }),
    rule: '8.1',
    tally: { label: msg('design.points'), n: pointsOfCards(prints, deck.cards), most: points },
    fields: [
      choice(['decks', i, 'seat'], msg('design.seat'), seats, deck.seat),
      choice(['decks', i, 'faction'], msg('design.faction'), factions, deck.faction),
    ],
    ...(decks.length > 1 && { entry: ['decks', i] }),
    sections: [
      ...FAMILIES.map((family) => cardsSection(prints, deck, i, family)),
      tilesSection(prints, deck, i, tiles),
    ],
  };
}

/** [8.1] Returns the field group of a family's cards, with the size of the whole deck. */
const cardsSection = (
  prints: Prints,
  { seat, faction, cards }: SeatDeck,
  i: number,
  family: (typeof FAMILIES)[number],
): FormSection => ({
  id: `deck-${seat}-${family}`,
  title: msg(`design.${family}`),
  tally: { label: msg('design.cards'), n: sizeOf(cards), most: prints.values.mostCards },
  fields: cardsOf(faction)
    .filter((id) => CARDS[CARD[id]].family === family)
    .map((id) => cardField(prints, id, faction, cards[id] ?? 0, i)),
});

/** [8.2] Returns the field for the number of a card in the deck, with its points. */
const cardField = (
  prints: Prints,
  id: CardId,
  faction: FactionId,
  value: number,
  i: number,
): FormField => ({
  kind: 'number',
  at: ['decks', i, 'cards', id],
  label: msg(`card.${id}`, { faction }),
  hint: msg('design.price', { n: deckPointsOf(prints.cards[CARD[id]]) }),
  ...{ value, min: 0, max: mostOf(prints.values, id) },
  item: { type: faceTypeOf(CARDS[CARD[id]], faction) },
});

/** [8.4] Returns the section of tiles. */
const tilesSection = (
  prints: Prints,
  { seat, faction, tiles }: SeatDeck,
  i: number,
  most: number,
): FormSection => ({
  id: `deck-${seat}-tiles`,
  title: msg('design.laid'),
  rule: '8.4',
  tally: { label: msg('design.tiles'), n: pointsOfTiles(prints, tiles), most },
  fields: tilesOf(faction).map((id) => ({
    kind: 'number',
    at: ['decks', i, 'tiles', id],
    label: msg(`tile.${id}`),
    hint: msg('design.price', { n: tilePointsOf(prints, id) }),
    ...{ value: tiles[id] ?? 0, min: 0, max: prints.values.mostTiles },
  })),
});
