/** How good a position is: harvest, Workers on their way, losses, coming battles, backs turned. */
import {
  type BotBoard,
  carrierSide,
  readBoard,
  type Stack,
  tokensOnMap,
  tokenWorth,
} from './bot-board.ts';
import { oddsColumn } from './data/charts.ts';
import {
  CENTRE,
  distance,
  HEXES,
  HEXES_OF,
  isForest,
  isFront,
  MEGAHEX_NEXT,
  MEGAHEX_OF,
  NEXT,
  WAY_HOME,
} from './data/field.ts';
import { BEATS, firstUnit, isWorker, sideOf, typeOf } from './data/units.ts';
import { columnWorth } from './plan-policy.ts';
import { STEP } from './rules/names.ts';
import { scoreOf } from './rules/04-victory.ts';
import { type Chitin, unitsEnd } from './state.ts';

/** [D11] Points that make a game nearly sure, and what things are worth in points. */
const SURE = 60;
const UNIT_WORTH = 1.2;
const STRENGTH_WORTH = 0.7;

/** From -1 lost to 1 won for a side. */
export function evaluate(s: Chitin, side: number): number {
  if (s.revealed === 0) return 0;
  const board = readBoard(s);
  let value = ownWorth(s, board, side) - ownWorth(s, board, 1 - side);
  const sign = s.mover === side ? 1 : -1;
  if (isBeforeCombat(s)) value += sign * prospects(s, board);
  return Math.tanh(value / SURE);
}

/** Whether the mover's attacks of this turn are still to come. */
const isBeforeCombat = (s: Chitin): boolean =>
  s.step <= STEP['combat.declare'] && s.step >= STEP['move.pick'];

function ownWorth(s: Chitin, board: BotBoard, side: number): number {
  const banked = s.world.rules.advanced
    ? scoreOf(s, side)
    : s.tokensOff[side] * 30 - s.losses[side] * 0.5;
  return banked + forceWorth(s, side) + harvestWorth(s, board, side) + postureWorth(s, board, side);
}

/** Units that can still do something. */
function forceWorth(s: Chitin, side: number): number {
  let sum = 0;
  for (let u = firstUnit(side); u < unitsEnd(side); u++) {
    if (s.at[u] < 0) continue;
    sum += typeOf(u).attack * STRENGTH_WORTH * (s.disrupted[u] ? 0.9 : 1);
    // Off the map nobody does anything, but for Workers that bring nothing.
    if (s.at[u] >= HEXES && !isWorker(u)) sum -= 0.6;
  }
  return sum;
}

/** Tokens on their way home, and Workers on their way to tokens. */
function harvestWorth(s: Chitin, board: BotBoard, side: number): number {
  let sum = 0;
  const free: number[] = [];
  for (let u = firstUnit(side); u < unitsEnd(side); u++) {
    if (!isWorker(u) || s.at[u] < 0) continue;
    if (s.carries[u] >= 0) sum += cargoWorth(s, board, side, u);
    else free.push(u);
  }
  const open = tokensOnMap(s).filter((t) => carrierSide(s, t) < 0);
  const way = (t: number): number => WAY_HOME[s.end[side]][s.tokenAt[t]];
  open.sort((a, b) => tokenWorth(s, b) - tokenWorth(s, a) || way(a) - way(b));
  for (const t of open) {
    const u = nearestWorker(s, free, s.tokenAt[t]);
    if (u < 0) break;
    free.splice(free.indexOf(u), 1);
    const far =
      s.at[u] >= HEXES ? WAY_HOME[s.end[side]][s.tokenAt[t]] : distance(s.at[u], s.tokenAt[t]);
    sum += tokenWorth(s, t) * 0.35 * (1 - far / 30) - risk(board, side, s.at[u]) * 3;
  }
  for (const u of free) sum -= risk(board, side, s.at[u]) * 3;
  return sum;
}

function cargoWorth(s: Chitin, board: BotBoard, side: number, u: number): number {
  const value = tokenWorth(s, s.carries[u]);
  const way = WAY_HOME[s.end[side]][s.at[u]];
  return value * (0.9 - way * 0.02) - risk(board, side, s.at[u]) * (2 + value * 0.4);
}

function nearestWorker(s: Chitin, workers: readonly number[], n: number): number {
  let best = -1;
  let least = 999;
  for (const u of workers) {
    const far = s.at[u] >= HEXES ? WAY_HOME[s.end[sideOf(u)]][n] + 1 : distance(s.at[u], n);
    if (far < least) [least, best] = [far, u];
  }
  return best;
}

