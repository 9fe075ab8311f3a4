/** Messages between server and page about tournaments. */
import type { ClockRule } from '../clock/clock.ts';

/** Pairing systems: everybody meets everybody, or players with equal points meet. */
export const TOURNAMENT_KINDS = ['round-robin', 'swiss'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];
export const TOURNAMENT_STATES = ['open', 'playing', 'over'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/** Tie-breaks between players with equal points. */
export const TIE_BREAKS = ['buchholz', 'sonneborn-berger', 'wins'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** Input for making a tournament. */
export interface TournamentRequest {
  readonly name: string;
  readonly game: string;
  readonly scenario?: string | undefined;
  readonly options?: Readonly<Record<string, number | string | boolean>> | undefined;
  readonly kind: TournamentKind;
  /** Rounds of a Swiss tournament; in a round robin, how often each pair meets. */
  readonly rounds: number;
  /** Days of a round; a player whose move is due at its end loses the game. */
  readonly days: number;
  readonly clock?: ClockRule | undefined;
}

/** A tournament as lists show it. */
export interface TournamentSummary {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly scenario: string;
  readonly kind: TournamentKind;
  readonly state: TournamentState;
  /** Number of players. */
  readonly entrants: number;
  /** Current round, from 1 on; 0 before the start. */
  readonly round: number;
}

/** Player in the standings. */
export interface RankedPlayer {
  /** Number of the player in this tournament. */
  readonly n: number;
  /** Empty if the account is deleted. */
  readonly name: string;
  /** Place, which several players may share. */
  readonly place: number;
  readonly points: number;
  /** Games and byes that count so far. */
  readonly played: number;
  /** In the order of `tieBreaks`. */
  readonly ties: readonly number[];
  /** The player has left and is no longer paired. */
  readonly hasLeft: boolean;
}

/** A game of a tournament, or a point without one. */
export interface TournamentGame {
  readonly round: number;
  /** Numbers of the players; -1 as the second: a bye. */
  readonly first: number;
  readonly second: number;
  /** Table of the game; absent for a bye, and before it is set up. */
  readonly table?: string;
  /** Points of both, once they are known. */
  readonly scores?: readonly [number, number];
}

/** A tournament as its page shows it. */
export interface TournamentView extends TournamentSummary {
  readonly options: Readonly<Record<string, number>>;
  readonly clock?: ClockRule;
  readonly days: number;
  /** Rounds in all, as far as that is known. */
  readonly rounds: number;
  /** Name of the account that created it; empty if deleted. */
  readonly host: string;
  /** When the round ends, in milliseconds of the clock; absent while none is played. */
  readonly deadline?: number;
  /** Number of the current user, if they take part. */
  readonly own?: number;
  /** Whether the current user may start and end it. */
  readonly isHost: boolean;
  readonly tieBreaks: readonly TieBreak[];
  readonly standings: readonly RankedPlayer[];
  readonly games: readonly TournamentGame[];
}
