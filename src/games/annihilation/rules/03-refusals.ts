/** Why a carrier may not emit itself, or not go where somebody pointed. */
import { node } from '../../../kernel/text/message.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import { type AnnihilationState, distanceFor, named } from '../state.ts';
import { refuse } from '../i18n/msg.ts';
import { rivalDistance } from './06-exception.ts';
import { STEP } from './names.ts';

/**
 * [3.2] Why `u` has no legal path from `from` with `force`. It would have one if what it can hit could
 * be driven [R2]; else it is the closest carrier wherever it can go [6.1], as any other may step to
 * and fro until its force is used up.
 */
export function whyNoPath(s: AnnihilationState, u: number, from: number, force: number): Refusal {
  const args = { u: named(s, u), at: node(from) };
  if (canHit(s, from, rivalDistance(s, u))) return refuse('R2', 'refusal.room', args);
  return refuse('6.1', 'refusal.backwards', { ...args, n: force });
}

/** Whether a carrier without a legal path can come upon another particle; it can go back only. */
function canHit(s: AnnihilationState, from: number, rival: number): boolean {
  const open = neighboursOf(s, from).filter((to) => !isForbiddenForwards(s, from, to, rival));
  return open.some((to) => s.unitOn[to] !== NONE || canHit(s, to, rival));
}

/** [6.1] A step forwards from a point where nobody else is as near. */
function isForbiddenForwards(
  s: AnnihilationState,
  from: number,
  to: number,
  rival: number,
): boolean {
  const d = distanceFor(s, s.side, from);
  return d < rival && distanceFor(s, s.side, to) < d;
}

function neighboursOf({ world }: AnnihilationState, n: number): number[] {
  const { neighbours, slots } = world.board;
  return [...neighbours.subarray(n * slots, (n + 1) * slots)].filter((to) => to !== NONE);
}

/** [3.3] Why the carrier on its way may not go to the point that somebody has named. */
export function whyNotStep(s: AnnihilationState, to: number): Refusal {
  const { particle: u, force } = s.frame(STEP['emission.path']);
  const from = s.place[u];
  const [mover, here, there] = [named(s, u), node(from), node(to)];
  if (!neighboursOf(s, from).includes(to))
    return refuse('3.3', 'refusal.far', { to: there, at: here });
  if (isForbiddenForwards(s, from, to, rivalDistance(s, u)))
    return refuse('6.1', 'refusal.forwards', { u: mover, at: here });
  const met = s.unitOn[to];
  if (met !== NONE)
    return refuse('R2', 'refusal.struck', { n: force - 1, v: named(s, met), to: there });
  if (to === s.world.emergence[1 - s.side])
    return refuse('5.4', 'refusal.early', { u: mover, to: there, n: force });
  return whyNoPath(s, u, to, force - 1);
}
