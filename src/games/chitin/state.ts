/** The state of play, its constants, and functions on both in the terms of the rulebook. */
import { defineState, NONE, type StateOf } from '../../kernel/state.ts';
import { boxOf, HEXES, MEGAHEX_OF } from './data/field.ts';
import type { ScenarioRules } from './data/scenarios.ts';
import { TOKENS } from './data/scenarios.ts';
import type { Ratings } from './data/ratings.ts';
import type { Values } from './data/values.ts';
import {
  firstUnit,
  isFlyer,
  isWarrior,
  SIDE_UNITS,
  TYPE_OF,
  UNIT_COUNT,
  UNIT_TYPES,
} from './data/units.ts';
import { STEPS } from './rules/names.ts';
import type { Scratch } from './rules/scratch.ts';

/** Value of `at` for dead units; `NONE` is a unit that was not chosen. */
export const DEAD = -3;
export const GONE = -4;
/** [7.066] Bits of `followed`. */
export const ADVANCED = 1;
export const TURNED = 2;
/** [8.014] Value of `aim` for a flyer that fights enemy flyers. */
export const AIR = -5;

/** Upper limit of battles in a turn: each needs a stack of its own. */
export const BATTLES = 64;
/** Upper limit of stacks that one side has in a battle. */
export const VACATED = 24;

/** Everything about a game that does not change while it is played. */
export interface World {
  readonly rules: ScenarioRules;
  readonly values: Values;
  readonly ratings: Ratings;
  /** Maximum number of units of each type that a side may take, expansions included if they are switched on. */
  readonly pool: readonly number[];
  /** [R49] Maximum number of turns of each player. */
  readonly turns: number;
  /** [4.05] Whether the alternate end applies. */
  readonly firstOff: boolean;
  /** [4.03] Whether Learning and Basic continue until the last token. */
  readonly playOn: boolean;
  readonly scratch: Scratch;
}

const unitColumn = [UNIT_COUNT, 'public'] as const;
const tokenColumn = [TOKENS.length, 'public'] as const;
const sideColumn = [2, 'public'] as const;

const SPEC = {
  schema: 'chitin/3',
  steps: STEPS,
  depth: 10,
  scalars: {
    /** Side whose turn it is; during the set-up, the side that chooses. */
    mover: 'public',
    /** [3.02] Side that moves first. */
    first: 'public',
    /** Number of turns begun by the side that moves first, the current one included. */
    round: 'public',
    /** [3.02] Die of the side that rolled first. */
    die: 'public',
    /** [R50] 1 once both forces are chosen and shown. */
    revealed: 'public',
    /** Reason for the end of the game, an index into `ENDINGS`; 0 while it continues. */
    ending: 'public',
    /** [R59] Number of standstill rounds so far. */
    idle: 'public',
    /** [R59] Result of this round, an index into `STIRS`. */
    stir: 'public',
  },
  columns: {
    /** [3.02] End of each side: 0 north, 1 south. */
    end: sideColumn,
    /** [R50] Units of each type that each side has chosen; hidden until both are ready. */
    force: [2 * UNIT_TYPES.length, 'secret'],
    /** [2.05] [4.021] Value of the tokens that each side has brought off. */
    harvest: sideColumn,
    /** [4.01] Number of tokens that each side has brought off. */
    tokensOff: sideColumn,
    /** [2.05] [4.022] Number of units that each side has lost. */
    losses: sideColumn,
    /** [4.05] 1 once a unit of the side has been on the map. */
    entered: sideColumn,
    /** Node of each unit (flyers: centre of their megahex), or `NONE`, `DEAD`, `GONE`. */
    at: unitColumn,
    /** [6.06] Direction of ground units on the map, the same for all in a hex; else `NONE`. */
    facing: unitColumn,
    /** [7.064] 1 while disrupted. */
    disrupted: unitColumn,
    /** [6.02] Movement points left in this turn; flyers: megahexes. */
    left: unitColumn,
    /** [8.02] 1 for warriors that have declared a charge in this turn. */
    charging: unitColumn,
    /** [8.014] Megahexes a flyer has entered in this turn, one bit each. */
    arrived: unitColumn,
    /** [6.081] Token a Worker carries, or `NONE`. */
    carries: unitColumn,
    /** 1 for the units that the current steps move together: a party, or stacks that retreat. */
    marked: unitColumn,
    /**
     * Declared target of a unit. Ground units: one bit for each direction; flyers: the node of a stack, or `AIR`.
     * `NONE` for no target.
     */
    aim: unitColumn,
    /** Battle of a unit, from the announcement to its end, or `NONE`. */
    fight: unitColumn,
    /** [7.066] Actions of a victor after the current battle: bits `ADVANCED` and `TURNED`. */
    followed: unitColumn,
    /** [7.05] Hex in which a unit's stack stood with enemies behind it, or `NONE`. */
    menace: unitColumn,
    /** [7.061] Total strengths of each battle as announced; `NONE` for no battle. */
    attack: [BATTLES, 'public'],
    defence: [BATTLES, 'public'],
    /** [R19] Lowest hex attacked, which names the battle; for duels, the centre of the megahex. */
    place: [BATTLES, 'public'],
    /** [7.066] Hexes of the losers of the current battle, or `NONE`. */
    vacated: [VACATED, 'public'],
    /** [R43] Hexes in which units died in this turn, in order, then `NONE`. */
    bodies: unitColumn,
    /** [6.081] Token that a comrade of the dead unit carries on, at the same index, or `NONE`. */
    bodyToken: unitColumn,
    /** Node of each token, `NONE` unused, `GONE` brought off. */
    tokenAt: tokenColumn,
    /** [2.04] Current value of each token. */
    tokenValue: tokenColumn,
    /** [R10] 1 once a Worker has moved it in this turn. */
    tokenMoved: tokenColumn,
    /** [R59] Minimum distance from home of each carried token since it was picked up, else `NONE`. */
    tokenNear: tokenColumn,
  },
  world: undefined as unknown as World,
} as const;

