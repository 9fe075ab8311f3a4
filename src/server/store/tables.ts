/** Names of the store's tables, in either database, for backups, archives and moves. */
import type { DatabaseSync } from 'node:sqlite';

/** Tables of both kinds of store in the order of insertion, each with the order of its rows. All columns are copied. */
export const GAME_TABLES = {
  tables: 'id',
  seats: 'table_id, side',
  events: 'table_id, seq',
  meanings: 'table_id, seq',
  snapshots: 'table_id',
  remarks: 'table_id, n',
  notices: 'table_id, key',
  notes: 'table_id, side',
} as const;

/**
 * Tables with rows of a game table, by its id, in the order in which they can be deleted before the game table itself.
 */
export const DEPENDENT_TABLES = [
  'notes',
  'notices',
  'remarks',
  'snapshots',
  'meanings',
  'events',
  'seats',
] as const satisfies readonly (keyof typeof GAME_TABLES)[];

/** Tables of accounts, tournaments, studies and the server itself: not copied into archives. */
export const ACCOUNT_TABLES = {
  bundles: 'hash',
  made: 'name',
  accounts: 'id',
  passkeys: 'id',
  sitters: 'table_id, side',
  rated: 'table_id',
  asks: 'table_id',
  ratings: 'player, game, pool',
  results: 'table_id',
  blocks: 'account_id, blocked',
  tournaments: 'id',
  entrants: 'tournament_id, n',
  pairings: 'tournament_id, round, board',
  friends: 'account_id, friend',
  friend_links: 'account_id',
  calendars: 'account_id',
  invitations: 'account_id, table_id',
  ways: 'key',
  audit: 'id',
  moderators: 'account_id',
  closures: 'table_id',
  waiting: 'hash',
  studies: 'id',
  study_members: 'study_id, member',
  study_changes: 'study_id, n',
  study_stars: 'study_id, member',
  study_notes: 'study_id, member, node',
  study_remarks: 'study_id, n',
  heartbeat: 'n',
  outages: 'since',
} as const;

/** Tables that are never copied, each with its reason. */
export const NOT_COPIED = {
  logins: 'everybody signs in again',
  passes: 'they belong to a login',
  challenges: 'an authenticator answers them within minutes',
  here: 'it tells who is online now',
  skeletons: 'each start computes them from the names',
  rated_variants: 'each start of a server stores its own',
} as const;

/** Returns the column names of a table, as an embedded store of the newest schema has them. */
export function columnsOf(db: DatabaseSync, name: string): string[] {
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(name);
  return columns.map((column) => String(column['name']));
}

/** SQL that limits rows to these game tables: the first column of each key is the table's id. */
export const ofTables = (key: string, ids: readonly string[]): string =>
  `WHERE ${key.split(',')[0]} IN (${ids.join()})`;

const BUNDLES_OF_TABLES = "SELECT json_extract(header, '$.bundle') FROM tables";

/** Copies everything about a game table from one embedded store to another. */
export function copyTable(from: DatabaseSync, to: DatabaseSync, id: string): void {
  to.exec('BEGIN');
  for (const [name, key] of Object.entries(GAME_TABLES)) {
    const names = columnsOf(to, name);
    const places = names.map(() => '?');
    const insert = to.prepare(`INSERT INTO ${name} (${names}) VALUES (${places})`);
    const select = `SELECT ${names} FROM ${name} ${ofTables(key, ['?'])} ORDER BY ${key}`;
    for (const row of from.prepare(select).iterate(id))
      insert.run(...names.map((column) => row[column] ?? null));
  }
  copyBundle(from, to, id);
  to.exec('COMMIT');
}

/** Copies the bundle that a table's record names, if this store has it and the other lacks it. */
function copyBundle(from: DatabaseSync, to: DatabaseSync, id: string): void {
  const names = columnsOf(to, 'bundles');
  const insert = `INSERT OR IGNORE INTO bundles (${names}) VALUES (${names.map(() => '?')})`;
  const select = `SELECT ${names} FROM bundles WHERE hash IN (${BUNDLES_OF_TABLES} WHERE id = ?)`;
  const row = from.prepare(select).get(id);
  if (row) to.prepare(insert).run(...names.map((column) => row[column] ?? null));
}
