/** Exact odds in words, for the lists of `inspect` and `play`. */
import type { Chance, Odds } from '../kernel/odds.ts';

/** The odds of an action, a line for each thing that is rolled for. */
export function oddsLines({ complete, outcomes, bySubject, more }: Odds): string[] {
  if (complete && bySubject.length < 2) return [chances(outcomes)];
  if (bySubject.length === 0) return ['so many dice that the results cannot be listed'];
  const lines = bySubject.map((one) => `${one.subject}: ${chances(one.outcomes)}`);
  return more ? [...lines, 'and more dice than can be followed'] : lines;
}

const chances = (all: readonly Chance[]): string => chanceItems(all).join(' · ');

/** `hit 1/2 (50.0 %)` */
export const chanceItems = (all: readonly Chance[]): string[] =>
  all.map(({ label, p, text }) => `${label} ${text} (${(p * 100).toFixed(1)} %)`);
