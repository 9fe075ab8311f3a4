/** Chart of a rating after each of the latest games, with its lowest and highest value. */
import type { Profile } from '../../table/messages/accounts.ts';
import { dateOf } from '../numbers.ts';
import { t } from './account-messages.ts';

type RatingPoint = Profile['ratings'][number]['history'][number];

const WIDTH = 240;
const HEIGHT = 48;
/** Pixels that keep the line and its end off the edges. */
const EDGE = 4;

/** Returns the points of the line in a box of `WIDTH` by `HEIGHT`, evenly spaced, each as `x,y`. */
export function linePoints(history: readonly RatingPoint[]): string[] {
  const ratings = history.map(({ rating }) => rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const step = (WIDTH - 2 * EDGE) / Math.max(1, history.length - 1);
  return ratings.map((rating, i) => {
    const up = high === low ? 0.5 : (rating - low) / (high - low);
    return `${(EDGE + i * step).toFixed(1)},${(HEIGHT - EDGE - up * (HEIGHT - 2 * EDGE)).toFixed(1)}`;
  });
}

/** Shows the chart of a rating, or nothing for fewer than two games. */
export function RatingChart({ history }: { readonly history: readonly RatingPoint[] }) {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  const ratings = history.map(({ rating }) => rating);
  const points = linePoints(history);
  const [x, y] = points.at(-1)?.split(',') ?? [];
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  return (
    <figure class="rating-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline points={points.join(' ')} />
        <circle cx={x} cy={y} r="3" />
      </svg>
      <figcaption class="hint">
        {t('account.rating.course', {
          ...{ low: String(low), high: String(high), n: history.length },
          from: dateOf(first.at),
          to: dateOf(last.at),
        })}
      </figcaption>
    </figure>
  );
}
