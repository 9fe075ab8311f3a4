/** Parses rows of the store. */
import type { Outcome } from '../../kernel/outcome.ts';
import { parseSeatChange } from '../../table/seats/stand-ins.ts';
import type { Snapshot } from '../../table/history.ts';
import { type RecordEntry, readOutcome } from '../../table/record/record.ts';
import type { RecordHeader, WrittenOutcome } from '../../table/record/record-schemas.ts';
import type { Seat } from '../../table/table-parts.ts';
import type { Rematch } from '../../table/messages/messages.ts';

/** A seat with the data that only the server has. */
export interface StoredSeat extends Seat {
  /** SHA-256 of the seat's secret, in hex; empty for bots. */
  readonly token: string;
  /** Its share in the dice, and the seal of it that was sent before; empty if it has none. */
  readonly contribution: string;
  readonly seal: string;
  /** Orders of its owner (`table/seats/orders.ts`) as JSON; empty if it has none. */
  readonly orders: string;
}

/** Effect of an entry as text (`table/record/entry-effect.ts`); empty if it has none. */
export interface StoredEffect {
  readonly seq: number;
  readonly text: string;
}

/** A snapshot, with the fingerprint of the stored effects up to it (`tables/entry-effects.ts`). */
export interface KeptSnapshot extends Snapshot {
  readonly fingerprint: string;
}

/** Everything of a table but its entries. */
export interface StoredHead {
  readonly id: string;
  readonly header: RecordHeader;
  readonly seed?: string;
  readonly seats: readonly StoredSeat[];
  /** SHA-256 of the host's secret, in hex; empty if there is no host. */
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
  /** When it was last written, in milliseconds since 1970. */
  readonly touched: number;
  /** When the running clock runs out, in milliseconds since 1970; 0: none runs. */
  readonly due: number;
}

/** Columns of a table's row that change during play. */
export interface TableProgress {
  readonly seq: number;
  readonly actor: number;
  readonly over: boolean;
  /** Outcome of the game, a `WrittenOutcome` as JSON; absent while it is in play. */
  readonly outcome?: string | undefined;
  /** When the running clock runs out, in milliseconds since 1970; absent or 0: none runs. */
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

/** Returns the rematch of a table. */
export const readRematch = (json: unknown): Rematch | undefined =>
  typeof json === 'string' ? (JSON.parse(json) as Rematch) : undefined;

export function readSeat(row: Record<string, unknown>): StoredSeat {
  const { kind, name, token, contribution, seal, orders } = row as unknown as StoredSeat;
  // A read-only store may have an older schema.
  return { kind, name, token, contribution, seal, orders: orders ?? '' };
}

/** Returns how a table ended; undefined if it has not, or if it ended before outcomes were stored. */
export function readEnd(json: unknown, { sides }: RecordHeader): Outcome | undefined {
  return typeof json === 'string'
    ? readOutcome(JSON.parse(json) as WrittenOutcome, sides)
    : undefined;
}

export const readHeader = (json: unknown): RecordHeader => JSON.parse(String(json)) as RecordHeader;

/** Returns a table as lists show it. */
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

/** Returns a snapshot if it fits a state of this size. */
export function readSnapshot(
  row: Record<string, unknown> | undefined,
  size: number,
): KeptSnapshot | undefined {
  const bytes = row?.['ints'];
  if (!(bytes instanceof Uint8Array) || bytes.byteLength !== 2 * size) return undefined;
  const ints = new Int16Array(Uint8Array.from(bytes).buffer);
  return { seq: Number(row?.['seq']), ints, fingerprint: String(row?.['meant'] ?? '') };
}

export const readEffect = ({ seq, text }: Record<string, unknown>): StoredEffect => ({
  seq: Number(seq),
  text: String(text),
});

/** Whether a bot plays the seat of a row: its own, or as a substitute. */
export function isBots({ owner, duty }: Record<string, unknown>): boolean {
  const change = typeof duty === 'string' ? parseSeatChange(duty)?.do : undefined;
  return change === 'stand-in' || (owner === 'bot' && change !== 'take-over');
}

/** Whether a person's seat has orders. All of them may have been played already; that is not stored. */
export const hasOrders = ({ owner, orders }: Record<string, unknown>): boolean =>
  owner === 'human' && orders !== '' && orders !== null;
