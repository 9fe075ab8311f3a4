/** [9.1] Which units may be moved now. */
import { NONE } from '../../../../kernel/state.ts';
import { LANDED_ON_ENEMIES, type Slammers } from '../../state.ts';
import { isTowing } from './09-points.ts';
import { hasFoes } from './09-reach.ts';
import { isSurprised } from './12-bearing.ts';
import { isCarried, isMoving, modeOf, partyOf } from '../units.ts';

type S = Slammers;

/** [9.1] Whether a unit may be picked to move; [23.4] nobody asks who jams whom. `countStacks` has been called. */
export function mayMove(s: S, u: number): boolean {
  if (s.moved[u] || !isMoving(s, u) || isCarried(s, u) || modeOf(s, u) === undefined) return false;
  if (s.at[u] === NONE) return mayArrive(s, u);
  // [32.4]
  if (s.at[u] < 0 || isSurprised(s, u) || isPinned(s, u)) return false;
  // [R13] [9.10] [18.11] [R23]
  return s.landed[u] !== LANDED_ON_ENEMIES && !hasFoes(s, partyOf(s, u), s.at[u]);
}

/** [36.2] [40.3] [43.3] Whether its time to come onto the map has come. */
function mayArrive({ world, round }: S, u: number): boolean {
  const { arrival } = world.groups[world.group[u]];
  return (arrival.how === 'enter' || arrival.how === 'enter-by-lot') && round >= arrival.turn;
}

/** [10.6] [R26] Whether it is disrupted and stands before a gun: it can neither tow nor set it up. */
export const isPinned = (s: S, u: number): boolean => s.disrupted[u] === 1 && isTowing(s, u);
