/** The map as bots see it: one summary of each stack, filled in one pass over the units. */
import { distance, HEXES, MEGAHEX_COUNT, MEGAHEX_OF } from '../data/field.ts';
import type { Ratings } from '../data/ratings.ts';
import { TOKENS } from '../data/scenarios.ts';
import {
  BASIC,
  BEATS,
  CLASSES,
  SIDE_UNITS,
  sideOf,
  TYPE_OF,
  UNIT_COUNT,
  PLUNGE,
  WARRIOR_TYPES,
  WORKER,
} from '../data/units.ts';
import { carrierOf } from '../rules/04-standstill.ts';
import type { Chitin } from '../state.ts';

/** `PREY[c]` is the class that class `c` is best against [7.042], an index into `CLASSES`. */
export const PREY = Int8Array.from(CLASSES, (c) => CLASSES.indexOf(BEATS[c]));

/**
 * Everything the heuristics need about a position: ground stacks `0` to `count - 1` in columns, and the units in the
 * air. Filled by `readBoard`, valid until the next call.
 */
export interface BotBoard {
  /** Ratings of the game that the position belongs to. */
  ratings: Ratings;
  count: number;
  readonly node: Int16Array;
  readonly side: Int8Array;
  readonly facing: Int8Array;
  readonly units: Int8Array;
  readonly warriors: Int8Array;
  readonly workers: Int8Array;
  /** Current strengths: a declared charge doubled, disrupted units halved. */
  readonly attack: Float64Array;
  readonly defence: Float64Array;
  /** Attack strengths as if no unit were disrupted. */
  readonly fresh: Float64Array;
  /** Class of its warriors, 0 for none. */
  readonly kind: Int8Array;
  /** Value of the tokens carried. */
  readonly cargo: Int16Array;
  /** 1 if its warriors cannot stab a stack in the back. */
  readonly disrupted: Int8Array;
  /** Hexes that its fastest fighter could move on open ground. */
  readonly moves: Int8Array;
  /** Ground stack in each hex, or -1. */
  readonly at: Int16Array;
  /** By side and megahex, `side * MEGAHEX_COUNT + m`: flyers (`air`), and Basics on the ground (`basics`). */
  readonly air: Int8Array;
  readonly basics: Int8Array;
  /** Worker that carries each token, or -1. */
  readonly carrier: Int16Array;
  /** Strength of each side around each token: `side * TOKENS.length + t`; see `readGrip`. */
  readonly grip: Float64Array;
  /** Workers of the side under consideration that carry nothing. */
  readonly free: Int16Array;
  /** Tokens that no Worker carries. */
  readonly open: Int16Array;
}

export function makeBoard(ratings: Ratings): BotBoard {
  const perStack = () => new Int8Array(UNIT_COUNT);
  return {
    ratings,
    count: 0,
    node: new Int16Array(UNIT_COUNT),
    side: perStack(),
    facing: perStack(),
    units: perStack(),
    warriors: perStack(),
    workers: perStack(),
    attack: new Float64Array(UNIT_COUNT),
    defence: new Float64Array(UNIT_COUNT),
    fresh: new Float64Array(UNIT_COUNT),
    kind: perStack(),
    cargo: new Int16Array(UNIT_COUNT),
    disrupted: perStack(),
    moves: perStack(),
    at: new Int16Array(HEXES),
    air: new Int8Array(2 * MEGAHEX_COUNT),
    basics: new Int8Array(2 * MEGAHEX_COUNT),
    carrier: new Int16Array(TOKENS.length),
    grip: new Float64Array(2 * TOKENS.length),
    free: new Int16Array(UNIT_COUNT),
    open: new Int16Array(TOKENS.length),
  };
}

export function readBoard(s: Chitin, b: BotBoard): void {
  const { at } = s;
  b.ratings = s.world.ratings;
  b.count = 0;
  b.at.fill(-1);
  b.air.fill(0);
  b.basics.fill(0);
  b.carrier.fill(-1);
  for (let u = 0; u < UNIT_COUNT; u++) {
    const n = at[u];
    if (n < 0 || n >= HEXES) continue;
    const side = u < SIDE_UNITS ? 0 : 1;
    const type = TYPE_OF[u];
    if (type === PLUNGE) {
      b.air[side * MEGAHEX_COUNT + MEGAHEX_OF[n]]++;
      continue;
    }
    if (type === BASIC) b.basics[side * MEGAHEX_COUNT + MEGAHEX_OF[n]]++;
    let i = b.at[n];
    if (i < 0) {
      i = newStack(b, n, side, s.facing[u]);
      b.at[n] = i;
    }
    addUnit(s, b, i, u, type);
  }
}

