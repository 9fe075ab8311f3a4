/** Sets of nodes: rings, discs, patterns. */
import type { Board } from './graph.ts';
import { hexDistance, rotate } from './hex.ts';

/** Returns the nodes within `radius` hexes of `centre`, ascending. Throws if the board has no hexes. */
export function within(board: Board, centre: number, radius: number): number[] {
  return hexesAt(board, centre, (d) => d <= radius);
}

/** Returns the nodes exactly `radius` hexes from `centre`, ascending. Throws if the board has no hexes. */
export function ring(board: Board, centre: number, radius: number): number[] {
  return hexesAt(board, centre, (d) => d === radius);
}

function hexesAt(board: Board, centre: number, take: (distance: number) => boolean): number[] {
  const { hex } = board;
  if (!hex) throw new Error('not a hex board');
  const nodes: number[] = [];
  for (let n = 0; n < hex.q.length; n++) {
    const d = hexDistance(hex.q[n], hex.r[n], hex.q[centre], hex.r[centre]);
    if (take(d)) nodes.push(n);
  }
  return nodes;
}

/**
 * Returns the nodes that a pattern of axial offsets covers when it is laid on `centre` and turned `times` × 60°
 * clockwise: in the order of the offsets, -1 for those off the map. Throws if the board has no hexes.
 */
export function pattern(
  board: Board,
  centre: number,
  offsets: readonly (readonly [number, number])[],
  times: number,
): number[] {
  const { hex } = board;
  if (!hex) throw new Error('not a hex board');
  return offsets.map(([q, r]) => {
    const [dq, dr] = rotate(q, r, times);
    return hex.at(hex.q[centre] + dq, hex.r[centre] + dr);
  });
}
