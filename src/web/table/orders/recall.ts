/** A move that was made without a connection, made again in the present position. */
import { refusalOf } from '../../../kernel/engine.ts';
import { parseAction } from '../../../kernel/text/notation.ts';
import type { WaitingMove } from '../../net/kept/waiting-move.ts';
import { pick, type Session } from '../../session/session.ts';

/** Result of looking at a waiting move again: the picks that are still legal, and whether these are all. */
export interface RecalledMove {
  readonly session: Session;
  readonly isWhole: boolean;
}

/** Makes the picks of a waiting move again, as far as they are legal now. */
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
