/** Checks one record by playing it again, in a thread of its own. */
import { InputError } from '../kernel/setup.ts';
import { sealedDice } from '../table/dice.ts';
import type { Snapshot } from '../table/history.ts';
import { forkRecord, gameOfRecord, importRecord } from '../table/import.ts';
import { parseRecord, type RecordEntry, type RecordHeader } from '../table/record.ts';
import type { Table } from '../table/table.ts';
import type { Seat } from '../table/table-parts.ts';
import type { Registry } from './tables.ts';

export interface ImportJob {
  /** Address of the module with the games. */
  readonly registry: string;
  /** The record as a file. */
  readonly file: string;
  /** Of the new table, should the game go on. */
  readonly id: string;
  readonly seed: string;
}

/** What became of it, as data: the parts of a table, or why there is none. */
export type Imported =
  | {
      readonly header: RecordHeader;
      readonly entries: readonly RecordEntry[];
      readonly snapshot: Snapshot;
      /** Who sat where at the end. */
      readonly seats: readonly Seat[];
      /** The seed that a finished game tells. */
      readonly seed?: string;
    }
  | { readonly fault: string };

export async function takeIn({ registry, file, id, seed }: ImportJob): Promise<Imported> {
  const { gameById } = (await import(registry)) as Registry;
  try {
    const record = parseRecord(file);
    const game = gameOfRecord(record, gameById);
    if (record.close.end === 'over') return partsOf(importRecord(game, record));
    // Its dice wait for those who will sit there.
    return partsOf(forkRecord(record, { id, game, dice: sealedDice(id, seed), seals: [] }));
  } catch (error) {
    // Classes of errors do not survive the way between threads.
    if (error instanceof InputError) return { fault: error.message };
    throw error;
  }
}

function partsOf({ header, entries, snapshot, seats, dice }: Table): Imported {
  const { seed } = dice;
  return { header, entries, snapshot, seats, ...(seed !== undefined && { seed }) };
}
