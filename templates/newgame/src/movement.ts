/** [3] Movement. */
import { Flood } from 'countermarch/kernel';
import { BOARD, TERRAIN, TERRAINS } from './map.ts';
import { type State, unitOn, unitsOf } from './state.ts';
import { typeOf } from './units.ts';

const flood = new Flood(BOARD);

/** [3.1] [3.2] Nodes that a unit can move to, ascending. Units of both sides block the way. */
export function reachOf(s: State, u: number): number[] {
  const { left } = flood.run(s.at[u], typeOf(u).movement, (_, n) =>
    unitOn(s, n) >= 0 ? -1 : TERRAINS[TERRAIN[n]].cost,
  );
  return [...left.keys()].filter((n) => left[n] >= 0 && n !== s.at[u]);
}

/** Nodes on the way to a node, which is the last of them. */
export function pathOf(s: State, u: number, n: number): { nodes: number[]; cost: number } {
  reachOf(s, u);
  return { nodes: flood.pathTo(n), cost: typeOf(u).movement - flood.left[n] };
}

/** [3.1] Units that can still move. */
export const movable = (s: State): number[] =>
  unitsOf(s, s.side).filter((u) => s.acted[u] === 0 && reachOf(s, u).length > 0);
