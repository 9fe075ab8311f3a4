/** Explanations for hosts why a store cannot be written, with advice. */
import { statfsSync } from 'node:fs';
import { reasonOf } from './store-url.ts';

/** Result codes of SQLite. */
const SQLITE = { readOnly: 8, io: 10, corrupt: 11, full: 13 } as const;

const FULL =
  'the disk of the data folder is full. Free some space: nothing that was acknowledged is lost, and play continues as soon as there is space.';

export const READ_ONLY_DATABASE =
  'the database is read-only (a standby, or default_transaction_read_only is on). Use the address of the database that accepts writes.';

/** Error codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const POSTGRES: Readonly<Record<string, string>> = {
  '25006': READ_ONLY_DATABASE,
  '53100':
    'the disk of the database is full. Free some space; play continues as soon as there is space.',
  '58030': 'the disk of the database is failing. Check the disk.',
};

/** Returns why a store accepts no writes, with advice; undefined if an error concerns only one write. */
export function whyNotWritten(error: unknown): string | undefined {
  const { errcode, code } = (error ?? {}) as { errcode?: number; code?: unknown };
  // The low byte is the kind of a result code, the rest is its detail.
  switch ((errcode ?? 0) & 0xff) {
    case SQLITE.full:
      return FULL;
    case SQLITE.readOnly:
      return 'the data folder can no longer be written. Give this user write permission there, and restart the server.';
    case SQLITE.io:
      return `the disk of the data folder is failing (${reasonOf(error)}). Check the disk, and copy the folder to another disk.`;
    case SQLITE.corrupt:
      return 'the store is damaged. Stop the server and start it again: it will say which tables are intact, and what to do.';
    default:
      return typeof code === 'string' ? POSTGRES[code] : undefined;
  }
}

/** Returns an explanation of a failed write for the host, with advice; by default, the store's own message. */
export const adviceOf = (error: unknown): string => whyNotWritten(error) ?? reasonOf(error);

/** A disk with fewer free bytes counts as full; this is some pages of the store. */
const LEAST_FREE = 64 * 1024;

/** Returns advice if the disk of a folder is full; undefined if it is not, or if its free space is unknown. */
export function adviceIfFull(folder: string): string | undefined {
  try {
    const { blocks, bavail, bsize } = statfsSync(folder);
    return blocks > 0 && bavail * bsize < LEAST_FREE ? FULL : undefined;
  } catch {
    return undefined;
  }
}
