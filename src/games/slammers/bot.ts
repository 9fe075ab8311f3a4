/** What bots know of the game: how good a position is, and which actions are worth a thought. */
import type { Heuristics } from '../../kernel/game.ts';
import { makeCandidates } from './bot-candidates.ts';
import { makeEvaluate } from './bot-evaluate.ts';
import { makeMind, type Mind } from './bot-mind.ts';
import { isRash } from './bot-rash.ts';
import { setOf, type Weights, WEIGHTS } from './bot-weights.ts';
import { V } from './rules/names.ts';
import type { Slammers } from './state.ts';
import type { World } from './world.ts';

/** [5.3] Player turns begun. */
const turn = (s: Slammers): number => s.round * s.world.playerTurns.length + s.mover;

/** Share of the usual positions: each takes as much longer as there are more units. */
const [MOST_EFFORT, UNITS_IN_TIME] = [0.6, 12];

/** Heuristics of one open game; what they keep of its map never changes. */
export function makeHeuristics(world: World): Heuristics<Slammers> {
  const set = setOf(world.scenario.victory.kind);
  const weights = WEIGHTS[set];
  const mind = makeMind(world);
  return {
    ...withWeights(mind, weights),
    effort: Math.min(MOST_EFFORT, UNITS_IN_TIME / world.units.length),
    tuning: { set, weights, with: (others) => withWeights(mind, { ...weights, ...others }) },
  };
}

const withWeights = (mind: Mind, weights: Weights): Heuristics<Slammers> => ({
  evaluate: makeEvaluate(mind, weights),
  candidates: makeCandidates(mind, weights),
  turn,
  thinks: 'turns',
  idle: [V.stay, V.done, V.pass, V.leave],
  isRash: (s, action) => isRash(s, mind, action),
});
