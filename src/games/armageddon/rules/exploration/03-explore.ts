/** Section 3: what a side learns of the ground. */
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import type { Armageddon } from '../../state.ts';

type S = Armageddon;

/** Hexes at most so far from one, itself among them. */
export function hexesWithin({ world: { board } }: S, hex: number, range: number): number[] {
  const found: number[] = [];
  for (let n = 0; n < board.size; n++) if (nodeDistance(board, hex, n) <= range) found.push(n);
  return found;
}

/** [3.5] A side sees the ground of a hex: terrain, works and resources, not its special. */
export function mapHex(s: S, hex: number, side: number): void {
  s.world.hexRows.add(s.mapped, side, hex);
}

/** [3.5] A side has been in a hex: it knows its special too. */
export function exploreHex(s: S, hex: number, side: number): void {
  mapHex(s, hex, side);
  s.world.hexRows.add(s.explored, side, hex);
}

/** [3.5] [4.3] Who stands in a hex explores it, and sees the ground beside it. */
export function standIn(s: S, hex: number, side: number): void {
  exploreHex(s, hex, side);
  for (const n of hexesWithin(s, hex, 1)) mapHex(s, n, side);
}
