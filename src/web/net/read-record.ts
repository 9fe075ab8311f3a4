/** Reads the file of a record. */
import type { GameRecord } from '../../table/record/record.ts';

/** Returns the record in a file, as `parseRecord` does. The parser is loaded on first use: a new table needs none. */
export async function readRecord(file: string): Promise<GameRecord> {
  const { parseRecord } = await import('../../table/record/parse-record.ts');
  return parseRecord(file);
}
