/** Which legal actions are worth a thought, best guess first. */
import { type Action, type ActionList, nounOf, pack, verbOf } from '../../kernel/action.ts';
import { NONE } from '../../kernel/state.ts';
import { distance, hitChance, worthOf } from './bot-evaluate.ts';
import { AUTO_DEFEND, BRAIN, IMPASSABLE, RING, TERRAIN } from './data/map.ts';
import { figureHex, PATTERN_A, PATTERN_C, PATTERNS } from './data/patterns.ts';
import { FIRST_REPAIRBOT, SQUADS, UNITS } from './data/units.ts';
import { chargeHexes, knowsPattern } from './rules/08-demolition.ts';
import { STEP, VERB } from './rules/names.ts';
import { type AnnihilatorState, hexesOf, isHuman, isMarked } from './state.ts';

type S = AnnihilatorState;

/** Destinations of a robot that are looked at. */
const ROBOT_HEXES = 12;
/** Hexes, patterns and directions of a charge that are looked at, each. */
const PARTS = 3;
/** Charges that promise less are not worth setting. */
const WORTHWHILE = 0.35;

/** A subset of the legal actions, never empty. */
export function candidates(s: S, legal: ActionList, out: ActionList): void {
  const score = scoreAt(s);
  if (s.step === STEP['setup.robots']) out.push(pack(VERB.suggest));
  else if (s.step === STEP['demolition.set']) squadsWorthACharge(s, legal, out);
  else if (score)
    takeBest(legal, out, s.step === STEP['robot.move.to'] ? ROBOT_HEXES : PARTS, score);
  else for (let i = 0; i < legal.length; i++) out.push(legal.at(i));
}

/** How the nouns of a step are rated, where there are too many to look at them all. */
function scoreAt(s: S): ((noun: number) => number) | undefined {
  const [u, n, pattern] = [s.arg(0), s.arg(1), s.arg(2)];
  switch (s.step) {
    case STEP['robot.move.to']:
      return (to) => robotInterest(s, to);
    case STEP['demolition.at']:
      return (at) => bestCharge(s, u, at);
    case STEP['demolition.pattern']:
      return (p) => bestDirection(s, u, n, p);
    case STEP['demolition.direction']:
      return (d) => chargeValue(s, u, n, pattern, d);
    default:
      return undefined;
  }
}

/** The nouns that score best, in that order; other verbs such as `stay` come last. */
function takeBest(
  legal: ActionList,
  out: ActionList,
  count: number,
  score: (noun: number) => number,
): void {
  const rated: { action: Action; value: number }[] = [];
  const rest: Action[] = [];
  for (let i = 0; i < legal.length; i++) {
    const action = legal.at(i);
    if (verbOf(action) === VERB.stay) rest.push(action);
    else rated.push({ action, value: score(nounOf(action)) });
  }
  rated.sort((a, b) => b.value - a.value);
  for (const { action } of rated.slice(0, count)) out.push(action);
  for (const action of rest) out.push(action);
}

/** Robots look for squads, then for the ground between them and the brain. */
function robotInterest(s: S, n: number): number {
  let nearest = 99;
  for (let v = 0; v < SQUADS; v++)
    if (s.hex[v] !== NONE) nearest = Math.min(nearest, distance(n, s.hex[v]));
  const repairs = s.arg(0) >= FIRST_REPAIRBOT && isMarked(s, n) ? 6 : 0;
  return (nearest === 0 ? 20 : 0) + repairs - nearest - 0.2 * RING[n];
}

function squadsWorthACharge(s: S, legal: ActionList, out: ActionList): void {
  for (let i = 0; i < legal.length; i++) {
    const action = legal.at(i);
    if (verbOf(action) === VERB.done) out.push(action);
    else if (bestAnywhere(s, nounOf(action)) > WORTHWHILE) out.push(action);
  }
}

function bestAnywhere(s: S, u: number): number {
  return Math.max(...chargeHexes(s, u).map((n) => bestCharge(s, u, n)));
}

function bestCharge(s: S, u: number, n: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let pattern = PATTERN_A; pattern < PATTERNS.length; pattern++)
    if (knowsPattern(s, u, pattern)) best = Math.max(best, bestDirection(s, u, n, pattern));
  return best;
}

function bestDirection(s: S, u: number, n: number, pattern: number): number {
  let best = Number.NEGATIVE_INFINITY;
  const directions = pattern === PATTERN_C ? 1 : 6;
  for (let d = 0; d < directions; d++) best = Math.max(best, chargeValue(s, u, n, pattern, d));
  return best;
}

/** A guess at what a charge is good for: the brain before all, ways towards it, robots. */
function chargeValue(s: S, u: number, n: number, pattern: number, direction: number): number {
  const figure = s.world.figures[pattern];
  let sum = 0;
  for (let k = hexesOf(pattern); k >= 1; k--) {
    const hexNode = figureHex(figure, direction, n, k);
    if (hexNode >= 0) sum += hitChance(pattern, k) * hexValue(s, u, hexNode);
  }
  return sum;
}

function hexValue(s: S, u: number, n: number): number {
  let value = 0;
  if (!isMarked(s, n)) {
    if (TERRAIN[n] === BRAIN) value += 5;
    else if (TERRAIN[n] === AUTO_DEFEND) value += 0.6;
    else if (TERRAIN[n] === IMPASSABLE && RING[n] < RING[s.hex[u]]) value += 0.08;
  }
  for (let v = 0; v < UNITS.length; v++)
    if (s.hex[v] === n) value += isHuman(v) ? -0.1 : 0.15 * worthOf(s, v);
  return value;
}
