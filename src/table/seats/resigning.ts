/** Resignations: before all sides have moved a game is aborted, and nobody has won. */
import type { Side } from '../../kernel/side.ts';
import type { Table } from '../table.ts';
import { ABORTED, type Answer, haveAllMoved } from '../table-parts.ts';

/** Resigns for a side, or aborts the game if not all sides have moved and it cannot do without one of them. */
export function resignOrAbort(table: Table, side: Side, seq: number): Answer {
  const isTooLate = seq !== table.seq || haveAllMoved(table.game, table.entries);
  const mayAbort = !isTooLate && table.seats[side] !== undefined && !table.game.dropOut;
  // A table that is over refuses by itself.
  if (!mayAbort || !table.close(side, ABORTED)) return table.resign(side, seq);
  return { ok: true, seq: table.seq, played: 0 };
}
