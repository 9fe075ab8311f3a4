/**
 * A force that is put together by counts. The rules ask for it piece by piece; here every change of a
 * count is played again from where the choice began. Knows no game.
 */
import type { MusterLook } from '../../kernel/look/muster.ts';
import { type Choice, choicesOf } from './choices.ts';
import { pick, type Session, unpick } from './session.ts';

/** Units by type. */
export type UnitCounts = Readonly<Record<string, number>>;

/** The force being chosen, while it is this seat's to choose. */
export function musterNow({ game, state, stage }: Session): MusterLook | undefined {
  return stage === 'choose' ? game.look.muster?.show(state) : undefined;
}

export const countsOf = ({ groups }: MusterLook): UnitCounts =>
  Object.fromEntries(groups.map(({ type, count }) => [type, count]));

/** The session as it was before anything of the force was chosen. */
export function unmustered(session: Session): Session {
  let now = session;
  for (let last = now.picks.at(-1); last; last = now.picks.at(-1)) {
    if (!session.game.look.muster?.show(last.before)) break;
    now = unpick(now);
  }
  return now;
}

/** The session with those counts chosen instead; undefined if they may not be. */
export function mustered(session: Session, counts: UnitCounts): Session | undefined {
  const begin = unmustered(session);
  const plan = begin.game.look.muster?.recruit(begin.state, counts);
  return plan?.reduce((now, action) => pick(now, action), begin);
}

/** Actions that choose a whole force at once, as the rules offer it: "Take the usual force". */
export function readyMade(session: Session): readonly Choice[] {
  const begin = unmustered(session);
  return musterNow(begin)
    ? choicesOf(begin.game, begin.state).buttons.filter(({ action }) => !ends(begin, action))
    : [];
}

/** Whether an action is the last word on the force. */
const ends = (session: Session, action: number): boolean =>
  musterNow(pick(session, action)) === undefined;
