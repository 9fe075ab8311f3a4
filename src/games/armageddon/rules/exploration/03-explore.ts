/** Section 3: knowledge of the map. */
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import type { Armageddon } from '../../state.ts';

type S = Armageddon;

/** Returns the hexes within a distance of a hex, including itself. */
export function hexesWithin({ world: { board } }: S, hex: number, range: number): number[] {
  const found: number[] = [];
  for (let n = 0; n < board.size; n++) if (nodeDistance(board, hex, n) <= range) found.push(n);
  return found;
}

/** [3.5] Reveals a hex to a side: terrain, works and resources, but not its special. */
export function mapHex(s: S, hex: number, side: number): void {
  s.world.hexRows.add(s.mapped, side, hex);
}

/** [3.5] Explores a hex for a side that has been there, which reveals its special too. */
export function exploreHex(s: S, hex: number, side: number): void {
  mapHex(s, hex, side);
  s.world.hexRows.add(s.explored, side, hex);
}

/** [3.5] [4.3] Explores the hex of a piece, and maps its neighbours. */
export function standIn(s: S, hex: number, side: number): void {
  exploreHex(s, hex, side);
  for (const n of hexesWithin(s, hex, 1)) mapHex(s, n, side);
}
