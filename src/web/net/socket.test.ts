import { expect, test } from 'vitest';
import type { Entry, TableView } from '../../table/messages/messages.ts';
import { msg } from '../i18n/msg.ts';
import { answerIn } from './socket.ts';

const entry = (seq: number, text: string, side = 0, kind: Entry['kind'] = 'action'): Entry => ({
  seq,
  kind,
  side,
  text,
  events: [],
});

const table = (entries: readonly Entry[]): TableView => ({
  table: 't',
  game: 'g',
  setup: { scenario: 's', options: {} },
  side: 0,
  seats: [],
  seq: entries.length,
  ints: [],
  actor: 0,
  canUndo: false,
  hints: true,
  dice: { scheme: 'sealed', commitment: '', mixed: [] },
  entries,
});

const act = (seq: number, ...actions: string[]) => ({ type: 'act', id: 1, seq, actions }) as const;

test('a message that never reached the table may be sent again', () => {
  expect(answerIn(table([entry(1, 'a')]), act(1, 'b'))).toBeUndefined();
});

test('a message that was executed before the connection broke is not sent again', () => {
  const now = table([entry(1, 'a'), entry(2, 'b'), entry(3, '4', -1, 'die'), entry(4, 'x', 1)]);
  expect(answerIn(now, act(1, 'b'))).toEqual({ played: 1 });
});

test('in a batch that was cut short, only the executed actions count', () => {
  const now = table([entry(1, 'b'), entry(2, 'x', 1)]);
  expect(answerIn(now, act(0, 'b', 'c'))).toEqual({ played: 1 });
});

test.each([
  ['another side has acted', table([entry(1, 'b', 1)]), act(0, 'b')],
  ['the seat has acted otherwise, from another window', table([entry(1, 'c')]), act(0, 'b')],
])('%s: refused as stale', (_, now, message) => {
  expect(answerIn(now, message)?.refusal?.reason).toEqual(msg('net.moved-on'));
});

test('an executed undo is recognized', () => {
  const now = table([entry(1, 'b'), entry(2, '0', 0, 'undo')]);
  expect(answerIn(now, { type: 'undo', id: 3, seq: 1 })).toEqual({ played: 1 });
});

test('a resignation is sent again until the record shows it, even if others have moved meanwhile', () => {
  const resign = { type: 'resign', id: 4 } as const;
  expect(answerIn(table([entry(1, 'b', 1)]), resign)).toBeUndefined();
  expect(answerIn(table([entry(1, 'b', 1), entry(2, '', 1, 'resign')]), resign)).toBeUndefined();
  expect(answerIn(table([entry(1, 'b', 1), entry(2, '', 0, 'resign')]), resign)).toEqual({
    played: 1,
  });
  expect(answerIn(table([entry(1, 'table.aborted', 0, 'close')]), resign)).toEqual({ played: 1 });
});
