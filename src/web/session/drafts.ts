/**
 * Picks that have not been sent, kept in the browser's tab. After a reload they are made again if the table is still at
 * the same entry.
 */
import { refusalOf } from '../../kernel/engine.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { pick, rowNow, type Session } from './session.ts';
import { askFor } from './set-up/set-up.ts';

/** Stored data of a table: its seq at the time, and the picks in notation, in the order in which they were made. */
interface Draft {
  readonly seq: number;
  readonly picks: readonly string[];
  /** Units that the picks are about, because units may be set up in any order. */
  readonly units?: readonly number[];
}

const keyOf = (table: string): string => `countermarch.draft.${table}`;

export function saveDraft(table: string, seq: number, session: Session): void {
  try {
    const { game } = session;
    const draft: Draft = {
      seq,
      picks: session.picks.map(({ action }) => formatAction(game, action)),
      units: session.picks.map(({ before }) => game.look.focus(before).unit),
    };
    if (draft.picks.length > 0) sessionStorage.setItem(keyOf(table), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(table));
  } catch {
    // Without storage in the browser, a reload loses the picks.
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

/** Returns the session with the picks of a draft made again, as far as they are still legal. */
export function resume(session: Session, seq: number, draft: Draft | undefined): Session {
  if (draft?.seq !== seq) return session;
  let resumed = session;
  for (const [i, text] of draft.picks.entries()) {
    if (resumed.stage !== 'choose') break;
    const unit = draft.units?.[i];
    if (unit !== undefined && rowNow(resumed)) resumed = askFor(resumed, unit);
    const action = parseAction(session.game, text);
    if (refusalOf(session.game, resumed.state, action)) break;
    resumed = pick(resumed, action);
  }
  return resumed;
}
