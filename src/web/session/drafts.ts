/**
 * Picks that have not been sent, kept in the browser's tab: after a reload they are made again, if
 * the table stands where it stood.
 */
import { parseAction } from '../../kernel/text/notation.ts';
import { batchOf, pick, type Session } from './session.ts';
import { refusalOf } from '../../kernel/engine.ts';

/** Stored data of a table: its seq then, and the picks in notation. */
interface Draft {
  readonly seq: number;
  readonly picks: readonly string[];
}

const keyOf = (table: string): string => `countermarch.draft.${table}`;

export function keepDraft(table: string, seq: number, session: Session): void {
  try {
    const draft: Draft = { seq, picks: batchOf(session) };
    if (draft.picks.length > 0) sessionStorage.setItem(keyOf(table), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(table));
  } catch {
    // A browser that keeps nothing forgets the picks at a reload.
  }
}

export function storedDraft(table: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(table));
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined;
  }
}

/** The session with the picks of a draft made again, as far as they are still legal. */
export function resume(session: Session, seq: number, draft: Draft | undefined): Session {
  if (draft?.seq !== seq) return session;
  let resumed = session;
  for (const text of draft.picks) {
    if (resumed.stage !== 'choose') break;
    const action = parseAction(session.game, text);
    if (refusalOf(session.game, resumed.state, action)) break;
    resumed = pick(resumed, action);
  }
  return resumed;
}
