/** One's own tables, in the browser and with the account. */
import { batch } from '@preact/signals';
import { forgetTable, keepTable, myTables, ownTokens } from '../lobby/my-tables.ts';
import { exchangeTables } from './api.ts';

/** How secrets begin that are good only while one is signed in. */
const PASS = 'pass.';

/** Keeps this browser's tables with the account, and the account's in this browser. */
export async function joinTables(): Promise<void> {
  const known = myTables.value.map(({ table }) => ({
    table,
    seats: ownTokens(table).filter((token) => !token.startsWith(PASS)),
  }));
  const others = await exchangeTables(known);
  batch(() => {
    for (const { table, game, scenario, seats } of others.toReversed())
      keepTable({
        ...{ table, game, scenario, seats, title: game, at: Date.now() },
        mine: Object.keys(seats),
      });
  });
}

/** Forgets the tables that this browser had only by the account. */
export function leaveTables(): void {
  for (const { table } of myTables.value)
    if (ownTokens(table).some((token) => token.startsWith(PASS))) forgetTable(table);
}
