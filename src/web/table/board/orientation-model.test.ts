import { signal } from '@preact/signals';
import { afterEach, expect, test } from 'vitest';
import { game, positionAfter, unit } from '../../../../test/page-table.ts';
import type { Game } from '../../../kernel/game.ts';
import { openSession } from '../../session/session.ts';
import { changeSettings } from '../../ui/settings.ts';
import { beginsAbove, OrientationModel } from './orientation-model.ts';

const open = game as Game;
const start = positionAfter();

afterEach(() => changeSettings({ orientation: 'printed' }));

/** Returns a position in which all units of one side are above those of the other. */
function apart() {
  const s = start.clone();
  const byHeight = [...open.board.points.keys()].sort(
    (a, b) => (open.board.points[a]?.y ?? 0) - (open.board.points[b]?.y ?? 0),
  );
  for (const { unit: u, side } of open.look.counters(start))
    s.at[u] = (side === 0 ? byHeight[0] : byHeight.at(-1)) as number;
  return s;
}

test('the side whose units are higher on the picture begins above', () => {
  const s = apart();
  expect([0, 1].map((side) => beginsAbove(open, s, side))).toEqual([true, false]);
  for (const { unit: u, side } of open.look.counters(start)) if (side === 1) s.at[u] = -1;
  expect(beginsAbove(open, s, 0)).toBeUndefined();
});

test('the player’s side is below if the setting says so, and stays there', () => {
  const session = signal<ReturnType<typeof openSession> | undefined>(openSession(open, apart(), 0));
  const orientation = new OrientationModel({ game: open, session });
  expect(orientation.isTurned.value).toBe(false);
  changeSettings({ orientation: 'own' });
  expect(orientation.isTurned.value).toBe(true);
  const low = apart();
  for (const { unit: u, side } of open.look.counters(start))
    if (side === 0) low.at[u] = low.at[unit('b1')];
  session.value = openSession(open, low, 0);
  expect(orientation.isTurned.value).toBe(true);
  session.value = openSession(open, apart(), 1);
  expect(orientation.isTurned.value).toBe(false);
  changeSettings({ orientation: 'turned' });
  expect(orientation.layout.value.turn).toBe(180);
});
