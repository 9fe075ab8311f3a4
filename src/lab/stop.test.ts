import { expect, test } from 'vitest';
import { canStopEarly, isEnough, readStop } from './stop.ts';

const rule = (more: object) => readStop({ most: 100, ...more }, 'stop');
const points = (won: number, games: number) =>
  Array.from({ length: games }, (_, i) => Number(i < won));

test('a rule without conditions ends at its last game alone', () => {
  const plain = rule({});
  expect(canStopEarly(plain)).toBe(false);
  expect(isEnough(plain, [points(99, 99)])).toBe(false);
  expect(isEnough(plain, [points(50, 100), points(50, 99)])).toBe(false);
  expect(isEnough(plain, [points(50, 100), points(50, 100)])).toBe(true);
});

test('half: every arm must be known well enough', () => {
  const half = rule({ half: 0.2 });
  expect(canStopEarly(half)).toBe(true);
  expect(isEnough(half, [points(40, 80)])).toBe(true);
  expect(isEnough(half, [points(40, 80), points(5, 10)])).toBe(false);
});

test('excludes: a lead must be certain, by the sequence', () => {
  const even = rule({ excludes: 0.5 });
  // Wilson's interval would exclude an even game here: 13 of 18 is 49 to 88 %, 14 of 18 is 55 to 91 %.
  expect(isEnough(even, [points(14, 18)])).toBe(false);
  expect(isEnough(even, [points(18, 18)])).toBe(true);
});

test('sprt: every arm must be decided', () => {
  const test_ = rule({ sprt: { from: 0.5, to: 0.6 } });
  expect(isEnough(test_, [points(19, 20)])).toBe(true);
  expect(isEnough(test_, [points(19, 20), points(11, 20)])).toBe(false);
});

test('difference: pairs are compared, and at least thirty are needed', () => {
  const paired = rule({ difference: 0.3 });
  const [one, other] = [points(20, 60), points(50, 60)];
  expect(isEnough(paired, [one])).toBe(false);
  expect(isEnough(paired, [one, other])).toBe(true);
  expect(isEnough(paired, [one.slice(0, 20), other.slice(0, 20)])).toBe(false);
  expect(isEnough(rule({ difference: 0.01 }), [one, other])).toBe(false);
});
