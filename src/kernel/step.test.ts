import { expect, test } from 'vitest';
import { defineVerbs, number } from './action.ts';
import type { GameState } from './state.ts';
import { type GameStep, stepList } from './step.ts';

const VERBS = defineVerbs({ go: 'none', stay: 'none', roll: number(6) });
type TestStep = GameStep<GameState, keyof typeof VERBS.id>;

const label = () => 'label';
const decided = { rule: '1', who: () => 0, actions: () => {}, apply: () => {} };
const prompt = () => 'choose.';

test('a decision or a step of Chance without a prompt does not compile', () => {
  // @ts-expect-error: a decision needs a prompt.
  const decision: TestStep = { ...decided, offers: { go: { label } } };
  // @ts-expect-error: a step of Chance needs a prompt.
  const roll: TestStep = { ...decided, outcomes: { roll: { label } } };
  // @ts-expect-error: a step that lists actions needs a prompt, even without offers.
  const list: TestStep = { ...decided };
  // @ts-expect-error: a step that offers something needs a side that decides.
  const offer: TestStep = { rule: '1', prompt, offers: { go: { label } } };
  expect([decision, roll, list, offer].map(({ rule }) => rule)).toEqual(['1', '1', '1', '1']);
});

test('a step with a prompt compiles, and so does an automatic step without one', () => {
  const decision: TestStep = { ...decided, prompt, offers: { stay: { label }, go: { label } } };
  const automatic: TestStep = { rule: '2', enter: () => {} };
  const over: TestStep = { rule: '3', prompt };
  const steps = stepList(['over', 'decision', 'automatic'], { decision, automatic, over }, VERBS);
  expect(steps.map(({ rule, verbs }) => [rule, verbs])).toEqual([
    ['3', undefined],
    ['1', [VERBS.id.go, VERBS.id.stay]],
    ['2', undefined],
  ]);
});
