import { expect, test } from 'vitest';
import {
  act,
  actorNow,
  closing,
  log,
  nouns,
  of,
  offers,
  on,
  refusal,
  table,
  type TestGame,
  where,
} from '../testing.ts';

/** Green's tanks beside a fortress of Tan in a forest. */
function siege(text: string): TestGame {
  const t = table('direct', '1', `gTK1 gTK2 gTK3 3-0605; fortress 3-0606; ${text}`);
  while (actorNow(t) !== 'green') act(t, 'done');
  return t;
}
const odds = (t: TestGame): string => log(t, 'direct').join(' ');

test('[22.1] [17.3] [R36] [S191] [S192] a fortress adds 12 to each unit in it, the terrain nothing', () => {
  const one = act(siege('tIN1 3-0606 inside'), 'aim 3-0606, join gTK1, join gTK2, join gTK3');
  // 15 against 2 and 12; with the forest it would be 16.
  expect(odds(one)).toBe('Direct fire at 3-0606: gTK1, gTK2, and gTK3 against tIN1, odds 1-1.');
  const two = act(siege('tIN1 tIN2 3-0606 inside'), 'aim 3-0606, all, join gTK1, join gTK2, fire');
  // 10 against 28; with 12 for both together it would be 16.
  expect(odds(two)).toBe('Direct fire at 3-0606: gTK1 and gTK2 against tIN1 and tIN2, odds 1-3.');
});

test('[22.4] [S195] units in it can be attacked one by one', () => {
  const t = act(siege('tIN1 tIN2 3-0606 inside'), 'aim 3-0606');
  expect(offers(t)).toEqual(['all', 'target tIN1', 'target tIN2']);
});

test('[22.2] [R36] [S193] units inside and units outside are different targets', () => {
  const t = act(siege('tIN1 tIN3 3-0606 inside; tIN2 3-0606'), 'aim 3-0606');
  expect(offers(t)).toEqual(['target tIN1', 'target tIN2', 'target tIN3']);
  act(t, 'target tIN1');
  expect(nouns(t, 'target')).toBe('tIN3');
  expect(refusal(t, 'target tIN2').rule).toBe('R36');
  expect(refusal(t, 'target tIN2').reason).toBe(
    'You can’t target tIN2 together with tIN1: only one of them is in the fortress.',
  );
  // The forest counts for units outside: 5 against 2 and 2.
  const outside = act(
    siege('tIN1 3-0606 inside; tIN2 3-0606'),
    'aim 3-0606, target tIN2, join gTK1, fire',
  );
  expect(odds(outside)).toBe('Direct fire at 3-0606: gTK1 against tIN2, odds 1-1.');
});

/** End of Tan's player turn, in which Tan landed on a fortress of Green. */
const later = (text: string): TestGame =>
  closing('2', `${text}; fortress 4-0205`, { values: { round: 2, mover: 'tan' } });
const inside = (t: TestGame): number[] =>
  ['tIN1', 'tIN2', 'tIN3', 'tIN4'].map((u) => of(t, 'inside', u));

test('[18.14] [R49] of four units that land on it, at most three survivors go in', () => {
  const four = 'gIN1 4-0205 inside; tIN2 tIN3 tIN4 4-0205 landed=among-enemies';
  const all = later(`${four}; tIN1 4-0205 landed=among-enemies`);
  expect(inside(all)).toEqual([1, 1, 1, 0]);
  const lost = later(`${four}; tIN1 4-0205 landed=among-enemies mark=eliminated`);
  expect([where(lost, 'tIN1'), inside(lost)]).toEqual(['dead', [0, 1, 1, 1]]);
  // The room of defenders that were eliminated can be used.
  const again = later(
    'gIN1 4-0205 inside; tIN1 4-0205 inside mark=eliminated; tIN2 tIN3 4-0205 inside; tIN4 4-0205',
  );
  expect(inside(again)).toEqual([0, 1, 1, 1]);
});

test('[18.14] [R49] after an assault has ended, the next one has its own first turn', () => {
  const going = later('gIN1 tIN1 4-0205; gIN2 4-0909');
  expect(on(going, 'fought', '4-0205')).toBe(1);
  const over = later('gIN1 4-0205 mark=eliminated; tIN1 4-0205; gIN2 4-0909; fought 4-0205');
  expect(on(over, 'fought', '4-0205')).toBe(0);
});

test('[22.6] [R36] an empty fortress is no target', () => {
  const t = siege('tIN1 3-0705');
  expect(nouns(t, 'aim')).toBe('3-0705');
  expect(refusal(t, 'aim 3-0606').reason).toBe('There is no enemy at 3-0606.');
});
