/** Opens the store of a folder where nothing can be written: another user's, or on a disk mounted read-only. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** A connection that changes nothing. */
export interface ReadOnly {
  readonly db: DatabaseSync;
  close(): void;
}

/** Opens a store, with what its log holds, without changing anything in its folder; throws if no way works. */
export function openReadOnly(path: string): ReadOnly {
  // Without a log nothing is missing in the file itself; opened directly, it would get an empty one.
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

/** Reads a log through its index, which has to be there or to be made. */
const openDirectly = (path: string): ReadOnly => opened(new DatabaseSync(path, { readOnly: true }));

/** The index of a log that lies where nothing can be written is made for a copy. */
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

/** Reads the file as it lies there, and no log. */
const openImmutable = (path: string): ReadOnly =>
  opened(new DatabaseSync(new URL(`${pathToFileURL(path).href}?immutable=1`), { readOnly: true }));

/** A connection on which something has been read: before that SQLite does not look at the files. */
function opened(db: DatabaseSync): ReadOnly {
  try {
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    return { db, close: () => db.close() };
  } catch (error) {
    db.close();
    throw error;
  }
}
