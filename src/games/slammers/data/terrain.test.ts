import { expect, test } from 'vitest';
import { canBeRubble, isWet, MODES, takesFortress, TERRAINS } from './terrain.ts';
import { chargesOf, USUAL_TERRAINS } from './terrain-figures.ts';
import { VALUES } from './values.ts';

const names = (take: (t: number) => boolean) =>
  TERRAINS.flatMap(({ id }, t) => (take(t) ? [id] : [])).join(' ');

test('[25.1] [25.2] [25.4] [25.5] [44.6] half points by terrain and way of moving', () => {
  expect(USUAL_TERRAINS.map(({ id, costs }) => [id, ...MODES.map((mode) => costs[mode])])).toEqual([
    // tracked, wheeled, foot, dismounted, hover, amphibious
    ['clear', 2, 2, 2, 2, 2, 2],
    ['forest', 4, 4, 4, 4, 4, 4],
    ['city', 1, 1, 1, 2, 2, 1],
    ['slope', 4, 4, 4, 4, 4, 4],
    ['hilltop', 4, 4, 4, 4, 4, 4],
    ['lake', -1, -1, -1, -1, 2, 2],
    ['swamp', -1, -1, 4, 4, 2, 2],
    ['river', 4, 4, 4, 4, 4, 4],
    ['bridge', 4, 4, 4, 4, 4, 4],
  ]);
});

test('[25.3] [25.6] [25.7] [R24] [11.2] [44.3] all other costs', () => {
  expect(chargesOf(VALUES.defaults)).toEqual({
    ...{ road: 1, rubble: 2, fortress: 2, exit: 2 },
    ...{ board: 2, spice: 2 },
  });
});

test('[17.1] [17.2] [17.3] what terrain adds to, and what it defends with', () => {
  expect(USUAL_TERRAINS.map(({ id, direct, indirect }) => [id, direct, indirect])).toEqual([
    ['clear', 0, 2],
    ['forest', 2, 4],
    ['city', 6, 8],
    ['slope', 2, 4],
    ['hilltop', 2, 4],
    ['lake', 0, 2],
    ['swamp', 0, 2],
    ['river', 0, 2],
    ['bridge', 0, 4],
  ]);
  const { defaults } = VALUES;
  expect([defaults['defence.rubble'], defaults['defence.fortress']]).toEqual([2, 12]);
});

test('[21.5] values at the ends and in the middle of a line of sight', () => {
  expect(USUAL_TERRAINS.map(({ id, height, cover }) => [id, height, cover])).toEqual([
    ['clear', 0, 0],
    ['forest', 0, 2],
    ['city', 0, 2],
    ['slope', 1, 1],
    ['hilltop', 2, 3],
    ['lake', 0, 0],
    ['swamp', 0, 0],
    ['river', 0, 0],
    ['bridge', 0, 0],
  ]);
});

test('[20.4] [20.5] [20.6] what can become rubble', () => {
  expect(names(canBeRubble)).toBe('clear forest city slope hilltop bridge');
});

test('[22.5] [R57] what takes a fortress', () => {
  expect(names(takesFortress)).toBe('clear forest slope hilltop');
});

test('[19.10] where the disrupted drown', () => {
  expect(names(isWet)).toBe('lake swamp river');
});
