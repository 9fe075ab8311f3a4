/** [3.21] [3.22] Experience of armies: gained in battle, lost by changes of their units. */
import type { Armageddon } from '../../state.ts';
import { isFamily } from '../pieces.ts';

type S = Armageddon;

/** Upper bound of an army's experience in any game. */
const MOST = 9_999;

/** [3.22] Adds experience to an army that still exists. */
export function learn(s: S, army: number, points: number): void {
  if (army >= 0 && s.place[army] >= 0)
    s.experience[army] = Math.min(MOST, s.experience[army] + points);
}

/** [3.22] [R109] Adds experience for a hit in a ground challenge, more if it destroyed its target. */
export const learnByHit = (s: S, army: number, isGone: boolean): void =>
  learn(s, army, s.world.values.experienceHit + (isGone ? s.world.values.experienceKill : 0));

/** [3.21] Removes a quarter of the experience when a unit leaves. */
export function loseOne(s: S, u: number, army: number): void {
  if (isFamily(s, u, 'unit'))
    s.experience[army] -= Math.trunc(s.experience[army] / s.world.values.experienceLess);
}

/** [3.21] Dilutes the experience by a tenth when a unit joins. */
export function addOne(s: S, u: number, army: number): void {
  if (isFamily(s, u, 'unit'))
    s.experience[army] -= Math.trunc(s.experience[army] / s.world.values.experienceMore);
}
