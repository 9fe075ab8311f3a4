/** Section 2: places where cards of the hand can be deployed, on their owner's map. */
import { NONE } from '../../../../kernel/state.ts';
import type { FacilityCard } from '../../data/card.ts';
import type { Armageddon } from '../../state.ts';
import { controllerOf, freeBases, supplyOf } from '../armies/03-control.ts';
import { commanded, commandOf, isArmySupplied } from '../armies/03-speed.ts';
import { freeArmy } from '../battle/05-damage.ts';
import { isKnown } from '../knowledge.ts';
import {
  cardOf,
  cardsOf,
  facilitiesAt,
  garrisonOf,
  has,
  hasFlag,
  heroOf,
  isFamily,
  isGarrison,
  unitsOf,
} from '../pieces.ts';

type S = Armageddon;

/** Returns whether a hex is supplied. */
type Supply = (hex: number) => boolean;

/** Sorts of cards; cards of one sort can go to the same places. */
export type Sort = 'hero' | 'unit' | 'fast' | 'base' | 'facility';

export function sortOf(s: S, u: number): Sort | undefined {
  if (isFamily(s, u, 'hero')) return 'hero';
  if (isFamily(s, u, 'unit')) return has(s, u, 'fast-deploy') ? 'fast' : 'unit';
  if (!isFamily(s, u, 'facility')) return undefined;
  return has(s, u, 'supply') ? 'base' : 'facility';
}

/** Bases and armies that a card can join, and hexes in which it can be built; each ascending. */
export interface Places {
  readonly into: readonly number[];
  readonly at: readonly number[];
}

/** [2.18] [2.19] [2.20] Returns the places for a sort of card. */
export function placesFor(s: S, side: number, sort: Sort, isSupplied = supplyOf(s, side)): Places {
  if (sort === 'base') return { into: [], at: sitesOf(s, side, isSupplied) };
  if (sort === 'facility') return { into: [], at: yardsOf(s, side) };
  const bases = barracksOf(s, side);
  if (sort === 'unit') return { into: bases, at: [] };
  return { into: [...bases, ...armiesFor(s, side, sort, isSupplied)], at: [] };
}

/** [2.18] [10.3.3] Returns the bases with Barracks that are not besieged; each is a source of supply itself. */
const barracksOf = (s: S, side: number): number[] =>
  freeBases(s, side).filter(
    (u) => has(s, u, 'barracks') && (garrisonOf(s, u) !== NONE || freeArmy(s, side) !== NONE),
  );

/**
 * [2.18] [10.2.1] Returns the supplied armies in the field with room: for a hero, or for a unit within their command.
 */
function armiesFor(s: S, side: number, sort: Sort, isSupplied: Supply): number[] {
  const found: number[] = [];
  for (let army = s.world.cards; army < s.world.units.length; army++) {
    if (s.owner[army] !== side || isGarrison(s, army) || hasFlag(s, army, 'stealth')) continue;
    const hasRoom = sort === 'hero' ? heroOf(s, army) === NONE : hasRoomForUnit(s, army);
    if (hasRoom && isArmySupplied(s, army, isSupplied)) found.push(army);
  }
  return found;
}

/** [3.11] [3.19] Returns whether an army has room for a unit. */
const hasRoomForUnit = (s: S, army: number): boolean =>
  unitsOf(s, army).length < s.world.values.unitsOfArmy &&
  commanded(s, cardsOf(s, army)) < commandOf(s, army);

// Building

/** Returns hexes with the side's heroes or engineers, each with whether an engineer is there. */
export function buildersOf(s: S, side: number): ReadonlyMap<number, boolean> {
  const found = new Map<number, boolean>();
  for (let u = 0; u < s.world.cards; u++) {
    if (s.owner[u] !== side || s.place[u] < 0 || hasFlag(s, u, 'prisoner')) continue;
    const isEngineer = has(s, u, 'engineer');
    if (isEngineer || isFamily(s, u, 'hero'))
      found.set(s.place[u], isEngineer || found.get(s.place[u]) === true);
  }
  return found;
}

/**
 * [2.19] [10.2.3] Returns supplied hexes that the side controls, with a hero or an engineer, and without another
 * known base.
 */
const sitesOf = (s: S, side: number, isSupplied: Supply): number[] =>
  [...buildersOf(s, side).keys()]
    .filter((n) => isSupplied(n) && controllerOf(s, n, side) === side && !hasBase(s, n, side))
    .sort((a, b) => a - b);

/** Returns whether a side knows a base of any owner in a hex. */
const hasBase = (s: S, hex: number, side: number): boolean =>
  facilitiesAt(s, hex).some((u) => has(s, u, 'supply') && isKnown(s, u, side));

/** [2.20] [2.22] Returns the number of a base's slots for facilities: its level, plus one for each upgrade. */
const levelOf = (s: S, base: number): number =>
  (cardOf(s, base) as FacilityCard).level + s.upgrades[base];

/** [2.20] Returns the number of a base's free slots; bases, collectors and minefields need none. */
export function freeSlots(s: S, base: number): number {
  const used = facilitiesAt(s, s.place[base]).filter(
    (u) => s.owner[u] === s.owner[base] && sortOf(s, u) === 'facility' && needsSlot(s, u),
  );
  return levelOf(s, base) - used.length;
}

const needsSlot = (s: S, u: number): boolean => !has(s, u, 'collects-one') && !has(s, u, 'mines');

/** [2.20] Returns the hexes of the side's bases that are not besieged and have a free slot. */
const yardsOf = (s: S, side: number): number[] => [
  ...new Set(
    freeBases(s, side)
      .filter((u) => freeSlots(s, u) > 0)
      .map((u) => s.place[u])
      .sort((a, b) => a - b),
  ),
];
