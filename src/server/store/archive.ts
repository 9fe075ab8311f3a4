/**
 * Archiving: old tables are copied into a file and then deleted from the store. The file has the format of a backup, so
 * a table can be read again by restoring the file into a new folder.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copy } from './backup.ts';
import { makeFolder, openForWriting } from './sqlite/database.ts';
import { adviceOf } from './faults.ts';
import { SqliteStore } from './sqlite/sqlite.ts';
import { type Outage, readOutages, upSince } from './uptime.ts';
import { ConflictError, type StaleTable, type Runner, type Store } from './store.ts';

/** Ages at which tables are archived, in days since the last move. Absent: never. */
export interface AgeRule {
  /** For finished games. */
  readonly finishedDays?: number | undefined;
  /** For unfinished games. */
  readonly abandonedDays?: number | undefined;
}

export interface ArchiveOptions extends AgeRule {
  /** Folder for the archive files. */
  readonly folder: string;
  /** Returns whether a player is at a table; it is then not archived. */
  isAttended?(id: string): boolean;
  /** Runs long work in slices. */
  readonly run?: Runner;
  log(line: string): void;
}

/** Results: archived tables, and the files that they are in. */
export interface ArchiveResult {
  readonly tables: readonly string[];
  readonly files: readonly string[];
}

const DAY = 24 * 3_600_000;
/** Maximum number of tables in one file. */
const PIECE = 200;

/** Archives the tables that are old by the rule. A table is deleted only after it was read back from its file. */
export async function archiveOld(store: Store, options: ArchiveOptions): Promise<ArchiveResult> {
  const [tables, files]: [string[], string[]] = [[], []];
  if (options.finishedDays === undefined && options.abandonedDays === undefined)
    return { tables, files };
  makeFolder(options.folder);
  const old = (await store.findStale(...oldBefore(options, await readOutages(store.db)))).filter(
    ({ id }) => !options.isAttended?.(id),
  );
  for (let from = 0; from < old.length; from += PIECE) {
    const whole = await wholeOf(store, old.slice(from, from + PIECE), options);
    if (whole.length === 0) continue;
    const file = freeName(options.folder);
    const written = await write(store, whole, file, options.run);
    files.push(file);
    for (const table of written) if (await remove(store, table, options)) tables.push(table.id);
  }
  return { tables, files };
}

/**
 * Returns two times in milliseconds since 1970: finished tables untouched since the first, and unfinished ones
 * untouched since the second, are old.
 */
function oldBefore(
  { finishedDays, abandonedDays }: AgeRule,
  outages: readonly Outage[],
): [number, number] {
  const now = Date.now();
  // Outages do not count: players could not come back then.
  const since = (days: number | undefined) =>
    days === undefined ? 0 : upSince(outages, now, days * DAY);
  return [since(finishedDays), since(abandonedDays)];
}

/** Returns the tables that can be read: a damaged one stays in the store, where it can be repaired. */
async function wholeOf(
  store: Store,
  tables: readonly StaleTable[],
  { run, log }: ArchiveOptions,
): Promise<StaleTable[]> {
  const whole = [];
  for (const table of tables)
    try {
      if (await store.load(table.id, run)) whole.push(table);
    } catch (error) {
      log(`archive: table ${table.id} stays: ${adviceOf(error)}`);
    }
  return whole;
}

/**
 * Writes tables into a file, which gets its name only when each table has been read back from it. Returns the tables in
 * the file; tables that changed meanwhile are left out.
 */
async function write(
  store: Store,
  tables: readonly StaleTable[],
  file: string,
  run?: Runner,
): Promise<StaleTable[]> {
  const written: StaleTable[] = [];
  await copy(file, async (fresh) => {
    const db = await openForWriting(fresh);
    try {
      await store.copyTo(
        db,
        tables.map(({ id }) => id),
      );
      const copied = new SqliteStore('', { db, close: () => undefined });
      for (const table of tables) {
        const there = await copied.load(table.id, run);
        if (there?.revision === table.revision) written.push(table);
        else await copied.remove(table.id);
      }
      // Everything must be in one file, without a log beside it.
      db.exec('PRAGMA journal_mode = DELETE');
    } finally {
      db.close();
    }
  });
  return written;
}

/** Deletes a table if it has not changed; returns false if it is being played again. */
async function remove(
  store: Store,
  { id, revision }: StaleTable,
  { log }: ArchiveOptions,
): Promise<boolean> {
  try {
    await store.remove(id, revision);
    return true;
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    log(`archive: table ${id} is kept, because it is being played again`);
    return false;
  }
}

/** Returns a free file name: `tables-2026-11-23.db`, or one with a number. */
function freeName(folder: string): string {
  const day = new Date().toISOString().slice(0, 10);
  for (let n = 1; ; n++) {
    const file = resolve(join(folder, `tables-${day}${n === 1 ? '' : `-${n}`}.db`));
    if (!existsSync(file)) return file;
  }
}
