import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Rematch } from '../../table/messages/messages.ts';
import { saveTable, knownTable, myTables } from './my-tables.ts';
import { openRematch } from './start-table.ts';

const SIDES = [{ id: 'west' }, { id: 'east' }];
const CASUAL: Rematch = { table: 'later', shift: 0, casual: true };
const opened: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(CASUAL)));
  vi.stubGlobal('history', {
    pushState: (_: unknown, __: string, path: string) => opened.push(path),
  });
  vi.stubGlobal('location', new URL('http://host/t/last'));
  vi.stubGlobal('scrollTo', () => undefined);
  saveTable({
    ...{ table: 'last', game: 'tiny', scenario: 'standard', title: 'Tiny', at: 0 },
    ...{ seats: { west: 'secret' }, mine: ['west'] },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  myTables.value = [];
  opened.length = 0;
});

test('a casual rematch of a rated game is opened only after the result has said so', async () => {
  await openRematch({ table: 'last' }, SIDES, false);
  expect([knownTable('later'), opened]).toEqual([undefined, []]);
  await openRematch({ table: 'last', rematch: CASUAL }, SIDES, false);
  expect(knownTable('later')).toMatchObject({ seats: { west: 'secret' }, mine: ['west'] });
  expect(opened).toHaveLength(1);
});
