/** Section 9: the score, which rates a victory and decides a game that ends after its last round. */
import type { Armageddon } from '../state.ts';
import { controllerOf } from './armies/03-control.ts';
import { hasFlag } from './pieces.ts';

type S = Armageddon;

/**
 * [9.5] Returns the score of a side: pieces it destroyed, prisoners it holds and hexes it controls, minus its losses
 * and the rounds played; all of it once for each opponent.
 */
export function scoreOf(s: S, side: number): number {
  const score =
    s.world.values.scoreBase +
    s.world.values.scoreDestroyed * s.destroyed[side] -
    s.world.values.scoreLost * s.lost[side] +
    s.world.values.scoreHero * prisonersOf(s, side) +
    s.world.values.scoreHex * hexesOf(s, side) -
    s.world.values.scoreRound * s.round;
  return score * (s.world.sides.length - 1);
}

/** [3.23] Returns the number of other sides' heroes in bases of a side. */
function prisonersOf(s: S, side: number): number {
  let n = 0;
  for (let u = 0; u < s.world.cards; u++)
    if (hasFlag(s, u, 'prisoner') && s.owner[s.group[u]] === side) n += 1;
  return n;
}

/** [3.13] Returns the number of hexes that a side controls. Only a hex with pieces can be controlled. */
const hexesOf = (s: S, side: number): number =>
  [...new Set(s.place)].filter((hex) => hex >= 0 && controllerOf(s, hex) === side).length;
