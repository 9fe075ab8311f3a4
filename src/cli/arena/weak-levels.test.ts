import { describe, expect, test } from 'vitest';
import { formatWeakLevel, weakLevels } from './weak-levels.ts';

describe('levels that lose to a lower one', () => {
  const pair = (one: string, other: string, games: number, points: number) =>
    weakLevels([{ one, other, games, points }]);

  test('are found whichever player of a pair they are', () => {
    const weak = { level: '4', lower: 'greedy', games: 20, points: 1, isCertain: true };
    expect(pair('4', 'greedy', 20, 1)).toEqual([weak]);
    expect(pair('greedy', '4', 20, 19)).toEqual([weak]);
    expect(pair('4', 'greedy', 20, 19)).toEqual([]);
  });

  test('a few points below half are chance', () => {
    expect(pair('4', 'greedy', 20, 8)).toEqual([]);
    expect(pair('4', 'greedy', 1, 0)).toEqual([]);
    expect(pair('4', 'greedy', 20, 7)).toMatchObject([{ points: 7, isCertain: false }]);
  });

  test('levels for measurements count as their level, and programs have none', () => {
    expect(pair('4.turns', 'greedy', 20, 2)).toMatchObject([{ level: '4.turns' }]);
    expect(pair('4.turns', '4.decisions', 20, 2)).toEqual([]);
    expect(pair('program:bot', 'greedy', 20, 2)).toEqual([]);
  });

  test('are named in a sentence', () => {
    const weak = { level: '4', lower: 'greedy', games: 20, points: 7, isCertain: false };
    expect(formatWeakLevel(weak)).toBe(
      'level 4 loses against greedy: 7 of 20 points, which may be chance: play more games',
    );
    expect(formatWeakLevel({ ...weak, isCertain: true })).toBe(
      'level 4 loses against greedy: 7 of 20 points',
    );
  });
});
