/** Reasons why a struck particle may not be driven to the chosen point. */
import { node } from '../../../kernel/text/message.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import { type AnnihilationState, named } from '../state.ts';
import { refuse } from '../i18n/msg.ts';
import { kindOf } from './03-refusals.ts';
import { endOfRay } from './04-rays.ts';
import { STEP } from './names.ts';

/** [4.3] Returns why not, and where the particle in flight would go instead on the line of the chosen point. */
export function whyNotDriven(s: AnnihilationState, to: number): Refusal {
  const { rayOf } = s.world;
  const { particle: u, force } = s.frame(STEP['transference.line']);
  const from = s.place[u];
  for (let r = rayOf[from]; r < rayOf[from + 1]; r++) {
    const ray = pointsOfRay(s, r);
    if (ray.includes(to)) return whyNotAlong(s, r, ray.indexOf(to));
  }
  const places = { to: node(to), at: node(from), what: kindOf(s, to) };
  return refuse('4.3', 'refusal.line', { ...places, u: named(s, u), n: force });
}

const pointsOfRay = ({ world }: AnnihilationState, r: number): number[] => [
  ...world.rayNodes.subarray(world.rayAt[r], world.rayAt[r + 1]),
];

/** Returns why the particle cannot be driven to point `k` of a ray, counted from 0. */
function whyNotAlong(s: AnnihilationState, r: number, k: number): Refusal {
  const { particle, force } = s.frame(STEP['transference.line']);
  const [u, ray] = [named(s, particle), pointsOfRay(s, r)];
  const end = endOfRay(s, r, force, NONE);
  if (end === NONE) {
    const to = node(ray[ray.length - 1]);
    return refuse('R2', 'refusal.short', { to, n: ray.length, force });
  }
  const met = s.unitOn[end];
  if (met !== NONE && ray.indexOf(end) < k)
    return refuse('R1', 'refusal.blocked', { v: named(s, met), at: node(end), u });
  return refuse('4.2', 'refusal.exact', { u, n: force, to: node(end) });
}
