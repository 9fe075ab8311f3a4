/**
 * Opens the data folder: alone, checked before the first write, brought to our version. Whatever is
 * wrong with it is an `InputError` that says what can be read and what to do; nothing is overwritten.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { InputError } from '../../kernel/setup.ts';
import { describeReadable } from './salvage.ts';
import { APPLICATION_ID, MIGRATIONS } from './schema.ts';

const FILE = 'countermarch.db';
const LOCK = 'server.lock';

/** An open store; `close` gives the folder free for another server. */
export interface OpenDatabase {
  readonly db: DatabaseSync;
  close(): void;
}

export function openDatabase(folder: string): OpenDatabase {
  makeFolder(folder);
  const lock = lockFolder(folder);
  try {
    const path = join(folder, FILE);
    if (existsSync(path)) checkFile(path);
    const db = openForWriting(path);
    return {
      db,
      close: () => {
        db.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new InputError(
      `data folder ${folder}: cannot be made (${reasonOf(error)}). Choose another with --data.`,
    );
  }
}

/**
 * A lock that the system gives back however we end. It is a file of its own, so that the store may
 * be read and backed up by others while we run.
 */
function lockFolder(folder: string): DatabaseSync {
  try {
    const lock = new DatabaseSync(join(folder, LOCK));
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    const busy = /locked|busy/i.test(reasonOf(error));
    throw new InputError(
      busy
        ? `data folder ${folder}: another server is using it. Stop that one, or choose another folder with --data.`
        : `data folder ${folder}: cannot be written (${reasonOf(error)}). Choose another with --data.`,
    );
  }
}

/** Reads the whole file before anything is written to it. */
function checkFile(path: string): void {
  const fault = faultOf(path);
  if (fault === undefined) return;
  throw new InputError(
    [
      `${path}: ${fault}`,
      describeReadable(path),
      'Nothing has been changed. Keep a copy of the folder before you try to repair it; start with an empty one by --data FOLDER.',
    ].join('\n'),
  );
}

function faultOf(path: string): string | undefined {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { readOnly: true });
    const version = pragma(db, 'user_version');
    if (pragma(db, 'application_id') !== APPLICATION_ID) return faultOfForeign(db, version);
    if (version > MIGRATIONS.length)
      return `was written by a newer Countermarch (store version ${version}, this one knows ${MIGRATIONS.length})`;
    const check = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    const found = check.quick_check.split('\n').at(-1);
    return found === 'ok' ? undefined : `is damaged: ${found}`;
  } catch (error) {
    return `cannot be read as a store: ${reasonOf(error)}`;
  } finally {
    db?.close();
  }
}

/** A server that died while it made the store leaves an empty file behind: that one is ours. */
function faultOfForeign(db: DatabaseSync, version: number): string | undefined {
  const { n } = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get() as { n: number };
  return n === 0 && version === 0 ? undefined : 'belongs to another program';
}

function openForWriting(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 5000 });
  try {
    // Acknowledged means on disk: FULL syncs the log at every commit.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    for (let v = pragma(db, 'user_version'); v < MIGRATIONS.length; v++) migrate(db, v);
    return db;
  } catch (error) {
    db.close();
    throw new InputError(`${path}: cannot be written (${reasonOf(error)})`);
  }
}

function migrate(db: DatabaseSync, version: number): void {
  db.exec(`BEGIN IMMEDIATE;
    ${MIGRATIONS[version]}
    PRAGMA application_id = ${APPLICATION_ID};
    PRAGMA user_version = ${version + 1};
    COMMIT`);
}

function pragma(db: DatabaseSync, name: string): number {
  const row = db.prepare(`PRAGMA ${name}`).get() as Record<string, number>;
  return row[name] ?? 0;
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
