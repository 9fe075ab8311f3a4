/** How good a position is: harvest, Workers on their way, losses, coming battles, backs turned. */
import {
  ATTACK_OF,
  type BotBoard,
  gripOf,
  makeBoard,
  readBoard,
  readGrip,
  tokenWorth,
} from './bot-board.ts';
import { makeProspects, prospects } from './bot-prospects.ts';
import type { Weights } from './bot-weights.ts';
import {
  CENTRE,
  distance,
  HEXES,
  isFront,
  MEGAHEX_COUNT,
  MEGAHEX_NEXT,
  MEGAHEX_OF,
  NEXT,
  WAY_HOME,
} from './data/field.ts';
import { TOKENS } from './data/scenarios.ts';
import { firstUnit, TYPE_OF, WORKER } from './data/units.ts';
import { STEP } from './rules/names.ts';
import { scoreOf } from './rules/04-victory.ts';
import { type Chitin, unitsEnd } from './state.ts';

/** Further than any two hexes are apart. */
const FAR = 30;
/** Nobody is caught, and nobody gets away, for certain. */
const SUREST_CATCH = 0.95;

/** From -1 lost to 1 won for a side; what one side gains the other loses. Owns its memory. */
export function makeEvaluate(w: Weights): (s: Chitin, side: number) => number {
  const board = makeBoard();
  const battles = makeProspects(w);
  return (s, side) => {
    if (s.revealed === 0) return 0;
    readBoard(s, board);
    readGrip(s, board);
    let red = ownWorth(s, board, w, 0) - ownWorth(s, board, w, 1);
    if (isBeforeCombat(s)) {
      const mover = prospects(s, board, battles);
      red += s.mover === 0 ? mover : -mover;
    }
    const value = Math.tanh(red / w.sure);
    return side === 0 ? value : -value;
  };
}

/** Whether the mover's attacks of this turn are still to come. */
const isBeforeCombat = (s: Chitin): boolean =>
  s.step <= STEP['combat.declare'] && s.step >= STEP['move.pick'];

function ownWorth(s: Chitin, board: BotBoard, w: Weights, side: number): number {
  const banked = s.world.rules.advanced
    ? scoreOf(s, side)
    : s.tokensOff[side] * w.token - s.losses[side] * w.loss;
  return (
    banked +
    forceWorth(s, w, side) +
    controlWorth(s, board, w, side) +
    harvestWorth(s, board, w, side) +
    postureWorth(s, board, w, side) -
    distanceCost(s, board, w, side)
  );
}

/** Units that can still do something. */
function forceWorth(s: Chitin, w: Weights, side: number): number {
  const { at, disrupted } = s;
  let sum = 0;
  for (let u = firstUnit(side); u < unitsEnd(side); u++) {
    if (at[u] < 0) continue;
    sum += ATTACK_OF[u] * w.strength * (disrupted[u] ? w.weary : 1);
    // Off the map nobody does anything, but for Workers that bring nothing.
    if (at[u] >= HEXES && TYPE_OF[u] !== WORKER) sum -= w.waiting;
  }
  return sum;
}

/** Tokens on the map, carried or not, by whose warriors stand around them. */
function controlWorth(s: Chitin, b: BotBoard, w: Weights, side: number): number {
  let sum = 0;
  for (let t = 0; t < TOKENS.length; t++)
    if (s.tokenAt[t] >= 0 && s.tokenAt[t] < HEXES) sum += tokenWorth(s, t) * gripOf(b, side, t);
  return w.control * sum;
}

/** Tokens on their way home, and Workers on their way to tokens, the dearest token first. */
function harvestWorth(s: Chitin, b: BotBoard, w: Weights, side: number): number {
  const { free, open } = b;
  let sum = 0;
  let workers = 0;
  // Workers are the last type, so the last units of a side.
  for (let u = unitsEnd(side) - 1; u >= firstUnit(side) && TYPE_OF[u] === WORKER; u--) {
    if (s.at[u] < 0) continue;
    const danger = risk(b, w, side, s.at[u]);
    if (s.carries[u] >= 0) sum += cargoWorth(s, w, side, u, danger);
    else {
      free[workers++] = u;
      sum -= danger * w.workerRisk;
    }
  }
  const tokens = listOpen(s, b, side);
  for (let i = 0; i < tokens && workers > 0; i++) {
    const t = open[i];
    const k = nearestOf(s, free, workers, side, s.tokenAt[t]);
    const far = wayTo(s, side, free[k], s.tokenAt[t]);
    free[k] = free[--workers];
    const hope = 1 - w.caution * (1 - gripOf(b, side, t));
    sum += tokenWorth(s, t) * hope * (w.wanted - w.wantedWay * far);
  }
  return sum;
}

