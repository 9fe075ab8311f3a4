/** A table in progress as the rows of the store. */
import { CHANCE, type Side } from '../../kernel/side.ts';
import { hashInts } from '../../kernel/state.ts';
import type { Beacon } from '../../table/dice/beacon.ts';
import {
  type Dice,
  foreignDice,
  sealedDice,
  seededDice,
  typedDice,
} from '../../table/dice/dice.ts';
import type { Snapshot } from '../../table/history.ts';
import { type RecordEntry, type RecordHeader, writeOutcome } from '../../table/record/record.ts';
import type { StoredShares } from '../../table/dice/rolls.ts';
import type { Table } from '../../table/table.ts';
import { OPEN_SEAT } from '../../table/table-parts.ts';
import type { Secrets } from '../seats/access-tokens.ts';
import type { TableProgress, StoredSeat } from '../store/rows.ts';
import type { LoadedTable } from '../store/store.ts';

/** A table out of the store. */
export interface RestoredTable extends Secrets {
  readonly table: Table;
  readonly revision: number;
  /** The store knows what was played there meant. */
  readonly noted: boolean;
  readonly attended: boolean;
  /** The orders of a seat may not have been played to their end. */
  readonly cutOff: boolean;
  /** Orders of each seat, as stored. */
  readonly orders: readonly string[];
}

/** How far it has come. */
export function progressOf({ actor, outcome, seq, header }: Table): TableProgress {
  const end = outcome && { outcome: writeOutcome(outcome, header.sides) };
  return { seq, actor: Math.max(actor, CHANCE), over: outcome !== undefined, ...end };
}

/** One of its seats, which a secret with this hash opens. */
export function storedSeatOf(
  { seats, shares }: Table,
  side: Side,
  { token, orders }: Pick<StoredSeat, 'token' | 'orders'>,
): StoredSeat {
  const { contributions, seals } = shares;
  const share = { contribution: contributions?.[side] ?? '', seal: seals?.[side] ?? '' };
  return { ...(seats[side] ?? OPEN_SEAT), token, orders, ...share };
}

/** The dice of a table out of the store: they wait for the beacon only if it is the one they began with. */
export function diceOf(
  { header, seed }: { header: RecordHeader; seed?: string },
  beacon: Beacon | undefined,
): Dice {
  const { scheme, commitment } = header.dice;
  if (scheme === 'typed') return typedDice;
  if (scheme === 'seeded') return seededDice(header.dice.seed ?? '');
  if (seed === undefined) return foreignDice(commitment);
  const isSame = beacon?.chain.hash === header.dice.beacon?.hash;
  return sealedDice(header.table, seed, isSame ? beacon : undefined);
}

/** Contributions of its seats to the dice. */
export function sharesOf({ header, seats }: LoadedTable): StoredShares {
  const contributions = seats.map((seat) => seat.contribution);
  if (header.dice.shares === undefined) return { contributions };
  return { contributions, seals: seats.map((seat) => seat.seal) };
}

/** A snapshot only saves work, so one that does not fit the record is left alone. */
export function fits({ seq, ints }: Snapshot, entries: readonly RecordEntry[]): boolean {
  return seq > 0 && entries[seq - 1]?.state === hashInts(ints);
}
