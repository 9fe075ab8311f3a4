/** Records up to an entry, to be played on from there. */
import { formatRecord, parseRecord } from './record.ts';

/**
 * The first `seq` entries of a record, as one that was never finished. What its last line told of dice is
 * left out: those that come are others. Throws `RecordError` with the line at fault.
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
