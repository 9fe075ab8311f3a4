import { expect, test } from 'vitest';
import { compassPlace } from './compass-place.ts';

const wide = { width: 1000, height: 700 };
const narrow = { width: 360, height: 500 };
const square = (x: number, y: number, size = 60) => ({ x, y, width: size, height: size });
const everywhere = [{ x: 0, y: 0, width: 1000, height: 700 }];

test('the compass stands in the first corner, below what stands there', () => {
  expect(compassPlace(wide, 66, { taken: [], spared: [] })).toMatchObject({ x: 8, y: 8 });
  const button = { x: 10, y: 10, width: 104, height: 32 };
  expect(compassPlace(wide, 66, { taken: [button], spared: [] })).toMatchObject({ x: 8, y: 50 });
});

test('it makes way for what can be picked, and stays in the corner to which it went', () => {
  const taken = [{ x: 0, y: 0, width: 400, height: 700 }];
  const away = compassPlace(wide, 66, { taken, spared: [] });
  expect(away).toMatchObject({ x: 926, y: 8 });
  expect(compassPlace(wide, 66, { taken: [], spared: [], last: away })).toEqual(away);
  expect(compassPlace(wide, 66, { taken: everywhere, spared: [] })).toBeUndefined();
});

test('beside what stood in a corner it stays no longer than that', () => {
  const beside = compassPlace(narrow, 66, { taken: [square(0, 0, 360)], spared: [] });
  expect(beside).toMatchObject({ x: 8, y: 394 });
  const below = { x: 8, y: 88, width: 66, height: 66 };
  expect(compassPlace(wide, 66, { taken: [], spared: [], last: below })).toMatchObject({
    x: 8,
    y: 8,
  });
});

test('it lies on counters in a wide window only, and there on the fewest', () => {
  const spared = [square(10, 10), square(930, 10), square(10, 600), ...everywhere];
  expect(compassPlace(wide, 66, { taken: [], spared })).toMatchObject({ x: 926, y: 594 });
  expect(compassPlace(narrow, 66, { taken: [], spared })).toBeUndefined();
});
