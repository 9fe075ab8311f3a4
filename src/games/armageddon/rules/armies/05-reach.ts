/** [5.14] [5.17] Rows of a battle, and targets within range. */
import type { Armageddon } from '../../state.ts';
import { unitsIn } from '../battle/05-battle-state.ts';
import { hasMark, setMark } from '../battle/05-battle-flags.ts';
import { cardOf } from '../pieces.ts';

type S = Armageddon;

/** [5.14] Puts units that can shoot over a row behind, unless all can. */
export function formUp(s: S, units: readonly number[]): void {
  for (const u of units) if (cardOf(s, u).range > 1) setMark(s, u, 'rear');
}

/** [5.14] Returns whether a unit is in front; if all units are behind, they count as the front. */
export const isFront = (s: S, u: number, role: number): boolean =>
  !hasMark(s, u, 'rear') || unitsIn(s, role).every((v) => hasMark(s, v, 'rear'));

/**
 * [1.6] [5.17] Returns whether a target is in range. Range 1: front to front. Range 2: both rows from the front, the
 * front from behind. Range 3: everything.
 */
function reaches(s: S, u: number, role: number, target: number): boolean {
  const { range } = cardOf(s, u);
  if (range >= 3) return true;
  const [here, there] = [isFront(s, u, role), isFront(s, target, 1 - role)];
  return range === 2 ? here || there : here && there;
}

/** [5.17] Returns the enemy units in range of a unit, ascending. */
export const targetsOf = (s: S, u: number, role: number): number[] =>
  unitsIn(s, 1 - role).filter((target) => reaches(s, u, role, target));
