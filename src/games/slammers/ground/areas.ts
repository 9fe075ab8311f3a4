/** Areas of a scenario as hexes of a map. */
import { neighbour } from '../../../kernel/board/graph.ts';
import { NONE } from '../../../kernel/state.ts';
import { isPanel, type PieceId, type Slot } from '../data/pieces.ts';
import type { Area, AreaPart, Edge } from '../data/scenario.ts';
import { BRIDGE, RIVER, TERRAINS } from '../data/terrain.ts';
import { type Ground, pieceOf } from './ground.ts';
import { groupsOf } from './groups.ts';
import { sizeOf } from './place.ts';

/** Returns the hexes of an area, ascending. Pieces that the map lacks are ignored. */
export function hexesOf(ground: Ground, area: Area): number[] {
  const groups = area.map((part) => groupHexes(ground, part));
  return [...ground.terrain.keys()].filter((n) =>
    area.some((part, i) => isIn(ground, part, n) && (groups[i]?.has(n) ?? true)),
  );
}

/**
 * [2.5] Returns whether a hex is in a part of an area. A panel means its own hexes, not those of the edge pieces
 * beside it.
 */
function isIn(ground: Ground, part: AreaPart, n: number): boolean {
  const { columns, rows, edge, terrain, cells } = part;
  return (
    part.pieces.includes(pieceOf(ground, n)) &&
    (!columns || isBetween(ground.column[n], columns)) &&
    (!rows || isBetween(ground.row[n], rows)) &&
    (!cells || cells.some(([c, r]) => c === ground.column[n] && r === ground.row[n])) &&
    (!edge || isOnEdge(ground, n, edge)) &&
    (!terrain || TERRAINS[ground.terrain[n]].id === terrain) &&
    (!part.southOfRiver || isSouthOfRiver(ground, n))
  );
}

const isBetween = (value: number, [from, to]: readonly [number, number]): boolean =>
  value >= from && value <= to;

/** Returns whether a hex is in the first or last row or column of its piece, as drawn. */
function isOnEdge(ground: Ground, n: number, edge: Edge): boolean {
  const [columns, rows] = sizeOf(ground.layout.pieces[ground.piece[n]]);
  const at = { north: 0, south: rows - 1, west: 0, east: columns - 1 }[edge];
  return (edge === 'north' || edge === 'south' ? ground.row[n] : ground.column[n]) === at;
}

/** [R61] Returns whether a hex lies south of its panel's river. */
function isSouthOfRiver({ terrain, piece, column, row }: Ground, n: number): boolean {
  for (let m = 0; m < terrain.length; m++)
    if (piece[m] === piece[n] && column[m] === column[n] && row[m] >= row[n])
      if (terrain[m] === RIVER || terrain[m] === BRIDGE) return false;
  return true;
}

/** Returns the hexes of the groups that a part selects; undefined if it selects none. */
function groupHexes(ground: Ground, part: AreaPart): Set<number> | undefined {
  if (!part.group) return undefined;
  const wanted = TERRAINS.findIndex(({ id }) => id === part.terrain);
  const groups = groupsOf(ground, wanted).filter((group) =>
    part.pieces.includes(pieceOf(ground, group[0])),
  );
  const most = Math.max(...groups.map((group) => group.length));
  return new Set(
    groups.filter((group) => (group.length === most) === (part.group === 'largest')).flat(),
  );
}

/** [33.3] [43.4] Returns the groups of a terrain within an area, such as its cities and hills. */
export function groupsIn(ground: Ground, area: Area): number[][] {
  const inside = new Set(hexesOf(ground, area));
  const terrains = new Set([...inside].map((n) => ground.terrain[n]));
  return [...terrains]
    .flatMap((t) => groupsOf(ground, t))
    .map((group) => group.filter((n) => inside.has(n)))
    .filter((group) => group.length > 0);
}

/** [R66] Returns the panel of an edge piece: the panel with which it shares most hexsides; if equal, the first. */
export function hostOf(ground: Ground, edgePiece: PieceId): PieceId {
  const shared = new Map<PieceId, number>();
  const { board } = ground;
  for (let n = 0; n < ground.hexes; n++) {
    if (pieceOf(ground, n) !== edgePiece) continue;
    for (const to of board.neighbours.subarray(n * 6, n * 6 + 6)) {
      if (to < 0 || !isPanel(pieceOf(ground, to))) continue;
      shared.set(pieceOf(ground, to), (shared.get(pieceOf(ground, to)) ?? 0) + 1);
    }
  }
  const [first] = [...shared].sort(([a, m], [b, k]) => k - m || (a < b ? -1 : 1));
  if (!first) throw new Error(`piece ${edgePiece} lies at no panel`);
  return first[0];
}

/** [43.3] [R63] Returns the hexes at the outer edge of the map on a panel or the edge pieces beside it, ascending. */
export function outerEdgeOf(ground: Ground, panel: PieceId): number[] {
  const pieces = ground.layout.pieces
    .map(({ piece }) => piece)
    .filter((piece) => piece === panel || (!isPanel(piece) && hostOf(ground, piece) === panel));
  return hexesOf(ground, [{ pieces }]).filter((n) => isOuter(ground, n));
}

/** Returns whether a hex is at the edge of the map. */
export function isOuter({ board }: Ground, n: number): boolean {
  return board.neighbours.subarray(n * 6, n * 6 + 6).includes(-1);
}

/** Directions that lead over each edge. */
export const EDGE_SLOTS: Readonly<Record<Edge, readonly Slot[]>> = {
  north: [0, 1, 5],
  east: [1, 2],
  south: [2, 3, 4],
  west: [4, 5],
};

/** The directions that lead over that edge only, since a corner hex is at two edges. */
const STRAIGHT: Readonly<Record<Edge, readonly Slot[]>> = { ...EDGE_SLOTS, north: [0], south: [3] };

/** Returns whether the map ends beyond the given edge of a hex. */
export const endsBeyond = ({ board }: Ground, n: number, edge: Edge): boolean =>
  STRAIGHT[edge].some((slot) => neighbour(board, n, slot) < 0);

const [SOUTH_WEST, NORTH_WEST] = [4, 5];

/** [40.4] Returns the piece west of another, or `NONE`; both as indices into the layout. */
export function westOf({ board, piece, hexes }: Ground, of: number): number {
  for (let n = 0; n < hexes; n++)
    for (const slot of [SOUTH_WEST, NORTH_WEST]) {
      const to = neighbour(board, n, slot);
      if (piece[n] === of && to >= 0 && piece[to] !== of) return piece[to];
    }
  return NONE;
}