export type Chitin = StateOf<typeof SPEC>;

/** [R50] Chosen forces are secret until both sides are ready. */
const ChosenState = defineState(SPEC, {
  force: (s, i, side) => s.revealed === 1 || Math.trunc(i / UNIT_TYPES.length) === side,
});

/** If the scenario gives the forces, nothing is hidden. */
const GivenState = defineState({
  ...SPEC,
  columns: { ...SPEC.columns, force: [SPEC.columns.force[0], 'public'] },
});

/** Returns a blank state. */
export const createState = (world: World): Chitin =>
  new (world.rules.muster.kind === 'points' ? ChosenState : GivenState)(world);

export const isOnMap = (s: Chitin, u: number): boolean => s.at[u] >= 0 && s.at[u] < HEXES;

/** [6.01] Returns the box off the map beside a side's own end. */
export const ownBox = (s: Chitin, side: number): number => boxOf(s.end[side]);

/** Returns the end of the range of a side's units: `for (let u = firstUnit(side); u < unitsEnd(side); u++)`. */
export const unitsEnd = (side: number): number => firstUnit(side) + SIDE_UNITS;

/** [8.011] Returns the megahex of a unit on the map. */
export const megahexOf = (s: Chitin, u: number): number => MEGAHEX_OF[s.at[u]];

/** Returns whether a ground unit of a side is in a hex. */
export function holdsHex(s: Chitin, side: number, n: number): boolean {
  for (let u = firstUnit(side); u < unitsEnd(side); u++)
    if (s.at[u] === n && !isFlyer(u)) return true;
  return false;
}

/** [6.06] Returns the facing of a side's stack in a hex, or `NONE` if it has no stack there. */
export function facingAt(s: Chitin, side: number, n: number): number {
  for (let u = firstUnit(side); u < unitsEnd(side); u++)
    if (s.at[u] === n && !isFlyer(u)) return s.facing[u];
  return NONE;
}

/** [6.06] Turns a whole stack. */
export function face(s: Chitin, side: number, n: number, direction: number): void {
  for (let u = firstUnit(side); u < unitsEnd(side); u++)
    if (s.at[u] === n && !isFlyer(u)) s.facing[u] = direction;
}

/** Returns the ground units of a side in a hex, ascending. */
export function stackAt(s: Chitin, side: number, n: number): number[] {
  const units: number[] = [];
  for (let u = firstUnit(side); u < unitsEnd(side); u++)
    if (s.at[u] === n && !isFlyer(u)) units.push(u);
  return units;
}

/** Returns the number of flyers of a side in a megahex. */
export function flyersIn(s: Chitin, side: number, m: number): number {
  let count = 0;
  for (let u = firstUnit(side); u < unitsEnd(side); u++)
    if (isFlyer(u) && isOnMap(s, u) && megahexOf(s, u) === m) count++;
  return count;
}

/** Returns the bit of a unit's type in a mask of warrior types; 0 for Basics and Workers. */
export const typeBit = (u: number): number => (isWarrior(u) ? 1 << TYPE_OF[u] : 0);

const LOW_HACKER_BIT = 1 << 4;

/** [6.051] Returns whether warriors of these types may share a hex; [D9] Low Hackers may stack with any. */
export function mayStack(types: number): boolean {
  const others = types & ~LOW_HACKER_BIT;
  return (others & (others - 1)) === 0;
}
