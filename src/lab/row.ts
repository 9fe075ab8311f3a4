/** A finished game as a table row: for files, statistics and charts. */
import type { MatchResult } from '../bots/match.ts';
import type { Game } from '../kernel/game.ts';
import { formatWinners, type Outcome, pointsOf } from '../kernel/outcome.ts';
import type { Side } from '../kernel/side.ts';
import type { GameState } from '../kernel/state.ts';

/** One game of a run. */
export interface GameRow {
  /** Number in the run, from 0. */
  readonly game: number;
  readonly seed: string;
  /** The player of each side. */
  readonly seats: readonly string[];
  /** Result of one side, 0 to 1; a draw of two sides counts half. */
  readonly points: number;
  /** Winners, formatted by `formatWinners`. */
  readonly winner: string;
  /** Rule that ended the game; empty for a forfeit. */
  readonly rule: string;
  /** Number of player turns begun, if the game counts them. */
  readonly turns?: number;
  readonly decisions: number;
  readonly dice: number;
  /** Victory points of the side minus those of the best other side, if the game counts any. */
  readonly margin?: number;
  /** Hash of the final state. */
  readonly hash: string;
}

/** Facts of a finished game for its row. */
export interface GameEnd extends Omit<MatchResult, 'actions'> {
  readonly state: GameState;
}

/** Returns the row of a game for one of its sides. */
export function rowOf(
  game: Game,
  { outcome, decisions, dice, hash, state }: GameEnd,
  { side, ...known }: Pick<GameRow, 'game' | 'seed' | 'seats'> & { readonly side: Side },
): GameRow {
  const ids = game.sides.map(({ id }) => id);
  const turns = game.bot.turn?.(state);
  const margin = marginOf(outcome, side);
  return {
    ...known,
    points: round(pointsOf(outcome, side, ids.length)),
    winner: formatWinners(ids, outcome),
    rule: outcome.rule,
    ...(turns !== undefined && { turns }),
    decisions,
    dice,
    ...(margin !== undefined && { margin }),
    hash,
  };
}

function marginOf({ scores }: Outcome, side: Side): number | undefined {
  const others = scores?.filter((_, other) => other !== side) ?? [];
  const own = scores?.[side];
  return own === undefined || others.length === 0 ? undefined : own - Math.max(...others);
}

/** Rounds to six decimal places, so that the text is the same on every machine. */
export const round = (x: number): number => Math.round(x * 1e6) / 1e6;
