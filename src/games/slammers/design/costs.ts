/** [24.1] Prices of the forces of a document. */
import { moralePoints, pointsOf } from '../data/prices.ts';
import { FORTRESS_PRICE } from '../data/units.ts';
import type { DesignedForce } from './document.ts';
import { forceOf } from './scenario.ts';

/** [24.4] to [24.11]: Returns the price of units with gas, electronics and drops, of fortresses and of morale. */
export function costOf(design: DesignedForce): number {
  const force = forceOf(design);
  return pointsOf(force) + moralePoints(force, design.morale) + FORTRESS_PRICE * design.fortresses;
}

/** [24.3] Returns the points that a force costs, or that it may spend at the table. */
export const worthOf = (design: DesignedForce): number =>
  design.buys ? design.points : costOf(design);
