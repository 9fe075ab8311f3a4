/**
 * Evaluation of a position: what each side has left and is likely to lose, how near it is to its goals, and what
 * wins.
 */
import { NONE } from '../../../kernel/state.ts';
import { pointsOf } from '../../../kernel/outcome.ts';
import { weighExchange } from './exchange.ts';
import type { BotContext } from './bot-context.ts';
import { coverage, partyFor, readPlaces, standing } from './places.ts';
import { weighPrize } from './prize.ts';
import { progressOf } from './time.ts';
import { readRoster } from './roster.ts';
import type { Weights } from './weights.ts';
import { partyOfSide } from '../rules/victory/30-sides.ts';
import { outcomeOf } from '../rules/victory/victory.ts';
import type { Slammers } from '../state.ts';

type S = Slammers;

/** Reads a position into a `BotContext`: where units are, what fire may cost them, and which side holds which place. */
export function readPosition(s: S, context: BotContext, w: Weights): void {
  readRoster(s, context.roster, w);
  weighExchange(s, context.chart, context.roster, context.exchange);
  readPlaces(s, context, w);
}

export function makeEvaluate(context: BotContext, w: Weights): (s: S, side: number) => number {
  const { world } = context;
  const chances = new Float64Array(world.parties);
  const scores = new Float64Array(world.scenario.commands.length + 1);
  const sides = world.scenario.commands.length;
  return (s, side) => {
    const outcome = outcomeOf(s);
    if (outcome) return 2 * pointsOf(outcome, side as 0, sides) - 1;
    readPosition(s, context, w);
    scores.fill(0);
    for (let u = 0; u < s.at.length; u++) {
      const by = world.sideOf[world.colour[u]];
      scores[by < 0 ? sides : by] += scoreOf(s, context, w, u);
    }
    weighPrize(s, context, chances);
    const t = progressOf(s);
    const prize = (w.prizeEarly + (w.prizeLate - w.prizeEarly) * t * t) * context.scale;
    for (let k = 0; k < sides; k++) {
      const party = partyOfSide(s, k as 0);
      scores[k] +=
        prize * chances[party] + w.coverage * context.scale * coverage(s, context, w, party);
    }
    const lead = leadOf(scores, side, sides) / (w.sure * context.scale);
    // The curve never flattens at 1, so that a side far ahead still tells better from worse.
    return lead / (1 + Math.abs(lead));
  };
}

/**
 * Returns the lead over the others: the mean of the lead over the best of them and over their average. In solo
 * scenarios, uncommanded units are the opponent.
 */
function leadOf(scores: Float64Array, side: number, sides: number): number {
  if (sides === 1) return scores[0] - scores[1];
  let [sum, best] = [0, Number.NEGATIVE_INFINITY];
  for (let k = 0; k < sides; k++) {
    if (k === side) continue;
    sum += scores[k];
    best = Math.max(best, scores[k]);
  }
  if (sides === 2) return scores[side] - best;
  return scores[side] - (best + sum / (sides - 1)) / 2;
}

/** Returns the value of a unit to its commander. */
function scoreOf(s: S, context: BotContext, w: Weights, u: number): number {
  const { roster, world } = context;
  const worth = roster.worth[u];
  if (worth === 0 || s.carrier[u] !== NONE) return 0;
  const colour = world.colour[u];
  const isHired =
    partyFor(s, world.sideOf[colour], world.partyOf[colour]) !== world.partyOf[colour];
  const n = s.at[u];
  const share = n < 0 ? 1 : 1 - w.danger * roster.risk[u] + standing(s, context, w, u);
  if (world.sideOf[colour] < 0) return worth * share * w.foes;
  return worth * share * (isHired ? w.hired : 1);
}
