/** One game of `simulate`: everything about it follows from what is asked. */
import type { MatchResult } from '../../bots/match.ts';
import type { Game } from '../../kernel/game.ts';
import { type Contender, type FairResult, playFairly } from '../contenders.ts';
import { openingOf, stateOf } from './opening.ts';

export interface SimulatedGame {
  readonly seed: number;
  readonly number: number;
  /** Decisions drawn by lot, and which beginning it is. */
  readonly opening: number;
  readonly beginning: number;
  /** Number of seats that every contender has moved on from their own seat. */
  readonly shift: number;
  /** Ints of the position to begin at; absent: the set-up. */
  readonly from?: readonly number[] | undefined;
  /** By side; of ours only where another process plays. */
  readonly seated: readonly Contender[];
}

/** How it went, as JSON can carry it. */
export interface GameSummary extends MatchResult {
  readonly ints: readonly number[];
}

/** Plays it; the actions are those from the set-up, or from the given position, on. */
export async function playSimulated(game: Game, asked: SimulatedGame): Promise<FairResult> {
  const { seed, number, opening, beginning, seated } = asked;
  const from = stateOf(game, asked.from);
  const begin = openingOf(game, opening, `${seed}/${beginning}`, from);
  const result = await playFairly(game, seated, `${seed}/${number}`, begin?.state);
  return { ...result, actions: [...(begin?.actions ?? []), ...result.actions] };
}

/** Parts of a result that are sent. */
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

/** A result that was sent. */
export function unpacked(game: Game, { ints, ...rest }: GameSummary): FairResult {
  const state = game.create();
  state.ints.set(ints);
  return { ...rest, state };
}
