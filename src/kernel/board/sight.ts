/** Straight lines between hex centres, for line of sight. */
import type { Board } from './graph.ts';
import { nodeDistance } from './hex.ts';

/**
 * Returns the hexes strictly between two hexes on the straight line from centre to centre, in order. Where the line
 * runs along the edge between two hexes, both form one entry; the rules of the game decide whether one or both block.
 * Hexes off the map are left out.
 *
 * Method: linear interpolation in cube coordinates with a small nudge to either side (A. Patel, Red Blob Games,
 * "Hexagonal Grids", line drawing).
 */
export function hexesBetween(board: Board, a: number, b: number): readonly (readonly number[])[] {
  const { hex } = board;
  if (!hex) throw new Error('not a hex board');
  const steps = nodeDistance(board, a, b);
  const line: number[][] = [];
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    const q = hex.q[a] + (hex.q[b] - hex.q[a]) * t;
    const r = hex.r[a] + (hex.r[b] - hex.r[a]) * t;
    const one = roundHex(board, q + NUDGE, r + NUDGE);
    const two = roundHex(board, q - NUDGE, r - NUDGE);
    const both = one === two ? [one] : [one, two].sort((x, y) => x - y);
    line.push(both.filter((n) => n >= 0));
  }
  return line;
}

/** Offset in hexes: far below half a hex on any map, far above rounding error. */
const NUDGE = 1e-6;

function roundHex(board: Board, q: number, r: number): number {
  const s = -q - r;
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(s);
  const dq = Math.abs(rq - q);
  const dr = Math.abs(rr - r);
  const ds = Math.abs(rs - s);
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return board.hex?.at(rq, rr) ?? -1;
}
