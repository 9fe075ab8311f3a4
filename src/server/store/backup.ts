/**
 * Backups: one complete file with the state of one moment, made while a server runs; and restoring it into a folder
 * without a store. A file gets its final name only after it was checked and is on disk, so an incomplete file never
 * replaces a good one.
 */
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { InputError } from '../../kernel/setup/setup.ts';
import {
  faultOf,
  FILE,
  lockFolder,
  makeFolder,
  openForWriting,
  storeToCopy,
} from './sqlite/database.ts';
import { copyIn, copyOut } from './copy-store.ts';

/** Contents of a copy of a store. */
export interface BackupSummary {
  readonly tables: number;
  readonly entries: number;
  readonly bytes: number;
}

/** Permissions: only the owner may read the secrets of all seats. */
const PRIVATE = 0o600;

/**
 * Writes the store of a data folder into a file. With `replace`, an existing file is replaced; without it, that is an
 * `InputError`. Also throws `InputError` if the store is incomplete, or if a backup must not be at that place.
 */
export async function backUp(
  folder: string,
  file: string,
  replace = false,
): Promise<BackupSummary> {
  const store = storeToCopy(folder);
  const { target, parent } = fileFor(file, replace);
  if (parent === realpathSync(folder))
    throw new InputError(
      `${file}: a backup in the data folder would be lost with the folder, or mistaken for part of it; choose another place`,
    );
  return copy(target, async (fresh) => vacuumInto(store, fresh));
}

/** Backs up a PostgreSQL database. */
export function backUpDatabase(
  database: string,
  file: string,
  replace = false,
): Promise<BackupSummary> {
  return copy(fileFor(file, replace).target, async (fresh) => {
    const db = await openForWriting(fresh);
    try {
      await copyOut(database, db);
      // Everything must be in one file, without a log beside it.
      db.exec('PRAGMA journal_mode = DELETE');
    } finally {
      db.close();
    }
  });
}

/** Returns the real path of the file to write; throws `InputError` if it must not be written. */
function fileFor(file: string, replace: boolean): { target: string; parent: string } {
  const target = resolve(file);
  const parent = realParent(target);
  if (existsSync(`${target}-wal`))
    throw new InputError(
      `${file}: this file is a store in use (${target}-wal exists); choose another name`,
    );
  if (existsSync(target) && !replace)
    throw new InputError(`${file}: a file with that name exists; use --force to replace it`);
  return { target: join(parent, basename(target)), parent };
}

/**
 * Restores a backup into a data folder, for a server to start with. Throws `InputError` if the folder already has a
 * store or is in use, or if the file is not a complete backup.
 */
export async function restore(file: string, folder: string): Promise<BackupSummary> {
  checkBackup(file);
  makeFolder(folder);
  const lock = lockFolder(folder);
  if (typeof lock === 'string') throw new InputError(lock);
  try {
    const path = join(folder, FILE);
    // Delete a leftover log: SQLite would replay it into the restored store.
    for (const there of [path, `${path}-wal`])
      if (existsSync(there))
        throw new InputError(
          `data folder ${folder} already has a store (${there}). A backup can be restored only into a folder without one: choose another with --data, or move the old files away.`,
        );
    return await copy(path, async (fresh) => vacuumInto(file, fresh));
  } finally {
    lock.close();
  }
}

/** Restores a backup into a database without tables, for servers to start with. */
export async function restoreToDatabase(file: string, database: string): Promise<BackupSummary> {
  checkBackup(file);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    await copyIn(db, database);
  } finally {
    db.close();
  }
  return { ...countIn(file), bytes: statSync(file).size };
}

function checkBackup(file: string): void {
  if (!existsSync(file)) throw new InputError(`${file}: there is no such file`);
  const fault = faultOf(file);
  if (fault !== undefined) throw new InputError(`${file}: ${fault}`);
}

/** Returns the real path of the folder for a file. */
function realParent(target: string): string {
  try {
    return realpathSync(dirname(target));
  } catch {
    throw new InputError(`${target}: there is no folder ${dirname(target)}`);
  }
}

/** Has a file filled with the state of a store at one moment, checks it, and then gives it its final name. */
export async function copy(
  to: string,
  fill: (fresh: string) => Promise<void>,
): Promise<BackupSummary> {
  const fresh = `${to}.${process.pid}.part`;
  try {
    // SQLite fills an existing empty file and keeps its permissions.
    closeSync(openSync(fresh, 'w', PRIVATE));
    chmodSync(fresh, PRIVATE);
    await fill(fresh);
    const fault = faultOf(fresh);
    if (fault !== undefined) throw new InputError(`${to}: the copy ${fault}; nothing was written`);
    sync(fresh);
    renameSync(fresh, to);
    syncFolder(dirname(to));
    return { ...countIn(to), bytes: statSync(to).size };
  } catch (error) {
    rmSync(fresh, { force: true });
    if (error instanceof InputError) throw error;
    throw new InputError(`${to}: cannot be written (${reasonOf(error)})`);
  }
}

/** Reads in one transaction, which sees one moment and delays no writer. */
function vacuumInto(from: string, to: string): void {
  const db = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
}

/** Counts of complete tables, and of entries. */
function countIn(path: string): Omit<BackupSummary, 'bytes'> {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const sql = 'SELECT count(*) AS tables, sum(seq) AS entries FROM tables WHERE over < 2';
    const { tables, entries } = db.prepare(sql).get() as Record<string, number | null>;
    return { tables: tables ?? 0, entries: entries ?? 0 };
  } finally {
    db.close();
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** Syncs the folder, which puts the new name on disk; Windows cannot do that. */
function syncFolder(path: string): void {
  if (process.platform !== 'win32') {
    const folder = openSync(path, 'r');
    fsyncSync(folder);
    closeSync(folder);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
