import { expect, test } from 'vitest';
import { side } from '../../../kernel/text/message.ts';
import type { LogEvent } from '../../../kernel/text/log.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { sectionsOf } from './log-sections.ts';

const done: LogEvent = { type: 'done', rule: '1' };
const turn = (by?: number): LogEvent => ({
  ...{ type: 'turn', rule: '2', heading: true },
  ...(by !== undefined && { args: { by: side(by) } }),
});

let seq = 0;
const act = (who: number, ...events: LogEvent[]): Entry => {
  seq += 1;
  return { seq, kind: who < 0 ? 'die' : 'action', side: who, text: 'x', events };
};
const told = (entries: readonly Entry[]) =>
  sectionsOf(entries).map(({ side: by, heading, lines }) => [
    by,
    heading ? 'turn' : '',
    lines.map((pieces) => pieces.length),
  ]);

test('without headings a turn lasts until another side acts; dice belong to it', () => {
  const entries = [act(-1, done), act(0, done), act(-1, done), act(0, done), act(1, done)];
  expect(told(entries)).toEqual([
    [0, '', [1, 1, 1, 1]],
    [1, '', [1]],
  ]);
});

test('a heading that names its side also covers what others do in that turn', () => {
  const entries = [act(0, done, turn(1)), act(1, done), act(0, done), act(1, turn(0))];
  expect(told(entries)).toEqual([
    [0, '', [1]],
    [1, 'turn', [1, 1]],
    [0, 'turn', []],
  ]);
});

test('a heading without a side belongs to the first side that acts', () => {
  const entries = [act(-1, turn()), act(0, done), act(1, done), act(1, turn()), act(0, done)];
  expect(told(entries)).toEqual([
    [0, 'turn', [1]],
    [1, '', [1]],
    [0, 'turn', [1]],
  ]);
});

test('an event that continues the previous line is added to it if the same side acted', () => {
  const joins = { ...done, joins: true } as const;
  const entries = [act(0, done), act(0, joins, done), act(-1, joins)];
  expect(told(entries)).toEqual([[0, '', [2, 1, 1]]]);
});

test('each turn has its first and last entry, and entries without text form no turn', () => {
  seq = 0;
  const entries = [act(0), act(1, done), act(1), act(1, turn(0)), act(0, done)];
  expect(sectionsOf(entries).map(({ from, to }) => [from, to])).toEqual([
    [2, 4],
    [4, 5],
  ]);
});

test('a shared heading covers the actions of all sides', () => {
  const shared: LogEvent = { type: 'round', rule: '2', heading: 'shared' };
  const entries = [act(-1, shared), act(0, done), act(1, done)];
  expect(told(entries)).toEqual([[0, 'turn', [1, 1]]]);
});
