/**
 * Tests the schema of tables. Tables are sent without validation, so a missing field would go unnoticed, also in the
 * documentation.
 */
import { expect, test } from 'vitest';
import { Sfc32 } from '../kernel/random.ts';
import { seededDice } from './dice/dice.ts';
import { tableView } from './messages/messages.ts';
import { Table } from './table.ts';
import { openPatrol } from './testing/test-game.ts';
import { playOn } from './testing/test-play.ts';

const WEST = 0;
const NOON = 1_700_000_000;

const documented = (table: Table): unknown => tableView.parse(table.viewFor(WEST));

/** Returns a game of two people with a time control. */
function timedTable(): Table {
  const seats = ['Ann', 'Ben'].map((name) => ({ kind: 'human', name }) as const);
  const clock = { kind: 'move', seconds: 3600, late: 'loss', vacation: 9 } as const;
  const table = Table.create({ id: 't', game: openPatrol(), dice: seededDice(3), seats, clock });
  table.timing.tick(NOON);
  return table;
}

test('the schema of a table has all fields of a finished game', () => {
  const table = timedTable();
  playOn(table, new Sfc32(1));
  expect(table.viewFor(WEST).outcome).toBeDefined();
  expect(documented(table)).toEqual(table.viewFor(WEST));
});

test.each(['draw', 'pause 3'])('the schema of a table has the offer: %s', (wish) => {
  const table = timedTable();
  expect(table.timing.ask(WEST, 'night 1320 420 Europe/Berlin weekends', NOON)).toMatchObject({
    ok: true,
  });
  expect(table.handleOffer(WEST, table.seq, `ask ${wish}`)).toMatchObject({ ok: true });
  expect(table.viewFor(WEST).offers).toHaveLength(1);
  expect(documented(table)).toEqual(table.viewFor(WEST));
});
