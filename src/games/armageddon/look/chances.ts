/** Exact chances of what dice do that are to be rolled, by the very steps that roll them. */
import { type Action, ActionList } from '../../../kernel/action.ts';
import type { PlanItem } from '../../../kernel/look-plan.ts';
import { keyOf, type Said } from '../../../kernel/message.ts';
import { STEP } from '../rules/names.ts';
import { TABLE } from '../rules/steps.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;
type Chances = PlanItem['chances'];

/** Steps at which dice of a challenge or a test are rolled. */
const ROLLS: readonly number[] = [
  STEP['challenge.roll'],
  STEP['challenge.again'],
  STEP['threshold.roll'],
  STEP['threshold.again'],
];

/** What comes of a position, and how it is called; the higher the rank the better for the attacker. */
export interface Result {
  readonly label: Said;
  readonly rank: number;
}

/** The chances of all results, the worst first as the fewest successes are, of the roll that is due, or of what stands; and of those above 0 together. */
export function chancesOf(
  s: S,
  resultOf: (s: S) => Result,
): { readonly good: number; readonly chances: Chances } {
  const found = new Map<string, Result & { ways: number }>();
  let [all, good] = [0, 0];
  for (const { state, ways } of outcomesOf(s)) {
    const result = resultOf(state);
    const key = keyOf(result.label);
    found.set(key, { ...result, ways: (found.get(key)?.ways ?? 0) + ways });
    all += ways;
    if (result.rank > 0) good += ways;
  }
  const chances = [...found.values()]
    .sort((a, b) => a.rank - b.rank)
    .map(({ label, ways }) => ({ label, p: ways / all, text: fraction(ways, all) }));
  return { good: good / all, chances };
}

/** Every way that the dice which are due can fall; the position itself where none are. */
function outcomesOf(s: S): { readonly state: S; readonly ways: number }[] {
  if (!ROLLS.includes(s.step)) return [{ state: s, ways: 1 }];
  const step = TABLE[s.step];
  const list = new ActionList();
  step.actions?.(s, list);
  return list.toArray().map((action) => ({
    state: after(s, action),
    ways: step.weight?.(s, action) ?? 1,
  }));
}

/** The position behind an action, its dice not rolled yet. */
export function after(s: S, action: Action): S {
  const next = s.clone();
  TABLE[next.step].apply?.(next, action);
  return next;
}

function fraction(ways: number, all: number): string {
  let [a, b] = [ways, all];
  while (b > 0) [a, b] = [b, a % b];
  return `${ways / a}/${all / a}`;
}
