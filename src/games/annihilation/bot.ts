/** Heuristics of the bots: the evaluation of a position, and the actions worth considering. */
import { type Action, ActionList, nounOf, verbOf } from '../../kernel/action.ts';
import type { Heuristics } from '../../kernel/game.ts';
import { tuned, tuningOf } from '../../kernel/tuning.ts';
import { NONE } from '../../kernel/state.ts';
import { eachEnd } from './rules/03-paths.ts';
import { STEP, VERB } from './rules/names.ts';
import { TABLE } from './rules/steps.ts';
import { makePredictor } from './bot/win-probability.ts';
import {
  PREDICTOR_SETS,
  type Predictors,
  PREDICTORS,
  type Weights,
  WEIGHTS,
} from './bot/weights.ts';
import type { AnnihilationValues } from './data/values.ts';
import { type AnnihilationState, chargeOf, distanceFor, isEmergence, ownerOf } from './state.ts';

type S = AnnihilationState;

/**
 * With 16 for both levels, level 5 won 24 of 40 games on the learning board, and both did equally well against greedy;
 * with these values it won 29 of 40. On the standard board, level 5 won 29 of 30 with them: there is a margin. With 64,
 * it did not win more games against greedy on the learning board (97 of 120; with 16, 33 of 40): only a better evaluation
 * would help.
 */
const BUDGET_FACTORS = { learning: { 4: 1, 5: 16 }, standard: { 4: 4, 5: 16 } } as const;

/**
 * Factor on the fitted log-odds. With it, level 4 won 164 of 200 games against greedy on the learning board, 158 with a
 * factor of 1, and 149 with `evaluate` instead of the prediction (docs/decisions/041).
 */
const SHRINKAGE = 0.5;

/** Builds the heuristics of one open game, with the weights of its scenario; `create` returns blank states. */
export function makeHeuristics(
  create: () => S,
  scenario: string,
  values: AnnihilationValues,
): Heuristics<S> {
  const set = scenario === 'learning' ? 'learning' : 'standard';
  const [weights, predictors] = [WEIGHTS[set], PREDICTORS[PREDICTOR_SETS[set]]];
  const each = values['points.charge'];
  const make = (w: Weights, predict = makePredictor(predictors, SHRINKAGE, each)) => ({
    ...withWeights(create, w),
    predict,
    budgetFactor: BUDGET_FACTORS[set],
    searchUnit: 'decisions' as const,
  });
  return {
    ...tuned(set, weights, (w) => make(w)),
    learning: tuningOf<S, Predictors>(PREDICTOR_SETS[set], predictors, (o) =>
      make(weights, makePredictor(o, 1, each)),
    ),
  };
}

function withWeights(create: () => S, w: Weights): Heuristics<S> {
  const pool: S[] = [];
  const stateAt = (depth: number): S => {
    pool[depth] ??= create();
    return pool[depth];
  };
  return {
    evaluate(s, side) {
      const value = bestEnd(s, w, 0, stateAt);
      return side === 0 ? value : -value;
    },
    turn: (s) => s.turn,
    passVerbs: [VERB.pass],
    candidates: addCandidates,
  };
}

const isTurnOver = (s: S): boolean => s.depth === 1;

/** Returns the value for White of the best way in which the player on turn can finish the current turn. */
function bestEnd(s: S, w: Weights, depth: number, stateAt: (depth: number) => S): number {
  if (isTurnOver(s)) return balance(s, w);
  const sign = s.side === 0 ? 1 : -1;
  let best = Number.NEGATIVE_INFINITY;
  const follow = (action: Action, force: number): void => {
    const after = stateAt(depth).copyFrom(s);
    if (s.step === STEP['emission.path']) after.frame(STEP['emission.path']).force = force;
    TABLE[s.step]?.apply?.(after, action);
    best = Math.max(best, sign * bestEnd(after, w, depth + 1, stateAt));
  };
  // All paths to the same end have the same result, so only their last steps are tried.
  if (s.step === STEP['emission.path']) {
    const { particle: u, force: whole } = s.frame(STEP['emission.path']);
    eachEnd(s, u, s.place[u], whole, (to, force) => follow((VERB.to << 16) | to, force));
  } else {
    const list = new ActionList(32);
    TABLE[s.step]?.actions?.(s, list);
    for (let i = 0; i < list.length; i++) follow(list.at(i), 0);
  }
  return sign * best;
}

/** Returns the advantage of White over Black between two turns, from -1 to 1. */
function balance(s: S, w: Weights): number {
  const [white, black] = [s.score[0], s.score[1]];
  const { target, values } = s.world;
  if ((white >= target || black >= target) && white !== black) return white > black ? 1 : -1;
  // Particles are worth printed points.
  const each = values['points.charge'];
  let [own, enemy] = [white / each, black / each];
  for (let u = 0; u < s.place.length; u++) {
    if (ownerOf(s, u) === 0) own += worthOf(s, w, u);
    else enemy += worthOf(s, w, u);
  }
  return Math.tanh((own - enemy) / w.sure);
}

/** Returns the value of a particle to its owner, wherever it is. */
function worthOf(s: S, w: Weights, u: number): number {
  const charge = chargeOf(s, u);
  const n = s.place[u];
  const worth = w.particle + w.charge * charge;
  if (n === NONE) return worth;
  const way = 1 - distanceFor(s, ownerOf(s, u), n) / s.world.steps;
  return worth + w.placed + w.forward * charge * way;
}

/** Lists candidates: equal particles once, annihilators only near other particles, the enemy's emergence first. */
function addCandidates(s: S, legal: ActionList, out: ActionList): void {
  const first = out.length;
  for (let i = 0; i < legal.length; i++) {
    const action = legal.at(i);
    if (verbOf(action) === VERB.place && hasTwinBefore(s, legal, i)) continue;
    if (verbOf(action) === VERB.at && !isNearSomething(s, nounOf(action))) continue;
    out.push(action);
  }
  if (s.step === STEP['emission.path'] || s.step === STEP['transference.line'])
    sortForwards(s, out, first);
}

/** Returns whether the list has a particle of the same charge before entry `i`. */
function hasTwinBefore(s: S, legal: ActionList, i: number): boolean {
  const charge = chargeOf(s, nounOf(legal.at(i)));
  for (let k = 0; k < i; k++) if (chargeOf(s, nounOf(legal.at(k))) === charge) return true;
  return false;
}

function isNearSomething(s: S, n: number): boolean {
  const { board } = s.world;
  for (let slot = 0; slot < board.slots; slot++) {
    const to = board.neighbours[n * board.slots + slot];
    if (to !== NONE && (s.unitOn[to] !== NONE || isEmergence(s, to))) return true;
  }
  return false;
}

function sortForwards(s: S, out: ActionList, first: number): void {
  const d = (action: Action) => distanceFor(s, s.side, nounOf(action));
  out.items.subarray(first, out.length).sort((a, b) => d(a) - d(b));
}
