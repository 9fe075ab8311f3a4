import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BitRows, bitSight, rowLength } from './bits.ts';
import { UNKNOWN } from './state.ts';

const BITS = 40;
const rows = new BitRows(BITS);
const LENGTH = rowLength(BITS);
const fresh = (): Int16Array => new Int16Array(2 * LENGTH);

describe('rows of bits', () => {
  test('behave like a set for each row', () => {
    const step = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 1 }), fc.nat(BITS - 1));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const column = fresh();
        const sets = [new Set<number>(), new Set<number>()];
        for (const [adds, row, bit] of steps) {
          if (adds) rows.add(column, row, bit);
          else rows.remove(column, row, bit);
          if (adds) sets[row]?.add(bit);
          else sets[row]?.delete(bit);
        }
        for (const [row, set] of sets.entries()) {
          expect(rows.count(column, row)).toBe(set.size);
          for (let bit = 0; bit < BITS; bit++)
            expect(rows.has(column, row, bit)).toBe(set.has(bit));
        }
        expect(column.every((word) => word >= 0)).toBe(true);
      }),
    );
  });

  test('a hidden row has nothing in it and cannot be written', () => {
    const column = fresh().fill(UNKNOWN, LENGTH);
    for (const bit of [0, 1, 14, 15, BITS - 1]) {
      rows.add(column, 1, bit);
      rows.remove(column, 1, bit);
      expect(rows.has(column, 1, bit)).toBe(false);
    }
    expect(rows.count(column, 1)).toBe(0);
    expect([...column.subarray(LENGTH)]).toEqual(Array(LENGTH).fill(UNKNOWN));
  });

  test('each side sees its own row', () => {
    const sees = bitSight(LENGTH);
    const seen = (side: number) => [...fresh().keys()].filter((i) => sees({} as never, i, side));
    expect(seen(0)).toEqual([0, 1, 2]);
    expect(seen(1)).toEqual([3, 4, 5]);
    expect(seen(-3)).toEqual([]);
  });
});
