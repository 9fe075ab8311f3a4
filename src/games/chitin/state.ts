/** The state of play, its constants, and the words of the rulebook over both. */
import { defineState, NONE, type StateOf } from '../../kernel/state.ts';
import { boxOf, HEXES, MEGAHEX_OF, NODES } from './data/field.ts';
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
import type { Scratch } from './rules/scratch.ts';

/** What `at` says of units that stand nowhere; `NONE` is a unit that was not chosen. */
export const DEAD = -3;
export const GONE = -4;
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
  schema: 'chitin/1',
  frames: 10,
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
    /** Why the game ended, an index into `ENDINGS`; 0 while it goes on. */
    ending: 'public',
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
     * What a unit attacks, once declared: ground units, a bit for each direction; flyers, the node
     * of a stack, or `AIR`. `NONE` for nothing.
     */
    aim: unitColumn,
    /** Battle a unit is in, from the announcement to its end, or `NONE`. */
    fight: unitColumn,
    /** [7.05] Hex in which a unit's stack stood with enemies behind it, or `NONE`. */
    menace: unitColumn,
    /** [7.061] Total strengths of each battle as announced; `NONE` for no battle. */
    attack: [BATTLES, 'public'],
    defence: [BATTLES, 'public'],
    /** [7.066] Hexes that the losers of the present battle stood in, or `NONE`. */
    vacated: [VACATED, 'public'],
    /** [R43] Hexes in which units died in this turn, in order, then `NONE`. */
    bodies: unitColumn,
    /** Node of each token, `NONE` unused, `GONE` brought off. */
    tokenAt: tokenColumn,
    /** [2.04] Value of each token now. */
    tokenValue: tokenColumn,
    /** [R10] 1 once a Worker has moved it in this turn. */
    tokenMoved: tokenColumn,
  },
  world: undefined as unknown as World,
} as const;

export const ChitinState = defineState(SPEC);
export type Chitin = StateOf<typeof SPEC>;

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

/** Throws if the position breaks what always holds. */
export function check(s: Chitin): void {
  checkStacks(s);
  for (let u = 0; u < UNIT_COUNT; u++) checkUnit(s, u);
  for (let t = 0; t < TOKENS.length; t++) checkToken(s, t);
  for (let side = 0; side < 2; side++) checkForce(s, side);
}

const fail = (u: number, what: string): never => {
  throw new Error(`unit ${u} ${what}`);
};

function checkUnit(s: Chitin, u: number): void {
  const n = s.at[u];
  if (n !== NONE && n !== DEAD && n !== GONE && (n < 0 || n >= NODES)) fail(u, `stands at ${n}`);
  const grounded = isOnMap(s, u) && !isFlyer(u);
  if (grounded ? s.facing[u] < 0 || s.facing[u] > 5 : s.facing[u] !== NONE)
    fail(u, 'has a wrong facing');
  if (isFlyer(u) && isOnMap(s, u) && s.world.rules.advanced === false)
    fail(u, 'flies in a basic game');
  if (s.disrupted[u] && !(isWarrior(u) && grounded)) fail(u, '[7.065] cannot be disrupted');
  if (s.charging[u] && !UNIT_TYPES[TYPE_OF[u]].charges) fail(u, '[8.02] cannot charge');
  if (s.left[u] < 0) fail(u, '[6.02] has moved too far');
  const t = s.carries[u];
  if (t !== NONE && s.tokenAt[t] !== n) fail(u, `[6.081] carries token ${t} that is elsewhere`);
}

/** [6.05] [6.051] [6.06] [6.09] No hex holds too many, two hives, two warrior types, two facings. */
function checkStacks(s: Chitin): void {
  const seen = new Map<number, number[]>();
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (!isOnMap(s, u) || isFlyer(u)) continue;
    const stack = seen.get(s.at[u]);
    if (stack) stack.push(u);
    else seen.set(s.at[u], [u]);
  }
  for (const [n, stack] of seen) {
    if (stack.length > 3) throw new Error(`hex ${n} holds ${stack.length} units`);
    const first = stack[0];
    for (const u of stack) {
      if (u < SIDE_UNITS !== first < SIDE_UNITS) fail(u, 'shares a hex with the enemy');
      if (s.facing[u] !== s.facing[first]) fail(u, 'faces another way than its stack');
    }
    if (!mayStack(stack.reduce((mask, u) => mask | typeBit(u), 0)))
      throw new Error(`hex ${n} holds two types of warriors`);
  }
}

function checkToken(s: Chitin, t: number): void {
  if (s.tokenValue[t] < 0 || s.tokenValue[t] > 30)
    throw new Error(`[8.043] token ${t} is too heavy`);
  const n = s.tokenAt[t];
  if (n !== NONE && n !== GONE && (n < 0 || n >= HEXES)) throw new Error(`token ${t} lies at ${n}`);
}

/** [3.03] Nobody has more than the scenario allows. */
function checkForce(s: Chitin, side: number): void {
  const { muster } = s.world.rules;
  if (muster.kind !== 'points') return;
  let cost = 0;
  for (const [t, type] of UNIT_TYPES.entries())
    cost += s.force[side * UNIT_TYPES.length + t] * type.attack;
  if (cost > muster.points) throw new Error(`side ${side} has ${cost} points of units`);
}

/** Bit of a unit's type in a mask of the warrior types in a hex; 0 for Basics and Workers. */
export const typeBit = (u: number): number => (isWarrior(u) ? 1 << TYPE_OF[u] : 0);

const LOW_HACKER_BIT = 1 << 4;

/** [6.051] Whether warriors of these types may share a hex; [D9] Low Hackers go with any. */
export function mayStack(types: number): boolean {
  const others = types & ~LOW_HACKER_BIT;
  return (others & (others - 1)) === 0;
}
