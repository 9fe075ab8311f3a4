/** Reasons why a charge cannot be set as requested, each with its rule. */
import { node } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { type AnnihilatorState, chargesOf, isAlive, isHuman, typeOf } from '../../state.ts';
import { named } from '../../i18n/phrases.ts';
import { msg, refuse } from '../../i18n/msg.ts';

type S = AnnihilatorState;

/** [8.1] Returns why this unit cannot set a charge. */
export function whyNotCharge(s: S, u: number): Refusal {
  const who = { u: named(s, u) };
  if (!isHuman(u)) return refuse('8.1', 'refusal.charge.robot', who);
  if (!isAlive(s, u)) return refuse('8.1', 'refusal.off-map', who);
  if (s.disrupted[u]) return refuse('R4', 'refusal.disrupted.charge', who);
  if (chargesOf(s, u) === 0) return refuse('8.4', 'refusal.charge.none', who);
  return refuse('R9', 'refusal.charge.again', who);
}

/** [8.1] Returns why the charge cannot be set in this hex. */
export function whyNotAt(s: S, u: number, n: number): Refusal {
  const args = { at: node(n), u: named(s, u), here: node(s.hex[u]) };
  return refuse('8.1', 'refusal.charge.at', args);
}

/** [8.4] Returns why the pattern cannot be chosen when only the direction is left to choose. */
export function whyNotPattern(s: S, u: number): Refusal {
  const isAssault = typeOf(s, u).id === 'assault';
  const reason = isAssault
    ? msg('refusal.pattern.assault', { u: named(s, u) })
    : msg('refusal.pattern.announced');
  return { rule: '8.4', reason };
}
