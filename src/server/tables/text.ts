/** Writes a whole table as JSON text, in slices, because records may be long. */
import type { Side } from '../../kernel/side.ts';
import type { Slices } from '../../table/slices.ts';
import type { Table } from '../../table/table.ts';
import type { TableHead } from '../../table/table-parts.ts';

/** Entries written per slice. */
const PIECE = 200;

/** Yields a side's view of the first `upTo` entries, as the items of a JSON list. */
export function* writeEntries(table: Table, side: Side, upTo: number): Slices<string> {
  const items: string[] = [];
  for (let from = 0; from < upTo; from += PIECE) {
    if (from > 0) yield;
    items.push(itemsOf(table, side, from, Math.min(from + PIECE, upTo)));
  }
  return items.join(',');
}

/** Returns a side's view of some entries, in one slice. */
export function itemsOf(table: Table, side: Side, from: number, to?: number): string {
  return JSON.stringify(table.entriesFor(side, from, to)).slice(1, -1);
}

/** Returns a view as JSON: its head, and its entries as `writeEntries` returns them. */
export const viewText = (head: TableHead, items: string): string =>
  `${JSON.stringify(head).slice(0, -1)},"entries":[${items}]}`;
