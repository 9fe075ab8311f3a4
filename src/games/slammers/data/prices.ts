/** [24.1] What units and forces cost, on the price list for scenarios of one's own. */
import type { Force, Group } from './scenario.ts';
import { priceIn } from './unit-types.ts';
import { armyOf, kindIn, takesElectronics, type UnitId } from './units.ts';
import { type Values, VALUES } from './values.ts';

/** [24.4] [35.3] The list price of a unit as its force has it, with gas or electronics. */
export function priceOf(
  values: Values,
  force: Pick<Force, 'colour' | 'gas' | 'electronics'>,
  id: UnitId,
): number {
  const hasElectronics = force.electronics && takesElectronics(kindIn(force.colour, id));
  return (
    priceIn(values, armyOf(force.colour), id) +
    (force.gas.includes(id) ? values['price.gas'] : 0) +
    (hasElectronics ? values['price.electronics'] : 0)
  );
}

/** Kinds of a group with their numbers. */
export const unitsOf = ({ units }: Pick<Group, 'units'>) =>
  Object.entries(units) as [UnitId, number][];

/** Units of a force. */
export const countOf = ({ groups }: Force): number =>
  groups.flatMap(unitsOf).reduce((sum, [, count]) => sum + count, 0);

/** [24.8] Points of a force with its drops, without morale. */
export function pointsOf(values: Values, force: Force): number {
  const drop = values['price.drop'];
  let points = 0;
  for (const group of force.groups)
    for (const [id, count] of unitsOf(group))
      points += count * (priceOf(values, force, id) + (group.arrival.how === 'drop' ? drop : 0));
  return points;
}

/** [24.10] Points for a morale that holds from the start. */
export const moralePoints = (values: Values, force: Force, morale: number): number =>
  countOf(force) * moralePrice(values, morale);

/** [24.10] Morale that can be bought, from the best. */
export const MORALES: readonly number[] = VALUES.declarations['price.morale'].rows.map(Number);

/** [24.10] Points for each unit, by morale; 0 for a morale that has no price. */
export const moralePrice = (values: Values, morale: number): number =>
  values['price.morale'][MORALES.indexOf(morale)] ?? 0;
