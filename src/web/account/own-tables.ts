/** Synchronizes the user's tables between this browser and the account. */
import { batch } from '@preact/signals';
import { forgetTable, saveTable, myTables, ownTokens } from '../lobby/my-tables.ts';
import { serverClock } from '../net/server-clock.ts';
import { exchangeTables } from './api.ts';

/** Prefix of seat tokens that are valid only while the user is signed in. */
const TOKEN_PREFIX = 'pass.';

/** Tables whose seats were already sent to the account. */
const told = new Set<string>();

/** Stores this browser's tables in the account, and the account's tables in this browser, except those in `but`. */
export async function joinTables(but: readonly string[] = []): Promise<void> {
  const known = myTables.value.map(({ table }) => ({
    table,
    seats: told.has(table)
      ? []
      : ownTokens(table).filter((token) => !token.startsWith(TOKEN_PREFIX)),
  }));
  const others = await exchangeTables([...known, ...but.map((table) => ({ table, seats: [] }))]);
  for (const { table } of known) told.add(table);
  batch(() => {
    for (const { table, game, scenario, seats, tournament } of others.toReversed())
      saveTable({
        ...{ table, game, scenario, seats, title: game, at: serverClock.now() },
        ...(tournament && { tournament }),
        mine: Object.keys(seats),
      });
  });
}

/** Removes the tables that this browser has only through the account. */
export function leaveTables(): void {
  told.clear();
  for (const { table } of myTables.value)
    if (ownTokens(table).some((token) => token.startsWith(TOKEN_PREFIX))) forgetTable(table);
}
