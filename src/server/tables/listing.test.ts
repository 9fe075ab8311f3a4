import { expect, test } from 'vitest';
import { notLeft } from './listing.ts';
import type { TableListing } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

const NOW = 1_000 * 3_600_000;
const hoursAgo = (hours: number): number => NOW - hours * 3_600_000;

const table = (
  id: string,
  hours: number,
  ...kinds: ('human' | 'bot' | 'open')[]
): TableListing => ({
  id,
  header: { game: 'g', scenario: 's', sides: kinds.map((_, i) => `s${i}`) } as never,
  seats: kinds.map((kind) => ({ kind, name: '' })),
  seq: 3,
  actor: 1,
  over: false,
  touched: hoursAgo(hours),
  due: 0,
});

/** Lists tables from the store, without those untouched for three days. */
const storeOf = (all: readonly TableListing[]) =>
  ({
    list: async (_: number, __: boolean, since = 0) => all.filter((t) => t.touched >= since),
  }) as unknown as Store;

test('abandoned tables are not listed: of a single person after an hour, of several after three days', async () => {
  const found = await notLeft(
    storeOf([
      table('alone-now', 0.9, 'human', 'bot'),
      table('alone-left', 1.1, 'human', 'bot'),
      table('waiting', 71, 'human', 'open'),
      table('among', 71, 'human', 'human', 'bot'),
      table('among-left', 73, 'human', 'human'),
    ]),
    false,
    NOW,
  );
  expect(found.map(({ table: id }) => id)).toEqual(['alone-now', 'waiting', 'among']);
  expect(found[0]).toMatchObject({ actor: 1, at: hoursAgo(0.9), sides: ['s0', 's1'] });
});
