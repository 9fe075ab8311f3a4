/** Builds boards and their ground from plain data. */
import { type Board, indexLabels } from '../board/graph.ts';
import type { Look } from '../look/look.ts';
import type { BoardData, Scenery } from './data.ts';

/** Builds a board with its index of labels and its function of coordinates. */
export function boardOf(data: BoardData): Board {
  const { labels, slots, neighbours, directions, points, hex, lines } = data;
  const keyOf = (q: number, r: number): string => `${q},${r}`;
  const nodes = new Map(Array.from(hex?.q ?? [], (q, n) => [keyOf(q, hex?.r[n] ?? 0), n]));
  return {
    ...{ size: labels.length, labels, slots, neighbours, directions, points, lines },
    ...(hex && { hex: { ...hex, at: (q, r) => nodes.get(keyOf(q, r)) ?? -1 } }),
    nodeOf: indexLabels(labels),
  };
}

/** Builds the parts of a look that never change. */
export function groundOf({ terrains, terrain, regions, edges, heights, art }: Scenery) {
  return {
    terrains,
    terrainOf: (_: unknown, node: number): number => terrain?.[node] ?? 0,
    terrainIsFixed: terrain !== undefined,
    ...(regions && { regions }),
    ...(edges && { edges }),
    ...(heights && { heightOf: (node: number): number => heights[node] ?? 0 }),
    ...(art && { art }),
  } satisfies Partial<Look>;
}
