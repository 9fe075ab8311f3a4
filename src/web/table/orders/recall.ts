/** Repeats a move that was made without a connection in the current position. */
import { refusalOf } from '../../../kernel/engine.ts';
import { parseAction } from '../../../kernel/text/notation.ts';
import type { WaitingMove } from '../../net/stored/unsent-move.ts';
import { pick, type Session } from '../../session/session.ts';

/** Result of repeating a waiting move: the session with the picks that are still legal, and whether these are all. */
export interface RecalledMove {
  readonly session: Session;
  readonly isWhole: boolean;
}

/** Repeats the picks of a waiting move, as far as they are legal now. */
export function recall(session: Session, { texts }: WaitingMove): RecalledMove {
  let recalled = session;
  for (const text of texts) {
    if (recalled.stage !== 'choose') return { session: recalled, isWhole: false };
    const action = parseAction(session.game, text);
    if (refusalOf(session.game, recalled.state, action))
      return { session: recalled, isWhole: false };
    recalled = pick(recalled, action);
  }
  return { session: recalled, isWhole: true };
}
