/** Describes the readable part of a damaged store, for the error message. It only reads. */
import type { DatabaseSync } from 'node:sqlite';
import { entryHash, headerHash, type RecordEntry } from '../../table/record/record.ts';
import type { RecordHeader } from '../../table/record/record-schemas.ts';
import { openReadOnly } from './sqlite/read-only.ts';
import { readEntry } from './rows.ts';

const LONGEST_LIST = 12;

/** Returns a sentence on how many tables are intact, with their ids. */
export function describeReadable(path: string): string {
  try {
    const store = openReadOnly(path);
    try {
      return summary(store.db);
    } finally {
      store.close();
    }
  } catch {
    return 'None of its tables can be read.';
  }
}

function summary(db: DatabaseSync): string {
  const ids = db.prepare('SELECT id FROM tables WHERE over < 2 ORDER BY touched DESC').all() as {
    id: string;
  }[];
  const whole = ids.flatMap(({ id }) => {
    const text = describeTable(db, id);
    return text === undefined ? [] : [text];
  });
  const list = whole.slice(0, LONGEST_LIST).join('; ');
  const more = whole.length > LONGEST_LIST ? '; …' : '';
  return `${whole.length} of ${ids.length} tables are intact${list && `: ${list}`}${more}.`;
}

/** Returns id, game and length of a table whose hash chain is intact; undefined if it is not. */
function describeTable(db: DatabaseSync, id: string): string | undefined {
  try {
    const table = db.prepare('SELECT header, seq FROM tables WHERE id = ?').get(id);
    const { header: json, seq } = table as { header: string; seq: number };
    const header = JSON.parse(json) as RecordHeader;
    const rows = db.prepare('SELECT * FROM events WHERE table_id = ? ORDER BY seq').all(id);
    if (rows.length !== seq || !hangTogether(header, rows)) return undefined;
    return `${id} (${header.game}, ${seq} entries)`;
  } catch {
    return undefined;
  }
}

/** Whether an entry follows the first `count` entries, whose last one has the hash `above`. */
export function follows(
  header: RecordHeader,
  above: string,
  count: number,
  entry: RecordEntry,
): boolean {
  return entry.seq === count + 1 && entry.hash === entryHash(header, above, entry);
}

/** Whether each row follows from the rows before it. */
function hangTogether(header: RecordHeader, rows: readonly Record<string, unknown>[]): boolean {
  let above = headerHash(header);
  return rows.map(readEntry).every((entry, i) => {
    const whole = follows(header, above, i, entry);
    above = entry.hash;
    return whole;
  });
}
