/** A time control in as few letters as players know it by. */
import type { ClockRule } from '../../../table/clock/clock.ts';
import { t } from '../../messages.ts';

const DAY = 86_400;
const HOUR = 3600;

/** `60 + 30`: minutes in all and seconds per turn; `1 day`: per turn. */
export function clockTag({ kind, seconds, increment = 0 }: Omit<ClockRule, 'late'>): string {
  if (kind === 'bank') return `${Math.round(seconds / 60)} + ${increment}`;
  if (seconds >= DAY) return t('tables.days', { n: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t('tables.hours', { n: Math.round(seconds / HOUR) });
  return t('number.minutes', { n: Math.round(seconds / 60) });
}
