/** Formats numbers and dates for the page's language. */
import { translators, t } from './messages.ts';

/** Returns the browser's regional form of the page's language, such as `de-CH`, if there is one. */
function locale(): string {
  const { language } = translators.value;
  const own = globalThis.navigator?.languages?.find((name) => name.split('-')[0] === language);
  return own ?? language;
}

/** Formats a share as `41.7%`, in German `41,7 %`. Only impossible and certain events get 0 and 100. */
export function percent(p: number): string {
  const format = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 });
  if (p > 0 && p < 0.001) return t('number.below', { n: format.format(0.001) });
  if (p < 1 && p > 0.999) return t('number.above', { n: format.format(0.999) });
  return format.format(p);
}

/** Number of digits up to which the denominator of a fraction can be read at a glance. */
const MOST_DIGITS = 3;

/** Returns a fraction such as `5/36`, or '' if its denominator is long: players read the percentage instead. */
export const shortFraction = (text: string): string =>
  (text.split('/')[1] ?? '').length > MOST_DIGITS ? '' : text;

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Describes the time from `now` to `at`, in the past or the future: "2 hours ago", "in 3 days". */
export function agoOf(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, least]) => Math.abs(now - at) >= least) ?? ['second', 0];
  return format.format(length === 0 ? 0 : Math.trunc((at - now) / length), unit);
}

/** Formats date and time of day, from milliseconds. */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a date, from milliseconds. */
export const dateOf = (at: number): string =>
  new Date(at).toLocaleDateString(locale(), { dateStyle: 'medium' });

/** Formats a date with its weekday, from milliseconds. */
export const weekdayOf = (at: number): string =>
  new Date(at).toLocaleDateString(locale(), { weekday: 'long', day: 'numeric', month: 'long' });

/** Formats the time of day, from milliseconds. */
export const timeOfDay = (at: number): string =>
  new Date(at).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit' });
