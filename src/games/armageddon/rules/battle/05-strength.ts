/** [5.18] Attack and defence of units in a battle. */
import { cardOf, gearLevel, has, heroOf, level } from '../pieces.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { commandPenalty, isOutOfSupply, needsSupply } from '../armies/03-speed.ts';
import { terrainBonus } from '../armies/03-control.ts';
import { defenceOf } from './05-damage.ts';
import { armyIn, battleOf, ownerIn, unitsIn } from './05-battle-state.ts';
import { hasMark, tallyOf } from './05-battle-flags.ts';
import { isFront } from '../armies/05-reach.ts';

type S = Armageddon;

/** [10.1.14] Returns what the hero of an army adds to both pools of its units. */
function leadership(s: S, role: number): number {
  const hero = heroOf(s, armyIn(s, role));
  return hero === NONE ? 0 : level(s, hero, 'military-genius');
}

/** [3.18] Returns the reduced dice of a unit without supply, at least one. */
function unsupplied(s: S, u: number, dice: number, less: number): number {
  const isCut = needsSupply(s, u) && isOutOfSupply(s, s.group[u]);
  return isCut ? Math.max(Math.min(dice, 1), dice - less) : dice;
}

/** [5.18] [3.20] [10.6.1] Returns a unit's attack, whatever its target. */
export function attackOf(s: S, u: number, role: number): number {
  const dice = cardOf(s, u).attack + gearLevel(s, u, 'attack') + leadership(s, role);
  return lessened(s, u, dice + vigour(s, u, role), s.world.values.unsuppliedAttack);
}

/** [10.2.17] [10.2.19] [10.2.29] [10.2.30] Returns the change of a unit's attack by effects in this battle. */
const vigour = (s: S, u: number, role: number): number =>
  swarmFor(s, u, role) +
  tallyOf(s, u, 'fury') +
  tallyOf(s, u, 'growth') +
  (hasMark(s, u, 'supported') ? 1 : 0) -
  tallyOf(s, u, 'disarmed');

/** [10.2.11] Returns the Swarm bonus: one for each other Swarm in front. */
const swarmFor = (s: S, u: number, role: number): number =>
  has(s, u, 'swarm')
    ? unitsIn(s, role).filter((v) => v !== u && has(s, v, 'swarm') && isFront(s, v, role)).length
    : 0;

/** [5.18] [10.2.14] [10.2.15] Returns a unit's attack on a given target. */
export function attackOn(s: S, u: number, role: number, target: number, isStorm: boolean): number {
  const isBare = unitsIn(s, 1 - role).every((v) => isFront(s, v, 1 - role));
  const flank = isBare && isFront(s, target, 1 - role) ? level(s, u, 'flank') : 0;
  return attackOf(s, u, role) + flank + (isStorm ? level(s, u, 'assault') : 0);
}

/** [5.18] [3.20] [10.2.14] [10.2.16] [10.2.19] [10.2.20] [10.2.29] Returns a unit's defence. */
export function resistOf(s: S, u: number, role: number): number {
  const more = tallyOf(s, u, 'cover') + (hasMark(s, u, 'supported') ? 1 : 0);
  const less =
    tallyOf(s, u, 'fury') + tallyOf(s, u, 'disabled') + (hasMark(s, u, 'exposed') ? EXPOSED : 0);
  const dice = defenceOf(s, u) + leadership(s, role) + groundUnder(s, role) + more - less;
  return lessened(s, u, dice, s.world.values.unsuppliedDefence);
}

/** [10.2.14] Defence that storming costs. */
const EXPOSED = 2;

/** [3.20] [3.18] Returns the dice of a unit, fewer if its army exceeds its command or lacks supply. */
const lessened = (s: S, u: number, dice: number, less: number): number =>
  unsupplied(s, u, dice - commandPenalty(s, u), less);

/** [3.2] [3.7] [R100] Returns the bonus of the ground for the side that holds it: terrain, works and tunnels. */
function groundUnder(s: S, role: number): number {
  const { hex, holder } = battleOf(s);
  return ownerIn(s, role) === holder ? terrainBonus(s, hex) + s.works[hex] : 0;
}
