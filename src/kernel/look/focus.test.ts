import { expect, test } from 'vitest';
import { nodeFocus, unitFocus } from './focus.ts';

test('a unit is where its column says, and off the board it has no node', () => {
  const nodes = Int16Array.of(7, -1, -3);
  expect([0, 1, 2].map((u) => unitFocus(nodes, u).node)).toEqual([7, -1, -1]);
  expect(unitFocus(nodes, -1)).toEqual({ unit: -1, node: -1 });
});

test('a node alone has no unit', () => {
  expect(nodeFocus(4)).toEqual({ unit: -1, node: 4 });
});
