/** The ways along the lines of force that are open to a struck particle. */
import { NONE } from '../../../kernel/state.ts';
import type { AnnihilationState } from '../state.ts';

/**
 * [4.3] [4.4] Where a particle driven along ray `r` with `force` ends: on the first particle in its
 * way ([R1] even if force is left), else at its full distance; `NONE` where the line ends before
 * that [R2]. Particle `lifted` is thought away: it has left its point.
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

/** [R2] Whether a particle on `n` can be driven `force` steps in any direction at all. */
export function canDrive(s: AnnihilationState, n: number, force: number, lifted: number): boolean {
  const { rayOf } = s.world;
  const end = rayOf[n + 1];
  for (let r = rayOf[n]; r < end; r++) {
    if (endOfRay(s, r, force, lifted) !== NONE) return true;
  }
  return false;
}
