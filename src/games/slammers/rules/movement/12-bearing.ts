/** [12.3] [12.5] [12.6] Fields of fire: range, sight and state of all units, computed once per fire section. */
import { NONE } from '../../../../kernel/state.ts';
import { type Bearing, type Firers, KEY_COLUMNS } from '../../bearing.ts';
import { COLOURS, isArtillery, type UnitType } from '../../data/units.ts';
import { isInSight, rangeOf } from '../../ground/sight.ts';
import type { Slammers } from '../../state.ts';
import { isCarried, kindOf, partyOf, ratingsOf } from '../units.ts';

type S = Slammers;

/** Returns the fields of fire of all units in this position. */
export function bearingOf(s: S): Bearing {
  const { bearing } = s.world.scratch;
  if (!isOf(s, bearing)) survey(s, bearing);
  return bearing;
}

function isOf({ at, mounted, disrupted, carrier }: S, { key }: Bearing): boolean {
  for (let u = 0, k = 0; u < at.length; u++, k += KEY_COLUMNS)
    if (
      key[k] !== at[u] ||
      key[k + 1] !== mounted[u] ||
      key[k + 2] !== disrupted[u] ||
      key[k + 3] !== carrier[u]
    )
      return false;
  return true;
}

function survey(s: S, b: Bearing): void {
  const { at, mounted, disrupted, carrier } = s;
  for (let u = 0, k = 0; u < at.length; u++, k += KEY_COLUMNS) {
    b.key[k] = at[u];
    b.key[k + 1] = mounted[u];
    b.key[k + 2] = disrupted[u];
    b.key[k + 3] = carrier[u];
  }
  listHexes(s, b);
  const free: number[] = [];
  for (let u = 0; u < at.length; u++) {
    const { attack, range } = ratingsOf(s, u);
    b.attack[u] = attack;
    b.range[u] = range;
    b.party[u] = 1 << partyOf(s, u);
    if (canFireFrom(s, u, b)) free.push(u);
  }
  listFirers(s, b, free, b.direct, firesDirectly, bearsDirectly);
  listFirers(s, b, free, b.indirect, isArtillery, bearsIndirectly);
  b.observed.fill(NONE);
}

/** Lists the hexes with units, ascending, and the units there. */
function listHexes(s: S, b: Bearing): void {
  const onMap = [...s.at.keys()].filter((u) => s.at[u] >= 0);
  // Units of a hex stay ascending, as sorting is stable.
  onMap.sort((u, v) => s.at[u] - s.at[v]);
  b.place.fill(NONE);
  b.parties.fill(0);
  b.count = 0;
  onMap.forEach((u, i) => {
    const n = s.at[u];
    if (b.place[n] === NONE) {
      b.hexes[b.count] = n;
      b.from[b.count] = i;
      b.place[n] = b.count++;
    }
    b.units[i] = u;
    b.parties[b.place[n]] |= 1 << partyOf(s, u);
  });
  b.from[b.count] = onMap.length;
}

/**
 * [12.6] [18.15] Returns whether a unit can fire from its hex: on the map, undisrupted, outside of close assault,
 * [10.4] not towed, [11.5] [R29] not in a disrupted carrier.
 */
function canFireFrom(s: S, u: number, b: Bearing): boolean {
  if (s.at[u] < 0 || s.disrupted[u]) return false;
  if (b.parties[b.place[s.at[u]]] !== b.party[u]) return false;
  return !isCarried(s, u) || (!kindOf(s, u).towable && !s.disrupted[s.carrier[u]]);
}

/** [16.1] Returns whether a type fires directly: all but howitzers; [13.8] calliopes have no attack. */
const firesDirectly = ({ fire }: UnitType): boolean => fire === 'direct' || fire === 'both';

