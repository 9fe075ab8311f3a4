import { expect, test } from 'vitest';
import { act, nouns, refusal, stepNow, table, where } from '../testing.ts';

test('[2.1] [S9] an annihilator goes on any empty point of the zone, in the first turn or a later one', () => {
  const t = act(table(''), 'place w0');
  expect(stepNow(t)).toBe('annihilator.point');
  expect(nouns(t, 'at').split(' ')).toHaveLength(47);
  const later = act(table('w3 4b, w5 6c, b2 5c', { values: { turn: 31 } }), 'place w0');
  expect(nouns(later, 'at').split(' ')).toHaveLength(44);
});

test('[2.2] [S9] placing it is the whole turn', () => {
  const t = act(table(''), 'place w0, at 5c');
  expect([where(t, 'w0'), t.s.side, t.s.turn]).toEqual(['5c', 1, 2]);
});

test('[2.1] [S10] not on an occupied point, not on an emergence', () => {
  const t = act(table('b2 5c'), 'place w0');
  for (const point of ['5c', 'W', 'B']) expect(refusal(t, `at ${point}`).rule).toBe('2.1');
  expect(refusal(t, 'at 5d').rule).toBe('');
});

test('[2.1] [2.2] while it is in the hand, only its point is asked for', () => {
  const t = act(table('w3 4b'), 'place w0');
  // Refused not as a point, but as actions of another step.
  for (const text of ['place w5', 'emit w3', 'pass']) expect(refusal(t, text).rule).toBe('0.3');
  expect(refusal(t, 'at 4b').reason).toContain('4b is occupied');
  expect(refusal(t, 'at B').reason).toContain('B is a point of emergence');
  for (const tray of ['W.w0', 'B.b8'])
    expect(refusal(t, `at ${tray}`).reason).toContain('in a tray');
});

test('[R12] annihilators never move, whichever player tries', () => {
  const t = table('w0 5c, b0! 4c, w3 4b, w5 3a');
  expect(nouns(t, 'emit')).toBe('w3 w5');
  expect(refusal(t, 'emit w0').rule).toBe('R12');
  expect(refusal(t, 'emit b0').rule).toBe('R12');
});

test('[R13] both annihilators may be in one hand and are placed one by one', () => {
  const t = act(table('b0! tray'), 'place b0, at 5c');
  expect(where(t, 'b0')).toBe('5c');
  act(t, 'place b1a, place w0');
  expect(nouns(t, 'at').split(' ')).toHaveLength(46);
});
