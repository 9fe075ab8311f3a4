/**
 * Odds of an action at a node: exact if that takes about 100 milliseconds or less, otherwise from random rolls. The
 * limit is counted in positions and the random numbers come from the position, so equal positions give equal odds.
 */
import type { Action } from '../kernel/action.ts';
import type { Game } from '../kernel/game.ts';
import { oddsWithin } from '../kernel/odds/odds.ts';
import { WorkLimitError } from '../kernel/odds/roll.ts';
import { OddsSampler, type ShownOdds } from '../kernel/odds/samples.ts';
import { Sfc32 } from '../kernel/random.ts';
import { type GameState, hashState } from '../kernel/state.ts';
import { formatAction } from '../kernel/text/notation.ts';

/** Limits of one figure: positions followed for exact odds, and random rolls otherwise. */
export interface OddsEffort {
  readonly positions: number;
  readonly samples: number;
}

const USUAL: OddsEffort = { positions: 400, samples: 400 };

/** Computes the odds of a legal action, and yields between random rolls. The caller may stop at any time. */
export function* searchOdds(
  game: Game,
  s: GameState,
  action: Action,
  { positions, samples }: OddsEffort = USUAL,
): Generator<void, ShownOdds | undefined> {
  try {
    return oddsWithin(game, s, action, positions);
  } catch (error) {
    if (!(error instanceof WorkLimitError)) throw error;
  }
  const rng = new Sfc32(`odds ${hashState(s)} ${formatAction(game, action)}`);
  const sampler = new OddsSampler(game, s, action, rng);
  for (let n = 0; n < samples; n++) {
    if (!sampler.add()) return undefined;
    yield;
  }
  return sampler.odds;
}

/** Returns the odds of a legal action; undefined if it rolls no dice that its side may see. */
export function nodeOdds(
  game: Game,
  s: GameState,
  action: Action,
  effort?: OddsEffort,
): ShownOdds | undefined {
  const search = searchOdds(game, s, action, effort);
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}

/** Returns the standard error of a probability found with a number of random rolls. */
export const errorOf = (p: number, samples: number): number => Math.sqrt((p * (1 - p)) / samples);
