/**
 * Opens the data folder: locked, checked before the first write, migrated to the current version. Every fault is an
 * `InputError` that says what can be read and what to do; nothing is overwritten.
 */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { InputError } from '../../../kernel/setup/setup.ts';
import { makeFolders } from './folders.ts';
import { reasonOf } from '../store-url.ts';
import { openReadOnly, type ReadOnly } from './read-only.ts';
import { describeReadable } from '../recovery.ts';
import { migrateToLatest } from '../migrations.ts';
import { Commits } from './commits.ts';
import { APPLICATION_ID, MIGRATIONS } from './schema.ts';
import { EmbeddedDialect } from './sqlite-dialect.ts';
import { PreparedStatements } from './prepared.ts';

/** Name of the store's file in its folder. */
export const FILE = 'countermarch.db';
const LOCK = 'server.lock';
/** Exists while a server runs, and after one that was killed; then the log must exist too. */
const MARK = 'server.running';
const ABOUT_MARK = 'A server is writing here, or was killed while it was writing.\n';

/** An open store; `close` releases the folder for another server. */
export interface OpenDatabase {
  readonly db: DatabaseSync;
  /** Why it is read-only, and what to do; undefined if it can be written. */
  readonly fault?: string;
  close(): void;
}

export async function openDatabase(folder: string): Promise<OpenDatabase> {
  makeFolder(folder);
  const path = join(folder, FILE);
  const lock = lockFolder(folder);
  if (typeof lock === 'string') return openUnwritable(path, lock);
  try {
    const fault = existsSync(path) ? checkFile(path, folder) : undefined;
    if (fault !== undefined) return openForReading(path, fault, lock);
    const db = await openForWriting(path);
    const mark = join(folder, MARK);
    if (existsSync(`${path}-wal`)) writeFileSync(mark, ABOUT_MARK);
    return {
      db,
      close: () => {
        db.close();
        rmSync(mark, { force: true });
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * Opens the store of a folder for reading, as it is at this moment: without a lock or a change, also while a server
 * runs. Throws `InputError` if there is no store, or none that this program can read.
 */
export function openSnapshot(folder: string): OpenDatabase {
  const path = join(folder, FILE);
  if (!existsSync(path)) throw new InputError(`data folder ${folder}: there is no ${FILE} in it`);
  const fault = faultOf(path);
  const store = fault === undefined || isDamage(fault) ? readable(path) : undefined;
  if (!store) throw new InputError(`${path}: ${fault ?? 'cannot be read'}`);
  store.db.exec('BEGIN');
  return { ...store, fault: 'The store was opened for reading only.' };
}

/** Returns the file of a complete store; throws `InputError` if it does not exist or is incomplete. */
export function storeToCopy(folder: string): string {
  const path = join(folder, FILE);
  if (!existsSync(path)) throw new InputError(`data folder ${folder}: there is no ${FILE} in it`);
  const fault = checkFile(path, folder);
  if (fault !== undefined) throw new InputError(fault);
  return path;
}

/**
 * Opens the store of a folder for small writes, also while a server runs. Throws `InputError` if there is no complete
 * store of the current schema.
 */
export function openBeside(folder: string): OpenDatabase {
  const path = storeToCopy(folder);
  const db = new DatabaseSync(path, { timeout: 5000 });
  const version = pragma(db, 'user_version');
  if (version === MIGRATIONS.length) return { db, close: () => db.close() };
  db.close();
  throw new InputError(
    `${path}: this store is from an older version; start a server of this version on it once to update it`,
  );
}

/** Opens a store that cannot be written, for reading its tables. */
function openUnwritable(path: string, reason: string): OpenDatabase {
  if (!existsSync(path)) throw new InputError(reason);
  if (!isReadable(path)) throw new InputError(`${path}: ${CLOSED}`);
  const fault = faultOf(path);
  if (fault === undefined) return openForReading(path, reason);
  const text = `${path}: ${fault}\n${describeReadable(path)}`;
  if (isDamage(fault)) return openForReading(path, `${text}\n${reason}`);
  throw new InputError(text);
}

/** Opens the store for reading, as it is; throws `InputError` if even that is impossible. */
function openForReading(path: string, fault: string, lock?: DatabaseSync): OpenDatabase {
  const store = readable(path);
  if (!store) throw new InputError(fault);
  const close = (): void => {
    store.close();
    lock?.close();
  };
  return { db: store.db, fault: `${fault}\n${READING}`, close };
}

const READING =
  'Until then, intact tables can be viewed and their records downloaded, but nothing can be played.';

/** Returns a connection on which the tables can be listed; undefined if that is impossible. */
function readable(path: string): ReadOnly | undefined {
  let store: ReadOnly | undefined;
  try {
    store = openReadOnly(path);
    store.db.prepare('SELECT id, header FROM tables ORDER BY touched').all();
    return store;
  } catch {
    store?.close();
    return undefined;
  }
}

/** Creates a data folder if it does not exist; throws `InputError` with the reason if that fails. */
export function makeFolder(folder: string): void {
  try {
    // For the owner only: the folder contains the seeds of dice in play.
    makeFolders(folder, 0o700);
  } catch (error) {
    throw new InputError(
      `data folder ${folder}: cannot be created (${reasonOf(error)}). Choose another with --data.`,
    );
  }
}

/**
 * Locks a folder with a lock that the system releases however the process ends. The lock has its own file, so that
 * other processes can read and back up the store meanwhile. Returns the reason if the folder cannot be written.
 */
export function lockFolder(folder: string): DatabaseSync | string {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, LOCK));
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    // An existing lock file can be locked even if nothing can be written.
    tryToWrite(folder);
    return lock;
  } catch (error) {
    lock?.close();
    if (/locked|busy/i.test(reasonOf(error)))
      throw new InputError(
        `data folder ${folder}: another server is using it. Stop that one, or choose another folder with --data.`,
      );
    return `data folder ${folder}: cannot be written (${reasonOf(error)}). Give this user write permission there (chown, chmod or a writable mount), or choose another with --data.`;
  }
}

/** Throws the system's error if this user may not write to the folder and the store's files in it. */
function tryToWrite(folder: string): void {
  accessSync(folder, constants.W_OK | constants.X_OK);
  for (const name of [LOCK, FILE, `${FILE}-wal`, MARK])
    if (existsSync(join(folder, name))) closeSync(openSync(join(folder, name), 'r+'));
}

/**
 * Checks the whole file before the first write. Returns why it is read-only; throws `InputError` if it must not be
 * read.
 */
function checkFile(path: string, folder: string): string | undefined {
  if (!isReadable(path)) throw new InputError(`${path}: ${CLOSED}`);
  if (existsSync(join(folder, MARK)) && !existsSync(`${path}-wal`)) return lostLog(path, folder);
  const fault = faultOf(path);
  if (fault === undefined) return undefined;
  const text = [
    `${path}: ${fault}`,
    describeReadable(path),
    'Nothing has been changed. Stop the server and keep a copy of the folder; then restore a backup (`countermarch restore FILE --data NEW-FOLDER`), or repair the copy (`sqlite3 countermarch.db .recover`). To start with an empty folder, use --data FOLDER.',
  ].join('\n');
  if (isDamage(fault)) return text;
  throw new InputError(text);
}

/** For a store that another user has put there, such as root with `restore`. */
const CLOSED =
  'this user may not read the file. Give the folder and everything in it to the user that runs the server (chown -R USER FOLDER), or run this command as that user.';

function isReadable(path: string): boolean {
  try {
    closeSync(openSync(path, 'r'));
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EACCES';
  }
}

const lostLog = (path: string, folder: string): string =>
  [
    `${path}-wal: this file is missing, and the last server here did not shut down properly. The last moves may have been in that file.`,
    'Nothing has been changed. Stop the server and put the file back (it belongs to any copy of the store).',
    `If the file is lost, or another program has merged it into the store, delete ${join(folder, MARK)} and start again: play continues from what is in the store.`,
  ].join('\n');

/** Returns why a file cannot be used as a store; undefined if it is an intact store. */
export function faultOf(path: string): string | undefined {
  let store: ReadOnly | undefined;
  try {
    store = openReadOnly(path);
    const { db } = store;
    const version = pragma(db, 'user_version');
    if (pragma(db, 'application_id') !== APPLICATION_ID) return faultOfForeign(db, version);
    if (version > MIGRATIONS.length)
      return `was written by a newer Countermarch (store version ${version}, this one supports up to ${MIGRATIONS.length})`;
    const check = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    const found = check.quick_check.split('\n').at(-1);
    return found === 'ok' ? undefined : `is damaged: ${found}`;
  } catch (error) {
    return `cannot be read as a store: ${reasonOf(error)}`;
  } finally {
    store?.close();
  }
}

const isDamage = (fault: string): boolean => fault.startsWith('is damaged');

/** An empty file is ours: a server that died while it created the store leaves it behind. */
function faultOfForeign(db: DatabaseSync, version: number): string | undefined {
  const { n } = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get() as { n: number };
  return n === 0 && version === 0 ? undefined : 'belongs to another program';
}

/** Opens a store, or creates one, and migrates it to the current schema. */
export async function openForWriting(path: string): Promise<DatabaseSync> {
  const db = new DatabaseSync(path, { timeout: 5000 });
  try {
    // An acknowledged write must be on disk: FULL syncs the log at every commit.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    await migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw new InputError(`${path}: cannot be written (${reasonOf(error)})`);
  }
}

async function migrate(db: DatabaseSync): Promise<void> {
  const dialect = new EmbeddedDialect(db, new PreparedStatements(db), new Commits(db));
  await migrateToLatest(new Kysely({ dialect }), {
    all: MIGRATIONS,
    version: async () => pragma(db, 'user_version'),
    run: async (_, step, version) =>
      db.exec(`${step};
        PRAGMA application_id = ${APPLICATION_ID};
        PRAGMA user_version = ${version}`),
  });
}

function pragma(db: DatabaseSync, name: string): number {
  const row = db.prepare(`PRAGMA ${name}`).get() as Record<string, number>;
  return row[name] ?? 0;
}
