/** Legal actions worth considering, best guess first. */
import { type Action, type ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import type { Heuristics } from '../../../kernel/game.ts';
import { NONE } from '../../../kernel/state.ts';
import { approachField, mustRecover } from './approach.ts';
import { distance } from './melee.ts';
import { type Approach, makeApproach } from './memory.ts';
import type { EvaluationParameters } from './rates.ts';
import { worthOf } from './worth.ts';
import { AUTO_DEFEND, BRAIN, IMPASSABLE, RING, TERRAIN } from '../data/map.ts';
import { figureHex, PATTERN_A, PATTERN_C, PATTERNS } from '../data/patterns.ts';
import { FIRST_REPAIRBOT, HUMAN, SQUADS, UNITS } from '../data/units.ts';
import { chargeHexes, knowsPattern } from '../rules/demolition/08-demolition.ts';
import { STEP, VERB } from '../rules/names.ts';
import { type AnnihilatorState, hexesOf, isHuman, isMarked, underWay } from '../state.ts';

type S = AnnihilatorState;

/** Number of units considered for moving next, and of destinations for each. */
const PICKS = 3;
const HEXES = 8;
/** Number of hexes, of patterns and of directions considered for a charge. */
const PARTS = 3;
/** Minimum value of a charge that is worth setting. */
const WORTHWHILE = 0.35;

/** Builds the function that fills in a subset of the legal actions, never empty. It owns its working memory. */
export function makeCandidates(
  w: EvaluationParameters,
  chargeSlots: number,
): NonNullable<Heuristics<S>['candidates']> {
  const memory = makeApproach(chargeSlots);
  return (s, legal, out) => {
    if (s.step === STEP['setup.robots']) out.push(pack(VERB.suggest));
    else if (s.step === STEP.recovery && mustRecover(s)) out.push(pack(VERB.recover));
    else if (s.step === STEP['demolition.set']) squadsWorthACharge(s, w, legal, out);
    else {
      const best = bestAt(s, w, memory);
      if (best) takeBest(legal, out, best.count, best.score);
      else for (let i = 0; i < legal.length; i++) out.push(legal.at(i));
    }
  };
}

/** Rating of a step's nouns, if they are too many to consider all. */
interface Best {
  readonly count: number;
  readonly score: (noun: number) => number;
}

function bestAt(s: S, w: EvaluationParameters, memory: Approach): Best | undefined {
  switch (s.step) {
    case STEP['human.move']:
    case STEP['human.advance']: {
      const field = approachField(s, w.rates, memory);
      return { count: PICKS, score: (squad) => -field[s.hex[squad]] };
    }
    case STEP['robot.move']:
    case STEP['robot.advance']:
      return { count: PICKS, score: (robot) => -nearestSquad(s, s.hex[robot]) };
    case STEP['human.move.to']:
    case STEP['human.advance.to']: {
      const field = approachField(s, w.rates, memory);
      const u = underWay(s);
      return { count: HEXES, score: (to) => squadInterest(s, u, to) - field[to] };
    }
    case STEP['robot.move.to']:
    case STEP['robot.advance.to']: {
      const u = underWay(s);
      return { count: HEXES, score: (to) => robotInterest(s, u, to) };
    }
    default:
      return bestCharging(s, w);
  }
}

function bestCharging(s: S, w: EvaluationParameters): Best | undefined {
  switch (s.step) {
    case STEP['demolition.at']: {
      const { unit } = s.frame(STEP['demolition.at']);
      return { count: PARTS, score: (at) => bestCharge(s, w, unit, at) };
    }
    case STEP['demolition.pattern']: {
      const { unit, hex } = s.frame(STEP['demolition.pattern']);
      return { count: PARTS, score: (p) => bestDirection(s, w, unit, hex, p) };
    }
    case STEP['demolition.direction']: {
      const { unit, hex, pattern } = s.frame(STEP['demolition.direction']);
      return { count: PARTS, score: (d) => chargeValue(s, w, unit, hex, pattern, d) };
    }
    default:
      return undefined;
  }
}

/** Fills in the nouns with the best scores, best first; `stay` and `done` come last. */
function takeBest(
  legal: ActionList,
  out: ActionList,
  count: number,
  score: (noun: number) => number,
): void {
  const first = out.length;
  const values: number[] = [];
  let way: Action | undefined;
  for (let i = 0; i < legal.length; i++) {
    const action = legal.at(i);
    const verb = verbOf(action);
    if (verb === VERB.stay || verb === VERB.done) way = action;
    else insert(out, first, values, count, action, score(nounOf(action)));
  }
  if (way !== undefined) out.push(way);
}

/** Keeps the best `count` actions of a list, from index `first` on, sorted by value; equal ones keep their order. */
function insert(
  out: ActionList,
  first: number,
  values: number[],
  count: number,
  action: Action,
  value: number,
): void {
  let k = values.length;
  if (k < count) out.push(action);
  else if (values[k - 1] >= value) return;
  else k -= 1;
  for (; k > 0 && values[k - 1] < value; k--) {
    values[k] = values[k - 1];
    out.items[first + k] = out.items[first + k - 1];
  }
  values[k] = value;
  out.items[first + k] = action;
}

/** Returns the score of a hex for a robot: squads in it first, then its place between squads and the brain. */
function robotInterest(s: S, u: number, n: number): number {
  const far = nearestSquad(s, n);
  const repairs = u >= FIRST_REPAIRBOT && isMarked(s, n) ? 6 : 0;
  return (far === 0 ? 20 : 0) + repairs - far - 0.2 * RING[n];
}

function nearestSquad(s: S, n: number): number {
  let nearest = 99;
  for (let v = 0; v < SQUADS; v++)
    if (s.hex[v] !== NONE) nearest = Math.min(nearest, distance(n, s.hex[v]));
  return nearest;
}

/** Returns the score of a hex for a squad besides the way to the brain, in half points: own squads, and weak robots. */
function squadInterest(s: S, u: number, n: number): number {
  let company = 0;
  let robots = 0;
  for (let v = 0; v < UNITS.length; v++) {
    if (s.hex[v] !== n || v === u) continue;
    if (isHuman(v)) company += 1;
    else robots += 1;
  }
  return 2 * Math.min(company, s.world.values.stack[HUMAN] - 1) + (robots === 1 ? 3 : 0);
}

function squadsWorthACharge(
  s: S,
  w: EvaluationParameters,
  legal: ActionList,
  out: ActionList,
): void {
  for (let i = 0; i < legal.length; i++) {
    const action = legal.at(i);
    if (verbOf(action) === VERB.done) out.push(action);
    else if (bestAnywhere(s, w, nounOf(action)) > WORTHWHILE) out.push(action);
  }
}

function bestAnywhere(s: S, w: EvaluationParameters, u: number): number {
  return Math.max(...chargeHexes(s, u).map((n) => bestCharge(s, w, u, n)));
}

function bestCharge(s: S, w: EvaluationParameters, u: number, n: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let pattern = PATTERN_A; pattern < PATTERNS.length; pattern++)
    if (knowsPattern(s, u, pattern)) best = Math.max(best, bestDirection(s, w, u, n, pattern));
  return best;
}

