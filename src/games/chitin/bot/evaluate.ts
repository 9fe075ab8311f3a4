/** How good a position is: harvest, Workers on their way, losses, coming battles, backs turned. */
import {
  ATTACK_OF,
  type BotBoard,
  gripOf,
  makeBoard,
  readBoard,
  readGrip,
  tokenWorth,
} from './board.ts';
import { openBehind } from './facing.ts';
import { makeProspects, prospects } from './prospects.ts';
import type { Weights } from './weights.ts';
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
} from '../data/field.ts';
import { TOKENS } from '../data/scenarios.ts';
import { BASIC, firstUnit, PLUNGE, sideOf, TYPE_OF, UNIT_TYPES, WORKER } from '../data/units.ts';
import { STEP } from '../rules/names.ts';
import { scoreOf } from '../rules/04-victory.ts';
import { type Chitin, unitsEnd } from '../state.ts';

/** Hexes at which a token no longer pulls anybody; with none left all are as far, or they would rejoice. */
const FAR = 12;
/** Nobody is caught for certain. */
const SUREST_CATCH = 0.95;
/** Weight of units that have to make room, in hexes on the way to a token. */
const BARRIER = 6;
/** Square of the odds at which catching it is as likely as not. */
const EVEN_ODDS = 4;
/** [8.01] What a flyer attacks with. */
const AIR_STRENGTH = UNIT_TYPES[PLUNGE].attack;
/** [8.011] Megahexes two steps away. */
const MEGAHEX_BEYOND = MEGAHEX_NEXT.map((near, m) => [
  ...new Set(near.flatMap((k) => MEGAHEX_NEXT[k]).filter((k) => k !== m && !near.includes(k))),
]);

/** From -1 lost to 1 won for a side; what one side gains the other loses. */
export function makeEvaluate(balance: (s: Chitin) => number): (s: Chitin, side: number) => number {
  return (s, side) => {
    const value = Math.tanh(balance(s));
    return side === 0 ? value : -value;
  };
}

/** How much better Red stands than Blue, without bounds: half the logarithm of the odds [D11]. Owns its memory. */
export function makeBalance(w: Weights): (s: Chitin) => number {
  const board = makeBoard();
  const battles = makeProspects(w);
  return (s) => {
    if (s.revealed === 0) return 0;
    readBoard(s, board);
    readGrip(s, board);
    let red = ownWorth(s, board, w, 0) - ownWorth(s, board, w, 1);
    if (isBeforeCombat(s)) {
      const mover = prospects(s, board, battles);
      red += s.mover === 0 ? mover : -mover;
    }
    return red / w.sure;
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
    if (TYPE_OF[u] === BASIC) sum += w.leader;
    // Off the map nobody does anything, but for Workers that bring nothing.
    if (at[u] >= HEXES && TYPE_OF[u] !== WORKER) sum -= w.waiting;
  }
  return sum;
}

/** Tokens that lie about, by whose warriors stand around them; those carried are the carriers' matter. */
function controlWorth(s: Chitin, b: BotBoard, w: Weights, side: number): number {
  let sum = 0;
  for (let t = 0; t < TOKENS.length; t++)
    if (s.tokenAt[t] >= 0 && s.tokenAt[t] < HEXES && b.carrier[t] < 0)
      sum += tokenWorth(s, t) * gripOf(b, side, t);
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
    const far = wayTo(s, side, free[k], s.tokenAt[t]) + barrier(b, s.tokenAt[t]);
    free[k] = free[--workers];
    const hope = 1 - w.caution * (1 - gripOf(b, side, t));
    // Fetched it is as far from home as it lies, so far away ones are worth less to both.
    const way = WAY_HOME[s.end[side]][s.tokenAt[t]];
    const sure = w.wanted * Math.exp(-w.wantedWay * far - w.carriedWay * way);
    sum += tokenWorth(s, t) * hope * sure;
  }
  return sum;
}

