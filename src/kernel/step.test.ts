import { expect, test } from 'vitest';
import { defineVerbs, type LegalActions, number } from './action.ts';
import type { GameState } from './state.ts';
import { type GameStep, stepList, type StepTable, turnActions } from './step.ts';

const VERBS = defineVerbs({ go: 'none', stay: 'none', roll: number(6) });
type TestVerb = keyof typeof VERBS.id;
type TestStep<Listed extends TestVerb = never> = GameStep<GameState, TestVerb, Listed>;

const label = () => 'label';
const decided = { rule: '1', who: () => 0, actions: () => {}, apply: () => {} };
const prompt = () => 'choose.';

test('a decision or a step of Chance without a prompt does not compile', () => {
  // @ts-expect-error: a decision needs a prompt.
  const decision: TestStep<'go'> = { ...decided, offers: { go: { label } } };
  // @ts-expect-error: a step of Chance needs a prompt.
  const roll: TestStep<'roll'> = { ...decided, outcomes: { roll: { label } } };
  // @ts-expect-error: a step that lists actions needs a prompt, even without offers.
  const list: TestStep = { ...decided };
  // @ts-expect-error: a step that offers something needs a side that decides.
  const offer: TestStep<'go'> = { rule: '1', prompt, offers: { go: { label } } };
  expect([decision, roll, list, offer].map(({ rule }) => rule)).toEqual(['1', '1', '1', '1']);
});

test('a step does not compile without a label for each verb that it lists', () => {
  // @ts-expect-error: `stay` has no label.
  const short: TestStep<'go' | 'stay'> = { ...decided, prompt, offers: { go: { label } } };
  // @ts-expect-error: the outcome `roll` has no label.
  const unnamed: TestStep<'roll'> = { ...decided, prompt, outcomes: {} };
  const listing: TestStep<'go'> = {
    ...decided,
    prompt,
    offers: { go: { label } },
    actions(_, out) {
      out.add(VERBS.id.go);
      // @ts-expect-error: a verb that the step has no label for.
      out.add(VERBS.id.stay);
      // @ts-expect-error: the verb of the number is unknown.
      out.add(0);
      // @ts-expect-error: the function would add verbs that the step has no label for.
      listBoth(out);
    },
  };
  const table: StepTable<'go', GameState, TestVerb> = {
    // @ts-expect-error: a step in a table cannot list actions unless it was declared with its verbs.
    go: { ...decided, offers: { go: { label } }, actions: (_, out) => out.add(VERBS.id.go) },
  };
  expect([short, unnamed, listing, table.go].map(({ rule }) => rule)).toEqual(['1', '1', '1', '1']);
});

function listBoth(out: LegalActions<'go' | 'stay'>): void {
  out.add(VERBS.id.go);
  out.add(VERBS.id.stay);
}

test('kinds of actions list their own verbs only, and give a step an offer for each', () => {
  const kind = { label, apply: () => {} };
  const parts = turnActions(
    VERBS,
    {
      go: { ...kind, list: (_, __, out) => out.add(VERBS.id.go) },
      // @ts-expect-error: a kind of action must list its own verb only.
      stay: { ...kind, list: (_, __, out) => out.add(VERBS.id.go) },
    },
    () => 0,
    () => undefined,
  );
  const step: TestStep<'go' | 'stay'> = { rule: '1', prompt, who: () => 0, ...parts };
  expect(Object.keys(step.offers ?? {})).toEqual(['go', 'stay']);
});

test('a step with a prompt compiles, and so does an automatic step without one', () => {
  const decision: TestStep<'go' | 'stay'> = {
    ...decided,
    prompt,
    offers: { stay: { label }, go: { label } },
  };
  const automatic: TestStep = { rule: '2', enter: () => {} };
  const over: TestStep = { rule: '3', prompt };
  const steps = stepList(['over', 'decision', 'automatic'], { decision, automatic, over }, VERBS);
  expect(steps.map(({ rule, verbs }) => [rule, verbs])).toEqual([
    ['3', undefined],
    ['1', [VERBS.id.go, VERBS.id.stay]],
    ['2', undefined],
  ]);
});
