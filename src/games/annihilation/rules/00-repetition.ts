/** [R18] Positions that come again. What has stood since the last points is remembered in the state. */
import { NONE } from '../../../kernel/state.ts';
import type { AnnihilationState } from '../state.ts';

/** How often a position may stand with the same player to act before the game is over. */
export const REPETITION_LIMIT = 3;

/**
 * A position as three numbers of 15 bits: the sum of those of its particles, each by its charge, the
 * face that is up and its point, so that equal particles may change places. Two positions that differ
 * agree in all three once in 35 million million cases.
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

/** Puts the position between two turns before all others: the players act by turns. */
export function rememberPosition(s: AnnihilationState): void {
  const [a, b, c] = markOf(s);
  const { beforeA, beforeB, beforeC } = s;
  // By hand: there are a few as a rule, and room for one of each turn of the longest game.
  for (let i = Math.min(remembered(s), beforeA.length - 1); i > 0; i--) {
    beforeA[i] = beforeA[i - 1];
    beforeB[i] = beforeB[i - 1];
    beforeC[i] = beforeC[i - 1];
  }
  beforeA[0] = a;
  beforeB[0] = b;
  beforeC[0] = c;
}

/** How many positions are remembered. */
function remembered({ beforeA }: AnnihilationState): number {
  let count = 0;
  while (count < beforeA.length && beforeA[count] !== NONE) count += 1;
  return count;
}

/** [7.1] Points are never lost, so nothing that stood before they were scored comes again. */
export function forgetPositions(s: AnnihilationState): void {
  s.beforeA.fill(NONE);
  s.beforeB.fill(NONE);
  s.beforeC.fill(NONE);
}

/** Whether the newest position remembered is the one on the board. */
export function isNewest(s: AnnihilationState): boolean {
  const [a, b, c] = markOf(s);
  return s.beforeA[0] === a && s.beforeB[0] === b && s.beforeC[0] === c;
}

/** How often the newest position has stood by now with the same player to act. */
export function timesStood(s: AnnihilationState): number {
  const { beforeA, beforeB, beforeC } = s;
  const [a, b, c] = [beforeA[0], beforeB[0], beforeC[0]];
  let times = 0;
  for (let i = 0; (beforeA[i] ?? NONE) !== NONE; i += 2)
    if (beforeA[i] === a && beforeB[i] === b && beforeC[i] === c) times += 1;
  return times;
}
