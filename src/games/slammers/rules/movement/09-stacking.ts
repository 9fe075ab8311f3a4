/** [9.13] [R21] [R68] Stacking: at most three counters of a party in a hex once all have moved. */
import { neighbour } from '../../../../kernel/board/graph.ts';
import { BARRED, STACK_LIMIT } from '../../data/terrain.ts';
import { costOf } from '../../ground/reach.ts';
import type { Slammers } from '../../state.ts';
import { mayMove } from './09-movers.ts';
import { isFresh } from './09-points.ts';
import { reachOf, sizeOf, tripOf } from './09-reach.ts';
import { countAt, countStacks, isMoving, partyOf, unitsOfAt } from '../units.ts';

type S = Slammers;

/**
 * Returns whether a move may end in a hex within reach; [18.7] full assaults are out of reach anyway. Call
 * `countStacks` first.
 */
function mayEnd(s: S, u: number, n: number): boolean {
  const count = countAt(s, partyOf(s, u), n) + sizeOf(s, u);
  return count <= STACK_LIMIT || mayReplace(s, u, n, count);
}

/** [R68] Returns whether a unit in a full hex can still step out to make room. */
const mayReplace = (s: S, u: number, n: number, count: number): boolean =>
  unitsOfAt(s, partyOf(s, u), n).some(
    (v) =>
      mayMove(s, v) && isFresh(s, v) && count - sizeOf(s, v) <= STACK_LIMIT && hasStep(s, v, n, u),
  );

/**
 * [9.5] Returns whether an unmoved unit can step to a neighbouring hex with room, counting the place that `leaver`
 * frees.
 */
function hasStep(s: S, v: number, n: number, leaver: number): boolean {
  const { board, costs } = s.world;
  const trip = tripOf(s, v);
  for (let slot = 0; slot < 6; slot++) {
    const to = neighbour(board, n, slot);
    if (to < 0 || costOf(s.world, costs, trip, n, to, slot) === BARRED) continue;
    const gone = to === s.at[leaver] ? sizeOf(s, leaver) : 0;
    if (countAt(s, partyOf(s, v), to) - gone + sizeOf(s, v) <= STACK_LIMIT) return true;
  }
  return false;
}

/** Returns the hexes in which a unit may end its move, ascending, without its current hex. Calls `countStacks`. */
export function endsOf(s: S, u: number): number[] {
  const left = reachOf(s, u);
  const ends: number[] = [];
  for (let n = 0; n < s.world.hexes; n++)
    if (left[n] >= 0 && n !== s.at[u] && mayEnd(s, u, n)) ends.push(n);
  return ends;
}

/** [R14] [R68] Returns whether a unit's hex has too many counters of its party. Call `countStacks` first. */
export const isCrowded = (s: S, u: number): boolean =>
  s.at[u] >= 0 && countAt(s, partyOf(s, u), s.at[u]) > STACK_LIMIT;

/**
 * [R14] [R68] Returns the units of which one must move next, ascending: those that can leave an overstacked hex or,
 * if there are any, only those that end the overstacking by leaving. Calls `countStacks`.
 */
export function relievers(s: S): number[] {
  countStacks(s);
  const crowd: number[] = [];
  for (let u = 0; u < s.at.length; u++)
    if (isMoving(s, u) && isCrowded(s, u) && mayMove(s, u)) crowd.push(u);
  const leavers = crowd.filter((u) => endsOf(s, u).length > 0);
  const enough = leavers.filter((u) => excessAt(s, u) <= sizeOf(s, u));
  return enough.length > 0 ? enough : leavers;
}

/** Returns the number of counters over the limit in a unit's hex. */
const excessAt = (s: S, u: number): number => countAt(s, partyOf(s, u), s.at[u]) - STACK_LIMIT;
