/** Rule 3: carriers that may emit themselves, and their paths. */
import type { LegalActions } from '../../../kernel/action.ts';
import { NONE } from '../../../kernel/state.ts';
import {
  type AnnihilationState,
  chargeOf,
  distanceFor,
  isAnnihilator,
  isEmergence,
  ownerOf,
} from '../state.ts';
import { canDrive } from './04-rays.ts';
import { rivalDistance, rivalsOf } from './06-exception.ts';
import { STEP, VERB } from './names.ts';

/** [3.1] Returns whether `u` may emit itself: it needs a path that is legal to its end. */
export const canSelfEmit = (s: AnnihilationState, u: number): boolean =>
  isEmitter(s, u) && hasPath(s, u, rivalDistance(s, u));

/** [3.1] Lists all carriers that may emit themselves. */
export function addEmitters(s: AnnihilationState, out: LegalActions<'emit'>): void {
  const rivalOf = rivalsOf(s, s.side);
  for (let u = 0; u < s.place.length; u++)
    if (isEmitter(s, u) && hasPath(s, u, rivalOf(u))) out.add(VERB.emit, u);
}

/** [3.1] Returns whether `u` is a carrier of the player on turn in the zone, [R6] not on its own emergence. */
function isEmitter(s: AnnihilationState, u: number): boolean {
  const n = s.place[u];
  return n !== NONE && !isAnnihilator(s, u) && ownerOf(s, u) === s.side && !isEmergence(s, n);
}

/** [3.2] Returns whether `u` can use up its whole charge on a path that is legal to its end. */
function hasPath(s: AnnihilationState, u: number, rival: number): boolean {
  s.world.scratch.stamp++;
  return canGoOn(s, u, s.place[u], chargeOf(s, u), rival);
}

/**
 * Returns whether `u`, at `from` with `force` left, may step to the neighbour `to` and reach a legal end from there.
 * `rival` is `rivalDistance` of `u`.
 */
function canStep(
  s: AnnihilationState,
  u: number,
  from: number,
  to: number,
  force: number,
  rival: number,
): boolean {
  const { world, side } = s;
  const d = distanceFor(s, side, from);
  // [6.1] [6.2] [R10] Checked at every step, from the carrier's current point.
  if (d < rival && distanceFor(s, side, to) < d) return false;
  const v = s.unitOn[to];
  // [3.4] The particle that it hits must be able to move by the rest of the force [R2].
  if (v !== NONE && v !== u)
    return force === 1 || isAnnihilator(s, v) || canDrive(s, to, force - 1, u);
  if (force === 1) return true;
  // [5.4] [R11] The opponent's emergence allows only an exact arrival; the carrier's own may be passed.
  return to !== world.emergence[1 - side] && canGoOn(s, u, to, force - 1, rival);
}

/** Returns whether any step from `from` leads to a legal end; stores the points where none does. */
function canGoOn(
  s: AnnihilationState,
  u: number,
  from: number,
  force: number,
  rival: number,
): boolean {
  const { board, scratch } = s.world;
  const key = from * scratch.reach + force;
  if (scratch.blind[key] === scratch.stamp) return false;
  const start = from * board.slots;
  for (let slot = 0; slot < board.slots; slot++) {
    const to = board.neighbours[start + slot];
    if (to === NONE) break;
    if (canStep(s, u, from, to, force, rival)) return true;
  }
  scratch.blind[key] = scratch.stamp;
  return false;
}

/**
 * [3.2] [3.4] Calls `visit` once for every last step (`to`, with `force` before it) that can end the motion of `u` from
 * `from`: onto an occupied point, or with the last of its force. `visit` must not search for another path, because both
 * would write into the same scratch memory.
 */
export function eachEnd(
  s: AnnihilationState,
  u: number,
  from: number,
  force: number,
  visit: (to: number, force: number) => void,
): void {
  const { board, points } = s.world;
  const rival = rivalDistance(s, u);
  const seen = new Uint8Array(points);
  s.world.scratch.stamp++;
  let here = [from];
  for (let left = force; left > 0; left--) {
    const next: number[] = [];
    seen.fill(0);
    for (const n of here) {
      for (let slot = 0; slot < board.slots; slot++) {
        const to = board.neighbours[n * board.slots + slot];
        if (to === NONE) break;
        if (seen[to] || !canStep(s, u, n, to, left, rival)) continue;
        seen[to] = 1;
        const v = s.unitOn[to];
        if (left === 1 || (v !== NONE && v !== u)) visit(to, left);
        else next.push(to);
      }
    }
    here = next;
  }
}

/** [3.3] Lists the next points of the moving carrier. */
export function addSteps(s: AnnihilationState, out: LegalActions<'to'>): void {
  const { board, scratch } = s.world;
  const { particle: u, force } = s.frame(STEP['emission.path']);
  const from = s.place[u];
  const rival = rivalDistance(s, u);
  scratch.stamp++;
  for (let slot = 0; slot < board.slots; slot++) {
    const to = board.neighbours[from * board.slots + slot];
    if (to === NONE) break;
    if (canStep(s, u, from, to, force, rival)) out.add(VERB.to, to);
  }
}
