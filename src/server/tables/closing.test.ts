/** Games closed by a moderator or a tournament, and how they are loaded again. */
import { expect, test } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import { CHANCE } from '../../kernel/side.ts';
import { importRecord } from '../../table/record/import.ts';
import { formatRecord } from '../../table/record/record.ts';
import { parseRecord } from '../../table/record/parse-record.ts';
import { Table } from '../../table/table.ts';
import { TOO_LATE } from '../../table/table-parts.ts';
import { patrolTable, playOn } from '../../table/testing/test-play.ts';

function closed(loser: number, why: string): Table {
  const table = patrolTable('a');
  playOn(table, new Sfc32('a'), 3);
  expect(table.close(loser, why)).toBe(true);
  return table;
}

test('a closed table is over: no side has won, and no side can move', () => {
  const table = closed(CHANCE, 'insults');
  const reason = { key: 'table.shut', args: { why: 'insults' } };
  expect(table.outcome).toEqual({ winners: [], rule: '', reason });
  expect(table.close(CHANCE, 'again')).toBe(false);
  expect(table.resign(0).ok).toBe(false);
  expect(table.entries.at(-1)).toMatchObject({ kind: 'close', side: CHANCE, text: 'insults' });
});

test('a player who exceeds the time of a round loses', () => {
  const { outcome } = closed(1, TOO_LATE);
  expect(outcome).toMatchObject({ winners: [0], reason: { key: 'table.shut.late' } });
});

test.each([CHANCE, 0])(
  'it stays closed when it is loaded again, here and elsewhere (%i)',
  (loser) => {
    const table = closed(loser, 'insults');
    const { game, header, entries, dice, seats, outcome } = table;
    const stored = { id: 't1', game, header, entries, dice, seats };
    expect(Table.load({ ...stored, outcome }).outcome).toEqual(outcome);
    expect(importRecord(game, parseRecord(formatRecord(table.record()))).outcome).toEqual(outcome);
    const other = patrolTable('a');
    for (const entry of entries) other.follow(entry);
    expect(other.outcome).toEqual(outcome);
  },
);
