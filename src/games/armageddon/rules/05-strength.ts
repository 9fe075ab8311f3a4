/** [5.18] What units attack and defend with in a battle. */
import { gearLevel, cardOf, heroOf, level } from './pieces.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Armageddon } from '../state.ts';
import { NUMBER } from '../data/numbers.ts';
import { commandPenalty, isOutOfSupply, needsSupply } from './03-speed.ts';
import { terrainBonus } from './03-control.ts';
import { defenceOf } from './05-damage.ts';
import { armyIn, battleOf, ownerIn } from './05-fray.ts';

type S = Armageddon;

/** [10.1.14] What the hero of an army adds to both pools of its units. */
function leadership(s: S, role: number): number {
  const hero = heroOf(s, armyIn(s, role));
  return hero === NONE ? 0 : level(s, hero, 'military-genius');
}

/** [3.18] An army without supply fights with less, but with a die at least. */
function unsupplied(s: S, u: number, dice: number, less: number): number {
  const isCut = needsSupply(s, u) && isOutOfSupply(s, s.group[u]);
  return isCut ? Math.max(Math.min(dice, 1), dice - less) : dice;
}

/** [5.18] [3.20] [10.6.1] */
export function attackOf(s: S, u: number, role: number): number {
  const dice = cardOf(s, u).attack + gearLevel(s, u, 'attack') + leadership(s, role);
  return unsupplied(s, u, dice - commandPenalty(s, u), NUMBER.unsuppliedAttack);
}

/** [5.18] [3.20] */
export function resistOf(s: S, u: number, role: number): number {
  const dice = defenceOf(s, u) + leadership(s, role) + groundUnder(s, role);
  return unsupplied(s, u, dice - commandPenalty(s, u), NUMBER.unsuppliedDefence);
}

/** [3.2] [3.7] [R100] The ground helps who was there: terrain, works and tunnels. */
function groundUnder(s: S, role: number): number {
  const { hex, holder } = battleOf(s);
  return ownerIn(s, role) === holder ? terrainBonus(s, hex) + s.works[hex] : 0;
}
