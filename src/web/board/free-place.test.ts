import { expect, test } from 'vitest';
import { freePlace, largestBeside } from './view/placement.ts';

const frame = { width: 400, height: 300 };
const size = { width: 100, height: 60 };
const at = { x: 200, y: 150 };

test('with nothing in the way, a box gets the place that it wants', () => {
  const place = freePlace(size, frame, at, []);
  expect(Math.abs((place?.x ?? 0) + 50 - at.x)).toBeLessThanOrEqual(12);
  expect(Math.abs((place?.y ?? 0) + 30 - at.y)).toBeLessThanOrEqual(12);
});

test('a box goes to the nearest free side, and touches nothing', () => {
  const taken = [{ x: 100, y: 40, width: 200, height: 220 }];
  const narrow = freePlace({ width: 90, height: 60 }, frame, { x: 110, y: 150 }, taken);
  expect((narrow?.x ?? 0) + 90).toBeLessThanOrEqual(100);
});

test('if everything is taken, there is no place', () => {
  expect(freePlace(size, frame, at, [{ x: 0, y: 0, ...frame }])).toBeUndefined();
});

test('a box stays inside the window', () => {
  const place = freePlace(size, frame, { x: 0, y: 0 }, []);
  expect(place).toEqual({ x: 4, y: 4 });
});

test('an area to spare is covered only if nothing else is free, and then as little as possible', () => {
  const spared = [{ x: 100, y: 0, width: 200, height: 300 }];
  const beside = freePlace({ width: 90, height: 60 }, frame, at, [], spared);
  expect(beside && (beside.x + 90 <= 100 || beside.x >= 300)).toBe(true);
  const wide = freePlace({ width: 150, height: 60 }, frame, at, [], spared);
  expect(wide && [4, 244].includes(wide.x)).toBe(true);
  expect(wide && Math.abs(wide.y + 30 - at.y)).toBeLessThanOrEqual(12);
});

test('the free area is above a card at the bottom, beside a tall card, and all if the card is outside', () => {
  const card = { x: 10, y: 200, width: 380, height: 90 };
  expect(largestBeside(frame, card)).toEqual({ x: 0, y: 0, width: 400, height: 200 });
  const tall = { x: 0, y: 0, width: 150, height: 300 };
  expect(largestBeside(frame, tall)).toEqual({ x: 150, y: 0, width: 250, height: 300 });
  expect(largestBeside(frame, { x: 0, y: 320, width: 400, height: 80 })).toBeUndefined();
});
