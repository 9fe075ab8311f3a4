/** One game of `simulate`: everything about it follows from the request. */
import type { MatchResult } from '../../bots/match.ts';
import type { Game } from '../../kernel/game.ts';
import { type ComputerPlayer, type FairResult, playOrForfeit } from '../players.ts';
import { openingOf, stateOf } from './opening.ts';

export interface SimulatedGame {
  readonly seed: number;
  readonly number: number;
  /** Number of random decisions, and the number of the random opening. */
  readonly opening: number;
  readonly beginning: number;
  /** Number of seats by which each player is moved from their own seat. */
  readonly shift: number;
  /** Ints of the first position; absent: the set-up. */
  readonly from?: readonly number[] | undefined;
  /** Players by side; if another process plays, only bots. */
  readonly seated: readonly ComputerPlayer[];
}

/** Result of a game as JSON data. */
export interface GameSummary extends MatchResult {
  readonly ints: readonly number[];
}

/** Plays the game; its actions begin at the set-up, or at the given position. */
export async function playSimulated(game: Game, asked: SimulatedGame): Promise<FairResult> {
  const { seed, number, opening, beginning, seated } = asked;
  const from = stateOf(game, asked.from);
  const begin = openingOf(game, opening, `${seed}/${beginning}`, from);
  const result = await playOrForfeit(game, seated, `${seed}/${number}`, begin?.state);
  return { ...result, actions: [...(begin?.actions ?? []), ...result.actions] };
}

/** Returns a result as data to send. */
export const packed = ({
  outcome,
  decisions,
  dice,
  hash,
  state,
  actions,
}: FairResult): GameSummary => ({
  outcome,
  decisions,
  dice,
  hash,
  ints: [...state.ints],
  actions: [...actions],
});

/** Returns a result from sent data. */
export function unpacked(game: Game, { ints, ...rest }: GameSummary): FairResult {
  const state = game.create();
  state.ints.set(ints);
  return { ...rest, state };
}
