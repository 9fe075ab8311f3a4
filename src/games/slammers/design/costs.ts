/** [24.1] What a force of a document costs. */
import { moralePoints, pointsOf } from '../data/prices.ts';
import { FORTRESS_PRICE } from '../data/units.ts';
import type { DesignedForce } from './document.ts';
import { forceOf } from './scenario.ts';

/** [24.4] to [24.11]: units with gas, electronics and drops; fortresses; morale. */
export function costOf(design: DesignedForce): number {
  const force = forceOf(design);
  return pointsOf(force) + moralePoints(force, design.morale) + FORTRESS_PRICE * design.fortresses;
}

/** [24.3] What a force is worth: what it costs, or what it will spend at the table. */
export const worthOf = (design: DesignedForce): number =>
  design.buys ? design.points : costOf(design);
