import { expect, test } from 'vitest';
import { nouns, playOn, refused, stepNow, table, where, whyNot } from '../testing.ts';

test('[2.1] [S9] an annihilator goes on any empty point of the zone, in the first turn or a later one', () => {
  const t = playOn(table(''), 'place w0');
  expect(stepNow(t)).toBe('annihilator.point');
  expect(nouns(t, 'at').split(' ')).toHaveLength(47);
  const later = playOn(table('w3 4b, w5 6c, b2 5c', { values: { turn: 31 } }), 'place w0');
  expect(nouns(later, 'at').split(' ')).toHaveLength(44);
});

test('[2.2] [S9] placing it is the whole turn', () => {
  const t = playOn(table(''), 'place w0, at 5c');
  expect([where(t, 'w0'), t.s.side, t.s.turn]).toEqual(['5c', 1, 2]);
});

test('[2.1] [S10] not on an occupied point, not on an emergence', () => {
  const t = playOn(table('b2 5c'), 'place w0');
  for (const point of ['5c', 'W', 'B']) expect(refused(t, `at ${point}`)).toBe('2.1');
  expect(refused(t, 'at 5d')).toBe('');
});

test('[2.1] [2.2] while it is in the hand, only its point is asked for', () => {
  const t = playOn(table('w3 4b'), 'place w0');
  // Not refused as a point: these are actions of another step.
  for (const text of ['place w5', 'emit w3', 'pass']) expect(refused(t, text)).toBe('0.3');
  expect(whyNot(t, 'at 4b')).toContain('4b is occupied');
  expect(whyNot(t, 'at B')).toContain('B is a point of emergence');
  for (const tray of ['W.w0', 'B.b8']) expect(whyNot(t, `at ${tray}`)).toContain('in a tray');
});

test('[R12] annihilators never move, whoever asks', () => {
  const t = table('w0 5c, b0! 4c, w3 4b, w5 3a');
  expect(nouns(t, 'emit')).toBe('w3 w5');
  expect(refused(t, 'emit w0')).toBe('R12');
  expect(refused(t, 'emit b0')).toBe('R12');
});

test('[R13] both annihilators may be in one hand and are placed one by one', () => {
  const t = playOn(table('b0! tray'), 'place b0, at 5c');
  expect(where(t, 'b0')).toBe('5c');
  playOn(t, 'place b1a, place w0');
  expect(nouns(t, 'at').split(' ')).toHaveLength(46);
});
