import { expect, test } from 'vitest';
import { freePlace, largestBeside } from './free-place.ts';

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

test('what is to be spared is covered only where nothing else will do, and then the least of it', () => {
  const spared = [{ x: 100, y: 0, width: 200, height: 300 }];
  const beside = freePlace({ width: 90, height: 60 }, frame, at, [], spared);
  expect(beside && (beside.x + 90 <= 100 || beside.x >= 300)).toBe(true);
  const wide = freePlace({ width: 150, height: 60 }, frame, at, [], spared);
  expect(wide && [4, 244].includes(wide.x)).toBe(true);
  expect(wide && Math.abs(wide.y + 30 - at.y)).toBeLessThanOrEqual(12);
});

test('beside a card at the bottom what lies above it is free, beside one that lies elsewhere all of it', () => {
  const card = { x: 10, y: 200, width: 380, height: 90 };
  expect(largestBeside(frame, card)).toEqual({ x: 0, y: 0, width: 400, height: 200 });
  const tall = { x: 0, y: 0, width: 150, height: 300 };
  expect(largestBeside(frame, tall)).toEqual({ x: 150, y: 0, width: 250, height: 300 });
  expect(largestBeside(frame, { x: 0, y: 320, width: 400, height: 80 })).toBeUndefined();
});
