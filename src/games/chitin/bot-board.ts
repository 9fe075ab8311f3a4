/** The map as bots look at it: one summary of each stack, filled in one pass over the units. */
import { CENTRE, HEXES, MEGAHEX_OF } from './data/field.ts';
import { TOKENS } from './data/scenarios.ts';
import {
  BASIC,
  isFlyer,
  isWarrior,
  isWorker,
  sideOf,
  TYPE_OF,
  UNIT_COUNT,
  UNIT_TYPES,
  type WarriorClass,
} from './data/units.ts';
import { type Chitin, isOnMap } from './state.ts';

/** A ground stack, or the flyers of one side in a megahex. */
export interface Stack {
  readonly node: number;
  readonly side: number;
  units: number;
  warriors: number;
  /** Strengths as they stand, a declared charge doubled. */
  attack: number;
  defence: number;
  facing: number;
  warriorClass: WarriorClass;
  /** Value of the tokens carried. */
  cargo: number;
  workers: number;
  /** 1 if its warriors cannot hurt anybody from behind. */
  disrupted: boolean;
  /** Hexes its fastest fighter could come, on open ground. */
  moves: number;
  charging: boolean;
}

/** Everything bots need about a position. */
export interface BotBoard {
  readonly stacks: readonly Stack[];
  /** Ground stack in each hex. */
  readonly at: readonly (Stack | undefined)[];
  /** Flyers of each side in each megahex, by its number. */
  readonly air: readonly [Int8Array, Int8Array];
  /** Megahexes with a Basic of each side. */
  readonly command: readonly [Int8Array, Int8Array];
}

export function readBoard(s: Chitin): BotBoard {
  const at: (Stack | undefined)[] = new Array(HEXES).fill(undefined);
  const stacks: Stack[] = [];
  const air = [new Int8Array(CENTRE.length), new Int8Array(CENTRE.length)] as const;
  const command = [new Int8Array(CENTRE.length), new Int8Array(CENTRE.length)] as const;
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (!isOnMap(s, u)) continue;
    const side = sideOf(u);
    const n = s.at[u];
    if (isFlyer(u)) {
      air[side][MEGAHEX_OF[n]]++;
      continue;
    }
    if (TYPE_OF[u] === BASIC) command[side][MEGAHEX_OF[n]] = 1;
    let stack = at[n];
    if (stack === undefined) {
      stack = newStack(n, side, s.facing[u]);
      at[n] = stack;
      stacks.push(stack);
    }
    addUnit(s, stack, u);
  }
  return { stacks, at, air, command };
}

const newStack = (node: number, side: number, facing: number): Stack => ({
  node,
  side,
  units: 0,
  warriors: 0,
  attack: 0,
  defence: 0,
  facing,
  warriorClass: '',
  cargo: 0,
  workers: 0,
  disrupted: false,
  moves: 0,
  charging: false,
});

function addUnit(s: Chitin, stack: Stack, u: number): void {
  const type = UNIT_TYPES[TYPE_OF[u]];
  const half = s.disrupted[u] ? 0.5 : 1;
  stack.units++;
  // The mover's units recover before they attack [5.00-2], whatever they are now.
  stack.attack += type.attack * (sideOf(u) === s.mover ? 1 : half) * (s.charging[u] ? 2 : 1);
  stack.defence += type.defence * half;
  if (type.attack > 0) stack.moves = Math.max(stack.moves, s.disrupted[u] ? 1 : type.moves);
  if (isWarrior(u)) {
    stack.warriors++;
    stack.warriorClass = type.warriorClass;
    if (s.disrupted[u]) stack.disrupted = true;
    if (s.charging[u]) stack.charging = true;
  }
  if (isWorker(u)) stack.workers++;
  if (s.carries[u] >= 0) stack.cargo += tokenWorth(s, s.carries[u]);
}

/** [4.01] What bringing a token home is worth, in points; a flat 15 where only their number counts. */
export const tokenWorth = (s: Chitin, t: number): number =>
  s.world.rules.advanced ? s.tokenValue[t] : 15;

/** Side whose Worker carries a token, or -1. */
export function carrierSide(s: Chitin, t: number): number {
  for (let u = 0; u < UNIT_COUNT; u++) if (s.carries[u] === t) return sideOf(u);
  return -1;
}

/** Tokens that lie or are carried on the map. */
export const tokensOnMap = (s: Chitin): number[] =>
  TOKENS.map((_, t) => t).filter((t) => s.tokenAt[t] >= 0 && s.tokenAt[t] < HEXES);
