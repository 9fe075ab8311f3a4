/** One game of an arena: its players and its result. */
import { format } from '../text/messages.ts';
import type { Game } from '../../kernel/game.ts';
import { type Outcome, placeOf } from '../../kernel/outcome.ts';
import { type ComputerPlayer, playOrForfeit } from '../players.ts';
import { rowOf } from '../../lab/row.ts';
import type { ArenaGame } from './journal.ts';
import { openingOf, stateOf } from './opening.ts';

/** A game to play: everything about it follows from these fields and the terms. */
export interface ArenaMatch {
  readonly one: ComputerPlayer;
  readonly other: ComputerPlayer;
  readonly number: number;
}

/** Common settings of all games of a run. */
export interface Terms {
  readonly seed: number;
  /** Number of random decisions at the beginning. */
  readonly opening: number;
  /** Ints of the first position; absent: the set-up. */
  readonly from?: readonly number[] | undefined;
}

/** Name in results: for a program its command, because the name that it reports may change. */
export const nameInLadder = (player: ComputerPlayer): string =>
  typeof player === 'string' ? player : `program:${player.command}`;

/**
 * Returns all pairs that are at most `near` places apart in the list. Their order, and which player is `one`, do not
 * depend on the order of the list.
 */
export function pairsOf<T>(
  players: readonly T[],
  name: (player: T) => string,
  near: number,
): { one: T; other: T }[] {
  const place = new Map(players.map((player, i) => [player, i]));
  const apart = (a: T, b: T) => Math.abs((place.get(a) ?? 0) - (place.get(b) ?? 0));
  const sorted = players.toSorted((a, b) => (name(a) < name(b) ? -1 : 1));
  return sorted
    .flatMap((one, i) => sorted.slice(i + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => apart(one, other) <= near);
}

/** Returns all games, the pairs in turn, so that an interrupted run has results of all pairs. */
export function matchesOf(
  players: readonly ComputerPlayer[],
  { games, near }: { readonly games: number; readonly near: number },
): ArenaMatch[] {
  const pairs = pairsOf(players, nameInLadder, near);
  return Array.from({ length: games }, (_, number) => number).flatMap((number) =>
    pairs.map((pair) => ({ ...pair, number })),
  );
}

/**
 * Returns the seats in a game of a pair: true for `one`, by side. All distributions in which both have a seat come in
 * turn, each followed by its opposite.
 */
export function seatingOf(sides: number, number: number): boolean[] {
  const ways = 2 ** (sides - 1) - 1;
  const way = 1 + 2 * ((number >> 1) % ways);
  return Array.from({ length: sides }, (_, side) => ((way >> side) & 1) !== (number & 1));
}

/**
 * Returns the points of `one`, 0 to 1: its share of the won comparisons between its sides and the other's; a tie counts
 * half.
 */
export function pointsFor(outcome: Outcome, seating: readonly boolean[]): number {
  const meetings = seating.flatMap((isOne, a) =>
    isOne
      ? seating.flatMap((own, b) => (own ? [] : [placeOf(outcome, a) - placeOf(outcome, b)]))
      : [],
  );
  const points = meetings.map((behind) => (behind < 0 ? 1 : behind === 0 ? 0.5 : 0) as number);
  return points.reduce((sum, n) => sum + n, 0) / meetings.length;
}

const NO_ROW = { game: 0, seed: '', seats: [] };

/** Plays a game. Between bots, the result is the same in any thread and after any other game. */
export async function playArenaMatch(
  game: Game,
  { one, other, number }: ArenaMatch,
  { seed, opening, from }: Terms,
): Promise<ArenaGame> {
  const [a, b] = [nameInLadder(one), nameInLadder(other)];
  const seating = seatingOf(game.sides.length, number);
  const seated = seating.map((isOne) => (isOne ? one : other));
  // Two games in a row share an opening: both players play it from both seats.
  const begin = openingOf(game, opening, `${seed}/${number >> 1}`, stateOf(game, from));
  const result = await playOrForfeit(game, seated, `${seed}/${a}/${b}/${number}`, begin?.state);
  const { outcome, fault, decisions, hash } = result;
  const { rule, winner, turns } = rowOf(game, result, { ...NO_ROW, side: 0 });
  return {
    one: a,
    other: b,
    number,
    turned: seating[0] === false,
    points: pointsFor(outcome, seating),
    fault: fault && format(game, outcome.reason),
    ...{ winner, rule, turns, decisions, hash },
  };
}
