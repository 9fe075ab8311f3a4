/** Heuristics of the bots: the evaluation of a position, and the actions worth considering. */
import type { Heuristics } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import { tuned, tuningOf } from '../../kernel/tuning.ts';
import { makeCandidates } from './bot/candidates.ts';
import { makeBalance, makeEvaluate } from './bot/evaluate.ts';
import { bestGoals, goalsOfPlans } from './bot/goals.ts';
import { makePredictor } from './bot/win-probability.ts';
import { makeIsBlunder } from './bot/blunders.ts';
import {
  PREDICTOR_SETS,
  PREDICTORS,
  type Predictors,
  type Weights,
  WEIGHTS,
} from './bot/weights.ts';
import { UNIT_TYPES, WORKER } from './data/units.ts';
import { mostOf, usualForce } from './rules/03-setup.ts';
import { STEP, V } from './rules/names.ts';
import type { Chitin, World } from './state.ts';

const TYPES = UNIT_TYPES.length;
/** With all units on the map, a turn has a hundred decisions, and each position takes longer. */
const BUDGET_FACTOR_FOR_ALL = 0.5;

/**
 * Planned turns of the basic scenarios are scored at the end of the side's own next turn; between turns, sides that
 * must approach in order to fight are rated too high or too low. All moves precede the first die [5.00], so they get
 * most of the budget.
 */
const PLANNING = { turns: 3, share: 0.8 } as const;

/** Factor on the fitted log-odds: planners reach positions that the fitted games never contained. */
const SHRINKAGE = 0.5;

/**
 * [R50] Guesses the enemy's hidden force: the default one half of the time, otherwise a random one that the scenario
 * allows and that leaves no points over. Only the part that can have been chosen by now is guessed.
 */
function determinize(view: Chitin, side: number, rng: Rng): void {
  if (view.revealed === 1) return;
  const enemy = 1 - side;
  const force = view.force.subarray(enemy * TYPES, enemy * TYPES + TYPES);
  force.fill(0);
  const isChoosing = view.step === STEP['setup.force'] && view.mover === enemy;
  if (isChoosing) view.frame(STEP['setup.force']).type = 0;
  else if (hasChosen(view, enemy)) {
    if (rng.below(2) === 0) force.set(usualForce(view.world));
    else spend(view, enemy, force, rng);
  }
}

/** Buys units of random types, one by one, as long as one is affordable. */
function spend(view: Chitin, side: number, force: Int16Array, rng: Rng): void {
  const types = Array.from({ length: WORKER }, (_, t) => t);
  while (types.length > 0) {
    const i = rng.below(types.length);
    if (mostOf(view, side, types[i]) > force[types[i]]) force[types[i]]++;
    else types.splice(i, 1);
  }
}

/**
 * Returns whether a side has chosen its force. Red chooses first; a force is complete once the other side chooses, or
 * the side is asked whether it is ready.
 */
const hasChosen = (s: Chitin, side: number): boolean =>
  s.step === STEP['setup.ready']
    ? s.mover >= side
    : s.step === STEP['setup.force'] && s.mover > side;

/** Returns the heuristics of one open game, with the weights of its scenario. */
export function makeHeuristics(world: World): Heuristics<Chitin> {
  const { advanced, muster } = world.rules;
  const set = advanced ? 'advanced' : 'basic';
  const weights = WEIGHTS[set];
  const learnt = (predictors: Predictors) => withPredictors(world, weights, predictors, 1);
  return {
    ...tuned<Chitin, Weights>(set, weights, (w) =>
      advanced ? withWeights(world, w) : withPredictors(world, w),
    ),
    ...(muster.kind === 'all' && { budgetFactor: BUDGET_FACTOR_FOR_ALL }),
    ...(!advanced && { learning: tuningOf(PREDICTOR_SETS.basic, PREDICTORS.basicOmens, learnt) }),
  };
}

function withWeights(world: World, weights: Weights): Heuristics<Chitin> {
  return {
    evaluate: makeEvaluate(makeBalance(weights, world)),
    candidates: makeCandidates(bestGoals, world),
    turn,
    searchUnit: 'turns',
    passVerbs: [V.stay, V.hold, V.done],
    isBlunder: makeIsBlunder(world),
    determinize,
  };
}

/** Returns the heuristics of the basic scenarios, which include predictions. */
function withPredictors(
  world: World,
  weights: Weights,
  predictors: Predictors = PREDICTORS.basicOmens,
  shrinkage = SHRINKAGE,
): Heuristics<Chitin> {
  const balance = makeBalance(weights, world);
  return {
    ...withWeights(world, weights),
    planning: { ...PLANNING, candidates: makeCandidates(goalsOfPlans, world) },
    predict: makePredictor((s) => 2 * balance(s), predictors, shrinkage),
  };
}

/** [5.00] Returns the number of player turns begun; 0 during the set-up. */
const turn = (s: Chitin): number => 2 * s.round - (s.mover === s.first && s.round > 0 ? 1 : 0);