function bestDirection(
  s: S,
  w: EvaluationParameters,
  u: number,
  n: number,
  pattern: number,
): number {
  let best = Number.NEGATIVE_INFINITY;
  const directions = pattern === PATTERN_C ? 1 : 6;
  for (let d = 0; d < directions; d++) best = Math.max(best, chargeValue(s, w, u, n, pattern, d));
  return best;
}

/** Returns a rough value of a charge: the brain above all, then ways towards it, then robots. */
function chargeValue(
  s: S,
  w: EvaluationParameters,
  u: number,
  n: number,
  pattern: number,
  direction: number,
): number {
  const figure = s.world.figures[pattern];
  let sum = 0;
  for (let k = hexesOf(pattern); k >= 1; k--) {
    const hexNode = figureHex(figure, direction, n, k);
    if (hexNode >= 0) sum += w.rates.hits[pattern][k] * hexValue(s, w, u, hexNode);
  }
  return sum;
}

function hexValue(s: S, w: EvaluationParameters, u: number, n: number): number {
  let value = 0;
  if (!isMarked(s, n)) {
    if (TERRAIN[n] === BRAIN) value += 5;
    else if (TERRAIN[n] === AUTO_DEFEND) value += 0.6;
    else if (TERRAIN[n] === IMPASSABLE && RING[n] < RING[s.hex[u]]) value += 0.08;
  }
  for (let v = 0; v < UNITS.length; v++)
    if (s.hex[v] === n) value += isHuman(v) ? -0.1 : 0.15 * worthOf(s, w, v);
  return value;
}
