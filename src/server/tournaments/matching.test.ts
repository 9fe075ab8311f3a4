import { describe, expect, test } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import { matchPerfectly, type Weight } from './matching.ts';

/** Returns the greatest weight of a perfect matching of a set of vertices, by trying all; -Infinity if none exists. */
function greatest(count: number, weight: Weight): number {
  const known = new Map<number, number>();
  const best = (left: number): number => {
    if (left === 0) return 0;
    const before = known.get(left);
    if (before !== undefined) return before;
    const u = 31 - Math.clz32(left & -left);
    let most = Number.NEGATIVE_INFINITY;
    for (let v = u + 1; v < count; v++)
      if (left & (1 << v))
        most = Math.max(
          most,
          (weight(u, v) ?? Number.NEGATIVE_INFINITY) + best(left & ~(1 << u) & ~(1 << v)),
        );
    known.set(left, most);
    return most;
  };
  return best(2 ** count - 1);
}

/** Returns the weight of a matching, and checks that it is one. */
function weightOf(mates: readonly number[], weight: Weight): number {
  let sum = 0;
  for (const [u, v] of mates.entries()) {
    expect(mates[v]).toBe(u);
    if (u < v) sum += weight(u, v) ?? Number.NaN;
  }
  return sum;
}

/** A random graph: each edge exists with a chance in percent, with weights below `most`. */
function chanceGraph(seed: string, count: number, percent: number, most: number): Weight {
  const rng = new Sfc32(seed);
  const weights = Array.from({ length: count * count }, () =>
    rng.below(100) < percent ? rng.below(most) : undefined,
  );
  return (u, v) => weights[u * count + v];
}

describe('the perfect matching of greatest weight', () => {
  test.each([2, 4, 6, 8, 10, 12])(
    'of %i vertices is as heavy as the best of all matchings',
    (count) => {
      for (let i = 0; i < 400; i++) {
        const weight = chanceGraph(
          `${count} ${i}`,
          count,
          [30, 50, 75, 100][i % 4] ?? 100,
          [2, 4, 20, 1e6][(i >> 2) % 4] ?? 2,
        );
        const mates = matchPerfectly(count, weight);
        expect(mates ? weightOf(mates, weight) : Number.NEGATIVE_INFINITY).toBe(
          greatest(count, weight),
        );
      }
    },
  );

  test('does not exist for an odd number, nor if an odd component stands alone', () => {
    expect(matchPerfectly(3, () => 1)).toBeUndefined();
    const triangles: Weight = (u, v) => (u < 3 === v < 3 ? 1 : undefined);
    expect(matchPerfectly(6, triangles)).toBeUndefined();
    const joined: Weight = (u, v) => triangles(u, v) ?? (u === 2 && v === 3 ? 0 : undefined);
    expect(matchPerfectly(6, joined)).toEqual([1, 0, 3, 2, 5, 4]);
  });

  test('of no vertices is empty', () => {
    expect(matchPerfectly(0, () => 1)).toEqual([]);
  });
});
