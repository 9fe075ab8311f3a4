/** [R18] Repeated positions. The state stores all positions since the last points were scored. */
import { NONE } from '../../../kernel/state.ts';
import type { AnnihilationState } from '../state.ts';

/**
 * Returns a position as three numbers of 15 bits: sums over its particles, each depending on charge, face and point, so
 * that equal particles may change places. Two different positions agree in all three numbers once in 35 million million
 * cases.
 */
export function markOf(s: AnnihilationState): readonly [number, number, number] {
  const { marks, points, kind } = s.world;
  const { place, flipped } = s;
  let [a, b, c] = [0, 0, 0];
  for (let u = 0; u < place.length; u++) {
    const at = 3 * ((kind[u] ^ flipped[u]) * (points + 1) + place[u] + 1);
    a += marks[at];
    b += marks[at + 1];
    c += marks[at + 2];
  }
  return [a & 0x7fff, b & 0x7fff, c & 0x7fff];
}

/** Stores the current position between two turns in front of all others; the players alternate. */
export function rememberPosition(s: AnnihilationState): void {
  const [a, b, c] = markOf(s);
  const { beforeA, beforeB, beforeC } = s;
  // A loop, because usually only a few positions are stored, but the arrays have room for the longest game.
  for (let i = Math.min(remembered(s), beforeA.length - 1); i > 0; i--) {
    beforeA[i] = beforeA[i - 1];
    beforeB[i] = beforeB[i - 1];
    beforeC[i] = beforeC[i - 1];
  }
  beforeA[0] = a;
  beforeB[0] = b;
  beforeC[0] = c;
}

/** Returns the number of stored positions. */
function remembered({ beforeA }: AnnihilationState): number {
  let count = 0;
  while (count < beforeA.length && beforeA[count] !== NONE) count += 1;
  return count;
}

/** [7.1] Clears the stored positions: points are never lost, so no position from before they were scored can recur. */
export function forgetPositions(s: AnnihilationState): void {
  s.beforeA.fill(NONE);
  s.beforeB.fill(NONE);
  s.beforeC.fill(NONE);
}

/** Returns whether the newest stored position is the one on the board. */
export function isNewest(s: AnnihilationState): boolean {
  const [a, b, c] = markOf(s);
  return s.beforeA[0] === a && s.beforeB[0] === b && s.beforeC[0] === c;
}

/** Returns how often the newest position has occurred so far with the same player to act. */
export function timesStood(s: AnnihilationState): number {
  const { beforeA, beforeB, beforeC } = s;
  const [a, b, c] = [beforeA[0], beforeB[0], beforeC[0]];
  let times = 0;
  for (let i = 0; (beforeA[i] ?? NONE) !== NONE; i += 2)
    if (beforeA[i] === a && beforeB[i] === b && beforeC[i] === c) times += 1;
  return times;
}
