/**
 * Selection of a force by counts. The rules ask for one unit at a time; here, every change of a count replays the
 * choice from its beginning. Works for any game.
 */
import type { MusterLook } from '../../kernel/look/muster.ts';
import { type Choice, choicesOf } from './choices.ts';
import { pick, type Session, unpick } from './session.ts';

/** Number of units of each type. */
export type UnitCounts = Readonly<Record<string, number>>;

/** Returns the force being chosen; undefined if this seat is not choosing one. */
export function forceNow({ game, state, stage }: Session): MusterLook | undefined {
  return stage === 'choose' ? game.look.muster?.show(state) : undefined;
}

export const countsOf = ({ groups }: MusterLook): UnitCounts =>
  Object.fromEntries(groups.map(({ type, count }) => [type, count]));

/** Returns the session as it was before the force was begun. */
export function withoutForce(session: Session): Session {
  let now = session;
  for (let last = now.picks.at(-1); last; last = now.picks.at(-1)) {
    if (!session.game.look.muster?.show(last.before)) break;
    now = unpick(now);
  }
  return now;
}

/** Returns the session with other counts chosen; undefined if the rules do not allow them. */
export function withCounts(session: Session, counts: UnitCounts): Session | undefined {
  const begin = withoutForce(session);
  const plan = begin.game.look.muster?.recruit(begin.state, counts);
  return plan?.reduce((now, action) => pick(now, action), begin);
}

/** Returns the actions that choose a whole force at once, as offered by the rules: "Take the usual force". */
export function readyMade(session: Session): readonly Choice[] {
  const begin = withoutForce(session);
  return forceNow(begin)
    ? choicesOf(begin.game, begin.state).buttons.filter(({ action }) => !ends(begin, action))
    : [];
}

/** Whether an action completes the force. */
const ends = (session: Session, action: number): boolean =>
  forceNow(pick(session, action)) === undefined;
