import { expect, test } from 'vitest';
import type { CounterLook } from '../../kernel/look/look.ts';
import { groupsOf } from './contents.ts';

const look = (unit: number, more: Partial<CounterLook> = {}): CounterLook => ({
  unit,
  node: 0,
  side: 0,
  type: 'worker',
  name: `Worker ${unit}`,
  values: '1-4',
  figures: '',
  conditions: [],
  badge: '',
  facing: -1,
  ...more,
});

const unitsOf = (groups: readonly (readonly CounterLook[])[]) =>
  groups.map((group) => group.map(({ unit }) => unit));

test('counters that look alike form one group, even with different names', () => {
  const stack = [look(1), look(2, { values: '2-4' }), look(3), look(4, { facing: 2 })];
  const picks = { nodes: new Set<number>(), units: new Set<number>() };
  expect(unitsOf(groupsOf(stack, { picks }))).toEqual([[1, 3], [2], [4]]);
});

test('a counter that can be picked, is selected or has moved is a group of its own', () => {
  const stack = [1, 2, 3, 4].map((unit) => look(unit));
  const picks = { nodes: new Set<number>(), units: new Set([1, 2, 3]) };
  const selected = { unit: 2, node: 0 };
  const origins = new Map([[3, 5]]);
  expect(unitsOf(groupsOf(stack, { picks, selected, origins }))).toEqual([[1], [2], [3], [4]]);
});

test('a pick of a group takes its lowest number, wherever it lies in the stack', () => {
  const stack = [3, 1, 2].map((unit) => look(unit));
  const picks = { nodes: new Set<number>(), units: new Set([1, 2, 3]) };
  expect(unitsOf(groupsOf(stack, { picks }))).toEqual([[1, 2, 3]]);
});
