/** Knowledge of the bots: how good a position is, and which actions are worth a thought. */
import type { Heuristics } from '../../kernel/game.ts';
import { tuned } from '../../kernel/tuning.ts';
import { makeCandidates } from './bot/candidates.ts';
import { makeEvaluate } from './bot/evaluate.ts';
import { isRash } from './bot/rash.ts';
import { type Weights, WEIGHTS } from './bot/weights.ts';
import { STEP, VERB } from './rules/names.ts';
import { type AnnihilatorState, phaseStep } from './state.ts';

/** [3.0] Two turns a round: the human phases with what the charges do, then the robots'. */
const turn = (s: AnnihilatorState): number =>
  2 * s.turn + (phaseStep(s) >= STEP['robot.move'] ? 1 : 0);

/** Heuristics of one open game. */
export const makeHeuristics = (): Heuristics<AnnihilatorState> =>
  tuned('all', WEIGHTS.all, withWeights);

const withWeights = (weights: Weights): Heuristics<AnnihilatorState> => ({
  evaluate: makeEvaluate(weights),
  candidates: makeCandidates(weights),
  turn,
  thinks: 'turns',
  idle: [VERB.stay, VERB.decline, VERB.done],
  isRash,
});
