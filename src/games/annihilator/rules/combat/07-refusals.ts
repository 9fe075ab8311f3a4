/** Reasons why an attack is not possible, each with its rule. */
import { node } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { HUMAN } from '../../data/units.ts';
import { type AnnihilatorState, hasUnit, unitsIn } from '../../state.ts';
import { refuse } from '../../i18n/msg.ts';
import { mayAttack } from './07-odds.ts';

type S = AnnihilatorState;

/** [7.1] Returns why a side cannot attack in this hex. */
export function whyNotAttack(s: S, side: number, n: number): Refusal {
  const where = { at: node(n) };
  const human = side === HUMAN;
  const own = unitsIn(s, n, human);
  if (own.length === 0 || !hasUnit(s, n, !human))
    return refuse('7.1', 'refusal.attack.apart', where);
  if (own.every((u) => s.disrupted[u])) return refuse('R4', 'refusal.attack.disrupted', where);
  if (!own.some((u) => mayAttack(s, u))) return refuse('R2', 'refusal.attack.again', where);
  return refuse('R2', 'refusal.attack.odds', { ...where, odds: s.world.tables.oddsNames[0] });
}

/** [7.2] Returns why the mind weapon cannot strike this hex. */
export function whyNotMind(s: S, n: number): Refusal {
  if (!s.world.mindWeapon) return refuse('D7', 'refusal.mind.off');
  if (s.mindUsed) return refuse('R5', 'refusal.mind.used');
  return refuse('7.2', 'refusal.mind.nobody', { at: node(n) });
}
