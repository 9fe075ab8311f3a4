/**
 * Old tables go into a file, and only then off the disk. The file is of the form of a backup, so whoever
 * misses a table restores it into a folder of its own and looks there.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copy } from './backup.ts';
import { makeFolder, openForWriting } from './sqlite/database.ts';
import { adviceOf } from './faults.ts';
import { SqliteStore } from './sqlite/sqlite.ts';
import { type Outage, readOutages, upSince } from './uptime.ts';
import { ConflictError, type OldTable, type Runner, type Store } from './store.ts';

/** Which tables are old: days since anybody played there. Absent: never. */
export interface AgeRule {
  /** Of games that are over. */
  readonly finishedDays?: number | undefined;
  /** Of games that were left before their end. */
  readonly leftDays?: number | undefined;
}

export interface ArchiveOptions extends AgeRule {
  /** Folder of the files. */
  readonly folder: string;
  /** Somebody is there: it stays. */
  isAttended?(id: string): boolean;
  /** Has long work done in slices. */
  readonly run?: Runner;
  log(line: string): void;
}

/** Results: archived tables, and the files that they are in. */
export interface ArchiveResult {
  readonly tables: readonly string[];
  readonly files: readonly string[];
}

const DAY = 24 * 3_600_000;
/** Tables in one file. */
const PIECE = 200;

/** Archives what is old by the rule. Nothing leaves the store that has not been read back from its file. */
export async function archiveOld(store: Store, options: ArchiveOptions): Promise<ArchiveResult> {
  const [tables, files]: [string[], string[]] = [[], []];
  if (options.finishedDays === undefined && options.leftDays === undefined)
    return { tables, files };
  makeFolder(options.folder);
  const old = (await store.old(...oldBefore(options, await readOutages(store.db)))).filter(
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

/** Tables that are over and untouched since the first moment, or in play and untouched since the second. */
function oldBefore(
  { finishedDays, leftDays }: AgeRule,
  outages: readonly Outage[],
): [number, number] {
  const now = Date.now();
  // Nobody could come back while no server was up.
  const since = (days: number | undefined) =>
    days === undefined ? 0 : upSince(outages, now, days * DAY);
  return [since(finishedDays), since(leftDays)];
}

/** Those that can be read: a damaged one stays where it is, for whoever mends it. */
async function wholeOf(
  store: Store,
  tables: readonly OldTable[],
  { run, log }: ArchiveOptions,
): Promise<OldTable[]> {
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
 * Writes tables into a file that gets its name only when each has been read back from it. Gives those that
 * are in it: not those at which somebody has played meanwhile.
 */
async function write(
  store: Store,
  tables: readonly OldTable[],
  file: string,
  run?: Runner,
): Promise<OldTable[]> {
  const written: OldTable[] = [];
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
      // One file, whole in itself.
      db.exec('PRAGMA journal_mode = DELETE');
    } finally {
      db.close();
    }
  });
  return written;
}

/** Takes it off the disk, if it is still as it was; false if somebody has come back to it. */
async function remove(
  store: Store,
  { id, revision }: OldTable,
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

/** `tables-2026-11-23.db`, or with a number behind it. */
function freeName(folder: string): string {
  const day = new Date().toISOString().slice(0, 10);
  for (let n = 1; ; n++) {
    const file = resolve(join(folder, `tables-${day}${n === 1 ? '' : `-${n}`}.db`));
    if (!existsSync(file)) return file;
  }
}
