/** Directions along the lines of force that are open to a struck particle. */
import type { LegalActions } from '../../../kernel/action.ts';
import { NONE } from '../../../kernel/state.ts';
import type { AnnihilationState } from '../state.ts';
import { VERB } from './names.ts';

/**
 * [4.3] [4.4] Returns where a particle driven along ray `r` with `force` ends: on the first particle in its way ([R1]
 * even if force is left), or at its full distance; `NONE` if the line ends before that [R2]. Particle `lifted` is
 * ignored, because it has left its point.
 */
export function endOfRay(s: AnnihilationState, r: number, force: number, lifted: number): number {
  const { rayAt, rayNodes } = s.world;
  const { unitOn } = s;
  const end = rayAt[r + 1];
  const last = rayAt[r] + force - 1;
  for (let i = rayAt[r]; i < end; i++) {
    const n = rayNodes[i];
    const u = unitOn[n];
    if (i === last || (u !== NONE && u !== lifted)) return n;
  }
  return NONE;
}

/** [R2] Returns whether a particle on `n` can be driven `force` steps in any direction. */
export function canDrive(s: AnnihilationState, n: number, force: number, lifted: number): boolean {
  const { rayOf } = s.world;
  const end = rayOf[n + 1];
  for (let r = rayOf[n]; r < end; r++) {
    if (endOfRay(s, r, force, lifted) !== NONE) return true;
  }
  return false;
}

/**
 * [D8] Lists the ends of all directions open to a particle on `n`, ascending, each once: lines that lead to the same
 * end are the same choice.
 */
export function addEnds(
  s: AnnihilationState,
  n: number,
  force: number,
  out: LegalActions<'drive'>,
): void {
  const { rayOf, scratch } = s.world;
  const { ends } = scratch;
  let count = 0;
  for (let r = rayOf[n]; r < rayOf[n + 1]; r++) {
    const end = endOfRay(s, r, force, NONE);
    if (end === NONE) continue;
    let at = count;
    while (at > 0 && ends[at - 1] > end) at -= 1;
    if (at > 0 && ends[at - 1] === end) continue;
    for (let i = count; i > at; i--) ends[i] = ends[i - 1];
    ends[at] = end;
    count += 1;
  }
  for (let i = 0; i < count; i++) out.add(VERB.drive, ends[i]);
}

/** [4.3] Returns the points from `from` (not included) to `end` on the first line that leads there. */
export function flightTo(s: AnnihilationState, from: number, force: number, end: number): number[] {
  const { rayOf, rayAt, rayNodes } = s.world;
  for (let r = rayOf[from]; r < rayOf[from + 1]; r++) {
    if (endOfRay(s, r, force, NONE) !== end) continue;
    const ray = Array.from(rayNodes.subarray(rayAt[r], rayAt[r + 1]));
    return ray.slice(0, ray.indexOf(end) + 1);
  }
  return [];
}
