/** Connected hexes of one terrain: cities, hills, lakes. */
import type { Ground } from './ground.ts';

/** Returns the connected groups of hexes of a terrain, each ascending, ordered by their first hexes. */
export function groupsOf({ board, hexes, terrain }: Ground, wanted: number): number[][] {
  const groups: number[][] = [];
  const seen = new Set<number>();
  for (let n = 0; n < hexes; n++) {
    if (terrain[n] !== wanted || seen.has(n)) continue;
    const group = [n];
    seen.add(n);
    for (const from of group)
      for (const to of board.neighbours.subarray(from * board.slots, (from + 1) * board.slots))
        if (to >= 0 && terrain[to] === wanted && !seen.has(to)) {
          seen.add(to);
          group.push(to);
        }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}
