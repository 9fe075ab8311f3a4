/** The state of play, its constants, the views of the sides, and queries for the rules. */
import { BitRows, bitSight, rowLength } from '../../src/kernel/bits.ts';
import type { Board } from '../../src/kernel/board/graph.ts';
import { hexBoard, nodeDistance } from '../../src/kernel/board/hex.ts';
import { holdTo } from '../../src/kernel/conformance/invariant.ts';
import { node, unit } from '../../src/kernel/text/message.ts';
import type { SideSpec, UnitSpec } from '../../src/kernel/game.ts';
import { defineState, NONE, type StateOf, UNKNOWN } from '../../src/kernel/state.ts';
import { CARDS, type IslesDocument } from './document.ts';
import { STEPS } from './names.ts';
import { msg } from './i18n/msg.ts';

/** Units of each side. */
const TROOPS = 2;
/** [2] Maximum number of cards in a hand. */
export const HAND = 3;
export const KINDS = CARDS.length;

export interface World {
  readonly sides: readonly SideSpec[];
  readonly board: Board;
  readonly units: readonly UnitSpec[];
  /** 1 on hills. */
  readonly hill: Uint8Array;
  /** Cards of each kind in every deck. */
  readonly deck: readonly number[];
  /** [5] Number of rounds in a game. */
  readonly rounds: number;
}

const COLOURS = ['red', 'blue', 'green'];

export function makeWorld(players: number, rounds: number, document: IslesDocument): World {
  const cells = document.map.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === ' ' ? [] : { q: x - (y >> 1), r: y, sign })),
  );
  const names = COLOURS.slice(0, players);
  return {
    sides: names.map((id) => ({ id })),
    board: hexBoard(
      'pointy',
      cells.map(({ q, r }) => ({ q, r })),
    ),
    units: names.flatMap((id, side) =>
      Array.from({ length: TROOPS }, (_, i) => ({ id: `${id[0]}${i + 1}`, type: 'troop', side })),
    ),
    hill: Uint8Array.from(cells, ({ sign }) => Number(sign === '^')),
    deck: CARDS.map((card) => document.cards[card]),
    rounds,
  };
}

const specOf = (world: World) => {
  const { sides, units } = world;
  return {
    schema: `isles-${sides.length}-${units.length}/2`,
    steps: STEPS,
    depth: 4,
    scalars: { side: 'public', round: 'public' },
    columns: {
      /** Node of each unit, `NONE` once it is dead. */
      at: [units.length, 'secret'],
      /** Units that a side has met or scouted and that have not moved since, in rows of bits. */
      known: [sides.length * rowLength(units.length), 'secret'],
      /** Cards of each kind in each side's deck, and in its hand. */
      deck: [sides.length * KINDS, 'secret'],
      hand: [sides.length * KINDS, 'secret'],
      /** Cards played face up; all other cards are in decks and hands. */
      played: [sides.length * KINDS, 'public'],
      deckSize: [sides.length, 'public'],
      handSize: [sides.length, 'public'],
      /** 1 once a side is out of the game. */
      out: [sides.length, 'public'],
    },
    world,
  } as const;
};

export type Isles = StateOf<ReturnType<typeof specOf>>;

const cardSight = (_: unknown, i: number, side: number): boolean => Math.trunc(i / KINDS) === side;

export const stateClass = (world: World) =>
  defineState(specOf(world), {
    at: (s, u, side) => seesUnit(s, u, side),
    known: bitSight(rowLength(world.units.length)),
    deck: cardSight,
    hand: cardSight,
  });

export const knownRows = ({ world }: Isles): BitRows => new BitRows(world.units.length);

export const sideOf = ({ world }: Isles, u: number): number => world.units[u]?.side;

/** Whether a unit is alive; the places of dead units are public, so a hidden unit is alive. */
export const isAlive = (s: Isles, u: number): boolean => s.at[u] !== NONE;

/** The living units of a side. */
export const troopsOf = (s: Isles, side: number): number[] =>
  [...s.at.keys()].filter((u) => sideOf(s, u) === side && isAlive(s, u));

/** [6] Fog: a side sees its own units, those in or beside a hex of its own units, and those that it has found. */
function seesUnit(s: Isles, u: number, side: number): boolean {
  if (side === sideOf(s, u) || !isAlive(s, u) || s.depth === 0) return true;
  if (side < 0 || s.at[u] === UNKNOWN) return false;
  if (knownRows(s).has(s.known, side, u)) return true;
  return troopsOf(s, side).some((own) => isNear(s, s.at[own], s.at[u]));
}

const isNear = ({ world }: Isles, a: number, b: number): boolean =>
  nodeDistance(world.board, a, b) <= 1;

/** Returns the living unit known to be on a node, or `NONE`. */
export const unitOn = (s: Isles, n: number): number => s.at.indexOf(n);

export function check(s: Isles): void {
  const { board, deck } = s.world;
  for (const [u, n] of s.at.entries()) {
    if (n === NONE || n === UNKNOWN) continue;
    holdTo(n >= 0 && n < board.size, 'at', u, () => msg('fault.nowhere', { u: unit(u) }));
    const v = s.at.indexOf(n);
    holdTo(v === u, 'at', u, () => msg('fault.shared', { u: unit(u), at: node(n), v: unit(v) }));
  }
  for (let i = 0; i < s.hand.length; i++) {
    if (s.hand[i] === UNKNOWN) continue;
    const all = s.hand[i] + s.deck[i] + s.played[i];
    holdTo(all === deck[i % KINDS], 'hand', i, msg('fault.lost'));
  }
}
