/** Section 6: range, starting places and targets of attack cards. */
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import type { AttackCard, Flier } from '../../data/card.ts';
import { SPECIAL } from '../../data/maps.ts';
import type { Armageddon } from '../../state.ts';
import { HAND } from '../../state/pieces.ts';
import { mayPayFor } from '../empire/02-pay.ts';
import { controllerOf, freeBases, hasUnitWith, supplyOf } from '../armies/03-control.ts';
import { isArmySupplied } from '../armies/03-speed.ts';
import { isEvent } from '../exploration/14-events.ts';
import { isKnown } from '../knowledge.ts';
import {
  cardOf,
  has,
  hasFlag,
  isArmy,
  isCombatCapable,
  isFamily,
  isUntaken,
  level,
} from '../pieces.ts';

type S = Armageddon;

export const attackCardOf = (s: S, u: number): AttackCard => cardOf(s, u) as AttackCard;
export const isMissile = (s: S, u: number): boolean => attackCardOf(s, u).flier === 'missile';

/** Returns the attack cards in the hand of a side. */
export function attackCards(s: S, side: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === side && s.place[u] === HAND && isFamily(s, u, 'attack')) found.push(u);
  return found;
}

/** Starting place of a card: a hex, its additional range, and whether an army helps. */
interface Site {
  readonly hex: number;
  readonly more: number;
  readonly isArmy: boolean;
}

/** Bases and targets of a side's sorties, computed once for all its cards. */
export interface Sky {
  readonly side: number;
  /** Pieces that it knows and may attack. */
  readonly known: readonly number[];
  /** Hexes of these pieces, ascending. */
  readonly hexes: readonly number[];
  sites(flier: Flier): readonly Site[];
}

export function skyOf(s: S, side: number): Sky {
  const found = new Map<Flier, readonly Site[]>();
  const known = targetsKnown(s, side);
  return {
    side,
    known,
    hexes: [...new Set(known.map((v) => s.place[v]))].sort((a, b) => a - b),
    sites(flier) {
      const sites = found.get(flier) ?? sitesOf(s, side, flier);
      found.set(flier, sites);
      return sites;
    },
  };
}

/** [6.2] [6.3] [6.4] [10.3.18] [14.6] Returns the starting places of a kind of card. */
function sitesOf(s: S, side: number, flier: Flier): Site[] {
  const isMissile = flier === 'missile';
  const bases = freeBases(s, side).map((base) => ({
    hex: s.place[base],
    more: isMissile && isUntaken(s, base) ? level(s, base, 'long-silos') : 0,
    isArmy: false,
  }));
  const places = flier === 'helo' ? helperHexes(s, side) : isMissile ? launcherHexes(s, side) : [];
  return [...bases, ...places.map((hex) => ({ hex, more: 0, isArmy: flier === 'helo' }))];
}

/** Returns the side's armies in the field that are not in stealth. */
function openArmies(s: S, side: number): number[] {
  const found: number[] = [];
  for (let u = s.world.cards; u < s.world.units.length; u++)
    if (s.owner[u] === side && s.place[u] >= 0) found.push(u);
  return found;
}

/** [6.3] Returns the hexes of armies that can help helos. */
function helperHexes(s: S, side: number): number[] {
  const able = openArmies(s, side).filter(
    (a) => !hasFlag(s, a, 'stealth') && isCombatCapable(s, a),
  );
  if (able.length === 0) return [];
  const isSupplied = supplyOf(s, side);
  return able.filter((a) => isArmySupplied(s, a, isSupplied)).map((a) => s.place[a]);
}

/** [6.4] [10.2.9] [14.6] Returns the hexes of missile launchers. */
function launcherHexes(s: S, side: number): number[] {
  const launchers = openArmies(s, side).filter((a) => hasUnitWith(s, a, 'mobile-launcher'));
  const silos = [...s.special.keys()].filter(
    (n) =>
      s.world.hexRows.has(s.explored, side, n) &&
      s.special[n] === SPECIAL.silo &&
      controllerOf(s, n, side) === side,
  );
  return [...launchers.map((a) => s.place[a]), ...silos];
}

/** Returns the best starting place within range of a hex, bases before armies; undefined if there is none. */
export function siteFor(s: S, sky: Sky, u: number, hex: number): Site | undefined {
  const { range, flier } = attackCardOf(s, u);
  const near = sky
    .sites(flier)
    .filter((site) => nodeDistance(s.world.board, site.hex, hex) <= range + site.more);
  return near.find((site) => !site.isArmy) ?? near[0];
}

/** [6.5] Returns the armies and facilities of others on the map that the side knows and may attack. */
function targetsKnown(s: S, side: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.units.length; u++) {
    if (s.place[u] < 0 || s.owner[u] === side || !isKnown(s, u, side)) continue;
    if (isArmy(s, u) || isFamily(s, u, 'facility')) found.push(u);
  }
  return found;
}

/** [25.23] [R20] Returns whether a facility allows missiles against its hex. */
const isSomeBase = (s: S, u: number): boolean =>
  isFamily(s, u, 'facility') && (!s.world.switches['missile-bases'] || has(s, u, 'supply'));

/** Returns the known targets of a card in a hex: armies, except for missiles [25.23], and facilities. */
export function targetsIn(s: S, sky: Sky, u: number, hex: number): number[] {
  const there = sky.known.filter((v) => s.place[v] === hex);
  if (!isMissile(s, u)) return there;
  const isBase = there.some((v) => isSomeBase(s, v));
  return isBase ? there.filter((v) => isFamily(s, v, 'facility')) : [];
}

/** [6.1] [25.7] Returns the hexes that a card can fly to, ascending. */
export const hexesFor = (s: S, sky: Sky, u: number): number[] =>
  sky.hexes.filter((n) => canStrike(s, sky, u, n));

const canStrike = (s: S, sky: Sky, u: number, hex: number): boolean =>
  siteFor(s, sky, u, hex) !== undefined && targetsIn(s, sky, u, hex).length > 0;

/** [14.1] Returns whether static grounds a card; it does not affect missiles. */
export const isGrounded = (s: S, u: number): boolean => isEvent(s, 'static') && !isMissile(s, u);

/** [R21] Returns whether a card may still fly in this turn. */
export const mayFly = (s: S, sky: Sky, u: number): boolean =>
  !hasFlag(s, u, 'flown') &&
  !isGrounded(s, u) &&
  mayPayFor(s, sky.side, u) &&
  sky.hexes.some((n) => canStrike(s, sky, u, n));

/** [R3] [R21] Returns the fighters of a side that can intercept over a hex, at their usual price and range. */
export function interceptorsOf(s: S, side: number, hex: number): number[] {
  if (isEvent(s, 'static')) return [];
  const sky = skyOf(s, side);
  return attackCards(s, side).filter(
    (u) =>
      has(s, u, 'air-to-air') &&
      !hasFlag(s, u, 'intercepted') &&
      mayPayFor(s, side, u) &&
      siteFor(s, sky, u, hex) !== undefined,
  );
}
