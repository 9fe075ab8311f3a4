/** Exact odds in words, for the lists of `inspect` and `play`. */
import type { Chance, Odds } from '../kernel/odds.ts';

/** The odds of an action, a line for each thing that is rolled for. */
export function oddsLines({ complete, outcomes, bySubject }: Odds): string[] {
  if (!complete) return ['so many dice that the results cannot be listed'];
  if (bySubject.length < 2) return [chances(outcomes)];
  return bySubject.map((one) => `${one.subject}: ${chances(one.outcomes)}`);
}

const chances = (all: readonly Chance[]): string =>
  all.map(({ label, p, text }) => `${label} ${text} (${(p * 100).toFixed(1)} %)`).join(' · ');