/** [16.1] [R35] Returns whether a hex with units can be a target: only if no friends are there. */
const bearsDirectly = (parties: number, own: number): boolean => (parties & own) === 0;
/** [14.4] [14.11] Returns whether a hex can be a target: enemies there, with or without friends. */
const bearsIndirectly = (parties: number, own: number): boolean => (parties & ~own) !== 0;

function listFirers(
  s: S,
  b: Bearing,
  free: readonly number[],
  into: Firers,
  fires: (kind: UnitType) => boolean,
  bears: (parties: number, own: number) => boolean,
): void {
  const firers = free.filter((u) => fires(kindOf(s, u)));
  const needsSight = into === b.direct;
  let end = 0;
  for (let i = 0; i < b.count; i++) {
    into.from[i] = end;
    if (!s.world.areas.battlefield[b.hexes[i]]) continue;
    for (const u of firers) {
      if (!bears(b.parties[i], b.party[u])) continue;
      const hexes = rangeOf(s.world, s.at[u], b.hexes[i]);
      if (hexes > 2 * b.range[u]) continue;
      const sees = isInSight(s.world, s.at[u], b.hexes[i]);
      if (needsSight && !sees) continue;
      into.unit[end] = u;
      into.halves[end] = halvesOf(b.attack[u], b.range[u], hexes);
      into.sees[end++] = sees ? 1 : 0;
    }
  }
  into.from[b.count] = end;
}

/** [12.3] [12.5] [R33] Returns the attack in half points: in full within range, half up to twice the range. */
const halvesOf = (attack: number, range: number, hexes: number): number =>
  hexes > range ? attack : 2 * attack;

/** [11.12] Returns the attack of a unit at a hex in half points, by the face of the counter that is up. */
export function halvesAt(s: S, u: number, n: number): number {
  const { attack, range } = ratingsOf(s, u);
  return halvesOf(attack, range, rangeOf(s.world, s.at[u], n));
}

/**
 * [14.3] [R45] Returns whether a unit can observe: on the map, neither carried nor towed, disrupted or not; [23.5]
 * not jammed.
 */
const canObserve = (s: S, u: number): boolean => s.at[u] >= 0 && !isCarried(s, u) && !s.jammed[u];

/** [14.3] [R45] Returns the units of a party that observe a hex now, ascending. */
export const observersOf = (s: S, party: number, n: number): number[] =>
  [...s.at.keys()].filter(
    (u) => canObserve(s, u) && partyOf(s, u) === party && isInSight(s.world, s.at[u], n),
  );

/** [14.3] Returns whether a party has an observer of the hex at a place of `hexes`. */
export function isObserved(s: S, b: Bearing, place: number, party: number): boolean {
  const n = b.hexes[place];
  // The cache key does not contain jamming.
  if (s.jammed.includes(1)) return hasObserver(s, party, n);
  const i = place * s.world.parties + party;
  if (b.observed[i] === NONE) b.observed[i] = hasObserver(s, party, n) ? 1 : 0;
  return b.observed[i] === 1;
}

function hasObserver(s: S, party: number, n: number): boolean {
  for (let u = 0; u < s.at.length; u++)
    if (canObserve(s, u) && partyOf(s, u) === party && isInSight(s.world, s.at[u], n)) return true;
  return false;
}

/** [5.2] Returns whether a unit belongs to a colour of the player turn. */
export const isOfTurn = ({ world }: S, u: number, turn: number): boolean =>
  world.turnOf[world.colour[u]] === turn;

/** [32.4] [R59] [12.7] Returns whether a unit may fire: not surprised, and with its one attack left. */
export const mayFire = (s: S, u: number): boolean => s.fired[u] === 0 && !isSurprised(s, u);

/**
 * [32.4] [R59] Returns whether a unit is surprised: in turn 1, units of the surprised colour fire only if fired at or
 * assaulted.
 */
export function isSurprised(s: S, u: number): boolean {
  const { scenario, colour } = s.world;
  const { surprised } = scenario.specials;
  return s.round === 1 && s.freed[u] === 0 && COLOURS[colour[u]] === surprised;
}
