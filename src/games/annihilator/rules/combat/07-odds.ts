/** [7.1] Who fights in a hex, and at what odds. */
import { ratioColumn } from '../../../../kernel/odds/odds.ts';
import { ODDS } from '../../data/tables.ts';
import { UNITS } from '../../data/units.ts';
import { type AnnihilatorState, typeOf, sideOf } from '../../state.ts';

type S = AnnihilatorState;

/** [7.1] [R2] All units of the side in the hex that are not disrupted and have not attacked yet. */
export const mayAttack = (s: S, u: number): boolean => !s.disrupted[u] && !s.acted[u];

/**
 * [7.1] [CRT] Odds column of an attack by a side on all enemies in a hex, rounded in the
 * defenders' favour; -1 if there is no attack: nobody to make it, nobody to suffer it, or less
 * than 1-2 [R2]. Disrupted units defend with their full strength [R4].
 */
export function attackColumn(s: S, side: number, n: number): number {
  let attack = 0;
  let defence = 0;
  for (let u = 0; u < UNITS.length; u++) {
    if (s.hex[u] !== n) continue;
    if (sideOf(u) !== side) defence += typeOf(s, u).defence;
    else if (mayAttack(s, u)) attack += typeOf(s, u).attack;
  }
  return defence === 0 ? -1 : ratioColumn(attack, defence, ODDS);
}
