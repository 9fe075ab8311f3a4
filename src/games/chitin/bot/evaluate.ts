/** Evaluation of a position: harvest, Workers on their way, losses, coming battles, backs turned. */
import { type BotBoard, gripOf, makeBoard, readBoard, readGrip, tokenWorth } from './board.ts';
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
} from '../data/field.ts';
import { TOKENS } from '../data/scenarios.ts';
import { BASIC, firstUnit, sideOf, TYPE_OF, WORKER } from '../data/units.ts';
import { STEP } from '../rules/names.ts';
import { scoreOf } from '../rules/04-victory.ts';
import { type Chitin, unitsEnd, type World } from '../state.ts';

/**
 * Distance in hexes from which on tokens have no effect. It also applies if no tokens are left; otherwise bots would
 * welcome that.
 */
const FAR = 12;
/** Maximum probability that a Worker is caught. */
const SUREST_CATCH = 0.95;
/** Penalty in hexes if units must first make room at a token. */
const BARRIER = 6;
/** Square of the odds at which catching and escaping are equally likely. */
const EVEN_ODDS = 4;
/** [8.011] Megahexes two steps away. */
const MEGAHEX_BEYOND = MEGAHEX_NEXT.map((near, m) => [
  ...new Set(near.flatMap((k) => MEGAHEX_NEXT[k]).filter((k) => k !== m && !near.includes(k))),
]);

/** Builds the evaluation, from -1 lost to 1 won for a side; the values of both sides add up to 0. */
export function makeEvaluate(balance: (s: Chitin) => number): (s: Chitin, side: number) => number {
  return (s, side) => {
    const value = Math.tanh(balance(s));
    return side === 0 ? value : -value;
  };
}

/**
 * Builds the function that returns Red's advantage over Blue, unbounded: half the log-odds [D11]. It owns its working
 * memory.
 */
