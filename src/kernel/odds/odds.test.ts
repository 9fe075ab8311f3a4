import { describe, expect, test } from 'vitest';
import { type Ratio, ratioColumn, resultTable } from './odds.ts';
import { Sfc32 } from '../random.ts';

describe('ratio columns', () => {
  const columns: Ratio[] = [
    [1, 2],
    [1, 1],
    [3, 2],
    [2, 1],
    [3, 1],
  ];

  test.each([
    [20, 8, 3],
    [20, 12, 2],
    [12, 8, 2],
    [11, 8, 1],
    [4, 8, 0],
    [3, 8, -1],
    [90, 1, 4],
  ])('%i against %i is column %i', (attack, defence, column) => {
    expect(ratioColumn(attack, defence, columns)).toBe(column);
  });
});

describe('a result table', () => {
  test('is refused if a row is short, a cell unknown, or better odds give a worse result', () => {
    const columns = ['1-1', '2-1'];
    const order = ['none', 'hit'] as const;
    const table = (rows: ('none' | 'hit')[][]) => resultTable({ columns, rows }, order);
    expect(() => table([['none']])).toThrow('row 1 is 1 wide');
    expect(() => table([['hit', 'none']])).toThrow('row 1, column 2 is worse');
    expect(() =>
      table([
        ['none', 'hit'],
        ['none', 'none'],
      ]),
    ).toThrow('row 2');
    expect(() => table([['none', 'x' as 'hit']])).toThrow('no rank');
    expect(
      table([
        ['none', 'hit'],
        ['hit', 'hit'],
      ]).rows,
    ).toHaveLength(2);
  });
});

describe('the seeded generator', () => {
  test('repeats for a seed, differs between seeds, and stays in range', () => {
    const draw = (seed: number | string) => {
      const rng = new Sfc32(seed);
      return Array.from({ length: 50 }, () => rng.below(6));
    };
    expect(draw(1)).toEqual(draw('1'));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw(3).every((n) => n >= 0 && n < 6)).toBe(true);
    expect(new Sfc32(1).below(1)).toBe(0);
    // Without this error, the generator would search forever.
    expect(() => new Sfc32(1).below(0)).toThrow('no number is from 0 to below 0');
  });

  test('is even over six faces: chi-square of 60,000 throws under the 0.1 % limit for 5 degrees', () => {
    const rng = new Sfc32('faces');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const face = rng.below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const chi = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5);
  });
});
