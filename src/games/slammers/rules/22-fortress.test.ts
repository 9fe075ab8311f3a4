import { expect, test } from 'vitest';
import { act, actorNow, nouns, offers, refused, type Table, table, told, why } from '../testing.ts';

/** Green’s tanks beside a fortress of Tan’s in a forest. */
function siege(text: string): Table {
  const t = table('direct', '1', `gTK1 gTK2 gTK3 3-0605; fortress 3-0606; ${text}`);
  while (actorNow(t) !== 'green') act(t, 'done');
  return t;
}
const odds = (t: Table): string => told(t, 'direct').join(' ');

test('[22.1] [17.3] [R36] [S191] [S192] 12 for each unit in it, nothing for the terrain', () => {
  const one = act(siege('tIN1 3-0606 inside'), 'aim 3-0606, join gTK1, join gTK2, fire');
  // 10 to 2 and 12.
  expect(odds(one)).toBe('gTK1 and gTK2 at tIN1, 3-0606: 1-2.');
  const two = act(
    siege('tIN1 tIN2 3-0606 inside'),
    'aim 3-0606, all, join gTK1, join gTK2, join gTK3',
  );
  // 15 to 28.
  expect(odds(two)).toBe('gTK1, gTK2, and gTK3 at tIN1 and tIN2, 3-0606: 1-2.');
});

test('[22.4] [S195] units in it are attacked one by one, if one likes', () => {
  const t = act(siege('tIN1 tIN2 3-0606 inside'), 'aim 3-0606');
  expect(offers(t)).toEqual(['all', 'target tIN1', 'target tIN2']);
});

test('[22.2] [R36] [S193] those inside and those outside are different targets', () => {
  const t = act(siege('tIN1 tIN3 3-0606 inside; tIN2 3-0606'), 'aim 3-0606');
  expect(offers(t)).toEqual(['target tIN1', 'target tIN2', 'target tIN3']);
  act(t, 'target tIN1');
  expect(nouns(t, 'target')).toBe('tIN3');
  expect(refused(t, 'target tIN2')).toBe('R36');
  expect(why(t, 'target tIN2')).toBe(
    'tIN2 and tIN1 are not both in the fortress: they are different targets.',
  );
  // Outside the forest counts: 5 to 2 and 2.
  const outside = act(
    siege('tIN1 3-0606 inside; tIN2 3-0606'),
    'aim 3-0606, target tIN2, join gTK1, fire',
  );
  expect(odds(outside)).toBe('gTK1 at tIN2, 3-0606: 1-1.');
});

test('[22.6] [R36] an empty fortress is no target', () => {
  const t = siege('tIN1 3-0705');
  expect(nouns(t, 'aim')).toBe('3-0705');
  expect(why(t, 'aim 3-0606')).toBe('No enemy is at 3-0606.');
});
