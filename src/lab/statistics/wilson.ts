/** Interval of a share when the number of games was fixed before the first of them. */
import { type Interval, USUAL_ERROR } from './interval.ts';
import { criticalValue } from './normal.ts';

/**
 * The score interval of a share (E. B. Wilson, Probable Inference, the Law of Succession, and Statistical
 * Inference, JASA 22, 1927): `points` of `games`, draws as halves. Valid only for a number of games that
 * was fixed in advance: an interval that is looked at while it grows is a `confidenceSequence`.
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
