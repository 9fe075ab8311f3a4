/** Room to set up: which hexes a unit may be put on so that all that are still to come find room as well. */
import { NONE } from '../../../../kernel/state.ts';
import { STACK_LIMIT } from '../../data/terrain.ts';
import { canStandOn, isToBePlaced } from './00-ground.ts';
import type { Slammers } from '../../state.ts';
import { countAt, countStacks, partyOf } from '../units.ts';

type S = Slammers;

/** [4.1] Units of a party that are still to be set up besides the one at an index of `placing`. */
const waitingBeside = (s: S, next: number, party: number): number[] =>
  [...s.world.placing].filter(
    (u, i) => i !== next && isToBePlaced(s, u) && partyOf(s, u) === party,
  );

/** [9.13] [32.3] Counters that a group may have in a hex. */
const limitOf = ({ world }: S, u: number): number => {
  const { arrival } = world.groups[world.group[u]];
  return arrival.how === 'set-up' && arrival.each ? 1 : STACK_LIMIT;
};

/** [4.1] [4.3] Whether a unit may be set up in a hex, whoever is there. */
const isOpen = (s: S, u: number, n: number): boolean =>
  s.world.groups[s.world.group[u]].area[n] === 1 && canStandOn(s, u, n);

/** [9.13] Room left in a hex for a unit; none beside enemies. `countStacks` has been called. */
function roomFor(s: S, u: number, n: number): number {
  const own = partyOf(s, u);
  for (let party = 0; party < s.world.parties; party++)
    if (party !== own && countAt(s, party, n) > 0) return 0;
  return limitOf(s, u) - countAt(s, own, n);
}

/** [R67] Hexes in which the unit whose turn it is may be set up: ascending. */
export function openHexes(s: S, next: number): number[] {
  const { placing, groups, group, parties } = s.world;
  const u = placing[next];
  countStacks(s);
  let open = groups[group[u]].hexes.filter((n) => isOpen(s, u, n) && roomFor(s, u, n) > 0);
  for (let party = 0; party < parties; party++) {
    const others = waitingBeside(s, next, party);
    // A counter takes one place from its friends, and the hex from its enemies.
    const loss = party === partyOf(s, u) ? 1 : STACK_LIMIT;
    if (!isSpacious(s, others, loss)) open = open.filter((n) => leavesRoom(s, others, n, loss));
  }
  return open;
}

/** Whether each of the units alone has room for all of them and more, so that nobody can be in the way. */
function isSpacious(s: S, units: readonly number[], more: number): boolean {
  const { group, kind } = s.world;
  return units.every((u, i) => {
    const before = units[i - 1];
    const isLike = i > 0 && group[before] === group[u] && kind[before] === kind[u];
    return isLike || hasRoomFor(s, u, units.length + more);
  });
}

/** Whether the hexes of a unit take so many counters. */
function hasRoomFor(s: S, u: number, count: number): boolean {
  let left = count;
  for (const n of s.world.groups[s.world.group[u]].hexes) {
    if (isOpen(s, u, n)) left -= Math.max(0, roomFor(s, u, n));
    if (left <= 0) return true;
  }
  return false;
}

/** Whether all units find room once places in a hex are lost to them. */
function leavesRoom(s: S, units: readonly number[], taken: number, loss: number): boolean {
  if (!units.some((u) => isOpen(s, u, taken))) return true;
  const inHex = new Map<number, number[]>();
  return units.every((u) => seat(s, u, { taken, loss, inHex, tried: new Set() }));
}

/** [R67] [R75] The first unit without room beside those before it, wherever these stand; `NONE` if all find some. */
export function firstWithoutRoom(s: S): number {
  const seats = Array.from({ length: s.world.parties }, () => new Map<number, number[]>());
  countStacks(s);
  for (const u of s.world.placing) {
    if (!isToBePlaced(s, u)) continue;
    const seating = { taken: NONE, loss: 0, inHex: seats[partyOf(s, u)], tried: new Set<number>() };
    if (!seat(s, u, seating)) return u;
  }
  return NONE;
}

interface Seating {
  readonly taken: number;
  readonly loss: number;
  /** Units that have been given a place, by hex. */
  readonly inHex: Map<number, number[]>;
  readonly tried: Set<number>;
}

/** Finds a place for a unit, moving others elsewhere if need be: an augmenting path of a matching. */
function seat(s: S, u: number, seating: Seating): boolean {
  const { taken, loss, inHex, tried } = seating;
  for (const n of s.world.groups[s.world.group[u]].hexes) {
    if (tried.has(n) || !isOpen(s, u, n)) continue;
    tried.add(n);
    const room = roomFor(s, u, n) - (n === taken ? loss : 0);
    if (room <= 0) continue;
    const there = inHex.get(n) ?? [];
    const place = there.length < room ? there.length : there.findIndex((v) => seat(s, v, seating));
    if (place < 0) continue;
    there[place] = u;
    inHex.set(n, there);
    return true;
  }
  return false;
}
