import { englishResult } from '../../test/english.ts';
import { describe, expect, test } from 'vitest';
import {
  bestOf,
  formatWinners,
  isDraw,
  type Outcome,
  parseWinners,
  placeOf,
  pointsOf,
  soleWinner,
} from './outcome.ts';

const IDS = ['red', 'blue', 'green'];
const won = (winners: number[], places?: number[]): Outcome => ({
  winners,
  ...(places && { places }),
  rule: '1',
  reason: 'So.',
});
const words = (outcome: Outcome, ids = IDS): string =>
  englishResult({ id: 'x', sides: ids.map((id) => ({ id })) } as never, outcome);

test('the best are all sides with the largest amount', () => {
  expect(bestOf([3, 5, 5])).toEqual([1, 2]);
  expect(bestOf([0])).toEqual([0]);
});

describe('points', () => {
  const points = (outcome: Outcome, sides: number) =>
    Array.from({ length: sides }, (_, side) => pointsOf(outcome, side, sides));

  test('of two sides are 1 for the winner, halves for a draw', () => {
    expect(points(won([1]), 2)).toEqual([0, 1]);
    expect(points(won([0, 1]), 2)).toEqual([0.5, 0.5]);
  });

  test('of several sides count the sides left behind, equals half', () => {
    expect(points(won([1], [2, 1, 3]), 3)).toEqual([0.5, 1, 0]);
    expect(points(won([0, 2]), 3)).toEqual([0.75, 0, 0.75]);
    expect(points(won([]), 3)).toEqual([0.5, 0.5, 0.5]);
  });

  test('of a lone player are all or nothing', () => {
    expect([points(won([0]), 1), points(won([]), 1)]).toEqual([[1], [0]]);
  });
});

test('without places, they follow from the winners', () => {
  expect([0, 1, 2].map((side) => placeOf(won([2]), side))).toEqual([2, 2, 1]);
});

test('a lone player who reaches the goal has not drawn', () => {
  expect([isDraw(won([0]), 1), isDraw(won([0, 1]), 2), isDraw(won([0, 1]), 3)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([soleWinner(won([2])), soleWinner(won([0, 2])), soleWinner(won([]))]).toEqual([2, -1, -1]);
});

test.each([
  [[0], 'red', 'red wins'],
  [[0, 2], 'red+green', 'red and green win'],
  [[0, 1, 2], 'draw', 'A draw'],
  [[], 'nobody', 'Nobody wins'],
])('winners %j are written "%s" and told as "%s"', (winners, word, sentence) => {
  expect(formatWinners(IDS, won(winners))).toBe(word);
  expect(parseWinners(IDS, word)).toEqual(winners);
  expect(words(won(winners))).toBe(sentence);
});

test('a lone player who does not win loses', () => {
  expect(words(won([]), ['red'])).toBe('red loses');
  expect(words(won([0]), ['red'])).toBe('red wins');
});

test('a winner that is not a side cannot be read', () => {
  expect(parseWinners(IDS, 'red+brown')).toBeUndefined();
});
