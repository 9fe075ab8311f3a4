/** Exact chances of the pending dice, with every possible result. */
import type { Action } from '../../../kernel/action.ts';
import { fraction, formatFraction, numberOf } from '../../../kernel/odds/fraction.ts';
import type { PlanItem } from '../../../kernel/look/plan.ts';
import { keyOf } from '../../../kernel/text/message.ts';
import { comingResults, comingTests, type BattleResult } from '../rules/battle/05-results.ts';
import { STEP } from '../rules/names.ts';
import { TABLE } from '../rules/steps.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;
type Chances = PlanItem['chances'];

/**
 * Returns the chances of all results of the pending roll, or of the current dice, worst (fewest successes) first, and
 * the total chance of results above 0.
 */
export function chancesOf(
  s: S,
  resultOf: (s: S) => BattleResult,
): { readonly good: number; readonly chances: Chances } {
  const found = new Map<string, BattleResult & { ways: bigint }>();
  let [all, good] = [0n, 0n];
  for (const result of resultsOf(s) ?? [{ ...resultOf(s), ways: 1n }]) {
    const key = keyOf(result.label);
    const before = found.get(key);
    found.set(key, { ...(before ?? result), ways: (before?.ways ?? 0n) + result.ways });
    all += result.ways;
    if (result.rank > 0) good += result.ways;
  }
  const chances = [...found.values()]
    .sort((a, b) => a.rank - b.rank)
    .map(({ label, ways }) => {
      const p = fraction(ways, all);
      return { label, p: numberOf(p), text: formatFraction(p) };
    });
  return { good: numberOf(fraction(good, all)), chances };
}

/** Returns the distribution of the pending dice; undefined if there are none. */
function resultsOf(s: S) {
  const isDue = (...steps: readonly number[]): boolean => steps.includes(s.step);
  if (isDue(STEP['challenge.roll'], STEP['challenge.again'])) return comingResults(s);
  return isDue(STEP['threshold.roll'], STEP['threshold.again']) ? comingTests(s) : undefined;
}

/** Returns the position after an action, before its dice are rolled. */
export function after(s: S, action: Action): S {
  const next = s.clone();
  TABLE[next.step].apply?.(next, action);
  return next;
}
