/** Carries out requests of seats to a table, wherever it is stored. */
import type { Side } from '../../kernel/side.ts';
import type { SeatMessage } from '../messages/requests.ts';
import type { Table } from '../table.ts';
import { ABORTED, type Answer, haveAllMoved } from '../table-parts.ts';

/** Carries out the request of a seat, if it is allowed; `now` is in seconds since 1970. `rules`: see `Table.handleOffer`. */
export function carryOut(
  table: Table,
  side: Side,
  message: SeatMessage,
  now = 0,
  rules?: string,
): Answer {
  switch (message.type) {
    case 'act':
      return table.act(side, message.seq, message.actions);
    case 'undo':
      return table.undo(side, message.seq);
    case 'resign':
      return resignOrAbort(table, side);
    case 'offer': {
      const answer = table.handleOffer(side, message.seq, message.text, rules);
      return answer.ok && table.timing.settle(now) ? { ...answer, seq: table.seq } : answer;
    }
    case 'clock':
      return table.timing.ask(side, message.text, now);
    case 'seal':
    case 'share':
      return table.contribute(side, message);
  }
}

/**
 * Resigns for a side. Aborts the game instead if not all sides have moved and it cannot continue without one of them.
 */
export function resignOrAbort(table: Table, side: Side): Answer {
  const isTooLate = haveAllMoved(table.game, table.entries);
  const mayAbort = !isTooLate && table.seats[side] !== undefined && !table.game.dropOut;
  // A table that is over refuses the resignation itself.
  if (!mayAbort || !table.close(side, ABORTED)) return table.resign(side);
  return { ok: true, seq: table.seq, played: 0 };
}
