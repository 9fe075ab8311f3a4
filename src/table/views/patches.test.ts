import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatches, patchesBetween } from './patches.ts';

const between = (before: number[], after: number[]) =>
  patchesBetween(Int16Array.from(before), Int16Array.from(after));

test('a run is an offset and the values from there on; short gaps are bridged', () => {
  expect(between([0, 0, 0, 0], [0, 0, 0, 0])).toEqual([]);
  expect(between([0, 0, 0, 0], [0, 5, 0, 0])).toEqual([[1, 5]]);
  expect(between([1, 2, 3, 4, 5], [9, 2, 3, 8, 5])).toEqual([[0, 9, 2, 3, 8]]);
  expect(between([1, 2, 3, 4, 5, 6], [9, 2, 3, 4, 8, 6])).toEqual([
    [0, 9],
    [4, 8],
  ]);
});

test('applied to one list they give the other, for any two lists', () => {
  const small = fc.constantFrom(-2, -1, 0, 1);
  const lists = fc.integer({ min: 0, max: 40 }).chain((n) => {
    const ints = fc.array(fc.oneof(small, fc.integer({ min: -32768, max: 32767 })), {
      minLength: n,
      maxLength: n,
    });
    return fc.tuple(ints, ints);
  });
  fc.assert(
    fc.property(lists, ([before, after]) => {
      const ints = [...before];
      applyPatches(ints, JSON.parse(JSON.stringify(between(before, after))));
      expect(ints).toEqual(after);
    }),
    { numRuns: 500 },
  );
});

test.each([[[[3, 1]]], [[[-1, 1]]], [[[2, 1, 1]]], [[[]]]])(
  '%j do not fit a list of three',
  (patches) => {
    expect(() => applyPatches([0, 0, 0], patches)).toThrow('of 3 integers');
  },
);
