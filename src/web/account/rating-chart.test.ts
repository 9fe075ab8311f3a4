import { expect, test } from 'vitest';
import { linePoints } from './rating-chart.tsx';

const history = (...ratings: number[]) => ratings.map((rating, at) => ({ at, rating }));

test('a rating is drawn from its lowest to its highest value, at equal distances', () => {
  expect(linePoints(history(1500, 1600, 1550))).toEqual(['4.0,44.0', '120.0,4.0', '236.0,24.0']);
});

test('an unchanged rating is a line through the middle', () => {
  expect(linePoints(history(1500, 1500))).toEqual(['4.0,24.0', '236.0,24.0']);
});
