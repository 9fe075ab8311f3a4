/** [7.1] Attackers in a hex, and their odds. */
import { ratioColumn } from '../../../../kernel/odds/odds.ts';
import { UNITS } from '../../data/units.ts';
import { type AnnihilatorState, typeOf, sideOf } from '../../state.ts';

type S = AnnihilatorState;

/** [7.1] [R2] Returns whether a unit may attack: it is not disrupted and has not attacked yet. */
export const mayAttack = (s: S, u: number): boolean => !s.disrupted[u] && !s.acted[u];

/**
 * [7.1] [CRT] Returns the odds column of an attack by a side on all enemies in a hex, rounded in the defenders' favour;
 * -1 if no attack is possible: no attackers, no defenders, or odds below 1-2 [R2]. Disrupted units defend with their
 * full strength [R4].
 */
export function attackColumn(s: S, side: number, n: number): number {
  let attack = 0;
  let defence = 0;
  for (let u = 0; u < UNITS.length; u++) {
    if (s.hex[u] !== n) continue;
    if (sideOf(u) !== side) defence += typeOf(s, u).defence;
    else if (mayAttack(s, u)) attack += typeOf(s, u).attack;
  }
  return defence === 0 ? -1 : ratioColumn(attack, defence, s.world.tables.odds);
}
