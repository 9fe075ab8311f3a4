/** Room for set-up: the hexes in which a unit can be set up so that all units yet to be placed have room as well. */
import { NONE } from '../../../../kernel/state.ts';
import { STACK_LIMIT } from '../../data/terrain.ts';
import { canStandOn, isToBePlaced } from './00-ground.ts';
import type { Slammers } from '../../state.ts';
import { countAt, countStacks, partyOf } from '../units.ts';

type S = Slammers;

/** [4.1] Returns the units of a party that have yet to be set up, except the one at an index of `placing`. */
const waitingBeside = (s: S, next: number, party: number): number[] =>
  [...s.world.placing].filter(
    (u, i) => i !== next && isToBePlaced(s, u) && partyOf(s, u) === party,
  );

/** [9.13] [32.3] Returns the number of counters that a group may have in a hex. */
const limitOf = ({ world }: S, u: number): number => {
  const { arrival } = world.groups[world.group[u]];
  return arrival.how === 'set-up' && arrival.each ? 1 : STACK_LIMIT;
};

/** [4.1] [4.3] Returns whether a unit may be set up in a hex, regardless of other units. */
const isOpen = (s: S, u: number, n: number): boolean =>
  s.world.groups[s.world.group[u]].area[n] === 1 && canStandOn(s, u, n);

/** [9.13] Returns the room left in a hex for a unit; 0 with enemies there. Call `countStacks` first. */
function roomFor(s: S, u: number, n: number): number {
  const own = partyOf(s, u);
  for (let party = 0; party < s.world.parties; party++)
    if (party !== own && countAt(s, party, n) > 0) return 0;
  return limitOf(s, u) - countAt(s, own, n);
}

/** [R67] Returns the hexes in which the current unit can be set up, ascending. */
export function openHexes(s: S, next: number): number[] {
  const { placing, groups, group, parties } = s.world;
  const u = placing[next];
  countStacks(s);
  let open = groups[group[u]].hexes.filter((n) => isOpen(s, u, n) && roomFor(s, u, n) > 0);
  for (let party = 0; party < parties; party++) {
    const others = waitingBeside(s, next, party);
    // A counter takes one place from its friends, and the whole hex from its enemies.
    const loss = party === partyOf(s, u) ? 1 : STACK_LIMIT;
    if (!isSpacious(s, others, loss)) open = open.filter((n) => leavesRoom(s, others, n, loss));
  }
  return open;
}

/**
 * Returns whether the hexes of each unit have room for all units plus `more`, so that units cannot block each other.
 */
function isSpacious(s: S, units: readonly number[], more: number): boolean {
  const { group, kind } = s.world;
  return units.every((u, i) => {
    const before = units[i - 1];
    const isLike = i > 0 && group[before] === group[u] && kind[before] === kind[u];
    return isLike || hasRoomFor(s, u, units.length + more);
  });
}

/** Returns whether the hexes of a unit have room for a number of counters. */
function hasRoomFor(s: S, u: number, count: number): boolean {
  let left = count;
  for (const n of s.world.groups[s.world.group[u]].hexes) {
    if (isOpen(s, u, n)) left -= Math.max(0, roomFor(s, u, n));
    if (left <= 0) return true;
  }
  return false;
}

/** Returns whether all units find room if `loss` places in a hex are taken. */
function leavesRoom(s: S, units: readonly number[], taken: number, loss: number): boolean {
  if (!units.some((u) => isOpen(s, u, taken))) return true;
  const inHex = new Map<number, number[]>();
  return units.every((u) => seat(s, u, { taken, loss, inHex, tried: new Set() }));
}

/**
 * [R67] [R75] Returns the first unit without room beside the units before it, wherever they are placed; `NONE` if all
 * have room.
 */
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
  /** Units with an assigned place, by hex. */
  readonly inHex: Map<number, number[]>;
  readonly tried: Set<number>;
}

/** Finds a place for a unit, moving others if necessary: an augmenting path of a bipartite matching. */
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
