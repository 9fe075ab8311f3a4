/** Heuristics of the bots: the evaluation of a position, and the actions that are worth searching. */
import type { Heuristics } from '../../kernel/game.ts';
import { tuned } from '../../kernel/tuning.ts';
import { makeCandidates } from './bot/candidates.ts';
import { makeEvaluate } from './bot/evaluate.ts';
import { makeBotContext, type BotContext } from './bot/bot-context.ts';
import { isBlunder } from './bot/blunders.ts';
import { setOf, type Weights, WEIGHTS } from './bot/weights.ts';
import { V } from './rules/names.ts';
import type { Slammers } from './state.ts';
import type { World } from './world.ts';

/** [5.3] Number of player turns that have begun. */
const turn = (s: Slammers): number => s.round * s.world.playerTurns.length + s.mover;

/**
 * Share of the usual number of positions to search, so that turns stay within their time even without a clock. A
 * position costs more time the more units there are, and in the largest scenarios every plan has twice as many
 * decisions.
 */
const budgetFactorFor = (units: number): number => Math.min(0.6, 9 / units, 600 / units ** 2);

/** Creates the heuristics of one open game. Map data that they cache never changes. */
export function makeHeuristics(world: World): Heuristics<Slammers> {
  const set = setOf(world.scenario.victory.kind);
  const context = makeBotContext(world);
  const budgetFactor = budgetFactorFor(world.units.length);
  return { ...tuned(set, WEIGHTS[set], (weights) => withWeights(context, weights)), budgetFactor };
}

const withWeights = (context: BotContext, weights: Weights): Heuristics<Slammers> => ({
  evaluate: makeEvaluate(context, weights),
  candidates: makeCandidates(context, weights),
  turn,
  searchUnit: 'turns',
  passVerbs: [V.stay, V.done, V.pass, V.leave],
  isBlunder: (s, action) => isBlunder(s, context, action),
});