/**
 * How likely what stands in a hex is caught in the next enemy turn, 0 to 1: enemies that can come
 * beside it, less what friends in the hex and around it ward off.
 */
function risk(board: BotBoard, side: number, n: number): number {
  if (n < 0 || n >= HEXES) return 0;
  let danger = 0;
  let guard = 0;
  for (const stack of board.stacks) {
    if (stack.attack === 0) continue;
    const far = distance(stack.node, n);
    if (stack.side !== side && far <= stack.moves) danger += 0.3 + 0.08 * stack.attack;
    else if (stack.side === side && far <= 2) guard += stack.defence / (1 + far);
  }
  danger += 0.6 * airNear(board, side, n);
  return Math.min(0.95, danger / (1 + guard / 3));
}

/** Enemy flyers that could be over a hex in their next turn, this megahex counting double. */
function airNear(board: BotBoard, side: number, n: number): number {
  const m = MEGAHEX_OF[n];
  let sum = board.air[1 - side][m];
  for (const near of MEGAHEX_NEXT[m]) sum += board.air[1 - side][near] * 0.5;
  return sum;
}

/** Where the warriors stand: in command, backs covered, near what matters. */
function postureWorth(s: Chitin, board: BotBoard, side: number): number {
  let sum = 0;
  for (const stack of board.stacks) {
    if (stack.side !== side || stack.attack === 0) continue;
    if (s.world.rules.advanced && !board.command[side][MEGAHEX_OF[stack.node]])
      sum -= 0.12 * stack.warriors * STRENGTH_WORTH * 3;
    sum -= backWorth(board, stack);
  }
  return sum + nearWorth(s, board, side);
}

/** [7.041] [7.05] What a stack risks by enemies behind it. */
function backWorth(board: BotBoard, stack: Stack): number {
  let sum = 0;
  for (let d = 0; d < 6; d++) {
    const n = NEXT[stack.node * 6 + d];
    const other = n < 0 ? undefined : board.at[n];
    if (other === undefined || other.side === stack.side || other.attack === 0) continue;
    if (!isFront(stack.facing, d)) sum += 0.5;
  }
  return sum;
}

/** A pull on every stack towards the tokens and the enemy, weak enough to give way to the rest. */
function nearWorth(s: Chitin, board: BotBoard, side: number): number {
  const spots = tokensOnMap(s).map((t) => s.tokenAt[t]);
  if (spots.length === 0) return 0;
  let sum = 0;
  for (const stack of board.stacks) {
    if (stack.side !== side || stack.attack === 0) continue;
    let least = 30;
    for (const n of spots) least = Math.min(least, distance(stack.node, n));
    sum -= 0.05 * stack.attack * Math.max(0, least - 1) * 0.5;
  }
  for (let m = 0; m < CENTRE.length; m++) {
    if (!board.air[side][m]) continue;
    let least = 30;
    for (const n of spots) least = Math.min(least, distance(CENTRE[m], n));
    sum -= 0.05 * board.air[side][m] * least;
  }
  return sum;
}

// ---------------------------------------------------------------- attacks to come

/** Expected worth of the attacks that the mover will have to make, or may make from the air. */
function prospects(s: Chitin, board: BotBoard): number {
  let sum = 0;
  const helped = new Set<number>();
  for (const target of board.stacks) {
    if (target.side === s.mover) continue;
    sum += attackProspect(s, board, target, helped);
  }
  for (const stack of board.stacks) if (stack.side === s.mover) sum -= stabProspect(board, stack);
  return sum + duelProspects(s, board);
}

