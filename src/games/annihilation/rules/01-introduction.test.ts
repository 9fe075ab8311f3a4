import { expect, test } from 'vitest';
import {
  act,
  nouns,
  offers,
  placesOf,
  refusal,
  ruleNow,
  stepNow,
  table,
  where,
} from '../testing.ts';

test('[1.1] [S4] placing on the empty emergence is the whole turn, and the carrier stays', () => {
  const t = act(table(''), 'place w3');
  expect(where(t, 'w3')).toBe('W');
  expect([t.s.side, t.s.turn, stepNow(t)]).toEqual([1, 2, 'turn.action']);
});

test('[1.1] [0.3] a placed carrier does nothing more in that turn, and in a later one it waits to be struck', () => {
  const t = act(table('w5 4b'), 'place w3');
  for (const more of ['emit w3', 'emit w5', 'place w2', 'pass'])
    expect(refusal(t, more).rule).not.toBe('');
  expect(offers(t).every((text) => text.startsWith('place b'))).toBe(true);
  act(t, 'place b2');
  expect(refusal(t, 'emit w3').rule).toBe('R6');
  expect(where(act(t, 'place w1a, drive 1h'), 'w3')).toBe('1h');
});

test('[1.3] [R19] [S7] a chain that comes back drives the placed carrier on in the same turn', () => {
  // The 1 drives the 3 onto the 5, the 3 emits, and the 5, back on W, emits into the 1.
  const t = act(table('w3 W, w5 1a, b2 9a'), 'place w1a, drive 1a, emit w3, drive W, emit w5');
  expect(nouns(t, 'drive')).toBe('1a 5a 5b 5c 5d 5e');
  act(t, 'drive 5d');
  expect(['w1a', 'w5', 'w3'].map((id) => where(t, id))).toEqual(['5d', 'W', '1a']);
  expect([t.s.turn, t.s.side]).toEqual([2, 1]);
});

test('[1.2] [1.3] [S5] [S7] example: a 3 placed on a 5 drives it three points, and stays itself', () => {
  const t = act(table('w5 W'), 'place w3');
  expect([stepNow(t), ruleNow(t)]).toEqual(['transference.line', '4.3']);
  expect(nouns(t, 'drive')).toBe('3a 3b 3c 3d 3e');
  act(t, 'drive 3b');
  expect([where(t, 'w5'), where(t, 'w3'), t.s.side]).toEqual(['3b', 'W', 1]);
});

test('[1.3] [S6] all eight lines are open', () => {
  expect(nouns(act(table('w5 W'), 'place w1a'), 'drive')).toBe('1a 1b 1c 1d 1e 1f 1g 1h');
});

test.each([
  ['w1b', 1, 8],
  ['w2', 2, 4],
  ['w3', 3, 5],
  ['w8', 8, 4],
])(
  '[1.2] [S5] placing %s drives a 5 into layer %i, onto any of its %i points',
  (unit, layer, ends) => {
    const places = placesOf(act(table('w5 W'), `place ${unit}`), 'w5').split(' ');
    expect(places.map((p) => Number.parseInt(p, 10))).toEqual(Array(ends).fill(layer));
  },
);

test('[1.1] [S8] carriers from the tray need no choice of a point: they can only go to the emergence', () => {
  expect(offers(table(''))).toEqual(
    ['w0', 'w1a', 'w1b', 'w2', 'w3', 'w5', 'w8'].map((id) => `place ${id}`),
  );
  expect(refusal(table(''), 'at 5c').rule).toBe('2.1');
  const black = table('', { options: { starter: 'black' }, values: { side: 'black' } });
  expect(where(act(black, 'place b8'), 'b8')).toBe('B');
});

test('[1.1] a particle on the board is not placed again, nor emitted from the tray', () => {
  const t = table('w3 4b');
  expect(refusal(t, 'place w3').rule).toBe('1.1');
  expect(refusal(t, 'emit w5').rule).toBe('1.1');
  expect(refusal(t, 'place b3').rule).toBe('0.3');
});

test('[R7] a carrier placed onto another has emitted, and does not emit again in that turn', () => {
  // The placed 1 drives the 3 onto the 5 on 1a; the 3 emits; the 5 comes back onto the 1.
  const t = act(table('w3 W, w5 1a'), 'place w1a, drive 1a, emit w3');
  expect(nouns(t, 'drive')).toBe('W 4b');
  act(t, 'drive W');
  expect(offers(t)).toEqual(['emit w5', 'annihilate']);
  act(t, 'emit w5');
  // The 1, driven from the emergence onto the 3 on 1a, has already emitted: both are lost without a choice.
  act(t, 'drive 1a');
  expect(t.s.turn).toBe(2);
  expect([where(t, 'w1a'), where(t, 'w3')]).toEqual(['tray of Black', 'tray of Black']);
});
