/** Tests three sides at a table, with hidden units and hands: if one side resigns, the others play on. */
import { describe, expect, test } from 'vitest';
import { isles, openIsles } from '../../test/isles/index.ts';
import { Sfc32 } from '../kernel/random.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { NOBODY } from '../kernel/side.ts';
import { seededDice } from './dice/dice.ts';
import { gameOfRecord, importRecord } from './record/import.ts';
import { formatRecord } from './record/record.ts';
import { parseRecord } from './record/parse-record.ts';
import { Table } from './table.ts';
import { playOn } from './testing/test-play.ts';

const [RED, BLUE, GREEN] = [0, 1, 2];

function threeAt(seed: number, decisions: number): Table {
  const game = openIsles(parseSetup(isles, { scenario: 'three' }));
  const table = Table.create({ id: 't1', game: game, dice: seededDice(seed) });
  playOn(table, new Sfc32(seed), decisions);
  return table;
}

const reread = (table: Table): Table => {
  const record = parseRecord(formatRecord(table.record()));
  return importRecord(
    gameOfRecord(record, () => isles),
    record,
  );
};

describe('one of three sides resigns', () => {
  test.each([RED, BLUE, GREEN])('side %i, and the others play on to the end', (side) => {
    for (let seed = 0; seed < 20; seed++) {
      const table = threeAt(seed, 5);
      expect(table.resign(side)).toMatchObject({ ok: true });
      expect(table.outcome).toBeUndefined();
      expect([RED, BLUE, GREEN].filter((other) => other !== side)).toContain(table.actor);
      expect(table.sideToUndo).toBeUndefined();
      playOn(table, new Sfc32(seed + 100));
      expect(table.outcome?.rule).toBe('5');
      expect(table.outcome?.winners).not.toContain(side);
      expect(reread(table).entries).toEqual(table.entries);
    }
  });

  test('the side that has resigned can neither act nor resign again', () => {
    const table = threeAt(1, 4);
    table.resign(BLUE);
    const gone = { ok: false, refusal: { reason: { key: 'table.given-up' } } };
    expect(table.resign(BLUE)).toMatchObject(gone);
    expect(table.act(BLUE, table.seq, ['pass'])).toMatchObject(gone);
    expect(reread(table).resign(BLUE)).toMatchObject(gone);
  });

  test('when two sides have resigned, the third has won', () => {
    const table = threeAt(2, 4);
    table.resign(BLUE);
    table.resign(RED);
    expect(table.actor).toBe(NOBODY);
    expect(table.outcome?.winners).toEqual([GREEN]);
    expect(table.outcome?.places?.[GREEN]).toBe(1);
  });

  test('the position after the resignation can be viewed again, without hidden information', () => {
    const table = threeAt(3, 6);
    const before = table.seq;
    table.resign(RED);
    const then = table.viewAt(before + 1, GREEN).ints;
    playOn(table, new Sfc32(9), 2);
    expect(table.viewAt(before + 1, GREEN).ints).toEqual(then);
  });
});

test('if a game cannot continue without a side, all others win', () => {
  const { dropOut: _, ...game } = openIsles(parseSetup(isles, { scenario: 'three' }));
  const table = Table.create({ id: 't1', game: game, dice: seededDice(1) });
  table.resign(BLUE);
  expect(table.outcome?.winners).toEqual([RED, GREEN]);
});
