import { expect, test } from 'vitest';
import { game, unit } from '../../../../test/page-table.ts';
import type { Game } from '../../../kernel/game.ts';
import type { LogEvent } from '../../../kernel/text/log.ts';
import { node as nodeNoun, unit as unitNoun } from '../../../kernel/text/message.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { spokenMoves } from './spoken-moves.ts';

const open = game as Game;

const entry = (seq: number, kind: Entry['kind'], side: number, ...events: LogEvent[]): Entry => ({
  seq,
  kind,
  side,
  text: '',
  events,
});
const step = (id: string, node: number): LogEvent => ({
  type: 'moved',
  rule: '2',
  args: { u: unitNoun(unit(id)), at: nodeNoun(node) },
});
const rolled: LogEvent = { type: 'end', rule: '2' };

const OWN = 0;
const OTHER = 1;
const CHANCE = -1;

test('consecutive steps of one unit are one sentence, and each unit has its own sentence', () => {
  const entries = [
    entry(1, 'action', OTHER, step('b1', 1)),
    entry(2, 'action', OTHER, step('b1', 2)),
    entry(3, 'action', OTHER, step('b1', 3)),
    entry(4, 'action', OTHER, step('b2', 1)),
  ];
  const last = spokenMoves(open, OWN, entries.slice(2), { mode: 'all' });
  expect(spokenMoves(open, OWN, entries, { mode: 'all' })).toBe(last);
  expect(last).toMatch(/^[^.]*b1 moves to [^.]*\. [^.]*b2 moves to [^.]*\.$/);
});

test('“summary” and “nothing” leave out moves and dice of others; own moves are never read', () => {
  const theirs = [entry(1, 'action', OTHER, step('b1', 1)), entry(2, 'die', CHANCE, rolled)];
  for (const mode of ['summary', 'none'] as const)
    expect(spokenMoves(open, OWN, theirs, { mode })).toBe('');
  expect(spokenMoves(open, OWN, theirs, { mode: 'all' })).not.toBe('');
  const own = [entry(1, 'action', OWN, step('r1', 1))];
  expect(spokenMoves(open, OWN, own, { mode: 'all' })).toBe('');
});

test('own dice are read in every setting, even if the move came in an earlier update', () => {
  const before = [entry(1, 'action', OWN, step('r1', 1))];
  const die = [entry(2, 'die', CHANCE, rolled)];
  for (const mode of ['all', 'summary', 'none'] as const)
    expect(spokenMoves(open, OWN, die, { before, mode })).not.toBe('');
});

test('entries other than moves are read in every setting', () => {
  const left = [entry(1, 'resign', OTHER)];
  expect(spokenMoves(open, OWN, left, { mode: 'none' })).not.toBe('');
});
