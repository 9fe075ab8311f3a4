/** Knowledge of the bots: how good a position is, and which actions are worth a thought. */
import type { Heuristics } from '../../kernel/game.ts';
import { tuned } from '../../kernel/tuning.ts';
import { makeCandidates } from './bot/candidates.ts';
import { makeEvaluate } from './bot/evaluate.ts';
import { makeMind, type Mind } from './bot/mind.ts';
import { isRash } from './bot/rash.ts';
import { setOf, type Weights, WEIGHTS } from './bot/weights.ts';
import { V } from './rules/names.ts';
import type { Slammers } from './state.ts';
import type { World } from './world.ts';

/** [5.3] Player turns begun. */
const turn = (s: Slammers): number => s.round * s.world.playerTurns.length + s.mover;

/**
 * Share of the usual positions, so that turns keep to their time without a clock too: a position takes the longer the
 * more units there are, and in the largest scenarios every plan that is made has twice as many decisions.
 */
const effortFor = (units: number): number => Math.min(0.6, 9 / units, 600 / units ** 2);

/** Heuristics of one open game; what they keep of its map never changes. */
export function makeHeuristics(world: World): Heuristics<Slammers> {
  const set = setOf(world.scenario.victory.kind);
  const mind = makeMind(world);
  const effort = effortFor(world.units.length);
  return { ...tuned(set, WEIGHTS[set], (weights) => withWeights(mind, weights)), effort };
}

const withWeights = (mind: Mind, weights: Weights): Heuristics<Slammers> => ({
  evaluate: makeEvaluate(mind, weights),
  candidates: makeCandidates(mind, weights),
  turn,
  thinks: 'turns',
  idle: [V.stay, V.done, V.pass, V.leave],
  isRash: (s, action) => isRash(s, mind, action),
});