function newStack(b: BotBoard, n: number, side: number, facing: number): number {
  const i = b.count++;
  b.node[i] = n;
  b.side[i] = side;
  b.facing[i] = facing;
  b.units[i] = 0;
  b.warriors[i] = 0;
  b.workers[i] = 0;
  b.attack[i] = 0;
  b.defence[i] = 0;
  b.fresh[i] = 0;
  b.kind[i] = 0;
  b.cargo[i] = 0;
  b.disrupted[i] = 0;
  b.moves[i] = 0;
  return i;
}

function addUnit(s: Chitin, b: BotBoard, i: number, u: number, type: number): void {
  const weak = s.disrupted[u];
  const { ratings } = b;
  const attack = ratings.attack[u];
  b.units[i]++;
  // The mover's units recover before they attack [5.00-2], even if they are disrupted now.
  const share = weak && b.side[i] !== s.mover ? 0.5 : 1;
  const whole = attack * (s.charging[u] ? ratings.chargeFactor : 1);
  b.fresh[i] += whole;
  b.attack[i] += whole * share;
  b.defence[i] += weak ? ratings.defence[u] * 0.5 : ratings.defence[u];
  if (attack > 0) {
    const moves = weak ? 1 : ratings.moves[u];
    if (moves > b.moves[i]) b.moves[i] = moves;
  }
  if (type < WARRIOR_TYPES) {
    b.warriors[i]++;
    b.kind[i] = ratings.kinds[type];
    if (weak) b.disrupted[i] = 1;
  } else if (type === WORKER) {
    b.workers[i]++;
    const t = s.carries[u];
    if (t < 0) return;
    b.cargo[i] += tokenWorth(s, t);
    b.carrier[t] = u;
  }
}

/** Distance in hexes within which a stack influences a token. */
const GRIP = 7;

/** Fills `grip` for the tokens on the map: the strength of stacks, reduced by distance. */
export function readGrip(s: Chitin, b: BotBoard): void {
  const { grip } = b;
  grip.fill(0);
  for (let t = 0; t < TOKENS.length; t++) {
    const n = s.tokenAt[t];
    if (n < 0 || n >= HEXES) continue;
    for (let i = 0; i < b.count; i++) {
      if (b.attack[i] === 0) continue;
      const far = distance(b.node[i], n);
      if (far <= GRIP) grip[b.side[i] * TOKENS.length + t] += b.defence[i] / (1 + far);
    }
  }
}

/** Returns a side's share of the strength around a token, 0 to 1; a half if no stack is near. */
export function gripOf(b: BotBoard, side: number, t: number): number {
  const own = 1 + b.grip[side * TOKENS.length + t];
  const enemy = 1 + b.grip[(1 - side) * TOKENS.length + t];
  return own / (own + enemy);
}

/** Returns the strength of the enemies of a side that could come beside a hex in their next turn. */
export function menaceAt(b: BotBoard, side: number, n: number): number {
  let sum = 0;
  for (let i = 0; i < b.count; i++)
    if (b.side[i] !== side && b.attack[i] > 0 && distance(b.node[i], n) <= b.moves[i] + 1)
      sum += b.attack[i];
  return sum;
}

/** Returns the distance in hexes to the nearest enemy of a side that can attack. */
export function clearanceAt(b: BotBoard, side: number, n: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < b.count; i++)
    if (b.side[i] !== side && b.attack[i] > 0) least = Math.min(least, distance(b.node[i], n));
  return least;
}

/** [4.01] Returns the value of bringing a token home, in points; a flat 15 if only the number of tokens counts. */
export const tokenWorth = (s: Chitin, t: number): number =>
  s.world.rules.advanced ? s.tokenValue[t] : 15;

/** Returns the side whose Worker carries a token, or -1. */
export function carrierSide(s: Chitin, t: number): number {
  const u = carrierOf(s, t);
  return u < 0 ? -1 : sideOf(u);
}

/** Returns the tokens that lie or are carried on the map. */
export const tokensOnMap = (s: Chitin): number[] =>
  TOKENS.map((_, t) => t).filter((t) => s.tokenAt[t] >= 0 && s.tokenAt[t] < HEXES);