/** Tokens that nobody carries into `open`, dearest first, then nearest to the own end. */
function listOpen(s: Chitin, b: BotBoard, side: number): number {
  const { open, carrier } = b;
  const way = WAY_HOME[s.end[side]];
  let count = 0;
  for (let t = 0; t < TOKENS.length; t++) {
    const n = s.tokenAt[t];
    if (n < 0 || n >= HEXES || carrier[t] >= 0) continue;
    const worth = tokenWorth(s, t);
    let i = count++;
    for (; i > 0; i--) {
      const before = tokenWorth(s, open[i - 1]);
      if (before > worth || (before === worth && way[s.tokenAt[open[i - 1]]] <= way[n])) break;
      open[i] = open[i - 1];
    }
    open[i] = t;
  }
  return count;
}

function cargoWorth(s: Chitin, w: Weights, side: number, u: number, danger: number): number {
  const value = tokenWorth(s, s.carries[u]);
  const way = s.at[u] >= HEXES ? 0 : WAY_HOME[s.end[side]][s.at[u]];
  return value * (w.carried - way * w.carriedWay) - danger * (w.carrierRisk + value * w.cargoRisk);
}

/** Index of the Worker in a list that is nearest to a hex. */
function nearestOf(s: Chitin, workers: Int16Array, count: number, side: number, n: number): number {
  let best = 0;
  let least = 999;
  for (let k = 0; k < count; k++) {
    const far = wayTo(s, side, workers[k], n);
    if (far >= least) continue;
    least = far;
    best = k;
  }
  return best;
}

/** About how many hexes a Worker, on or off the map, is from a hex. */
const wayTo = (s: Chitin, side: number, u: number, n: number): number =>
  s.at[u] >= HEXES ? WAY_HOME[s.end[side]][n] + 1 : distance(s.at[u], n);

/**
 * How likely what stands in a hex is caught in the next enemy turn, 0 to 1: enemies that can come
 * beside it, less what friends in the hex and around it ward off.
 */
function risk(b: BotBoard, w: Weights, side: number, n: number): number {
  if (n >= HEXES) return 0;
  let danger = w.dangerAir * airNear(b, 1 - side, MEGAHEX_OF[n]);
  let guard = 0;
  for (let i = 0; i < b.count; i++) {
    if (b.attack[i] === 0) continue;
    const far = distance(b.node[i], n);
    if (b.side[i] === side) {
      if (far <= 2) guard += b.defence[i] / (1 + far);
    } else if (far <= b.moves[i]) danger += w.danger + w.dangerStrength * b.attack[i];
  }
  return Math.min(SUREST_CATCH, danger / (1 + guard * w.guard));
}

/** Flyers of a side that could be over a megahex in their next turn, those there counting double. */
function airNear(b: BotBoard, side: number, m: number): number {
  const first = side * MEGAHEX_COUNT;
  let sum = b.air[first + m];
  for (const near of MEGAHEX_NEXT[m]) sum += b.air[first + near] * 0.5;
  return sum;
}

/** Where the warriors stand: in command, backs covered. */
function postureWorth(s: Chitin, b: BotBoard, w: Weights, side: number): number {
  const { advanced } = s.world.rules;
  let sum = 0;
  for (let i = 0; i < b.count; i++) {
    if (b.side[i] !== side || b.attack[i] === 0) continue;
    if (advanced && b.basics[side * MEGAHEX_COUNT + MEGAHEX_OF[b.node[i]]] === 0)
      sum -= w.uncommanded * b.warriors[i];
    sum -= w.back * foesBehind(b, i);
  }
  return sum;
}

/** [7.041] [7.05] Enemy stacks behind a stack that can use it. */
function foesBehind(b: BotBoard, i: number): number {
  let count = 0;
  for (let d = 0; d < 6; d++) {
    const n = NEXT[b.node[i] * 6 + d];
    const other = n < 0 ? -1 : b.at[n];
    if (other < 0 || b.side[other] === b.side[i] || b.attack[other] === 0) continue;
    if (!isFront(b.facing[i], d)) count++;
  }
  return count;
}

/** A pull on everybody towards the tokens, weak enough to give way to the rest. */
function distanceCost(s: Chitin, b: BotBoard, w: Weights, side: number): number {
  let sum = 0;
  for (let i = 0; i < b.count; i++) {
    if (b.side[i] !== side || b.attack[i] === 0) continue;
    sum += w.near * b.attack[i] * Math.max(0, wayToTokens(s, b.node[i]) - 1);
  }
  for (let m = 0; m < MEGAHEX_COUNT; m++) {
    const flyers = b.air[side * MEGAHEX_COUNT + m];
    if (flyers > 0) sum += w.nearAir * flyers * wayToTokens(s, CENTRE[m]);
  }
  return sum;
}

/** Hexes from a hex to the nearest token on the map, carried or not; 0 if there is none. */
function wayToTokens(s: Chitin, n: number): number {
  const { tokenAt } = s;
  let least = FAR;
  for (let t = 0; t < TOKENS.length; t++) {
    const to = tokenAt[t];
    if (to < 0 || to >= HEXES) continue;
    const far = distance(n, to);
    if (far < least) least = far;
  }
  return least === FAR ? 0 : least;
}
