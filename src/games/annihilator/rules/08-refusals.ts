/** Why a charge cannot be set so, with the rule that decides. */
import type { Refusal } from '../../../kernel/rulebook.ts';
import { BOARD } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import { type AnnihilatorState, chargesOf, isAlive, isHuman, typeOf } from '../state.ts';
import { disruptedRefusal } from './05-refusals.ts';

type S = AnnihilatorState;

/** [8.1] Why this unit sets no charge. */
export function whyNotCharge(s: S, u: number): Refusal {
  const { id } = UNITS[u];
  if (!isHuman(u))
    return { rule: '8.1', reason: `${id} is a robot; only human units set charges.` };
  if (!isAlive(s, u)) return { rule: '8.1', reason: `${id} is not on the map.` };
  if (s.disrupted[u]) return disruptedRefusal(u, 'set charges');
  if (chargesOf(s, u) === 0) return { rule: '8.4', reason: `${id} has no demolition charge left.` };
  return { rule: 'R9', reason: `${id} has set a charge already: one in each step.` };
}

/** [8.1] Why the charge cannot lie in this hex. */
export function whyNotAt(s: S, u: number, n: number): Refusal {
  const [id, here] = [UNITS[u].id, BOARD.labels[s.hex[u]]];
  const reason = `${BOARD.labels[n]} is not adjacent: ${id} sets a charge in ${here} or in one of the hexes next to it.`;
  return { rule: '8.1', reason };
}

/** [8.4] Why the pattern cannot be chosen, once only the direction is asked. */
export function whyNotPattern(s: S, u: number): Refusal {
  const reason =
    typeOf(s, u).id === 'assault'
      ? `${UNITS[u].id} is an Assault Squad and sets charges in pattern A only; choose its direction.`
      : 'The pattern has been announced already; choose its direction.';
  return { rule: '8.4', reason };
}
