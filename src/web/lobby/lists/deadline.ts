/** Formats the time left for a turn. */
import { t } from '../../messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A turn with less time left is urgent. */
const URGENT = 2 * HOUR;

export const isUrgent = (due: number, now: number): boolean => due - now < URGENT;

/**
 * Formats the time left, such as `2 days left`: whole days from two days on, whole hours from two hours on, otherwise
 * minutes.
 */
export function timeLeft(due: number, now: number): string {
  const left = Math.max(0, due - now);
  const time =
    left >= 2 * DAY
      ? t('tables.days', { n: Math.floor(left / DAY) })
      : left >= 2 * HOUR
        ? t('tables.hours', { n: Math.floor(left / HOUR) })
        : t('number.minutes', { n: Math.floor(left / MINUTE) });
  return t('tables.left', { time });
}
