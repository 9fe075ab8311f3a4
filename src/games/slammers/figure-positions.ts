/** Positions that several figures of the rulebook share. */
import { figureMaker } from '../../kernel/setup/figure.ts';
import type { en } from './i18n/en.ts';

export const figure = figureMaker<keyof typeof en>();

export const on = (at: string, ...units: readonly string[]) => units.map((unit) => ({ unit, at }));

/** A position of scenario 1 in Tan's player turn. */
export const badgerHunt = (step: string, counters: readonly object[]) => ({
  ...{ scenario: '1', step, counters },
  values: { round: 3, mover: 'tan' },
});

/** The unit that drops, waiting off the map. */
export const DROPPING = { unit: 'tIN1', at: 'waiting', drops: true };
