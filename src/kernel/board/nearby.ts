/** Surroundings of a node as distances and directions, for players who cannot see the board. */
import { type Board, neighbour } from './graph.ts';
import { distancesFrom } from './path.ts';

/** A node in the surroundings of another node. */
export interface Nearby {
  readonly node: number;
  /** Number of edges between the two nodes, whatever the terrain. */
  readonly steps: number;
  /** Direction closest to the bearing of this node; -1 on boards without directions. */
  readonly direction: number;
}

/** Returns the neighbours of a node, in the order of their directions. */
export function neighboursOf(board: Board, from: number): Nearby[] {
  const slots = Array.from({ length: board.slots }, (_, slot) => neighbour(board, from, slot));
  return slots
    .filter((node) => node >= 0)
    .map((node) => ({ node, steps: 1, direction: directionTo(board, from, node) }));
}

/** Returns the reachable nodes among `wanted`, nearest first. Neighbours of `from` and `from` itself are left out. */
export function beyondOf(board: Board, from: number, wanted: Iterable<number>): Nearby[] {
  const steps = distancesFrom(board, from);
  return [...new Set(wanted)]
    .map((node) => ({ node, steps: steps[node] ?? -1, direction: directionTo(board, from, node) }))
    .filter((each) => each.steps > 1)
    .toSorted((a, b) => a.steps - b.steps || a.node - b.node);
}

function directionTo({ points, hex, directions }: Board, from: number, to: number): number {
  const [a, b] = [points[from], points[to]];
  if (!hex || !a || !b) return -1;
  // Slot 0 points east, or north on flat-top hexes; y points down.
  const turned = hex.orientation === 'flat' ? Math.PI / 2 : 0;
  const sixths = (Math.atan2(b.y - a.y, b.x - a.x) + turned) / (Math.PI / 3);
  return (Math.round(sixths) + 2 * directions.length) % directions.length;
}
