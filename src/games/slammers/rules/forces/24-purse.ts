/** [24.1] What a colour has bought, what it has spent, and what it can still buy. */
import { LESSER, type BuyingLine } from '../../data/buying.ts';
import type { Force } from '../../data/scenario.ts';
import { takesFortress } from '../../data/terrain.ts';
import { moralePrice, MORALES } from '../../data/prices.ts';
import { priceIn } from '../../data/unit-types.ts';
import { armyOf, COLOURS, MARKERS, UNIT_IDS, UNIT_KINDS, type UnitId } from '../../data/units.ts';
import { ABSENT, type Slammers } from '../../state.ts';
import { priceNow } from '../units.ts';

type S = Slammers;
type Purse = NonNullable<Force['buys']>;

/** [44.2] Returns the budget of a colour; undefined if it buys nothing. */
export const purseOf = ({ world }: S, colour: number): Purse | undefined =>
  world.forces[colour]?.buys;

/** Returns the units of a colour that use the counters of a kind, bought or not, ascending. */
export const countersOf = ({ world }: S, colour: number, id: UnitId): number[] =>
  [...world.kind.keys()].filter(
    (u) => world.colour[u] === colour && UNIT_KINDS[world.kind[u]].id === id,
  );

/** Returns the units of a kind that have been bought, ascending. */
export const boughtOf = (s: S, colour: number, id: UnitId): number[] =>
  countersOf(s, colour, id).filter((u) => s.at[u] !== ABSENT);

/** Returns all units of a colour that have been bought. */
export const allBought = (s: S, colour: number): number[] =>
  [...s.at.keys()].filter((u) => s.world.colour[u] === colour && s.at[u] !== ABSENT);

/** [24.4] to [24.10]: Returns the points that a colour has spent. */
export function spentBy(s: S, colour: number): number {
  const { values } = s.world;
  const drop = values['price.drop'];
  const units = allBought(s, colour);
  const points = units.reduce((sum, u) => sum + priceNow(s, u) + (s.drops[u] ? drop : 0), 0);
  const morale = purseOf(s, colour)?.morale ? moralePrice(values, s.morale[colour]) : 0;
  return points + values['price.fortress'] * s.fortresses[colour] + morale * units.length;
}

/** Returns the points that a colour has left. */
export const leftTo = (s: S, colour: number): number =>
  (purseOf(s, colour)?.points ?? 0) - spentBy(s, colour);

/** [24.9] Returns the kind that the counters of a kind represent in a colour. */
export function shownId(s: S, colour: number, id: UnitId): UnitId {
  const lesser = LESSER[id];
  return lesser && s[lesser.buys][colour] === 1 ? lesser.id : id;
}

/** [24.6] Returns the price of one more unit of a kind, as the colour buys it. */
const priceOfKind = (s: S, colour: number, id: UnitId): number =>
  priceIn(s.world.values, armyOf(COLOURS[colour]), shownId(s, colour, id));

/** [24.4] to [24.8]: Returns the price on a line of the list, in points for each unit or fortress; morale has several. */
export function priceOnLine(s: S, colour: number, { buys, id = 'IN' }: BuyingLine): number {
  const { values } = s.world;
  switch (buys) {
    case 'militia':
    case 'buses':
      return priceIn(values, armyOf(COLOURS[colour]), LESSER[id]?.id ?? id);
    case 'units':
      return priceOfKind(s, colour, id);
    case 'gas':
      return values['price.gas'];
    case 'electronics':
      return values['price.electronics'];
    case 'drops':
      return values['price.drop'];
    case 'fortresses':
      return values['price.fortress'];
    case 'morale':
      return 0;
  }
}

/** [24.1] Returns the possible answers to a line of the list, ascending; only 0 if there is no choice. */
export function answersTo(s: S, colour: number, { buys, id = 'IN' }: BuyingLine): number[] {
  const { values } = s.world;
  const left = leftTo(s, colour);
  const count = boughtOf(s, colour, id).length;
  switch (buys) {
    case 'militia':
    case 'buses':
      return upTo(1);
    case 'units':
      return upTo(mostUnits(s, colour, id));
    // [24.7] All units of the kind get it, or no unit.
    case 'gas':
      return upTo(count > 0 && count * values['price.gas'] <= left ? 1 : 0);
    case 'electronics':
      return upTo(count > 0 && count * values['price.electronics'] <= left ? 1 : 0);
    // [24.8] [R38] Buses cannot drop.
    case 'drops':
      return upTo(
        canDrop(s, colour, id) ? Math.min(count, Math.floor(left / values['price.drop'])) : 0,
      );
    case 'fortresses':
      return upTo(Math.min(fortressesLeft(s, colour), Math.floor(left / values['price.fortress'])));
    case 'morale':
      return moralesFor(s, colour, left);
  }
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

/**
 * [24.1] [D2] [44.2] Returns how many units of a kind can be bought: limited by points, counters and the scenario.
 */
function mostUnits(s: S, colour: number, id: UnitId): number {
  const price = priceOfKind(s, colour, id);
  const most = purseOf(s, colour)?.most[id] ?? Infinity;
  return Math.min(countersOf(s, colour, id).length, most, Math.floor(leftTo(s, colour) / price));
}

const canDrop = (s: S, colour: number, id: UnitId): boolean => !(id === 'AC' && s.buses[colour]);

/** [D2] [22.5] Returns how many fortresses can be bought: limited by markers and by suitable hexes of the colour. */
function fortressesLeft(s: S, colour: number): number {
  const bought = s.fortresses.reduce((sum, n) => sum + n, 0);
  return Math.min(MARKERS.fortress - bought, fortressHexes(s, colour).length);
}

/** [22.3] [22.5] [R57] Returns the hexes in which a colour can set up a fortress, ascending. */
export function fortressHexes({ world, fortress, rubble }: S, colour: number): number[] {
  const own = world.groups.filter(
    (group) => group.colour === colour && group.arrival.how === 'set-up',
  );
  return [...world.terrain.keys()].filter(
    (n) =>
      own.some(({ area }) => area[n] === 1) &&
      takesFortress(world.terrain[n]) &&
      !fortress[n] &&
      !rubble[n],
  );
}

/**
 * [24.10] [24.11] Returns the morale values that a colour can buy for all its units, or 0 for that of the scenario.
 */
function moralesFor(s: S, colour: number, left: number): number[] {
  if (!purseOf(s, colour)?.morale) return [0];
  const units = allBought(s, colour).length;
  return MORALES.filter((morale) => moralePrice(s.world.values, morale) * units <= left);
}

/** [15.1] Adds a kind of unit to a bit mask. */
export const withGas = (bits: number, id: UnitId): number => bits | (1 << UNIT_IDS.indexOf(id));
