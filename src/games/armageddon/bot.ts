/** Bot interface: the evaluation of a position, and the actions worth searching. */
import type { Heuristics } from '../../kernel/game.ts';
import { tuned } from '../../kernel/tuning.ts';
import { candidates, defaultPolicy, usesPolicyOnly } from './bot/candidates.ts';
import { makeEvaluate } from './bot/evaluate.ts';
import { isBlunder } from './bot/blunders.ts';
import { type Weights, WEIGHTS } from './bot/weights.ts';
import { determinize } from './determinize.ts';
import { V } from './rules/names.ts';
import type { Armageddon } from './state.ts';

/** Creates the heuristics of all scenarios. */
export const makeHeuristics = (): Heuristics<Armageddon> => tuned('all', WEIGHTS.all, withWeights);

const withWeights = (weights: Weights): Heuristics<Armageddon> => ({
  evaluate: makeEvaluate(weights),
  candidates,
  defaultPolicy,
  usesPolicyOnly,
  isBlunder,
  determinize,
  turn: (s) => s.round * s.world.sides.length + s.turn,
  searchUnit: 'turns',
  budgetFactor: 0.2,
  passVerbs: [V['end-turn'], V.pass, V.accept, V.decline],
});
