import { expect, test } from 'vitest';
import { isUrgent, timeLeft } from './deadline.ts';

const HOUR = 3_600_000;

test('the time left is rounded down, and urgent below two hours', () => {
  const words = [49, 47, 2, 1.99, 0, -3].map((hours) => timeLeft(hours * HOUR, 0));
  expect(words).toEqual([
    '2 days left',
    '47 hours left',
    '2 hours left',
    '119 minutes left',
    '0 minutes left',
    '0 minutes left',
  ]);
  expect([isUrgent(2 * HOUR, 0), isUrgent(2 * HOUR - 1, 0)]).toEqual([false, true]);
});
