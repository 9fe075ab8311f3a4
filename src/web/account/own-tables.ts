/** One's own tables, in the browser and with the account. */
import { batch } from '@preact/signals';
import { forgetTable, keepTable, myTables, ownTokens } from '../lobby/my-tables.ts';
import { serverClock } from '../net/server-clock.ts';
import { exchangeTables } from './api.ts';

/** How secrets begin that are good only while one is signed in. */
const PASS = 'pass.';

/** Tables whose seats the account has been told of. */
const told = new Set<string>();

/** Keeps this browser's tables with the account, and the account's in this browser, but for some. */
export async function joinTables(but: readonly string[] = []): Promise<void> {
  const known = myTables.value.map(({ table }) => ({
    table,
    seats: told.has(table) ? [] : ownTokens(table).filter((token) => !token.startsWith(PASS)),
  }));
  const others = await exchangeTables([...known, ...but.map((table) => ({ table, seats: [] }))]);
  for (const { table } of known) told.add(table);
  batch(() => {
    for (const { table, game, scenario, seats, tournament } of others.toReversed())
      keepTable({
        ...{ table, game, scenario, seats, title: game, at: serverClock.now() },
        ...(tournament && { tournament }),
        mine: Object.keys(seats),
      });
  });
}

/** Forgets the tables that this browser had only by the account. */
export function leaveTables(): void {
  told.clear();
  for (const { table } of myTables.value)
    if (ownTokens(table).some((token) => token.startsWith(PASS))) forgetTable(table);
}
