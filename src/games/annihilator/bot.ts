/** Heuristics of the bots: the evaluation of a position, and the actions worth considering. */
import type { Heuristics } from '../../kernel/game.ts';
import { tuned } from '../../kernel/tuning.ts';
import { makeRates } from './bot/rates.ts';
import { makeCandidates } from './bot/candidates.ts';
import { makeEvaluate } from './bot/evaluate.ts';
import { isBlunder } from './bot/blunders.ts';
import { type Weights, WEIGHTS } from './bot/weights.ts';
import { STEP, VERB } from './rules/names.ts';
import { type AnnihilatorState, phaseStep, type World } from './state.ts';

/**
 * [3.0] Returns the number of player turns begun, two per round: the human phases with the detonations, then the
 * robots'.
 */
const turn = (s: AnnihilatorState): number =>
  2 * s.turn + (phaseStep(s) >= STEP['robot.move'] ? 1 : 0);

/** Returns the heuristics of one open game. */
export const makeHeuristics = (world: World): Heuristics<AnnihilatorState> =>
  tuned('all', WEIGHTS.all, (weights: Weights) => withWeights(weights, world));

function withWeights(weights: Weights, world: World): Heuristics<AnnihilatorState> {
  const w = { ...weights, rates: makeRates(world) };
  return {
    evaluate: makeEvaluate(w, world.chargeSlots),
    candidates: makeCandidates(w, world.chargeSlots),
    turn,
    searchUnit: 'turns',
    passVerbs: [VERB.stay, VERB.decline, VERB.done],
    isBlunder,
  };
}
