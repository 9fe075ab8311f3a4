import { expect, test } from 'vitest';
import { placeIn, playedSince } from './orders.ts';

const entry = (
  seq: number,
  side: number,
  text: string,
  kind: 'action' | 'undo' | 'die' | 'accord' = 'action',
) => ({
  ...{ seq, kind, side, text },
});

const plies = (text: string) =>
  text.split(', ').map((one) => ({ own: !one.startsWith('if '), text: one.replace('if ', '') }));

const at = (line: string, ...played: string[]): number =>
  placeIn(
    plies(line),
    played.map((text) => ({ side: text.startsWith('I ') ? 0 : 1, text: text.replace('I ', '') })),
    0,
  );

test('actions that no condition waits for are skipped', () => {
  expect(at('walk, stay')).toBe(0);
  expect(at('walk, stay', 'look', 'at n3')).toBe(0);
  expect(at('walk, stay', 'look', 'I walk', 'stay')).toBe(1);
  expect(at('walk', 'I walk')).toBe(1);
});

test('a condition is met only by the exact action in its place', () => {
  expect(at('if walk, stay')).toBe(0);
  expect(at('if walk, stay', 'walk')).toBe(1);
  expect(at('if walk, stay', 'stay')).toBe(-1);
  expect(at('if walk, stay, if look, walk', 'walk', 'I stay', 'look')).toBe(3);
  expect(at('if walk, stay, if look, walk', 'walk', 'I stay', 'walk')).toBe(-1);
  // Hidden actions never fulfil a condition.
  expect(at('if bury n3, stay', '')).toBe(-1);
});

test('an own action outside the line ends it', () => {
  expect(at('walk', 'I stay')).toBe(-1);
  expect(at('if walk, stay', 'I stay')).toBe(-1);
});

test('only active actions count: none that was undone, by either side', () => {
  const look = entry(5, 1, 'look');
  expect(playedSince([look, entry(6, -1, 'roll 2', 'die')], 4)).toEqual([look]);
  expect(playedSince([look, entry(6, 1, '4', 'undo'), entry(7, 1, 'walk')], 4)).toEqual([
    entry(7, 1, 'walk'),
  ]);
  expect(playedSince([look, entry(6, 0, 'takeback 4', 'accord')], 4)).toEqual([]);
  expect(playedSince([look, entry(6, 0, 'takeback 3', 'accord')], 4)).toBe(undefined);
  expect(placeIn(plies('walk'), undefined, 0)).toBe(-1);
});
