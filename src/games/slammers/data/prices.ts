/** [24.1] What units and forces cost, on the price list for scenarios of one's own. */
import type { Force, Group } from './scenario.ts';
import {
  DROP_PRICE,
  ELECTRONICS_PRICE,
  GAS_PRICE,
  MORALE_PRICES,
  takesElectronics,
  typeOf,
  type UnitId,
} from './units.ts';

/** [24.4] [35.3] The list price of a unit as its force has it, with gas or electronics. */
export function priceOf(force: Pick<Force, 'colour' | 'gas' | 'electronics'>, id: UnitId): number {
  const type = typeOf(force.colour, id);
  return (
    type.price +
    (force.gas.includes(id) ? GAS_PRICE : 0) +
    (force.electronics && takesElectronics(type) ? ELECTRONICS_PRICE : 0)
  );
}

/** Kinds of a group with their numbers. */
export const unitsOf = ({ units }: Pick<Group, 'units'>) =>
  Object.entries(units) as [UnitId, number][];

/** Units of a force. */
export const countOf = ({ groups }: Force): number =>
  groups.flatMap(unitsOf).reduce((sum, [, count]) => sum + count, 0);

/** [24.8] Points of a force with its drops, without morale. */
export function pointsOf(force: Force): number {
  let points = 0;
  for (const group of force.groups)
    for (const [id, count] of unitsOf(group))
      points += count * (priceOf(force, id) + (group.arrival.how === 'drop' ? DROP_PRICE : 0));
  return points;
}

/** [24.10] Points for a morale that holds from the start. */
export const moralePoints = (force: Force, morale: number): number =>
  countOf(force) * (MORALE_PRICES[morale] ?? 0);
