/** [9.1] Movement points of a unit in its turn, in half points [R18]. */
import { NONE } from '../../../../kernel/state.ts';
import { halfMovement } from '../../ground/reach.ts';
import type { Slammers } from '../../state.ts';
import { cargoOf, kindOf, ratingsOf } from '../units.ts';

type S = Slammers;

/** [10.3] Returns whether a gun is hooked up to a unit. */
export function isTowing(s: S, u: number): boolean {
  const cargo = cargoOf(s, u);
  return cargo !== NONE && kindOf(s, cargo).towable;
}

/**
 * [9.1] [19.3] [10.3] [R9] Returns the points at the start of the turn: halved, rounded down, if disrupted or towing.
 */
function allowanceOf(s: S, u: number): number {
  const { movement } = ratingsOf(s, u);
  return s.disrupted[u] || isTowing(s, u) ? halfMovement(movement) : 2 * movement;
}

/** [R31] Returns the points that are left in the current mode, mounted or on foot. */
export const pointsLeft = (s: S, u: number): number =>
  allowanceOf(s, u) - (s.mounted[u] ? s.rode[u] : s.walked[u]);

/** [R18] Returns half points as text in movement points. */
export const pointsText = (halves: number): string =>
  halves % 2 === 0 ? `${halves / 2}` : `${halves > 1 ? (halves - 1) / 2 : ''}½`;

/** [9.3] Spends half points of a unit, and counts them as riding for its cargo. */
export function spend(s: S, u: number, halves: number): void {
  if (s.mounted[u]) s.rode[u] += halves;
  else s.walked[u] += halves;
  const cargo = cargoOf(s, u);
  if (cargo !== NONE) s.rode[cargo] += halves;
}

/** [9.5] Returns whether a unit has spent nothing in this turn. */
export const isFresh = ({ walked, rode }: S, u: number): boolean =>
  walked[u] === 0 && rode[u] === 0;

/** [11.1] Returns whether a unit is where it began the turn, with no action except loading or unloading infantry. */
export const isInPlace = (
  { walked, rode, boarded, alighted, landed, world }: S,
  u: number,
): boolean =>
  rode[u] === 0 && walked[u] === world.costs.board * (boarded[u] + alighted[u]) && landed[u] === 0;
