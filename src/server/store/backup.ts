/**
 * Backups: one file that is whole in itself, of one moment, made while a server plays on; and back from it
 * into a folder that has no store. A file gets the name that it was meant for only when it has been checked
 * and is on disk, so nothing good is ever replaced by half of something.
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

/** Only the owner may read what opens everybody's seat. */
const PRIVATE = 0o600;

/**
 * Writes the store of a data folder into a file. With `replace` one of that name is replaced, else it is an
 * `InputError`, as is a store that is not whole, or a place where a backup must not be.
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

/** The same of a database. */
export function backUpDatabase(
  database: string,
  file: string,
  replace = false,
): Promise<BackupSummary> {
  return copy(fileFor(file, replace).target, async (fresh) => {
    const db = await openForWriting(fresh);
    try {
      await copyOut(database, db);
      // One file, whole in itself.
      db.exec('PRAGMA journal_mode = DELETE');
    } finally {
      db.close();
    }
  });
}

/** Where a file is to be, by its real name; throws `InputError` if it must not be there. */
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
 * Puts a backup into a data folder, for a server to be started on. Throws `InputError` if the folder has a
 * store already or is in use, or if the file is no whole backup.
 */
export async function restore(file: string, folder: string): Promise<BackupSummary> {
  checkBackup(file);
  makeFolder(folder);
  const lock = lockFolder(folder);
  if (typeof lock === 'string') throw new InputError(lock);
  try {
    const path = join(folder, FILE);
    // A log that lies there would be played into whatever store comes beside it.
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

/** Puts a backup into a database, which has no tables yet, for servers to be started on. */
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

/** The folder that a file is to be in, by its real name. */
function realParent(target: string): string {
  try {
    return realpathSync(dirname(target));
  } catch {
    throw new InputError(`${target}: there is no folder ${dirname(target)}`);
  }
}

/** Has a file filled with a store as it stands at one moment, checks it, and only then gives it its name. */
export async function copy(
  to: string,
  fill: (fresh: string) => Promise<void>,
): Promise<BackupSummary> {
  const fresh = `${to}.${process.pid}.part`;
  try {
    // SQLite fills a file that is there and empty, and leaves its rights alone.
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

/** One read sees one moment, whatever a server writes meanwhile, and holds nobody up. */
function vacuumInto(from: string, to: string): void {
  const db = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
}

/** Tables that are all there, and entries. */
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

/** A new name is on disk when its folder is; Windows knows no such thing. */
function syncFolder(path: string): void {
  if (process.platform !== 'win32') {
    const folder = openSync(path, 'r');
    fsyncSync(folder);
    closeSync(folder);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
