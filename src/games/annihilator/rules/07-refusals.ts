/** Why an attack is not possible, with the rule that decides. */
import type { Refusal } from '../../../kernel/rulebook.ts';
import { BOARD } from '../data/map.ts';
import { HUMAN } from '../data/units.ts';
import { type AnnihilatorState, hasUnit, unitsIn } from '../state.ts';
import { mayAttack } from './07-odds.ts';

type S = AnnihilatorState;

/** [7.1] Why a side cannot attack in this hex. */
export function whyNotAttack(s: S, side: number, n: number): Refusal {
  const label = BOARD.labels[n];
  const human = side === HUMAN;
  const own = unitsIn(s, n, human);
  if (own.length === 0 || !hasUnit(s, n, !human))
    return { rule: '7.1', reason: `In ${label} there are not units of both sides.` };
  if (own.every((u) => s.disrupted[u]))
    return { rule: 'R4', reason: `All your units in ${label} are disrupted and cannot attack.` };
  if (!own.some((u) => mayAttack(s, u)))
    return { rule: 'R2', reason: `${label} has been attacked already: once a hex in each step.` };
  return { rule: 'R2', reason: `The odds in ${label} are below 1-2, so no attack is possible.` };
}

/** [7.2] Why the mind weapon cannot strike this hex. */
export function whyNotMind(s: S, n: number): Refusal {
  if (!s.world.mindWeapon)
    return { rule: 'D7', reason: 'This game is played without the mind weapon.' };
  if (s.mindUsed)
    return { rule: 'R5', reason: 'The mind weapon has been used already in this turn.' };
  return { rule: '7.2', reason: `There is no human unit in ${BOARD.labels[n]}.` };
}
