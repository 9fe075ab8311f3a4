/** [9.1] Units that may be moved now. */
import { NONE } from '../../../../kernel/state.ts';
import { LANDED_ON_ENEMIES, type Slammers } from '../../state.ts';
import { isTowing } from './09-points.ts';
import { hasFoes } from './09-reach.ts';
import { isSurprised } from './12-bearing.ts';
import { isCarried, isMoving, modeOf, partyOf } from '../units.ts';

type S = Slammers;

/** [9.1] Returns whether a unit may be picked to move; [23.4] jamming does not matter. Call `countStacks` first. */
export function mayMove(s: S, u: number): boolean {
  if (s.moved[u] || !isMoving(s, u) || isCarried(s, u) || modeOf(s, u) === undefined) return false;
  if (s.at[u] === NONE) return mayArrive(s, u);
  // [32.4] Surprised units do not move.
  if (s.at[u] < 0 || isSurprised(s, u) || isPinned(s, u)) return false;
  // [R13] [9.10] [18.11] [R23] Units among enemies do not move.
  return s.landed[u] !== LANDED_ON_ENEMIES && !hasFoes(s, partyOf(s, u), s.at[u]);
}

/** [36.2] [40.3] [43.3] Returns whether a unit may enter the map in this turn. */
function mayArrive({ world, round }: S, u: number): boolean {
  const { arrival } = world.groups[world.group[u]];
  return (arrival.how === 'enter' || arrival.how === 'enter-by-lot') && round >= arrival.turn;
}

/**
 * [10.6] [R26] Returns whether it is disrupted with a gun behind it, so that it can neither tow the gun nor set it
 * up.
 */
export const isPinned = (s: S, u: number): boolean => s.disrupted[u] === 1 && isTowing(s, u);
