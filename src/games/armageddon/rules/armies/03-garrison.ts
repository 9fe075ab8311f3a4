/** The garrison of a base: an army that never moves [3.11]. */
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { freeArmy } from '../battle/05-damage.ts';
import { whoKnows, reveal } from '../knowledge.ts';
import { garrisonOf } from '../pieces.ts';

type S = Armageddon;

/** Founds the garrison of a base, if there is a slot. Sides that know the base know the garrison [R43]. */
export function raiseGarrison(s: S, base: number): void {
  if (garrisonOf(s, base) !== NONE) return;
  const army = freeArmy(s, s.owner[base]);
  if (army === NONE) return;
  [s.owner[army], s.place[army], s.group[army]] = [s.owner[base], s.place[base], base];
  for (const side of whoKnows(s, base)) reveal(s, army, side);
}
