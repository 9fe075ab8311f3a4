import { describe, expect, test } from 'vitest';
import type { Review } from '../../bots/review.ts';
import type { LogSection } from './log/log-sections.ts';
import {
  decidingRolls,
  gainOf,
  lossesOf,
  luckBySide,
  luckOf,
  swingsOf,
  turningPoints,
} from './review.ts';

const section = (from: number, to: number): LogSection => ({ from, to, side: 0, lines: [] });
const standing = (
  seq: number,
  value: number,
  units: readonly (readonly [number, number])[] = [],
) => ({
  seq,
  values: [value, -value],
  units,
});
const roll = (seq: number, expected: number, actual: number) => ({
  seq,
  expected: [expected, -expected],
  actual: [actual, -actual],
});

/**
 * The chances are even; the first side rises to 70, of which a roll gave it 15; then it loses everything, with a worse
 * roll.
 */
const GAME: Review = {
  evaluations: [standing(0, 0), standing(4, 0.4), standing(9, -1)],
  rolls: [roll(3, 0, 0.3), roll(6, 0.2, 0.2), roll(9, 0.1, -1)],
};
const SECTIONS = [section(1, 4), section(5, 9)];

describe('turns', () => {
  test('are described by the standing before and after, and the share of the dice', () => {
    const [first, second] = swingsOf(GAME, SECTIONS);
    expect(first).toMatchObject({ seq: 4, after: [70, 30], change: [20, -20] });
    expect(first?.luck[0]).toBeCloseTo(15, 9);
    expect(second).toMatchObject({ seq: 9, after: [0, 100] });
    expect(second?.change[1]).toBeCloseTo(70, 9);
    expect(second?.luck[1]).toBeCloseTo(55, 9);
  });

  test('that end with entries taken back are described by the last entry that was not', () => {
    const [first] = swingsOf(GAME, [section(1, 6), section(7, 9)]);
    expect(first).toMatchObject({ seq: 4, after: [70, 30] });
  });

  test('are turning points if their change is among the largest, listed in order of play', () => {
    const worths = [0, 0.01, 0.3, 0.2, 0.6, 0.59, -0.2];
    const many = { evaluations: worths.map((w, i) => standing(i, w)), rolls: [] };
    const swings = swingsOf(
      many,
      worths.slice(1).map((_, i) => section(i + 1, i + 1)),
    );
    expect(turningPoints(swings).map(({ seq }) => seq)).toEqual([2, 4, 6]);
    expect(turningPoints(swings.slice(0, 1))).toEqual([]);
  });

  test('are good for the side that gained the most', () => {
    expect(gainOf([-5, 12, -7])).toEqual({ side: 1, points: 12 });
  });
});

describe('rolls', () => {
  const lucks = GAME.rolls.map(luckOf);

  test('are given in games out of a hundred', () => {
    expect(lucks[0]).toMatchObject({ seq: 3, expected: [50, 50], actual: [65, 35] });
    expect(luckBySide(lucks, 2)[0]).toBeCloseTo(15 - 55, 9);
    expect(luckBySide(lucks, 2)[1]).toBeCloseTo(55 - 15, 9);
  });

  test('that decided the game are listed by size, without those that changed nothing', () => {
    expect(decidingRolls(lucks).map(({ seq }) => seq)).toEqual([9, 3]);
  });
});

test('losses are units that were on the board at the end of a turn and no longer are', () => {
  const evaluations = [
    standing(0, 0, [
      [0, 0],
      [1, 0],
      [2, 1],
    ]),
    // One unit arrives, one changes sides, and one that was lost returns.
    standing(3, 0, [
      [0, 0],
      [2, 1],
      [3, 1],
    ]),
    standing(7, 0, [
      [0, 1],
      [1, 0],
      [3, 1],
    ]),
  ];
  expect(lossesOf({ evaluations }, 2)).toEqual([[0], [2]]);
});
