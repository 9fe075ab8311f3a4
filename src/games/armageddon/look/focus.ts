/** The unit and the hex that a decision is about. */
import { STEP, STEPS } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;

/** Names of subjects and places in frames. */
const UNITS: readonly string[] = ['card', 'army', 'hero', 'agent'];
const HEXES: readonly string[] = ['hex'];
/** Steps below others that say what those are about. */
const BELOW: readonly number[] = [
  STEP.sortie,
  STEP.covert,
  STEP.enter,
  STEP.threshold,
  STEP.battle,
];

export function focus(s: S): { readonly unit: number; readonly node: number } {
  for (const step of [s.step, ...BELOW]) {
    if (!s.isPending(step)) continue;
    const unit = fieldOf(s, step, UNITS);
    const node = fieldOf(s, step, HEXES);
    if (unit >= 0 || node >= 0) return { unit, node: node >= 0 ? node : placeOf(s, unit) };
  }
  return { unit: -1, node: -1 };
}

/** The first of these fields that the frame of a step has; -1 if there is none, or it is nothing, or unseen. */
function fieldOf(s: S, step: number, names: readonly string[]): number {
  const field = STEPS.list[step].fields.find((each) => names.includes(each));
  return field === undefined ? -1 : Math.max(-1, s.frame<string>(step)[field]);
}

const placeOf = (s: S, u: number): number => Math.max(-1, s.place[u]);