/** Worth of the attack on one stack by everything that has it in front, and by idle flyers. */
function attackProspect(s: Chitin, board: BotBoard, target: Stack, helped: Set<number>): number {
  let attack = 0;
  let units = 0;
  let duty = false;
  for (let d = 0; d < 6; d++) {
    const n = NEXT[target.node * 6 + d];
    const stack = n < 0 ? undefined : board.at[n];
    if (stack === undefined || stack.side !== s.mover || stack.attack === 0) continue;
    const facing = facingOf(s, board, stack);
    if (!isFront(facing, (d + 3) % 6)) continue;
    duty = true;
    const share = 1 / enemiesInFront(board, stack, facing);
    let adds = isFront(target.facing, d) ? 0 : stack.units - stack.workers;
    if (BEATS[stack.warriorClass] !== '' && BEATS[stack.warriorClass] === target.warriorClass)
      adds += stack.warriors;
    attack += (stack.attack + adds) * share;
    units += stack.units * share;
  }
  const m = MEGAHEX_OF[target.node];
  const air = board.air[1 - s.mover][m] > 0 || helped.has(m) ? 0 : board.air[s.mover][m];
  const withAir = attack + air * (isForest(target.node) ? 1 : 2);
  if (!duty && air === 0) return 0;
  const alone = duty ? worthOf(target, attack, units) : 0;
  const supported = air > 0 ? worthOf(target, withAir, units + air) : alone;
  if (supported > alone) helped.add(m);
  return Math.max(alone, supported);
}

function worthOf(target: Stack, attack: number, units: number): number {
  const column = oddsColumn(Math.round(attack), Math.max(1, Math.round(target.defence)));
  const worth = columnWorth(column, Math.max(1, Math.round(units)), target.units);
  const each = 2 + UNIT_WORTH + (worth > 0 ? target.cargo * 0.4 : 0);
  return worth * each;
}

/** The facing a stack has, or, while its party chooses one, the best it can have. */
function facingOf(s: Chitin, board: BotBoard, stack: Stack): number {
  if (s.step !== STEP['move.face'] || !isMoving(s, stack)) return stack.facing;
  let best = stack.facing;
  let most = Number.NEGATIVE_INFINITY;
  for (let facing = 0; facing < 6; facing++) {
    const value = facingWorth(board, stack, facing);
    if (value > most) [most, best] = [value, facing];
  }
  return best;
}

function isMoving(s: Chitin, stack: Stack): boolean {
  for (let u = firstUnit(stack.side); u < unitsEnd(stack.side); u++)
    if (s.marked[u] && s.at[u] === stack.node) return true;
  return false;
}

/** A stack alone against what it would face, and against what would stand behind it. */
function facingWorth(board: BotBoard, stack: Stack, facing: number): number {
  const enemies = Math.max(1, enemiesInFront(board, stack, facing));
  let sum = 0;
  for (let d = 0; d < 6; d++) {
    const n = NEXT[stack.node * 6 + d];
    const target = n < 0 ? undefined : board.at[n];
    if (target === undefined || target.side === stack.side) continue;
    if (isFront(facing, d)) sum += worthOf(target, stack.attack / enemies, stack.units) / enemies;
    else if (target.warriors > 0 && !target.disrupted) sum -= 2 + UNIT_WORTH;
  }
  return sum;
}

function enemiesInFront(board: BotBoard, stack: Stack, facing: number): number {
  let count = 0;
  for (let d = 0; d < 6; d++) {
    const n = NEXT[stack.node * 6 + d];
    const other = n < 0 ? undefined : board.at[n];
    if (other !== undefined && other.side !== stack.side && isFront(facing, d)) count++;
  }
  return count;
}

/** [7.05] One unit lost for a warrior behind, unless others of ours have it in front. */
function stabProspect(board: BotBoard, stack: Stack): number {
  for (let d = 0; d < 6; d++) {
    const n = NEXT[stack.node * 6 + d];
    const other = n < 0 ? undefined : board.at[n];
    if (other === undefined || other.side === stack.side || isFront(stack.facing, d)) continue;
    if (other.warriors > 0 && !other.disrupted && !isFaced(board, other)) return 2 + UNIT_WORTH;
  }
  return 0;
}

function isFaced(board: BotBoard, target: Stack): boolean {
  for (let d = 0; d < 6; d++) {
    const n = NEXT[target.node * 6 + d];
    const other = n < 0 ? undefined : board.at[n];
    if (
      other !== undefined &&
      other.side !== target.side &&
      other.attack > 0 &&
      isFront(other.facing, (d + 3) % 6)
    )
      return true;
  }
  return false;
}

/** [8.014] Flyers against flyers in the same megahex. */
function duelProspects(s: Chitin, board: BotBoard): number {
  let sum = 0;
  for (let m = 0; m < HEXES_OF.length; m++) {
    const [own, foe] = [board.air[s.mover][m], board.air[1 - s.mover][m]];
    if (own > 0 && foe > 0) sum += columnWorth(oddsColumn(own, foe), own, foe) * (2 + UNIT_WORTH);
  }
  return sum;
}
