import { expect, test } from 'vitest';
import { cornersOf, DOCK_FAN, fanOf, PHONE_FAN } from './fan.ts';

const gaps = (xs: readonly { x: number }[]): number[] =>
  xs.slice(1).map(({ x }, i) => Math.round((x - xs[i]!.x) * 100) / 100);

test('up to nine cards are 98 apart and rotated by 2.2 degrees', () => {
  const { places } = fanOf(7, 1100);
  expect(new Set(gaps(places))).toEqual(new Set([98]));
  expect(places.map(({ turn }) => Math.round(turn * 10) / 10)).toEqual([
    ...[-6.6, -4.4, -2.2, 0, 2.2, 4.4, 6.6],
  ]);
});

test('more than nine cards are as wide as nine, but at least 44 apart', () => {
  expect(gaps(fanOf(10, 2000).places)[0]).toBeCloseTo(784 / 9, 1);
  expect(gaps(fanOf(15, 2000).places)[0]).toBeCloseTo(56, 1);
  expect(gaps(fanOf(24, 2000).places)[0]).toBe(44);
});

test.each([1, 2, 5, 7, 9, 12, 20])('%s cards stay inside the box of the fan', (count) => {
  for (const measures of [DOCK_FAN, PHONE_FAN])
    for (let chosen = -1; chosen < count; chosen++) {
      const { places, width, height } = fanOf(count, 900, measures, chosen);
      for (const { x, y } of places.flatMap((place) => cornersOf(place, measures.card))) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width + 1e-9);
        expect(y).toBeLessThanOrEqual(height + 1e-9);
      }
    }
});

test('in less room cards are pushed together until they fit, then the fan scrolls', () => {
  const narrow = fanOf(7, 560);
  expect(narrow.width).toBeLessThanOrEqual(560 + 1e-9);
  expect(narrow.isCut).toBe(false);
  const cut = fanOf(12, 300);
  expect(gaps(cut.places)[0]).toBe(44);
  expect(cut.isCut).toBe(true);
});

test('the chosen card is upright, 6 above the others; the others stay where they are', () => {
  const [plain, chosen] = [fanOf(5, 900), fanOf(5, 900, DOCK_FAN, 2)];
  expect(chosen.places[2]).toEqual({ ...plain.places[2], y: plain.places[2]!.y - 6, turn: 0 });
  expect(chosen.places[0]).toEqual(plain.places[0]);
});

test('a fan fits into the dock of the sheet, 196 pixels high', () => {
  for (const count of [5, 9, 12, 20]) expect(fanOf(count, 900).height).toBeLessThanOrEqual(196);
});

test('an empty hand takes no room', () => {
  expect(fanOf(0, 900)).toEqual({ places: [], width: 0, height: 0, isCut: false });
});

test.each([2, 7, 12])('when one of %s cards is chosen, no other card moves', (count) => {
  const none = fanOf(count, 900);
  for (let chosen = 0; chosen < count; chosen++) {
    const { places, width, height } = fanOf(count, 900, DOCK_FAN, chosen);
    expect([width, height]).toEqual([none.width, none.height]);
    expect(places.toSpliced(chosen, 1)).toEqual(none.places.toSpliced(chosen, 1));
  }
});
