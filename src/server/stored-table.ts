/** A table in progress as the rows of the store. */
import { CHANCE, type Side } from '../kernel/side.ts';
import { writeOutcome } from '../table/record.ts';
import type { Table } from '../table/table.ts';
import { OPEN_SEAT } from '../table/table-parts.ts';
import type { Secrets } from './secrets.ts';
import type { Progress, StoredSeat } from './store/rows.ts';

/** A table out of the store. */
export interface Kept extends Secrets {
  readonly table: Table;
  readonly revision: number;
  readonly attended: boolean;
}

/** How far it has come. */
export function progressOf({ actor, outcome, seq, header }: Table): Progress {
  const end = outcome && { outcome: writeOutcome(outcome, header.sides) };
  return { seq, actor: Math.max(actor, CHANCE), over: outcome !== undefined, ...end };
}

/** One of its seats, which a secret with this hash opens. */
export function storedSeatOf({ seats, shares }: Table, side: Side, token: string): StoredSeat {
  const { contributions, seals } = shares;
  const share = { contribution: contributions?.[side] ?? '', seal: seals?.[side] ?? '' };
  return { ...(seats[side] ?? OPEN_SEAT), token, ...share };
}
