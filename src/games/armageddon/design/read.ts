/**
 * [8.1] [8.3] [8.4] Reads a document of decks: an error names the field and the rule, and equal documents get one
 * normal form.
 */
import { type Message, ruleRef, msg as sharedMsg } from '../../../kernel/text/message.ts';
import { type DocumentSpec, InputError, type Json } from '../../../kernel/setup/setup.ts';
import { FACTION_IDS, type FactionId } from '../data/factions.ts';
import { type Prints, printsOf } from '../data/prints.ts';
import { VALUES } from '../data/values.ts';
import { SEATS } from '../data/options.ts';
import type { TileId } from '../data/tiles.ts';
import { msg } from '../i18n/msg.ts';
import {
  cardsOf,
  type DeckDocument,
  pointsOfCards,
  pointsOfTiles,
  type SeatDeck,
  sizeOf,
  tilesOf,
} from './document.ts';
import { createDesigner } from './form.ts';
import { DECK_POINTS, mostOf, TILE_POINTS, USUAL } from './limits.ts';

const AT = 'document';

export const decks: DocumentSpec = {
  read(raw, { variant }) {
    if (raw === undefined) return undefined;
    const prints = printsOf(VALUES.of(variant?.changes));
    return readDecks(raw, prints) as unknown as Json;
  },
  designer: (variant) => createDesigner(printsOf(VALUES.of(variant?.changes))),
};

/** Creates an error for bad input in a field of a document, such as `document.decks[0].cards`. */
const bad = (at: string, fault: Message): InputError =>
  new InputError(sharedMsg('fault.at', { at, fault }));

type Row = Readonly<Record<string, unknown>>;

/** Reads an object with no fields but the known ones. */
function readRecord(raw: unknown, at: string, known: readonly string[]): Row {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw bad(at, msg('fault.record', { known: { row: known } }));
  const odd = Object.keys(raw).find((key) => !known.includes(key));
  if (odd !== undefined) throw bad(`${at}.${odd}`, msg('fault.field', { known: { row: known } }));
  return raw as Row;
}

function readOne<T extends string | number>(raw: unknown, at: string, known: readonly T[]): T {
  const found = known.find((value) => value === raw);
  if (found === undefined)
    throw bad(at, msg('fault.one-of', { known: { row: known.map(String) } }));
  return found;
}

/** Returns a document in its normal form. */
function readDecks(raw: unknown, prints: Prints): DeckDocument {
  const record = readRecord(raw, AT, ['points', 'tiles', 'decks']);
  const points = readOne(record.points ?? USUAL.points, `${AT}.points`, DECK_POINTS);
  const tiles = readOne(record.tiles ?? USUAL.tiles, `${AT}.tiles`, TILE_POINTS);
  const list = readList(record.decks, `${AT}.decks`);
  const read = list.map((deck, i) =>
    readDeck(deck, `${AT}.decks[${i}]`, { points, tiles, prints }),
  );
  read.forEach(({ seat }, i) => {
    const n = read.findIndex((other) => other.seat === seat);
    if (n < i)
      throw bad(`${AT}.decks[${i}].seat`, msg('fault.seat', { seat: msg(`side.${seat}`), n }));
  });
  return { points, tiles, decks: SEATS.flatMap((seat) => read.find((d) => d.seat === seat) ?? []) };
}

function readList(raw: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > SEATS.length)
    throw bad(at, msg('fault.decks', { most: SEATS.length }));
  return raw;
}

interface Limits {
  readonly prints: Prints;
  readonly points: number;
  readonly tiles: number;
}

function readDeck(raw: unknown, at: string, limits: Limits): SeatDeck {
  const record = readRecord(raw, at, ['seat', 'faction', 'cards', 'tiles']);
  const seat = readOne(record.seat, `${at}.seat`, SEATS);
  const faction = readOne(record.faction, `${at}.faction`, FACTION_IDS);
  const cards = readCards(record.cards, `${at}.cards`, faction, limits);
  const tiles = readTiles(record.tiles, `${at}.tiles`, faction, limits);
  return { seat, faction, cards, tiles };
}

/** Reads counts by word, in the order of the words; zeros are omitted. */
function readCounts<Id extends string>(
  raw: unknown,
  at: string,
  known: readonly Id[],
  rule: string,
  most: (id: Id) => number,
): Partial<Record<Id, number>> {
  const record = readRecord(raw, at, known);
  const found = known.flatMap((id): [Id, number][] => {
    const n = record[id] ?? 0;
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 0 || n > most(id))
      throw bad(`${at}.${id}`, msg('fault.copies', { most: most(id), rule: ruleRef(rule) }));
    return n > 0 ? [[id, n]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<Id, number>>;
}

/** [8.1] [8.3] Reads the cards of a deck. */
function readCards(raw: unknown, at: string, faction: FactionId, { points: most, prints }: Limits) {
  const { values } = prints;
  const cards = readCounts(raw, at, cardsOf(faction), '8.1', (id) => mostOf(values, id));
  const [size, points] = [sizeOf(cards), pointsOfCards(prints, cards)];
  const { fewestCards: fewest, mostCards: largest } = values;
  if (size < fewest || size > largest)
    throw bad(at, msg('fault.deck-size', { fewest, most: largest, size, rule: ruleRef('8.1') }));
  if (points > most)
    throw bad(at, msg('fault.deck-points', { most, points, rule: ruleRef('8.3') }));
  return cards;
}

/** [8.4] Reads the tiles of a deck. */
function readTiles(raw: unknown, at: string, faction: FactionId, { tiles: most, prints }: Limits) {
  const { fewestTiles: fewest, mostTiles: largest } = prints.values;
  const tiles = readCounts<TileId>(raw, at, tilesOf(faction), '8.4', () => largest);
  const [size, points] = [sizeOf(tiles), pointsOfTiles(prints, tiles)];
  if (size < fewest || size > largest)
    throw bad(at, msg('fault.tiles-size', { fewest, most: largest, size, rule: ruleRef('8.4') }));
  if (points > most)
    throw bad(at, msg('fault.tiles-points', { most, points, rule: ruleRef('8.4') }));
  return tiles;
}