export function makeBalance(w: Weights, { ratings, values }: World): (s: Chitin) => number {
  const board = makeBoard(ratings);
  const battles = makeProspects(w, values.crt);
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

/** Returns whether the mover's attacks of this turn are still to come. */
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

/** Returns the value of units that are still in play. */
function forceWorth(s: Chitin, w: Weights, side: number): number {
  const { at, disrupted } = s;
  const { attack } = s.world.ratings;
  let sum = 0;
  for (let u = firstUnit(side); u < unitsEnd(side); u++) {
    if (at[u] < 0) continue;
    sum += attack[u] * w.strength * (disrupted[u] ? w.weary : 1);
    if (TYPE_OF[u] === BASIC) sum += w.leader;
    // Units off the map are idle, except Workers with nothing to bring home.
    if (at[u] >= HEXES && TYPE_OF[u] !== WORKER) sum -= w.waiting;
  }
  return sum;
}

/**
 * Returns the value of uncarried tokens, by the share of strength around them. Carried ones count with their carriers.
 */
function controlWorth(s: Chitin, b: BotBoard, w: Weights, side: number): number {
  let sum = 0;
  for (let t = 0; t < TOKENS.length; t++)
    if (s.tokenAt[t] >= 0 && s.tokenAt[t] < HEXES && b.carrier[t] < 0)
      sum += tokenWorth(s, t) * gripOf(b, side, t);
  return w.control * sum;
}

/** Returns the value of tokens on their way home, and of Workers on their way to tokens, most valuable token first. */
function harvestWorth(s: Chitin, b: BotBoard, w: Weights, side: number): number {
  const { free, open } = b;
  let sum = 0;
  let workers = 0;
  // Workers are the last type, so the last units of a side.
  for (let u = unitsEnd(side) - 1; u >= firstUnit(side) && TYPE_OF[u] === WORKER; u--) {
    if (s.at[u] < 0) continue;
    const danger = risk(s, b, w, side, s.at[u]);
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
    // A fetched token must still travel home from there, so tokens far from home are worth less to either side.
    const way = s.world.ratings.wayHome[s.end[side]][s.tokenAt[t]];
    const sure = w.wanted * Math.exp(-w.wantedWay * far - w.carriedWay * way);
    sum += tokenWorth(s, t) * hope * sure;
  }
  return sum;
}

/** [6.05] Returns the penalty of a full stack without a Worker: it must make room before one can come. */
function barrier(b: BotBoard, n: number): number {
  const i = b.at[n];
  return i >= 0 && b.units[i] === 3 && b.workers[i] === 0 ? BARRIER : 0;
}

/**
 * Lists the uncarried tokens in `open`, most valuable first, then nearest to the side's own end; returns their number.
 */
function listOpen(s: Chitin, b: BotBoard, side: number): number {
  const { open, carrier } = b;
  const way = s.world.ratings.wayHome[s.end[side]];
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

/**
 * Returns the value of a carried token, discounted for the remaining way, minus the expected loss if its carrier dies.
 */
function cargoWorth(s: Chitin, w: Weights, side: number, u: number, danger: number): number {
  const value = tokenWorth(s, s.carries[u]);
  const way = s.at[u] >= HEXES ? 0 : s.world.ratings.wayHome[s.end[side]][s.at[u]];
  const sure = w.carried * Math.exp(-w.carriedWay * way);
  // The nearer to home the token is dropped, the sooner another Worker picks it up.
  const lost = w.cargoRisk * (1 - Math.exp(-w.wantedWay * (way + 1)));
  return value * sure - danger * (w.carrierRisk + value * lost);
}

/** Returns the index of the Worker in a list that is nearest to a hex. */
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

/** Returns roughly how many hexes a Worker, on or off the map, is from a hex. */
const wayTo = (s: Chitin, side: number, u: number, n: number): number =>
  s.at[u] >= HEXES ? s.world.ratings.wayHome[s.end[side]][n] + 1 : distance(s.at[u], n);

/**
 * Returns the probability that units in a hex are caught in the next enemy turn, 0 to 1. It depends on the odds of the
 * enemy strength that can come to the strength that guards the hex; at 2-1 it is a half.
 */
function risk(s: Chitin, b: BotBoard, w: Weights, side: number, n: number): number {
  if (n >= HEXES) return 0;
  const m = MEGAHEX_OF[n];
  // [8.014] Enemy flyers that arrive must first fight as many of our flyers as are there or may arrive by then.
  const shield = (b.air[side * MEGAHEX_COUNT + m] + airNear(b, side, m)) * 0.5;
  const air = Math.max(0, airNear(b, 1 - side, m) - shield);
  let danger = w.dangerAir * s.world.ratings.air * air;
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

/**
 * Returns the flyers of a side that could be over a megahex in their next turn. Distant ones count half, because they
 * may be needed elsewhere.
 */
function airNear(b: BotBoard, side: number, m: number): number {
  const first = side * MEGAHEX_COUNT;
  let sum = b.air[first + m];
  for (const near of MEGAHEX_NEXT[m]) sum += b.air[first + near];
  for (const far of MEGAHEX_BEYOND[m]) sum += b.air[first + far] * 0.5;
  return sum;
}

/** Returns the value of the warriors' positions: in command, backs covered. */
function postureWorth(s: Chitin, b: BotBoard, w: Weights, side: number): number {
  const { advanced } = s.world.rules;
  let sum = 0;
  for (let i = 0; i < b.count; i++) {
    if (b.side[i] !== side || b.attack[i] === 0) continue;
    if (advanced && b.basics[side * MEGAHEX_COUNT + MEGAHEX_OF[b.node[i]]] === 0)
      sum -= w.uncommanded * b.warriors[i];
    const leaders = b.units[i] - b.warriors[i] - b.workers[i];
    if (leaders > 0) sum -= w.basicRisk * leaders * risk(s, b, w, side, b.node[i]);
    sum -= w.back * foesBehind(b, i);
    sum -= w.open * openBehind(b, side, b.node[i], b.facing[i]);
  }
  return sum;
}

/** [7.041] [7.05] Returns the number of enemy stacks behind a stack that can attack it. */
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

/** Returns the cost of distance to the tokens, small enough to yield to all other terms. */
function distanceCost(s: Chitin, b: BotBoard, w: Weights, side: number): number {
  let sum = 0;
  for (let i = 0; i < b.count; i++) {
    if (b.side[i] !== side || b.attack[i] === 0) continue;
    // Uses undisrupted strength; otherwise disruption would reduce this cost and look good.
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

/** Returns the distance in hexes to the nearest token that the side does not carry, at most `FAR`. */
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
