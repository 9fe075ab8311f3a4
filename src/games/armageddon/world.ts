/**
 * Constants of a game: its board, its seats with their decks, the slots for cards and armies. A slot is anonymous:
 * its contents are hidden values of the state. The list of units is public and reveals nothing.
 */
import { BitRows } from '../../kernel/bits.ts';
import type { Board } from '../../kernel/board/graph.ts';
import { hexBoard } from '../../kernel/board/hex.ts';
import type { SideSpec, UnitSpec } from '../../kernel/game.ts';
import type { Setup } from '../../kernel/setup/setup.ts';
import { CULT_IDS } from './data/card.ts';
import { FACTION_IDS, FACTIONS, type Faction, type FactionId } from './data/factions.ts';
import { TACTICS } from './data/gear.ts';
import { MAP_SIZES } from './data/maps.ts';
import { PLAYERS, SEATS } from './data/options.ts';
import { type Prints, printsOf } from './data/prints.ts';
import { type Deck, STARTERS } from './data/starters.ts';
import { type DeckDocument, deckOf } from './design/document.ts';
import { type Switches, switchesOf } from './data/switches.ts';
import { type Values, VALUES } from './data/values.ts';
import { msg } from './i18n/msg.ts';

/** Slots of a player beyond the deck: for the stronghold, facilities built without a card, and cards that join. */
const SPARE = { small: 21, normal: 25, large: 29, huge: 33 } as const;
/** Slots for cards without a player: independents and cults. */
const NEUTRAL = { small: 30, normal: 45, large: 60, huge: 80 } as const;
/** Slots for armies, garrisons included. */
const ARMIES = { player: 24, neutral: 32 } as const;

/** Returns the additional slots without a player that a cult needs. */
export const cultSlots = (options: Setup['options']) =>
  options.cult ? { cards: 30, armies: 10 } : { cards: 0, armies: 0 };

export interface World {
  readonly values: Values;
  /** Cards, gear and tactics with their values. */
  readonly prints: Prints;
  readonly sides: readonly SideSpec[];
  readonly factions: readonly Faction[];
  readonly decks: readonly Deck[];
  readonly board: Board;
  /** Slots: cards first, then armies. */
  readonly units: readonly UnitSpec[];
  /** Number of slots for cards; later units are armies. */
  readonly cards: number;
  /** Names of items: tactics. */
  readonly items: readonly string[];
  readonly switches: Switches;
  readonly options: Readonly<Record<string, number>>;
  /** Owners by number: the sides, then independents, then cults. */
  readonly owners: readonly string[];
  /** Bit rows over the pieces, and over the hexes. */
  readonly pieceRows: BitRows;
  readonly hexRows: BitRows;
}

/** Returns the owner number of independents. */
export const independentsOf = ({ sides }: World): number => sides.length;

const letterOf = (pool: number): string => SEATS[pool]?.[0] ?? 'n';

/** Returns slots for cards or armies of a pool; neutral slots belong to no side. */
function slotsFor(count: number, pool: number, sides: number, type: 'card' | 'army'): UnitSpec[] {
  const [letter, side] = pool < sides ? [letterOf(pool), pool] : ['n', -1];
  if (type === 'card')
    return Array.from({ length: count }, (_, i) => ({ id: `${letter}${i + 1}`, type, side }));
  return Array.from({ length: count }, (_, i) => {
    const n = i + 1;
    const name = side < 0 ? msg('piece.neutral', { n }) : msg('piece.army', { side: { side }, n });
    return { id: `${letter}A${n}`, name, type, side };
  });
}

const sizeOfDeck = ({ cards }: Deck): number => Object.values(cards).reduce((a, b) => a + b, 0);

/** [2.1] [R82] Returns the deck of a seat in the document, or else the starter deck of its faction. */
function deckFor({ options, document }: Setup, seat: string, side: number): Deck {
  const given = (document as unknown as DeckDocument | undefined)?.decks;
  const own = given?.find((deck) => deck.seat === seat);
  return own ? deckOf(own) : STARTERS[FACTIONS[options[`${seat}-faction`] ?? side].id];
}

/** Returns a faction with its values. */
function factionOf(values: Values, id: FactionId): Faction {
  const i = FACTION_IDS.indexOf(id);
  return {
    ...FACTIONS[i],
    command: values.factionCommand[i],
    hand: values.factionHand[i],
    draw: values.factionDraw[i],
    supply: values.factionSupply[i],
    attitude: values.factionAttitude[i],
  };
}

export function makeWorld(setup: Setup): World {
  const { options } = setup;
  const count = PLAYERS[setup.scenario] ?? 2;
  const size = MAP_SIZES[options.map ?? 0];
  const sides = SEATS.slice(0, count).map((id) => ({ id, name: id }));
  const decks = sides.map(({ id }, side) => deckFor(setup, id, side));
  const values = VALUES.of(setup.variant?.changes);
  const factions = decks.map(({ faction }) => factionOf(values, faction));
  const pools = [...sides.keys(), count];
  const slots = Math.max(...decks.map(sizeOfDeck)) + SPARE[size.id];
  const cult = cultSlots(options);
  const cards = pools.flatMap((pool) =>
    slotsFor(pool < count ? slots : NEUTRAL[size.id] + cult.cards, pool, count, 'card'),
  );
  const armies = pools.flatMap((pool) =>
    slotsFor(pool < count ? ARMIES.player : ARMIES.neutral + cult.armies, pool, count, 'army'),
  );
  const units = [...cards, ...armies];
  return {
    values,
    prints: printsOf(values),
    sides,
    factions,
    decks,
    board: hexBoard('flat', cellsOf(size.columns, size.rows)),
    units,
    cards: cards.length,
    items: TACTICS.map(({ id }) => id),
    switches: switchesOf(options),
    options,
    owners: [...sides.map(({ id }) => id), 'independents', ...CULT_IDS],
    pieceRows: new BitRows(units.length),
    hexRows: new BitRows(size.columns * size.rows),
  };
}

/** Returns a grid of columns and rows, with odd columns half a hex lower. */
const cellsOf = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [q, row] = [i % columns, Math.trunc(i / columns)];
    return { q, r: row - (q - (q & 1)) / 2 };
  });
