/** Input of a tournament's rounds. */
import type { TournamentKind } from '../../table/messages/tournaments.ts';

/** Player of a tournament. */
export interface Entrant {
  /** Number from 1 on, in the order of joining. */
  readonly n: number;
  /** Rating at the time of joining. */
  readonly seed: number;
  /** Whether the player has left and is no longer paired. */
  readonly hasLeft: boolean;
}

/** Two players of a game: `first` has the first side of the game. -1 as `second`: a bye. */
export interface PlayerPair {
  readonly first: number;
  readonly second: number;
  /** Points of both, if no game is played. */
  readonly scores?: readonly [number, number];
}

/** A pair of a round; without scores it is still being played. */
export interface PlayedPair extends PlayerPair {
  readonly round: number;
}

/** Input of the pairing. */
export interface PairingInput {
  readonly kind: TournamentKind;
  /** Requested rounds, or, in a round robin, how often each pair meets. */
  readonly rounds: number;
  readonly entrants: readonly Entrant[];
  readonly past: readonly PlayedPair[];
}

/** Opponent's number in a bye: a point without a game. */
export const BYE = -1;
