import { expect, test } from 'vitest';
import type { Art } from '../kernel/look/art.ts';
import { generic } from './art-base.ts';
import { drawCounter } from './counter.ts';
import { COUNTER } from './layout.ts';
import { drawForces, pilesOf, placesOf } from './stack.ts';
import { counterLook, faultOf } from './testing.ts';

const stackOf = (...sides: readonly number[]) =>
  sides.map((side, unit) => counterLook({ unit, side }));

test('one side lies in one pile, in the middle', () => {
  expect(pilesOf(stackOf(1, 1, 1))).toHaveLength(1);
  expect(placesOf(stackOf(1, 1, 1)).map(({ isTop }) => isTop)).toEqual([false, false, true]);
});

test('a counter under another shows its conditions, but no print', () => {
  const art: Art = {
    ...generic,
    conditions: { pinned: 'stripes', hurt: { tag: 'H', color: 'tag' } },
  };
  const look = counterLook({ values: '4-4', badge: '2', conditions: ['pinned', 'hurt'] });
  const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(texts(drawCounter(look, art))).toEqual(['TR', '4-4', '2', 'H']);
  const bare = drawCounter(look, art, undefined, true);
  expect(texts(bare)).toEqual(['H']);
  expect(bare).toContain('M-29.6-16');
});

test('each side on a node has a pile of its own, hardly covered by the others', () => {
  for (const sides of [
    [0, 1, 0, 1, 1],
    [0, 1, 2],
    [3, 2, 1, 0],
  ]) {
    const placed = placesOf(stackOf(...sides));
    const tops = placed.filter(({ isTop }) => isTop);
    expect(tops.map(({ look }) => look.side)).toEqual([...new Set(sides)]);
    expect(placed.map(({ look }) => look.unit).toSorted()).toEqual(sides.map((_, i) => i));
    tops.forEach(({ at: a }, i) => {
      for (const { at: b } of tops.slice(i + 1)) {
        const across = COUNTER - Math.abs(a.x - b.x);
        const down = COUNTER - Math.abs(a.y - b.y);
        expect(across * down).toBeLessThan(COUNTER * COUNTER * 0.5);
      }
      // The counter stays on its hex, which is 100 units wide.
      expect(Math.abs(a.x) + COUNTER / 2).toBeLessThanOrEqual(56);
    });
  }
});

test('at small scale, each side has a number, or the symbol of its only counter', () => {
  const drawn = drawForces(stackOf(0, 0, 0, 1), generic);
  expect(faultOf(drawn)).toBe('');
  expect([...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['3', 'TR']);
});
