/** Input of a tournament's rounds. */
import type { TournamentKind } from '../../table/tournaments.ts';

/** Somebody who takes part. */
export interface Entrant {
  /** From 1 on, in the order in which they came. */
  readonly n: number;
  /** How strong he was thought to be when he came. */
  readonly seed: number;
  /** Nobody is paired with him any more. */
  readonly hasLeft: boolean;
}

/** Two who play: `first` has the first side of the game. -1 as `second`: a bye. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  /** Points of both, where nothing is played for them. */
  readonly scores?: readonly [number, number];
}

/** A pair of a round; without scores it is still being played. */
export interface Past extends Pair {
  readonly round: number;
}

/** Input of the pairing. */
export interface Field {
  readonly kind: TournamentKind;
  /** As asked for: rounds, or how often each meets each. */
  readonly rounds: number;
  readonly entrants: readonly Entrant[];
  readonly past: readonly Past[];
}

/** A point without a game. */
export const BYE = -1;
