/** Reasons why a carrier may not emit itself, or not move to the chosen point. */
import { node } from '../../../kernel/text/message.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import { type AnnihilationState, distanceFor, named } from '../state.ts';
import { refuse } from '../i18n/msg.ts';
import { rivalDistance } from './06-exception.ts';
import { STEP } from './names.ts';

/**
 * [3.2] Returns why `u` has no legal path from `from` with `force`. Either every particle that it can hit cannot be
 * driven [R2], or it is the closest carrier wherever it can go [6.1]; any other carrier could move to and fro until its
 * force is used up.
 */
export function whyNoPath(s: AnnihilationState, u: number, from: number, force: number): Refusal {
  const args = { u: named(s, u), at: node(from) };
  if (canHit(s, from, rivalDistance(s, u))) return refuse('R2', 'refusal.room', args);
  return refuse('6.1', 'refusal.backwards', { ...args, n: force });
}

/** Returns whether a carrier without a legal path can reach another particle; it can only move back. */
function canHit(s: AnnihilationState, from: number, rival: number): boolean {
  const open = neighboursOf(s, from).filter((to) => !isForbiddenForwards(s, from, to, rival));
  return open.some((to) => s.unitOn[to] !== NONE || canHit(s, to, rival));
}

/** [6.1] Returns whether a step leads forwards from a point to which no other carrier is as near. */
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

/** [D7] Whether a place lies in a tray; its label then says nothing to a player. */
export const kindOf = ({ world }: AnnihilationState, n: number): 'tray' | 'point' =>
  n >= world.points ? 'tray' : 'point';

/** [3.3] Returns why the moving carrier may not go to the chosen point. */
export function whyNotStep(s: AnnihilationState, to: number): Refusal {
  const { particle: u, force } = s.frame(STEP['emission.path']);
  const from = s.place[u];
  const [mover, here, there] = [named(s, u), node(from), node(to)];
  if (!neighboursOf(s, from).includes(to))
    return refuse('3.3', 'refusal.far', { to: there, at: here, what: kindOf(s, to) });
  if (isForbiddenForwards(s, from, to, rivalDistance(s, u)))
    return refuse('6.1', 'refusal.forwards', { u: mover, at: here });
  const met = s.unitOn[to];
  if (met !== NONE)
    return refuse('R2', 'refusal.struck', { n: force - 1, v: named(s, met), to: there });
  if (to === s.world.emergence[1 - s.side])
    return refuse('5.4', 'refusal.early', { u: mover, to: there, n: force });
  return whyNoPath(s, u, to, force - 1);
}
