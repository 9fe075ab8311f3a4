/** Rows of PostgreSQL: how they are queried and checked. */
import pg from 'pg';
import { headerHash, type RecordEntry } from '../../../table/record/record.ts';
import type { Slices } from '../../../table/slices.ts';
import { readEntry, type StoredHead } from '../rows.ts';
import { follows } from '../recovery.ts';
import { damagedFrom } from '../store.ts';

/** Entries checked per slice. */
const PIECE = 400;

/** Parses eight-byte integers as numbers: all of ours are times, revisions and counts below 2 ** 53. */
export const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

/** Checks the hash chain of entries and returns them; throws `DamagedTableError` where it breaks. */
export function* checked(
  id: string,
  header: StoredHead['header'],
  rows: readonly Record<string, unknown>[],
): Slices<RecordEntry[]> {
  const entries: RecordEntry[] = [];
  let above = headerHash(header);
  for (const row of rows) {
    const entry = readEntry(row);
    if (!follows(header, above, entries.length, entry)) throw damagedFrom(id, entries.length + 1);
    entries.push(entry);
    above = entry.hash;
    if (entries.length % PIECE === 0) yield;
  }
  return entries;
}
