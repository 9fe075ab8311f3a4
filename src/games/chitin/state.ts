/** The state of play, its constants, and the words of the rulebook over both. */
import { defineState, NONE, type StateOf } from '../../kernel/state.ts';
import { boxOf, HEXES, MEGAHEX_OF } from './data/field.ts';
import type { ScenarioRules } from './data/scenarios.ts';
import { TOKENS } from './data/scenarios.ts';
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

/** Value of `at` for units that stand nowhere; `NONE` is a unit that was not chosen. */
export const DEAD = -3;
export const GONE = -4;
/** [7.066] What `followed` says of victors. */
export const ADVANCED = 1;
export const TURNED = 2;
/** [8.014] What `aim` says of a flyer that fights enemy flyers. */
export const AIR = -5;

/** More battles than one turn can have: each needs a stack of its own. */
export const BATTLES = 64;
/** More stacks than one battle can have on a side. */
export const VACATED = 24;

/** Everything about a game that does not change while it is played. */
export interface World {
  readonly rules: ScenarioRules;
  /** Most units of each type a side may take, expansions included if they are switched on. */
  readonly pool: readonly number[];
  /** [R49] Turns of each player. */
  readonly turns: number;
  /** [4.05] The alternate end. */
  readonly firstOff: boolean;
  /** [4.03] Learning and Basic go on to the last token. */
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
    /** Side whose turn it is; during the set-up, the side that is asked. */
    mover: 'public',
    /** [3.02] Side that moves first. */
    first: 'public',
    /** Turns begun by the side that moves first, the present one included. */
    round: 'public',
    /** [3.02] Die of the side that rolled first. */
    die: 'public',
    /** [R50] 1 once both forces are chosen and shown. */
    revealed: 'public',
    /** Why the game ended, a number of `ENDINGS`; 0 while it goes on. */
    ending: 'public',
    /** [R59] Rounds of standstill counted so far. */
    idle: 'public',
    /** [R59] What this round has brought, an index into `STIRS`. */
    stir: 'public',
  },
  columns: {
    /** [3.02] End of each side: 0 north, 1 south. */
    end: sideColumn,
    /** [R50] Units of each type each side has chosen; hidden until both are ready. */
    force: [2 * UNIT_TYPES.length, 'secret'],
    /** [2.05] [4.021] Value of the tokens each side has brought off. */
    harvest: sideColumn,
    /** [4.01] Tokens each side has brought off. */
    tokensOff: sideColumn,
    /** [2.05] [4.022] Units each side has lost. */
    losses: sideColumn,
    /** [4.05] 1 once a unit of the side has stood on the map. */
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
    /** 1 for the units that the present steps move together: a party, or stacks that retreat. */
    marked: unitColumn,
    /**
     * Declared target of a unit: ground units, a bit for each direction; flyers, the node
     * of a stack, or `AIR`. `NONE` for nothing.
     */
    aim: unitColumn,
    /** Battle a unit is in, from the announcement to its end, or `NONE`. */
    fight: unitColumn,
    /** [7.066] What a victor has done after the present battle: bits `ADVANCED` and `TURNED`. */
    followed: unitColumn,
    /** [7.05] Hex in which a unit's stack stood with enemies behind it, or `NONE`. */
    menace: unitColumn,
    /** [7.061] Total strengths of each battle as announced; `NONE` for no battle. */
    attack: [BATTLES, 'public'],
    defence: [BATTLES, 'public'],
    /** [R19] Lowest hex that it attacks, which names it; for duels the centre of the megahex. */
    place: [BATTLES, 'public'],
    /** [7.066] Hexes that the losers of the present battle stood in, or `NONE`. */
    vacated: [VACATED, 'public'],
    /** [R43] Hexes in which units died in this turn, in order, then `NONE`. */
    bodies: unitColumn,
    /** [6.081] Token that a comrade of the dead carries on, by the same index, or `NONE`. */
    bodyToken: unitColumn,
    /** Node of each token, `NONE` unused, `GONE` brought off. */
    tokenAt: tokenColumn,
    /** [2.04] Value of each token now. */
    tokenValue: tokenColumn,
    /** [R10] 1 once a Worker has moved it in this turn. */
    tokenMoved: tokenColumn,
    /** [R59] Hexes from home that each carried token has come to since it was picked up, else `NONE`. */
    tokenNear: tokenColumn,
  },
  world: undefined as unknown as World,
} as const;

export type Chitin = StateOf<typeof SPEC>;

/** [R50] Forces that are chosen are secret until both sides are ready. */
const ChosenState = defineState(SPEC, {
  force: (s, i, side) => s.revealed === 1 || Math.trunc(i / UNIT_TYPES.length) === side,
});

/** Of forces that the scenario names nothing is hidden. */
const GivenState = defineState({
  ...SPEC,
  columns: { ...SPEC.columns, force: [SPEC.columns.force[0], 'public'] },
});

/** A blank state of a world. */
export const createState = (world: World): Chitin =>
  new (world.rules.muster.kind === 'points' ? ChosenState : GivenState)(world);

export const isOnMap = (s: Chitin, u: number): boolean => s.at[u] >= 0 && s.at[u] < HEXES;

/** [6.01] The node off the map beside a side's own end. */
export const ownBox = (s: Chitin, side: number): number => boxOf(s.end[side]);

/** Units of one side as a range: `for (let u = ...; u < ...; u++)` reads better with names. */
export const unitsEnd = (side: number): number => firstUnit(side) + SIDE_UNITS;

/** [8.011] Megahex in which a unit on the map is. */
export const megahexOf = (s: Chitin, u: number): number => MEGAHEX_OF[s.at[u]];

/** Whether a ground unit of a side stands in a hex. */
export function holdsHex(s: Chitin, side: number, n: number): boolean {
  for (let u = firstUnit(side); u < unitsEnd(side); u++)
    if (s.at[u] === n && !isFlyer(u)) return true;
  return false;
}

/** [6.06] Facing of a side's stack in a hex, or `NONE` if there is none. */
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

/** Ground units of a side in a hex, ascending. */
export function stackAt(s: Chitin, side: number, n: number): number[] {
  const units: number[] = [];
  for (let u = firstUnit(side); u < unitsEnd(side); u++)
    if (s.at[u] === n && !isFlyer(u)) units.push(u);
  return units;
}

/** Flyers of a side in a megahex. */
export function flyersIn(s: Chitin, side: number, m: number): number {
  let count = 0;
  for (let u = firstUnit(side); u < unitsEnd(side); u++)
    if (isFlyer(u) && isOnMap(s, u) && megahexOf(s, u) === m) count++;
  return count;
}

/** Bit of a unit's type in a mask of the warrior types in a hex; 0 for Basics and Workers. */
export const typeBit = (u: number): number => (isWarrior(u) ? 1 << TYPE_OF[u] : 0);

const LOW_HACKER_BIT = 1 << 4;

/** [6.051] Whether warriors of these types may share a hex; [D9] Low Hackers go with any. */
export function mayStack(types: number): boolean {
  const others = types & ~LOW_HACKER_BIT;
  return (others & (others - 1)) === 0;
}
