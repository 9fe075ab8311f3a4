import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Tiny, tiny } from '../../../test/tiny-game.ts';
import { start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { hasSecrets, viewOf } from '../../kernel/view.ts';
import type { ClientTable } from '../../table/views/client-table.ts';
import { patchesBetween } from '../../table/views/patches.ts';
import { changeSettings } from '../ui/settings.ts';
import { TableModel } from './model.ts';
import {
  FakeConnection,
  game,
  node,
  positionAfter,
  unit,
  viewWith,
} from '../../../test/page-table.ts';

let connection: FakeConnection;
let model: TableModel;

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ pace: 'normal' });
  connection = new FakeConnection();
  model = new TableModel(connection, tiny, game as Game);
});

afterEach(() => {
  model.close();
  vi.useRealTimers();
});

/** Returns a seat's copy of the table after these messages, from the first position on. */
function held(texts: readonly string[], side = 0): ClientTable {
  const views = texts.map((_, i) =>
    viewOf(game as Game, positionAfter(...texts.slice(0, i)), side),
  );
  const to = viewOf(game as Game, positionAfter(...texts), side);
  const entries = texts.map((text, i) => ({
    seq: i + 1,
    kind: 'action' as const,
    side: 1,
    text,
    events: [{ type: 'end', rule: '4' }],
    patches: patchesBetween((views[i] as Tiny).ints, (views[i + 1] ?? to).ints),
  }));
  const ints = Array.from((views[0] as Tiny).ints);
  return { ...viewWith(to, entries), side, last: { from: 0, ints, entries } };
}

test('even with hidden values, entries are shown one by one, and the log keeps step', () => {
  expect(hasSecrets(start(game))).toBe(true);
  connection.view.value = held(['pass', 'move b1', 'to b1']);
  const shown: unknown[] = [];
  for (; model.player.frame.value; vi.advanceTimersToNextTimer())
    shown.push([model.entries.value.length, (model.shown.value as Tiny).at[unit('b1')]]);
  const [from, to] = [start(game).at[unit('b1')], node('b1')];
  expect(shown).toEqual([
    [1, from],
    [2, from],
    [3, to],
  ]);
  expect(model.isChoosing.value).toBe(true);
});

test('when the screen changes to another side, frames of the old view are dropped', () => {
  connection.view.value = held(['pass', 'move b1', 'to b1'], 0);
  expect(model.player.frame.value).toBeDefined();
  const view = viewWith(positionAfter('pass', 'move b1', 'to b1'), model.view.value?.entries);
  connection.view.value = { ...view, side: 1 };
  expect(model.player.frame.value).toBeUndefined();
});

test('secrets revealed at the end of a game are shown even without a new entry', () => {
  const end = held(['pass']);
  const outcome = { winners: [0], rule: '4', reason: 'Done.' };
  connection.view.value = { ...end, outcome };
  const ints = Array.from(positionAfter('pass').ints);
  expect(ints).not.toEqual(end.ints);
  const { last: _, ...whole } = end;
  connection.view.value = { ...whole, outcome, ints };
  expect([...(model.session.value?.base.ints ?? [])]).toEqual(ints);
});
