import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterInactivity, INITIAL_RATING, rate, rateGame } from './glicko.ts';

const of = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

test('the worked example of the paper gives the numbers of the paper', () => {
  const after = rate(of(1500, 200), [
    { against: of(1400, 30), score: 1 },
    { against: of(1550, 100), score: 0 },
    { against: of(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 2);
  // 0.059996, which the paper truncates.
  expect(Math.floor(after.volatility * 1e5) / 1e5).toBe(0.05999);
});

test('surprising results raise the volatility of a player', () => {
  const strong = of(2000, 30);
  const games = Array.from({ length: 10 }, () => ({ against: strong, score: 1 }));
  expect(rate(of(1500, 50), games).volatility).toBeGreaterThan(0.0601);
});

test('the rating of an idle player grows less certain, but never less than that of a newcomer', () => {
  expect(rate(of(1700, 50), [])).toEqual(afterInactivity(of(1700, 50), 1));
  // A year of days: the square root of 50² and 365 times 10.4².
  expect(afterInactivity(of(1700, 50), 365).deviation).toBeCloseTo(205.3, 1);
  expect(afterInactivity(of(1700, 50), 365).rating).toBe(1700);
  expect(afterInactivity(of(1700, 50), 1e6).deviation).toBe(350);
  expect(afterInactivity(of(1700, 50), -3).deviation).toBe(50);
});

test('a win never lowers a rating, a loss never raises it, and two newcomers change by equal amounts', () => {
  const rating = fc.record({
    rating: fc.double({ min: 100, max: 3500, noNaN: true }),
    deviation: fc.double({ min: 45, max: 350, noNaN: true }),
    volatility: fc.double({ min: 0.02, max: 0.15, noNaN: true }),
  });
  fc.assert(
    fc.property(rating, rating, (one, two) => {
      const [won, drawn, lost] = [1, 0.5, 0].map((score) => rateGame(one, two, score).rating);
      expect(won).toBeGreaterThanOrEqual(one.rating);
      expect(lost).toBeLessThanOrEqual(one.rating);
      expect(drawn).toBeLessThanOrEqual(won ?? 0);
      expect(rateGame(one, two, 1).deviation).toBeGreaterThanOrEqual(45);
    }),
  );
  const [won, lost] = [1, 0].map((score) => rateGame(INITIAL_RATING, INITIAL_RATING, score));
  expect((won?.rating ?? 0) + (lost?.rating ?? 0)).toBeCloseTo(3000, 6);
});
