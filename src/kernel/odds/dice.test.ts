import { expect, test } from 'vitest';
import { ActionList, defineVerbs, nounOf, number, pack, verbOf } from '../action.ts';
import { CHANCE } from '../side.ts';
import { oneDie, twoDice } from './dice.ts';

const ROLL = defineVerbs({ pass: 'none', roll: number(12) }).id.roll;
const listed = ({ actions }: ReturnType<typeof oneDie<'roll'>>): number[] => {
  const out = new ActionList();
  actions(undefined, out);
  return Array.from({ length: out.length }, (_, i) => out.at(i));
};

test('one die has six faces, and Chance throws it', () => {
  const die = oneDie(ROLL);
  expect(die.who()).toBe(CHANCE);
  expect(listed(die)).toEqual([1, 2, 3, 4, 5, 6].map((face) => pack(ROLL, face)));
});

test('the sums of two dice are weighted as 36 throws of both', () => {
  const throws = new Map<number, number>();
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) throws.set(a + b, (throws.get(a + b) ?? 0) + 1);
  const dice = twoDice(ROLL);
  expect(dice.who()).toBe(CHANCE);
  expect(dice.dice).toBe(2);
  const sums = listed(dice).map((action) => [nounOf(action), dice.weight(undefined, action)]);
  expect(sums).toEqual([...throws].sort(([a], [b]) => a - b));
  expect(listed(dice).every((action) => verbOf(action) === ROLL)).toBe(true);
});
