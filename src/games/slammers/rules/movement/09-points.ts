/** [9.1] What a unit has to spend in its turn, in half points [R18]. */
import { NONE } from '../../../../kernel/state.ts';
import { halfMovement } from '../../ground/reach.ts';
import type { Slammers } from '../../state.ts';
import { cargoOf, kindOf, ratingsOf } from '../units.ts';

type S = Slammers;

/** [11.2] [11.10] [44.3] Half points to mount, to dismount, to take a container. */
export const BOARDING_COST = 2;

/** [10.3] Whether a gun is hooked up to it. */
export function isTowing(s: S, u: number): boolean {
  const cargo = cargoOf(s, u);
  return cargo !== NONE && kindOf(s, cargo).towable;
}

/** [9.1] [19.3] [10.3] [R9] What it has at the start: halved, and rounded down, if it is disrupted or tows. */
function allowanceOf(s: S, u: number): number {
  const { movement } = ratingsOf(s, u);
  return s.disrupted[u] || isTowing(s, u) ? halfMovement(movement) : 2 * movement;
}

/** [R31] What it has left in the gait that it is in. */
export const pointsLeft = (s: S, u: number): number =>
  allowanceOf(s, u) - (s.mounted[u] ? s.rode[u] : s.walked[u]);

/** [R18] Movement points from half points. */
export const pointsText = (halves: number): string =>
  halves % 2 === 0 ? `${halves / 2}` : `${halves > 1 ? (halves - 1) / 2 : ''}½`;

/** [9.3] Points are gone; who rides in a carrier has been driven by as many. */
export function spend(s: S, u: number, halves: number): void {
  if (s.mounted[u]) s.rode[u] += halves;
  else s.walked[u] += halves;
  const cargo = cargoOf(s, u);
  if (cargo !== NONE) s.rode[cargo] += halves;
}

/** [9.5] Whether it has spent nothing in this turn. */
export const isFresh = ({ walked, rode }: S, u: number): boolean =>
  walked[u] === 0 && rode[u] === 0;

/** [11.1] Whether it is where it began the turn: it has at most let somebody in or out. */
export const isInPlace = ({ walked, rode, boarded, alighted, landed }: S, u: number): boolean =>
  rode[u] === 0 && walked[u] === BOARDING_COST * (boarded[u] + alighted[u]) && landed[u] === 0;
