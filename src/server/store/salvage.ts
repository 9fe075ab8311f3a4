/** What can still be read of a damaged store, for the message that refuses it. Only ever reads. */
import { DatabaseSync } from 'node:sqlite';
import { entryHash, headerHash, type RecordHeader } from '../../table/record.ts';
import { readEntry } from './rows.ts';

const LONGEST_LIST = 12;

/** A sentence on how many tables are whole, with their names. */
export function describeReadable(path: string): string {
  try {
    const db = new DatabaseSync(path, { readOnly: true });
    try {
      return summary(db);
    } finally {
      db.close();
    }
  } catch {
    return 'No table in it can be read.';
  }
}

function summary(db: DatabaseSync): string {
  const ids = db.prepare('SELECT id FROM tables ORDER BY touched DESC').all() as { id: string }[];
  const whole = ids.flatMap(({ id }) => {
    const text = describeTable(db, id);
    return text === undefined ? [] : [text];
  });
  const list = whole.slice(0, LONGEST_LIST).join('; ');
  const more = whole.length > LONGEST_LIST ? '; …' : '';
  return `${whole.length} of ${ids.length} tables can be read whole${list && `: ${list}`}${more}.`;
}

/** Name, game and length of a table whose chain of hashes holds; undefined if it does not. */
function describeTable(db: DatabaseSync, id: string): string | undefined {
  try {
    const table = db.prepare('SELECT header, seq FROM tables WHERE id = ?').get(id);
    const { header: json, seq } = table as { header: string; seq: number };
    const header = JSON.parse(json) as RecordHeader;
    const rows = db.prepare('SELECT * FROM events WHERE table_id = ? ORDER BY seq').all(id);
    if (rows.length !== seq || brokenAt(header, rows) !== undefined) return undefined;
    return `${id} (${header.game}, ${seq} entries)`;
  } catch {
    return undefined;
  }
}

/** Seq of the first row whose hash does not follow from those before it. */
export function brokenAt(
  header: RecordHeader,
  rows: readonly Record<string, unknown>[],
): number | undefined {
  let above = headerHash(header);
  for (const [i, row] of rows.entries()) {
    const entry = readEntry(row);
    if (entry.seq !== i + 1 || entry.hash !== entryHash(header, above, entry)) return i + 1;
    above = entry.hash;
  }
  return undefined;
}
