/** Numbers and days as the page's language writes them. */
import { speakers, t } from './messages.ts';

/** The person's own way of writing that language, such as `de-CH`, if the browser knows it. */
function locale(): string {
  const { language } = speakers.value;
  const own = globalThis.navigator?.languages?.find((name) => name.split('-')[0] === language);
  return own ?? language;
}

/** `41.7%`, in German `41,7 %`; never 0 or 100 for what is merely unlikely or likely. */
export function percent(p: number): string {
  const format = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 });
  if (p > 0 && p < 0.001) return t('number.below', { n: format.format(0.001) });
  if (p < 1 && p > 0.999) return t('number.above', { n: format.format(0.999) });
  return format.format(p);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, or how far ahead it is, by `now`: "2 hours ago", "in 3 days". */
export function agoOf(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, least]) => Math.abs(now - at) >= least) ?? ['second', 0];
  return format.format(length === 0 ? 0 : Math.trunc((at - now) / length), unit);
}

/** A day and the time of it, from milliseconds. */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/** A day, from milliseconds. */
export const dateOf = (at: number): string =>
  new Date(at).toLocaleDateString(locale(), { dateStyle: 'medium' });

/** A day with its weekday, from milliseconds. */
export const weekdayOf = (at: number): string =>
  new Date(at).toLocaleDateString(locale(), { weekday: 'long', day: 'numeric', month: 'long' });

/** The time of a day, from milliseconds. */
export const timeOfDay = (at: number): string =>
  new Date(at).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit' });
