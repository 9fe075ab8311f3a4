/** [7.4] [7.5] [7.6] Where a unit comes down that is dropped off course. */
import { hexDistance } from '../../../kernel/board/hex.ts';
import type { Slot } from '../data/pieces.ts';
import type { Ground } from './ground.ts';

export interface Landing {
  /** The hex of the map that the counter is put on. */
  readonly hex: number;
  /** [R11] It came down off the map, where all is clear: terrain does nothing to it. */
  readonly offMap: boolean;
}

/** Axial steps by direction, 0 north and on clockwise. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** [7.4] [7.5] The landing in a direction, 0 for a die of 1, so many hexes from the zone. */
export function landingOf(ground: Ground, zone: number, direction: Slot, hexes: number): Landing {
  const { hex } = ground.board;
  if (!hex) throw new Error('drops need hexes');
  const [dq, dr] = STEPS[direction];
  const place = (steps: number) => [hex.q[zone] + steps * dq, hex.r[zone] + steps * dr] as const;
  const landed = hex.at(...place(hexes));
  if (landed >= 0) return { hex: landed, offMap: false };
  const path = Array.from({ length: hexes }, (_, steps) => hex.at(...place(steps)));
  return { hex: nearestTo(ground, ...place(hexes), path), offMap: true };
}

/** [R11] The hex nearest to a place off the map; of equals one on the path, else the first. */
function nearestTo(ground: Ground, q: number, r: number, path: readonly number[]): number {
  const { hex } = ground.board;
  if (!hex) throw new Error('drops need hexes');
  const far = (n: number) => hexDistance(q, r, hex.q[n], hex.r[n]);
  let best = 0;
  for (let n = 1; n < ground.hexes; n++) {
    const nearer = far(n) - far(best);
    if (nearer < 0 || (nearer === 0 && path.includes(n) && !path.includes(best))) best = n;
  }
  return best;
}