/** [6.05] A full stack without a Worker has to make room before one can come. */
function barrier(b: BotBoard, n: number): number {
  const i = b.at[n];
  return i >= 0 && b.units[i] === 3 && b.workers[i] === 0 ? BARRIER : 0;
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

/** A carried token, discounted for the way that is left, less what may be lost with its carrier. */
function cargoWorth(s: Chitin, w: Weights, side: number, u: number, danger: number): number {
  const value = tokenWorth(s, s.carries[u]);
  const way = s.at[u] >= HEXES ? 0 : WAY_HOME[s.end[side]][s.at[u]];
  const sure = w.carried * Math.exp(-w.carriedWay * way);
  // The nearer home it falls, the sooner another Worker has it.
  const lost = w.cargoRisk * (1 - Math.exp(-w.wantedWay * (way + 1)));
  return value * sure - danger * (w.carrierRisk + value * lost);
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
 * How likely what stands in a hex is caught in the next enemy turn, 0 to 1: the strength that the
 * enemy can bring against it, to what would have to be beaten with it; at 2-1 it is even.
 */
function risk(b: BotBoard, w: Weights, side: number, n: number): number {
  if (n >= HEXES) return 0;
  const m = MEGAHEX_OF[n];
  // [8.014] Flyers that come must first fight as many of ours as are there, or may be there by then.
  const shield = (b.air[side * MEGAHEX_COUNT + m] + airNear(b, side, m)) * 0.5;
  const air = Math.max(0, airNear(b, 1 - side, m) - shield);
  let danger = w.dangerAir * AIR_STRENGTH * air;
  let guard = 0;
  for (let i = 0; i < b.count; i++) {
    if (b.attack[i] === 0) continue;
    const far = distance(b.node[i], n);
    if (b.side[i] === side) {
      if (far <= 2) guard += b.defence[i] / (1 + far);
    } else if (far <= b.moves[i] + 1) danger += w.dangerStrength * b.attack[i];
  }
  const odds = danger / (1 + guard * w.guard);
  return (SUREST_CATCH * odds * odds) / (odds * odds + EVEN_ODDS);
}

/** Flyers of a side that could be over a megahex in their next turn; from afar they may have better to do. */
function airNear(b: BotBoard, side: number, m: number): number {
  const first = side * MEGAHEX_COUNT;
  let sum = b.air[first + m];
  for (const near of MEGAHEX_NEXT[m]) sum += b.air[first + near];
  for (const far of MEGAHEX_BEYOND[m]) sum += b.air[first + far] * 0.5;
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
    const leaders = b.units[i] - b.warriors[i] - b.workers[i];
    if (leaders > 0) sum -= w.basicRisk * leaders * risk(b, w, side, b.node[i]);
    sum -= w.back * foesBehind(b, i);
    sum -= w.open * openBehind(b, side, b.node[i], b.facing[i]);
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
    // Disruption must not make up for a long way, or it would look good.
    sum += w.near * b.fresh[i] * Math.max(0, wayToTokens(s, b, side, b.node[i]) - 1);
  }
  for (let m = 0; m < MEGAHEX_COUNT; m++) {
    const flyers = b.air[side * MEGAHEX_COUNT + m];
    if (flyers > 0) sum += w.nearAir * flyers * wayToTokens(s, b, side, CENTRE[m]);
  }
  return sum;
}

const isOwn = (b: BotBoard, side: number, t: number): boolean =>
  b.carrier[t] >= 0 && sideOf(b.carrier[t]) === side;

/** Hexes from a hex to the nearest token that its side does not carry, at most `FAR`. */
function wayToTokens(s: Chitin, b: BotBoard, side: number, n: number): number {
  const { tokenAt } = s;
  let least = FAR;
  for (let t = 0; t < TOKENS.length; t++) {
    const to = tokenAt[t];
    if (to < 0 || to >= HEXES || isOwn(b, side, t)) continue;
    const far = distance(n, to);
    if (far < least) least = far;
  }
  return least;
}
