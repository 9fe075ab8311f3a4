/** Cuts records at an entry, so that play can continue from there. */
import { formatRecord } from './record.ts';
import { parseRecord } from './parse-record.ts';

/**
 * Returns the first `seq` entries of a record, as an unfinished record. Facts about dice in its last line are left out,
 * because the next dice will be different. Throws a `RecordError` that names the wrong line.
 */
export function cutRecord(file: string, seq: number): string {
  const { header, entries, close } = parseRecord(file);
  const { seats } = close;
  return formatRecord({
    header,
    entries: entries.slice(0, seq),
    close: { end: 'unfinished', seats },
  });
}
