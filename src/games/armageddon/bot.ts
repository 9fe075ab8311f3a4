/** Bot interface: the evaluation of a position, and the actions worth searching. */
import type { Heuristics } from '../../kernel/game.ts';
import { tuned } from '../../kernel/tuning.ts';
import { candidates, habit, isSettled } from './bot/candidates.ts';
import { makeEvaluate } from './bot/evaluate.ts';
import { isRash } from './bot/rash.ts';
import { type Weights, WEIGHTS } from './bot/weights.ts';
import { determinize } from './determinize.ts';
import { V } from './rules/names.ts';
import type { Armageddon } from './state.ts';

/** Creates the heuristics of all scenarios. */
export const makeHeuristics = (): Heuristics<Armageddon> => tuned('all', WEIGHTS.all, withWeights);

const withWeights = (weights: Weights): Heuristics<Armageddon> => ({
  evaluate: makeEvaluate(weights),
  candidates,
  habit,
  isSettled,
  isRash,
  determinize,
  turn: (s) => s.round * s.world.sides.length + s.turn,
  thinks: 'turns',
  effort: 0.2,
  idle: [V['end-turn'], V.pass, V.accept, V.decline],
});
