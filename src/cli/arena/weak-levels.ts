/** Levels that lose to a level below them. */
import { LEVELS } from '../../bots/levels.ts';
import { confidenceSequence } from '../../lab/statistics/sequence.ts';

/** Games between two levels; `points` are those of `one`. */
export interface PairPoints {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  readonly points: number;
}

/** A level that scored more than a standard error below half of the points against a lower one. */
export interface WeakLevel {
  readonly level: string;
  readonly lower: string;
  readonly games: number;
  readonly points: number;
  /** Whether the games suffice to rule out chance, with 95 % confidence. */
  readonly isCertain: boolean;
}

/** Rank of a level; levels for measurements, such as `4.turns`, have the rank of their level. */
const placeOf = (name: string): number =>
  LEVELS.findIndex(({ id }) => id === name.replace(/\..*$/, ''));

/** Returns the levels that lose, in the order of the pairs. Programs have no level. */
export function weakLevels(pairs: readonly PairPoints[]): WeakLevel[] {
  return pairs.flatMap(({ one, other, games, points }) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    if (a < 0 || b < 0 || a === b) return [];
    const [level, lower, own] = a > b ? [one, other, points] : [other, one, games - points];
    if (own >= (games - Math.sqrt(games)) / 2) return [];
    const isCertain = confidenceSequence(own, games).high < 0.5;
    return [{ level, lower, games, points: own, isCertain }];
  });
}

/** Returns the sentence about a level that loses. */
export function formatWeakLevel({ level, lower, games, points, isCertain }: WeakLevel): string {
  const doubt = isCertain ? '' : ', which may be chance: play more games';
  return `level ${level} loses against ${lower}: ${points} of ${games} points${doubt}`;
}
