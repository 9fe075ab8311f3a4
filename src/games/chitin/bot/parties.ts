/** Forms parties: equal units, and warriors with a Basic, a Worker or a carrier that they guard. */
import { type Action, type ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import { HEXES } from '../data/field.ts';
import { BASIC, firstUnit, isFlyer, isWarrior, isWorker, TYPE_OF } from '../data/units.ts';
import type { Party } from '../rules/scratch.ts';
import { V } from '../rules/names.ts';
import { type Chitin, stackAt, unitsEnd } from '../state.ts';

/** Returns whether a unit has not moved in this turn. */
export const isFresh = (s: Chitin, u: number): boolean =>
  s.left[u] === (s.disrupted[u] ? 1 : s.world.ratings.moves[u]);

/**
 * Lists units that may join. Equal units move together; warriors may take a Basic or a Worker along, as third member or
 * if no other equal unit is left. Returns true if the party should do nothing else before more equal units join.
 */
export function joinCandidates(
  s: Chitin,
  party: Party,
  list: ActionList,
  out: ActionList,
): boolean {
  const first = party.units[0];
  if (!isWarrior(first) && !isFlyer(first)) return false;
  const like = joinerOf(s, list, (u) => TYPE_OF[u] === TYPE_OF[first]);
  if (like >= 0) out.push(like);
  if (isWarrior(first) && party.disrupted === 0 && (like < 0 || party.size === 2)) {
    const basic = joinerOf(s, list, (u) => TYPE_OF[u] === BASIC);
    const laden = joinerOf(s, list, (u) => s.carries[u] >= 0 && !isNearHome(s, u));
    const worker = laden >= 0 ? laden : joinerOf(s, list, (u) => isWorker(u) && s.carries[u] < 0);
    if (basic >= 0) out.push(basic);
    if (worker >= 0) out.push(worker);
  }
  if (isWarrior(first) && like >= 0) relieve(s, list, out);
  return like >= 0;
}

/** [6.05] Lists moves of part of a stack to an unescorted carrier; the whole stack would not fit in its hex. */
function relieve(s: Chitin, list: ActionList, out: ActionList): void {
  for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++) {
    if (s.carries[u] < 0 || isNearHome(s, u) || !list.has(pack(V.to, s.at[u]))) continue;
    const isAlone = !stackAt(s, s.mover, s.at[u]).some(isWarrior);
    if (isAlone) out.push(pack(V.to, s.at[u]));
  }
}

/** Returns whether a Worker can reach home in this turn, so that it needs no escort. */
const isNearHome = (s: Chitin, u: number): boolean =>
  s.at[u] < HEXES && s.world.ratings.wayHome[s.end[s.mover]][s.at[u]] <= s.left[u];

/** Returns the pick of the first matching unit that may join and has not moved, or -1. */
function joinerOf(s: Chitin, list: ActionList, isOne: (u: number) => boolean): Action {
  for (let i = 0; i < list.length && verbOf(list.at(i)) === V.pick; i++) {
    const u = nounOf(list.at(i));
    if (isOne(u) && isFresh(s, u)) return list.at(i);
  }
  return -1;
}

/** Returns the Worker in a party, preferably one with a token, or -1. */
export function workerOf(s: Chitin, party: Party): number {
  let worker = -1;
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    if (isWorker(u) && (worker < 0 || s.carries[u] >= 0)) worker = u;
  }
  return worker;
}
