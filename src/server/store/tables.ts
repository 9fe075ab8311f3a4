/** Stored data of tables, in either store, which backups, archives and moves copy. */
import type { DatabaseSync } from 'node:sqlite';

/** Tables of both kinds of store, in the order of insertion; with the order of their rows. */
export const KEPT = {
  tables: {
    columns: 'id header seed seq actor over made touched host outcome revision next',
    key: 'id',
  },
  seats: {
    columns: 'table_id side kind name token contribution seal orders',
    key: 'table_id, side',
  },
  events: {
    columns: 'table_id seq kind side text mixed state hash at',
    key: 'table_id, seq',
  },
  meanings: { columns: 'table_id seq text', key: 'table_id, seq' },
  snapshots: { columns: 'table_id seq schema ints meant', key: 'table_id' },
  remarks: { columns: 'table_id n side name who text at', key: 'table_id, n' },
  notices: {
    columns: 'key table_id side owner kind place means told due tries',
    key: 'table_id, key',
  },
  notes: { columns: 'table_id side owner text', key: 'table_id, side' },
} as const;

/** Rows of a table, by its id, in the order in which they can be deleted before the table itself. */
export const PARTS = [
  'notes',
  'notices',
  'remarks',
  'snapshots',
  'meanings',
  'events',
  'seats',
] as const satisfies readonly (keyof typeof KEPT)[];

/** Data beside the tables: not in archives of some of them. */
export const BESIDE = {
  made: { columns: 'name value', key: 'name' },
  // Sessions are not copied: everybody signs in again.
  accounts: { columns: 'id name spelling password made banned muted', key: 'id' },
  passkeys: { columns: 'id account_id public_key counter transports made', key: 'id' },
  sitters: { columns: 'table_id side account_id', key: 'table_id, side' },
  rated: { columns: 'table_id', key: 'table_id' },
  asks: { columns: 'table_id low high', key: 'table_id' },
  ratings: {
    columns: 'player game pool rating deviation volatility games at',
    key: 'player, game, pool',
  },
  results: {
    columns: 'table_id game pool at one two score one_change two_change',
    key: 'table_id',
  },
  blocks: { columns: 'account_id blocked', key: 'account_id, blocked' },
  tournaments: {
    columns: 'id name host spec state round deadline entered made',
    key: 'id',
  },
  entrants: { columns: 'tournament_id n account_id name seed left_round', key: 'tournament_id, n' },
  pairings: {
    columns:
      'tournament_id round board first_n second_n table_id claimed ready first_score second_score',
    key: 'tournament_id, round, board',
  },
  friends: { columns: 'account_id friend since', key: 'account_id, friend' },
  friend_links: { columns: 'account_id code', key: 'account_id' },
  invitations: { columns: 'account_id table_id inviter at', key: 'account_id, table_id' },
  ways: { columns: 'key account_id kind place means daily due', key: 'key' },
  audit: { columns: 'id at action subject reason moderator', key: 'id' },
  moderators: { columns: 'account_id', key: 'account_id' },
  closures: { columns: 'table_id reason', key: 'table_id' },
  heartbeat: { columns: 'n at', key: 'n' },
  outages: { columns: 'since until', key: 'since' },
} as const;

/** Of these tables only, as SQL: the first column of each key is the id of the table. */
export const ofTables = (key: string, ids: readonly string[]): string =>
  `WHERE ${key.split(',')[0]} IN (${ids.join()})`;

/** Copies all that an embedded store keeps of a table into another. */
export function copyTable(from: DatabaseSync, to: DatabaseSync, id: string): void {
  to.exec('BEGIN');
  for (const [name, { columns, key }] of Object.entries(KEPT)) {
    const names = columns.split(' ');
    const places = names.map(() => '?');
    const insert = to.prepare(`INSERT INTO ${name} (${names}) VALUES (${places})`);
    const select = `SELECT ${names} FROM ${name} ${ofTables(key, ['?'])} ORDER BY ${key}`;
    for (const row of from.prepare(select).iterate(id))
      insert.run(...names.map((column) => row[column] ?? null));
  }
  to.exec('COMMIT');
}
