import { expect, test } from 'vitest';
import type { StudyChange } from '../../study/messages.ts';
import type { StudyOperation } from '../../study/operations.ts';
import { addMove, played } from '../../study/testing.ts';
import { writeStudy } from '../../study/study-file.ts';
import { ClientStudyLog } from './study-log.ts';

const named = (id: string, name: string): StudyOperation => ({ op: 'name', id, name });
const move = addMove('c1', 'tan', 'x');
const change = (n: number, key: string, operations: readonly StudyOperation[]): StudyChange => ({
  ...{ n, key, name: 'Ann', at: 0 },
  operations,
});

function open() {
  let keys = 0;
  const log = new ClientStudyLog(() => `key-${keys++}`);
  log.confirm(change(1, 'first', [move]));
  return log;
}

test('another reader’s change goes before the unconfirmed ones, which override it', async () => {
  const log = open();
  log.add(named(move.id, 'mine'));
  expect(log.confirm(change(2, 'theirs', [named(move.id, 'theirs')]))).toEqual({ kind: 'rebase' });
  const file = await writeStudy(played(log.operations));
  expect(file).toContain('"name":"mine"');
  // The server has chosen the same order, so nothing changes.
  const sent = log.next();
  expect(sent).toEqual({ key: 'key-0', operations: [named(move.id, 'mine')] });
  expect(log.confirm(change(3, 'key-0', sent?.operations ?? []))).toEqual({ kind: 'none' });
  expect(await writeStudy(played(log.operations))).toBe(file);
});

test('operations are collected in one change until it is sent; later ones wait in the next', () => {
  const log = open();
  log.add(named(move.id, 'a'));
  log.add(named(move.id, 'b'));
  expect(log.next()?.operations).toHaveLength(2);
  log.add(named(move.id, 'c'));
  expect(log.next()).toBeUndefined();
  expect(log.pending.map(({ operations }) => operations.length)).toEqual([2, 1]);
  // The network failed, so the same change is sent with the same key.
  log.failed();
  expect(log.next()?.key).toBe('key-0');
});

test('a change is applied once, in order, and a gap is reported', () => {
  const log = open();
  expect(log.confirm(change(1, 'first', [move]))).toEqual({ kind: 'none' });
  expect(log.confirm(change(3, 'x', [named(move.id, 'a')]))).toEqual({ kind: 'gap' });
  expect(log.skip(4)).toBe(false);
  expect(log.skip(2)).toBe(true);
  expect(log.confirm(change(3, 'x', [named(move.id, 'a')])).kind).toBe('more');
  expect(log.seq).toBe(3);
});

test('operations that the server refused are removed', () => {
  const log = open();
  log.add(named(move.id, 'a'));
  log.add(named('000000000000', 'b'));
  log.next();
  expect(log.confirm(change(2, 'key-0', [named(move.id, 'a')]))).toEqual({ kind: 'rebase' });
  expect(log.operations).toHaveLength(2);
  log.add(named(move.id, 'c'));
  const sent = log.next();
  log.drop(sent?.key ?? '');
  expect(log.pending).toEqual([]);
});
