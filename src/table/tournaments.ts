/** Messages between server and page about tournaments. */
import type { ClockRule } from './clock.ts';

/** How it is decided who plays whom: everybody everybody, or, round by round, who stands alike. */
export const TOURNAMENT_KINDS = ['round-robin', 'swiss'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];
export const TOURNAMENT_STATES = ['open', 'playing', 'over'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/** By what those are told apart who have as many points. */
export const TIE_BREAKS = ['buchholz', 'sonneborn-berger', 'wins'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** Input for making a tournament. */
export interface TournamentRequest {
  readonly name: string;
  readonly game: string;
  readonly scenario?: string | undefined;
  readonly options?: Readonly<Record<string, number | string | boolean>> | undefined;
  readonly kind: TournamentKind;
  /** By the Swiss system rounds; in a round robin how often each meets each. */
  readonly rounds: number;
  /** So many days a round takes; whom a game waits for then has lost it. */
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
  /** How many take part. */
  readonly entrants: number;
  /** The round that is played, from 1 on; 0 before it begins. */
  readonly round: number;
}

/** Somebody in the table of standings. */
export interface Ranked {
  /** His number in this tournament. */
  readonly n: number;
  /** Empty: an account that is deleted. */
  readonly name: string;
  /** The place he shares or has alone. */
  readonly place: number;
  readonly points: number;
  /** Games, byes among them, that count so far. */
  readonly played: number;
  /** In the order of `tieBreaks`. */
  readonly ties: readonly number[];
  /** He has left; nobody is paired with him any more. */
  readonly hasLeft: boolean;
}

/** A game of a tournament, or a point without one. */
export interface TournamentGame {
  readonly round: number;
  /** Numbers of those who play; -1 as the second: a bye. */
  readonly first: number;
  readonly second: number;
  /** Its table; absent where nothing is played, or before it is set up. */
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
  /** Name of the account that made it; empty: deleted. */
  readonly host: string;
  /** When the round ends, in milliseconds of the clock; absent while none is played. */
  readonly deadline?: number;
  /** One's own number, if one takes part. */
  readonly own?: number;
  /** Whether one may begin and end it. */
  readonly isHost: boolean;
  readonly tieBreaks: readonly TieBreak[];
  readonly standings: readonly Ranked[];
  readonly games: readonly TournamentGame[];
}
