/** [24.1] Prices of the forces of a document. */
import { moralePoints, pointsOf } from '../data/prices.ts';
import type { Values } from '../data/values.ts';
import type { DesignedForce } from './document.ts';
import { forceOf } from './scenario.ts';

/** [24.4] to [24.11]: Returns the price of units with gas, electronics and drops, of fortresses and of morale. */
export function costOf(values: Values, design: DesignedForce): number {
  const force = forceOf(design);
  return (
    pointsOf(values, force) +
    moralePoints(values, force, design.morale) +
    values['price.fortress'] * design.fortresses
  );
}

/** [24.3] Returns the points that a force costs, or that it may spend at the table. */
export const worthOf = (values: Values, design: DesignedForce): number =>
  design.buys ? design.points : costOf(values, design);
