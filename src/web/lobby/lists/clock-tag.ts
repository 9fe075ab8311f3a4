/** Formats a time control in the short notation that players know. */
import type { ClockRule } from '../../../table/clock/clock-schemas.ts';
import { t } from '../../messages.ts';

const DAY = 86_400;
const HOUR = 3600;

/** Formats a time control: `60 + 30` for minutes in total and seconds per turn, `1 day` per turn. */
export function clockTag({ kind, seconds, increment = 0 }: Omit<ClockRule, 'late'>): string {
  if (kind === 'bank') return `${Math.round(seconds / 60)} + ${increment}`;
  if (seconds >= DAY) return t('tables.days', { n: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t('tables.hours', { n: Math.round(seconds / HOUR) });
  return t('number.minutes', { n: Math.round(seconds / 60) });
}
