/** Interval of a share, for a number of games that was fixed before the first game. */
import { type Interval, USUAL_ERROR } from './interval.ts';
import { criticalValue } from './normal.ts';

/**
 * Returns the score interval of a share (E. B. Wilson, Probable Inference, the Law of Succession, and Statistical
 * Inference, JASA 22, 1927): `points` of `games`, draws counting half. Valid only for a number of games fixed in
 * advance; use `confidenceSequence` for an interval that is watched while games are played.
 */
export function wilsonInterval(points: number, games: number, error = USUAL_ERROR): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const z = criticalValue(error);
  const share = points / games;
  const scale = 1 + z ** 2 / games;
  const middle = (share + z ** 2 / (2 * games)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
