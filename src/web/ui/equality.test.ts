import { effect, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { computedByContent, isEqual, keepEqual } from './equality.ts';

test('plain data is equal by content, in order', () => {
  const one = { nodes: [1, 2], at: new Map([[1, new Set([3])]]) };
  expect(isEqual(one, { nodes: [1, 2], at: new Map([[1, new Set([3])]]) })).toBe(true);
  expect(isEqual(one, { nodes: [2, 1], at: new Map([[1, new Set([3])]]) })).toBe(false);
  expect(isEqual(one, { nodes: [1, 2], at: new Map([[1, new Set([4])]]) })).toBe(false);
  expect(isEqual(one, { nodes: [1, 2] })).toBe(false);
  expect(isEqual({ a: undefined }, { b: undefined })).toBe(false);
  expect(isEqual([], {})).toBe(false);
});

test('objects of a class equal only themselves', () => {
  const ints = new Int16Array([1]);
  expect(isEqual(ints, ints)).toBe(true);
  expect(isEqual(ints, new Int16Array([1]))).toBe(false);
});

test('the previous object is kept while its content is equal', () => {
  const before = [1];
  expect(keepEqual(before, [1])).toBe(before);
  expect(keepEqual(before, [2])).toEqual([2]);
  expect(keepEqual(undefined, [2])).toEqual([2]);
});

test('an effect of a computed signal runs again only if the content changes', () => {
  const number = signal(1);
  const parity = computedByContent(() => ({ isOdd: number.value % 2 === 1 }));
  const seen: boolean[] = [];
  effect(() => {
    seen.push(parity.value.isOdd);
  });
  number.value = 3;
  expect(seen).toEqual([true]);
  number.value = 4;
  expect(seen).toEqual([true, false]);
});

test('a computed signal gets its previous value', () => {
  const number = signal(1);
  const all = computedByContent<readonly number[]>((before = []) => [...before, number.value]);
  expect(all.value).toEqual([1]);
  number.value = 2;
  expect(all.value).toEqual([1, 2]);
});
