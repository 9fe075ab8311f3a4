import { expect, test } from 'vitest';
import { mapPlace, mapSize } from './minimap-place.ts';

const desk = { width: 1056, height: 747 };
const phone = { width: 360, height: 490 };
const size = { width: 200, height: 100 };

test('the small map has the shape of the board and leaves room beside it, on phones more', () => {
  for (const board of [
    { width: 1680, height: 3040 },
    { width: 5390, height: 1430 },
  ]) {
    const [wide, narrow] = [mapSize(board, desk), mapSize(board, phone)];
    expect(wide.width / wide.height).toBeCloseTo(board.width / board.height, 1);
    expect(Math.max(wide.width, wide.height)).toBeLessThanOrEqual(240);
    expect(Math.max(narrow.width, narrow.height)).toBeLessThanOrEqual(170);
    expect(narrow.width * narrow.height).toBeLessThan(wide.width * wide.height);
  }
});

test('it lies in a corner that is free, stays there while it is, and else goes or is gone', () => {
  const first = mapPlace(desk, size, [], { isAsked: false });
  expect(first).toEqual({ x: 848, y: 36, ...size });
  const onIt = { x: 900, y: 40, width: 60, height: 60 };
  const second = mapPlace(desk, size, [onIt], { last: first, isAsked: false });
  expect(second).toEqual({ x: 792, y: 603, ...size });
  expect(mapPlace(desk, size, [], { last: second, isAsked: false })).toEqual(second);
  const all = [{ x: 0, y: 0, ...desk }];
  expect(mapPlace(desk, size, all, { isAsked: false })).toBeUndefined();
  expect(mapPlace(desk, size, all, { isAsked: true })).toEqual(first);
});

test('of free corners it takes that in which it lies on fewest counters, and leaves one for them', () => {
  const counter = { x: 900, y: 60, width: 40, height: 40 };
  const below = { x: 792, y: 603, ...size };
  expect(mapPlace(desk, size, [], { isAsked: false, spared: [counter] })).toEqual(below);
  const first = mapPlace(desk, size, [], { isAsked: false });
  expect(mapPlace(desk, size, [], { last: first, isAsked: false, spared: [counter] })).toEqual(
    below,
  );
  // Nothing that can be picked, rather than no counter.
  const others = [below, { x: 8, y: 603, ...size }, { x: 8, y: 44, ...size }];
  expect(mapPlace(desk, size, others, { isAsked: false, spared: [counter] })).toEqual(first);
});

test('asked for where each corner has something to be picked, it lies on as little as it can', () => {
  const at = (x: number, y: number) => ({ x, y, width: 20, height: 20 });
  const [above, below] = [at(900, 60), at(900, 620)];
  const left = [at(40, 620), at(40, 60)];
  const taken = [above, at(930, 60), below, at(860, 620), ...left, at(80, 620)];
  const place = mapPlace(desk, size, taken, { isAsked: true });
  expect(place).toEqual({ x: 8, y: 44, ...size });
});
