/** [3.21] [3.22] What armies learn, and forget when they change. */
import { NUMBER } from '../../data/numbers.ts';
import type { Armageddon } from '../../state.ts';
import { isFamily } from '../pieces.ts';

type S = Armageddon;

/** More than any game gives. */
const MOST = 9_999;

/** [3.22] An army has learnt so much, if it is still there. */
export function learn(s: S, army: number, points: number): void {
  if (army >= 0 && s.place[army] >= 0)
    s.experience[army] = Math.min(MOST, s.experience[army] + points);
}

/** [3.22] [R109] A challenge on the ground was a hit, and has perhaps destroyed whom it hit. */
export const learnByHit = (s: S, army: number, isGone: boolean): void =>
  learn(s, army, NUMBER.experienceHit + (isGone ? NUMBER.experienceKill : 0));

/** [3.21] A unit that leaves takes a quarter along. */
export function loseOne(s: S, u: number, army: number): void {
  if (isFamily(s, u, 'unit'))
    s.experience[army] -= Math.trunc(s.experience[army] / NUMBER.experienceLess);
}

/** [3.21] A unit that comes dilutes it by a tenth. */
export function addOne(s: S, u: number, army: number): void {
  if (isFamily(s, u, 'unit'))
    s.experience[army] -= Math.trunc(s.experience[army] / NUMBER.experienceMore);
}
