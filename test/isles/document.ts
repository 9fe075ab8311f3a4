/** [1] Documents that players can bring: a map and the cards of a deck. */
import { type DocumentSpec, InputError } from '../../src/kernel/setup/setup.ts';
import { msg } from './i18n/msg.ts';

/** Kinds of cards, in the order of their numbers. */
export const CARDS = ['march', 'raid', 'scout'] as const;
type Card = (typeof CARDS)[number];

/** A map as rows (`.` land, `^` hill, blank sea), and the number of cards of each kind in a deck. */
export interface IslesDocument {
  readonly map: readonly string[];
  readonly cards: Readonly<Record<Card, number>>;
}

const USUAL: IslesDocument = {
  map: ['.....', '.....', '..^..', '.....', '.....'],
  cards: { march: 6, raid: 3, scout: 3 },
};
export const LARGEST = 9;
const FEWEST_HEXES = 12;
export const MOST_CARDS = 20;

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

function readMap(raw: unknown): string[] {
  const isMap =
    Array.isArray(raw) &&
    raw.length <= LARGEST &&
    raw.every((row) => typeof row === 'string' && row.length <= LARGEST && /^[.^ ]*$/.test(row));
  if (!isMap) throw new InputError(msg('fault.map', { n: LARGEST }));
  const rows = raw.map((row: string) => row.trimEnd());
  if (rows.join('').replaceAll(' ', '').length < FEWEST_HEXES)
    throw new InputError(msg('fault.map.few', { n: FEWEST_HEXES }));
  return rows;
}

function readCards(raw: unknown): Record<Card, number> {
  const known = { row: CARDS };
  if (!isRecord(raw)) throw new InputError(msg('fault.cards', { known }));
  const unknown = Object.keys(raw).find((key) => !CARDS.some((card) => card === key));
  if (unknown !== undefined)
    throw new InputError(msg('fault.cards.unknown', { field: unknown, known }));
  const counts = CARDS.map((card) => raw[card] ?? 0);
  const bad = counts.findIndex(
    (n) => typeof n !== 'number' || !Number.isInteger(n) || n < 0 || n > MOST_CARDS,
  );
  if (bad >= 0)
    throw new InputError(msg('fault.cards.number', { field: CARDS[bad], n: MOST_CARDS }));
  return Object.fromEntries(CARDS.map((card, i) => [card, counts[i]])) as Record<Card, number>;
}

export const islesDocument: DocumentSpec = {
  read(raw = USUAL) {
    if (!isRecord(raw)) throw new InputError(msg('fault.document'));
    const unknown = Object.keys(raw).find((key) => key !== 'map' && key !== 'cards');
    if (unknown !== undefined) throw new InputError(msg('fault.field', { field: unknown }));
    return { map: readMap(raw.map), cards: readCards(raw.cards) };
  },
};
