/** A counter taken up to be put down somewhere else: by a drag, where the rules ask unit, then node. */
import { type Choice, nodesOfUnits } from './choices.ts';
import { choicesNow, click, type Session } from './session.ts';

/**
 * The session in which a unit is what goes somewhere, picked if need be; undefined where to take it
 * up means nothing, or would leave open what was meant.
 */
export function lifted(session: Session, unit: number): Session | undefined {
  if (goes(session, unit)) return session;
  const result = click(session, 'unit', unit);
  return result.type === 'picked' && goes(result.session, unit) ? result.session : undefined;
}

/** Whether what is asked is where the unit goes. */
function goes(session: Session, unit: number): boolean {
  if (session.game.look.focus(session.state).unit !== unit) return false;
  return (choicesNow(session)?.nodes.size ?? 0) > 0;
}

/** The one choice that takes a unit elsewhere at once, and where to; undefined if there is none. */
export function landing(
  session: Session,
  unit: number,
): { readonly choice: Choice; readonly node: number } | undefined {
  const result = click(session, 'unit', unit);
  if (result.type !== 'picked') return undefined;
  const { game, state } = session;
  const node = nodesOfUnits(game, result.session.state).get(unit);
  const isThere = node === undefined || node === nodesOfUnits(game, state).get(unit);
  return isThere ? undefined : { choice: result.choice, node };
}
