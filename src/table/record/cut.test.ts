import { expect, test } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import { cutRecord } from './cut.ts';
import { seededDice } from '../dice/dice.ts';
import { forkRecord } from './import.ts';
import { formatRecord } from './record.ts';
import { parseRecord } from './parse-record.ts';
import { patrolTable, playOn } from '../testing/test-play.ts';

test('a finished game can be continued from any of its entries, with new dice', () => {
  const table = patrolTable(7);
  playOn(table, new Sfc32('cut'));
  expect(table.outcome).toBeDefined();
  const file = formatRecord(table.record());
  for (const seq of [0, 1, table.seq >> 1, table.seq - 1]) {
    const { entries, close } = parseRecord(cutRecord(file, seq));
    expect(entries).toEqual(table.entries.slice(0, seq));
    expect(close).toMatchObject({ end: 'unfinished' });
    expect(close.seed).toBeUndefined();
    const { game } = table;
    const fork = forkRecord(parseRecord(cutRecord(file, seq)), {
      ...{ id: 'fork', game, dice: seededDice('other'), seats: table.seats },
    });
    expect(fork.seq).toBeGreaterThanOrEqual(seq);
    playOn(fork, new Sfc32('on'));
    expect(fork.outcome).toBeDefined();
  }
});
