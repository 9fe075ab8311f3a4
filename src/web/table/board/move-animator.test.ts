import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { game, node, positionAfter, unit } from '../../../../test/page-table.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import type { PlaybackFrame } from '../../session/playback.ts';
import { changeSettings } from '../../ui/settings.ts';
import { MoveAnimator } from './move-animator.ts';

let player: MoveAnimator;

beforeEach(() => {
  vi.useFakeTimers();
  player = new MoveAnimator(game as Game);
});

afterEach(() => {
  player.close();
  vi.useRealTimers();
});

const [here, there] = [positionAfter('pass'), positionAfter('pass', 'move b1', 'to b1')];
/** Returns `n` moves of the other side, back and forth. */
const moves = (n: number): PlaybackFrame[] =>
  Array.from({ length: n }, (_, i) => {
    const entry: Entry = { seq: i + 1, kind: 'action', side: 1, text: 'to b1', events: [] };
    return { state: i % 2 === 0 ? there : here, entries: [entry] };
  });

/** Returns the milliseconds until everything has been shown. */
function watch(): number {
  const begun = Date.now();
  while (player.frame.value) vi.advanceTimersToNextTimer();
  return Date.now() - begun;
}

test.each([
  ['fast', 6_000],
  ['normal', 6_000],
  ['slow', 30_000],
] as const)('at the pace %s a turn of 120 moves is shown within its time', (pace, most) => {
  changeSettings({ pace });
  player.again(here, moves(120), 0);
  const time = watch();
  expect(time).toBeGreaterThan(most * 0.9);
  expect(time).toBeLessThanOrEqual(most * 1.01);
});

test('consecutive moves along the same way are shown as one step', () => {
  changeSettings({ pace: 'normal' });
  const [b1, b2, r1] = [unit('b1'), unit('b2'), unit('r1')];
  const to = (from: typeof here, u: number, n: string) => {
    const s = from.clone();
    s.at[u] = node(n);
    return s;
  };
  // Red's soldier moves first, then both of Blue's from one place to another, then one of them moves on.
  const together = to(to(here, b1, 'c1'), b2, 'c1');
  const states = [to(together, r1, 'b2')];
  for (const [u, n] of [
    [b1, 'c2'],
    [b2, 'c2'],
    [b2, 'a1'],
  ] as const)
    states.push(to(states.at(-1) ?? here, u, n));
  const entry: Entry = { seq: 1, kind: 'action', side: 1, text: 'to b1', events: [] };
  const frames = states.map((state, i) => ({ state, entries: [{ ...entry, seq: i + 1 }] }));
  player.again(together, frames, 0);
  const shown: number[] = [];
  for (; player.frame.value; vi.advanceTimersToNextTimer())
    shown.push(player.frame.value.entries.length);
  expect(shown).toEqual([1, 2, 1]);
});
