/** Standings of a tournament: points, and tie-breaks between players with equal points. */
import type { RankedPlayer } from '../../table/messages/tournament-messages.ts';
import type { TieBreak, TournamentKind } from '../../table/messages/tournaments.ts';
import { BYE, type Entrant, type PlayedPair } from './pairing-input.ts';

/** Tie-breaks after the points, in this order. */
export const tieBreaksOf = (kind: TournamentKind): readonly TieBreak[] =>
  kind === 'swiss' ? ['buchholz', 'sonneborn-berger'] : ['sonneborn-berger', 'wins'];

/** One result of a player. */
interface Own {
  readonly other: number;
  readonly score: number;
}

export type PlayerResult = Omit<RankedPlayer, 'name'>;

/** Returns all players, the best first; equal ones in the order of joining. */
export function standingsOf(
  kind: TournamentKind,
  entrants: readonly Entrant[],
  past: readonly PlayedPair[],
): PlayerResult[] {
  const results = new Map(entrants.map(({ n }) => [n, resultsOf(n, past)]));
  const points = new Map([...results].map(([n, own]) => [n, sum(own.map(({ score }) => score))]));
  const rows = entrants.map(({ n, hasLeft }) => {
    const own = results.get(n) ?? [];
    const ties = tieBreaksOf(kind).map((tie) => TIES[tie](own, points, points.get(n) ?? 0));
    return { n, hasLeft, points: points.get(n) ?? 0, played: own.length, ties };
  });
  const ordered = rows.toSorted((a, b) => -compare(a, b) || a.n - b.n);
  return ordered.map((row) => ({
    ...row,
    place: 1 + ordered.findIndex((other) => compare(other, row) === 0),
  }));
}

/** Returns the points of a player, by number, in these rounds. */
export const pointsOf = (n: number, past: readonly PlayedPair[]): number =>
  sum(resultsOf(n, past).map(({ score }) => score));

const TIES: Readonly<
  Record<TieBreak, (own: readonly Own[], points: ReadonlyMap<number, number>, of: number) => number>
> = {
  /** Sum of the opponents' points; in a bye, the player's own points count. */
  buchholz: (own, points, of) => sum(own.map(({ other }) => points.get(other) ?? of)),
  /** Points of defeated opponents, and half the points of opponents with a draw. */
  'sonneborn-berger': (own, points) =>
    sum(own.map(({ other, score }) => score * (points.get(other) ?? 0))),
  wins: (own) => own.filter(({ other, score }) => other !== BYE && score === 1).length,
};

function resultsOf(n: number, past: readonly PlayedPair[]): Own[] {
  return past.flatMap(({ first, second, scores }) => {
    if (!scores) return [];
    if (first === n) return [{ other: second, score: scores[0] }];
    return second === n ? [{ other: first, score: scores[1] }] : [];
  });
}

type Score = Pick<RankedPlayer, 'points' | 'ties'>;

/** Compares by points, then by each tie-break in turn. */
function compare(a: Score, b: Score): number {
  const [one, two] = [a, b].map(({ points, ties }) => [points, ...ties]) as [number[], number[]];
  return one.map((x, i) => x - (two[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
