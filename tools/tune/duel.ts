/** Matches of weights against weights: pairs of games with the same dice and swapped sides, with their error. */
import { GreedyBot } from '../../src/bots/greedy.ts';
import { candidatesOf } from '../../src/bots/lookahead.ts';
import { Match } from '../../src/bots/match.ts';
import { ActionList } from '../../src/kernel/action.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { NOBODY } from '../../src/kernel/side.ts';
import { pointsOf } from '../../src/kernel/outcome.ts';
import type { SpsaWeights } from './spsa.ts';

/** Result of a match between two sets of weights. */
export interface DuelVerdict {
  readonly pairs: number;
  /** Share of the points of the first set, 0 to 1. */
  readonly score: number;
  /** Half the width of the 95 % interval. */
  readonly error: number;
}

/** Standard errors on each side of a 95 % interval. */
const SPREAD = 1.96;

/** Returns the same game with other weights in its evaluation. */
function judgedBy(game: Game, weights: SpsaWeights): Game {
  if (!game.bot.tuning) throw new Error(`${game.id} has no weights to tune`);
  return { ...game, bot: game.bot.tuning.with(weights) };
}

/**
 * Number of random decisions among the candidates at the beginning: otherwise all games without dice would be the same.
 */
const OPENING = 8;

function playOpening(match: Match, seed: string): void {
  const rng = new Sfc32(`opening/${seed}`);
  for (let left = OPENING; left > 0 && match.actor !== NOBODY; left--) {
    const view = match.viewFor(match.actor);
    const list = candidatesOf(match.game, view, new ActionList(), new ActionList());
    match.act(list.at(rng.below(list.length)));
  }
}

/** Plays one game; returns 1 if `first`, which has side `seat`, wins, 0.5 for a draw, else 0. */
function playOne(games: readonly [Game, Game], seat: number, seed: string): number {
  const match = new Match(games[0], seed);
  playOpening(match, seed);
  const bots = [0, 1].map((side) => new GreedyBot('greedy', new Sfc32(`${seed}/${side}`)));
  for (let side = match.actor; side !== NOBODY; side = match.actor) {
    const game = games[side === seat ? 0 : 1];
    match.act((bots[side] as GreedyBot).choose(game, match.viewFor(side), side));
  }
  return pointsOf(match.result().outcome, seat, games[0].sides.length);
}

/**
 * Returns the points of `first` in each pair of games, 0 to 1: two games with the same dice and swapped sides, so that
 * the advantage of a side or of dice cancels out. The pairs alternate between the given games.
 */
export function playPairs(
  games: readonly Game[],
  first: SpsaWeights,
  second: SpsaWeights,
  pairs: number,
  seed: string,
  watch?: (done: number) => void,
): number[] {
  const judged = games.map((game): [Game, Game] => [judgedBy(game, first), judgedBy(game, second)]);
  return Array.from({ length: pairs }, (_, i) => {
    const both = judged[i % judged.length] as [Game, Game];
    const points = playOne(both, 0, `${seed}/${i}`) + playOne(both, 1, `${seed}/${i}`);
    watch?.(i + 1);
    return points / 2;
  });
}

/** Returns mean and error of the points of pairs. */
export function verdictOf(points: readonly number[]): DuelVerdict {
  const pairs = points.length;
  const score = points.reduce((sum, x) => sum + x, 0) / pairs;
  const squares = points.reduce((sum, x) => sum + (x - score) ** 2, 0);
  const error = pairs < 2 ? 1 : SPREAD * Math.sqrt(squares / (pairs - 1) / pairs);
  return { pairs, score, error };
}

/** Whether the first set is significantly better. */
export const isBetter = ({ score, error }: DuelVerdict): boolean => score - error > 0.5;
