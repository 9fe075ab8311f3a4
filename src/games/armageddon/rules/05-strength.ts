/** [5.18] What units attack and defend with in a battle. */
import { gearLevel, cardOf, heroOf, level } from './pieces.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Armageddon } from '../state.ts';
import { terrainBonus } from './03-control.ts';
import { defenceOf } from './05-damage.ts';
import { armyIn, battleOf, ownerIn } from './05-fray.ts';

type S = Armageddon;

/** [10.1.14] What the hero of an army adds to both pools of its units. */
function leadership(s: S, role: number): number {
  const hero = heroOf(s, armyIn(s, role));
  return hero === NONE ? 0 : level(s, hero, 'military-genius');
}

/** [5.18] [10.6.1] */
export const attackOf = (s: S, u: number, role: number): number =>
  cardOf(s, u).attack + gearLevel(s, u, 'attack') + leadership(s, role);

/** [5.18] */
export const resistOf = (s: S, u: number, role: number): number =>
  defenceOf(s, u) + leadership(s, role) + groundUnder(s, role);

/** [3.2] [3.7] [R100] The ground helps who was there: terrain, works and tunnels. */
function groundUnder(s: S, role: number): number {
  const { hex, holder } = battleOf(s);
  return ownerIn(s, role) === holder ? terrainBonus(s, hex) + s.works[hex] : 0;
}
