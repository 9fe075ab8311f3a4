/** Rolls that need no press, because they cannot fail. */
import type { Odds } from '../../../kernel/odds/card.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import type { Session } from '../../session/session.ts';

/**
 * Returns the result of a roll that is made without a press: each face brings the same harm to the enemy or the same
 * gain, and no other roll follows. Undefined if the roll may fail, or if the player must see it: in a fight, or if it
 * ends the game.
 */
export function certainResult(
  { game: { look }, state }: Pick<Session, 'game' | 'state'>,
  odds: Odds | undefined,
): LocalizedText | undefined {
  const [only, ...others] = odds?.first?.rows ?? [];
  if (!only || others.length > 0 || odds?.next.length !== 0 || only.ends) return undefined;
  const isGood = only.meaning === 'harm' || only.meaning === 'gain';
  return isGood && !look.moments?.fight(state, []) ? only.label : undefined;
}
