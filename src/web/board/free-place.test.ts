import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const frame = { width: 400, height: 300 };
const size = { width: 100, height: 60 };
const at = { x: 200, y: 150 };

test('with nothing in the way it stands where it is wanted', () => {
  const place = freePlace(size, frame, at, []);
  expect(Math.abs((place?.x ?? 0) + 50 - at.x)).toBeLessThanOrEqual(12);
  expect(Math.abs((place?.y ?? 0) + 30 - at.y)).toBeLessThanOrEqual(12);
});

test('it goes to the nearest side that is free, and touches nothing', () => {
  const taken = [{ x: 100, y: 40, width: 200, height: 220 }];
  const narrow = freePlace({ width: 90, height: 60 }, frame, { x: 110, y: 150 }, taken);
  expect((narrow?.x ?? 0) + 90).toBeLessThanOrEqual(100);
});

test('where everything is taken there is no place', () => {
  expect(freePlace(size, frame, at, [{ x: 0, y: 0, ...frame }])).toBeUndefined();
});

test('it stays inside the window', () => {
  const place = freePlace(size, frame, { x: 0, y: 0 }, []);
  expect(place).toEqual({ x: 4, y: 4 });
});
