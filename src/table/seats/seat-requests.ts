/** Requests of seats to a table, wherever it is stored. */
import { resignOrAbort } from './resigning.ts';
import type { Side } from '../../kernel/side.ts';
import type { SeatMessage } from '../messages/requests.ts';
import type { Table } from '../table.ts';
import type { Answer } from '../table-parts.ts';

/** Carries out what a seat asks, if it may; `now` in seconds since 1970. */
export function carryOut(table: Table, side: Side, message: SeatMessage, now = 0): Answer {
  switch (message.type) {
    case 'act':
      return table.act(side, message.seq, message.actions);
    case 'undo':
      return table.undo(side, message.seq);
    case 'resign':
      return resignOrAbort(table, side, message.seq);
    case 'accord': {
      const answer = table.agree(side, message.seq, message.text);
      return answer.ok && table.timing.settle(now) ? { ...answer, seq: table.seq } : answer;
    }
    case 'clock':
      return table.timing.ask(side, message.text, now);
    case 'seal':
    case 'share':
      return table.contribute(side, message);
  }
}
