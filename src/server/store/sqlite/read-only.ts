/** Opens a store in a folder that cannot be written: of another user, or on a disk mounted read-only. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** A read-only connection. */
export interface ReadOnly {
  readonly db: DatabaseSync;
  close(): void;
}

/** Opens a store, including its log, without changing anything in its folder; throws if no way works. */
export function openReadOnly(path: string): ReadOnly {
  // Without a log, the file is complete; opening it directly would create an empty log.
  const ways = existsSync(`${path}-wal`)
    ? [openDirectly, openCopy, openImmutable]
    : [openImmutable, openDirectly];
  const errors: unknown[] = [];
  for (const open of ways) {
    try {
      return open(path);
    } catch (error) {
      errors.push(error);
    }
  }
  throw errors[0];
}

/** Reads the log through its index, which must exist or be created. */
const openDirectly = (path: string): ReadOnly => opened(new DatabaseSync(path, { readOnly: true }));

/** Reads a copy, because the index of the log cannot be created in the folder. */
function openCopy(path: string): ReadOnly {
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-read-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const copy = join(folder, basename(path));
  try {
    for (const end of ['', '-wal']) copyFileSync(path + end, copy + end);
    const { db, close } = opened(new DatabaseSync(copy));
    return {
      db,
      close: () => {
        close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Reads the file as it is, without a log. */
const openImmutable = (path: string): ReadOnly =>
  opened(new DatabaseSync(new URL(`${pathToFileURL(path).href}?immutable=1`), { readOnly: true }));

/** Returns a connection after a first read: before that, SQLite does not open the files. */
function opened(db: DatabaseSync): ReadOnly {
  try {
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    return { db, close: () => db.close() };
  } catch (error) {
    db.close();
    throw error;
  }
}
