/** Rows of the store as the things they mean. */
import type { Outcome } from '../../kernel/outcome.ts';
import { parseSeatChange } from '../../table/seats/stand-ins.ts';
import type { Snapshot } from '../../table/history.ts';
import {
  type RecordEntry,
  type RecordHeader,
  readOutcome,
  type WrittenOutcome,
} from '../../table/record/record.ts';
import type { Seat } from '../../table/table-parts.ts';
import type { Next } from '../../table/messages/messages.ts';

/** A seat with what only the server knows of it. */
export interface StoredSeat extends Seat {
  /** SHA-256 of the seat's secret, in hex; empty for bots. */
  readonly token: string;
  /** Its share in the dice, and what it sealed of it before; empty where there is none. */
  readonly contribution: string;
  readonly seal: string;
  /** Orders of its owner (`table/seats/orders.ts`), JSON; empty: none. */
  readonly orders: string;
}

/** Meaning of an entry as text (`table/record/note.ts`); empty: nothing. */
export interface StoredEffect {
  readonly seq: number;
  readonly text: string;
}

/** A snapshot, with what tells whether the meanings up to it are those that are kept (`server/meanings.ts`). */
export interface KeptSnapshot extends Snapshot {
  readonly meant: string;
}

/** Everything of a table but its entries. */
export interface StoredHead {
  readonly id: string;
  readonly header: RecordHeader;
  readonly seed?: string;
  readonly seats: readonly StoredSeat[];
  /** SHA-256 of the host's secret, in hex; empty if there is none. */
  readonly host: string;
}

/** A table as lists show it. */
export interface TableListing {
  readonly id: string;
  readonly header: RecordHeader;
  readonly seats: readonly Seat[];
  readonly seq: number;
  readonly actor: number;
  readonly over: boolean;
  /** When it was last written, in milliseconds of the clock. */
  readonly touched: number;
  /** When the running clock runs out, in milliseconds since 1970; 0: none runs. */
  readonly due: number;
}

/** Columns of a table's row that change during play. */
export interface TableProgress {
  readonly seq: number;
  readonly actor: number;
  readonly over: boolean;
  /** How it ended, once it has: a `WrittenOutcome` as JSON. */
  readonly outcome?: string | undefined;
  /** When the running clock runs out, in milliseconds since 1970; left out or 0: none runs. */
  readonly due?: number;
}

export function readEntry(row: Record<string, unknown>): RecordEntry {
  const { seq, kind, side, text, mixed, state, hash } = row as unknown as RecordEntry;
  return {
    seq,
    kind,
    side,
    text,
    ...(typeof mixed === 'string' && { mixed: JSON.parse(mixed) as string[] }),
    state,
    hash,
  };
}

/** Where the people of a table play on. */
export const readNext = (json: unknown): Next | undefined =>
  typeof json === 'string' ? (JSON.parse(json) as Next) : undefined;

export function readSeat(row: Record<string, unknown>): StoredSeat {
  const { kind, name, token, contribution, seal, orders } = row as unknown as StoredSeat;
  // A store that can only be read may be of an older layout.
  return { kind, name, token, contribution, seal, orders: orders ?? '' };
}

/** How a table ended; undefined if it has not, or did before that was kept. */
export function readEnd(json: unknown, { sides }: RecordHeader): Outcome | undefined {
  return typeof json === 'string'
    ? readOutcome(JSON.parse(json) as WrittenOutcome, sides)
    : undefined;
}

export const readHeader = (json: unknown): RecordHeader => JSON.parse(String(json)) as RecordHeader;

/** A table as lists show it. */
export const readListed = (
  {
    header,
    over,
    ...row
  }: Omit<TableListing, 'header' | 'seats' | 'over'> & { header: string; over: number },
  seats: readonly Seat[],
): TableListing => ({
  ...row,
  due: row.due ?? 0,
  header: readHeader(header),
  seats,
  over: over === 1,
});

/** A snapshot, if it is of a state of this size. */
export function readSnapshot(
  row: Record<string, unknown> | undefined,
  size: number,
): KeptSnapshot | undefined {
  const bytes = row?.['ints'];
  if (!(bytes instanceof Uint8Array) || bytes.byteLength !== 2 * size) return undefined;
  const ints = new Int16Array(Uint8Array.from(bytes).buffer);
  return { seq: Number(row?.['seq']), ints, meant: String(row?.['meant'] ?? '') };
}

export const readMeaning = ({ seq, text }: Record<string, unknown>): StoredEffect => ({
  seq: Number(seq),
  text: String(text),
});

/** Whether a bot plays the seat of a row: its own, or an absent person's. */
export function isBots({ owner, duty }: Record<string, unknown>): boolean {
  const change = typeof duty === 'string' ? parseSeatChange(duty)?.do : undefined;
  return change === 'stand-in' || (owner === 'bot' && change !== 'take-over');
}

/** The same of what is left word for in a person's seat: whether all of it was played is not kept. */
export const hasWord = ({ owner, orders }: Record<string, unknown>): boolean =>
  owner === 'human' && orders !== '' && orders !== null;
