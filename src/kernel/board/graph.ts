/**
 * A board is a graph of nodes with a fixed number of neighbour slots each. Hex maps, crossing
 * lines and off-map boxes are ways to build one; rules, floods and the client see only this.
 */

/** A point of the picture; its unit is the distance between neighbouring hex centres, y points down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An off-map box: a node without neighbours, drawn at a point. */
export interface OffMapBox {
  readonly label: string;
  readonly point: Point;
}

/** A board of any shape, as a graph: nodes with their neighbours and their places in a picture. */
export interface Board {
  /** Number of nodes; they are 0 … size - 1. */
  readonly size: number;
  /** Unique name of each node, without spaces: `0814`, `5c`, `W`. */
  readonly labels: readonly string[];
  /** Neighbour slots of each node: 6 on hexes, the highest degree elsewhere. */
  readonly slots: number;
  /** `neighbours[node * slots + slot]`, or -1. On hexes the slot is the direction. */
  readonly neighbours: Int16Array;
  /** Names of the slots where they are directions (hexes); empty elsewhere. */
  readonly directions: readonly string[];
  readonly points: readonly Point[];
  /** Axial coordinates and orientation, on hex boards. */
  readonly hex?: HexGeometry;
  /** Named lines through the nodes, on boards of lines; each from end to end. */
  readonly lines: readonly (readonly number[])[];
  readonly nodeOf: ReadonlyMap<string, number>;
}

/** Axial coordinates of a board of hexes. */
export interface HexGeometry {
  readonly orientation: 'pointy' | 'flat';
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** Node at axial coordinates, or -1. */
  at(q: number, r: number): number;
}

/** Returns the neighbour of a node in a slot, or -1. */
export const neighbour = (board: Board, node: number, slot: number): number =>
  board.neighbours[node * board.slots + slot];

/** Returns the slot of `from` that leads to `to`, or -1 if they are not neighbours. */
export function slotTo(board: Board, from: number, to: number): number {
  const start = from * board.slots;
  for (let slot = 0; slot < board.slots; slot++) {
    if (board.neighbours[start + slot] === to) return slot;
  }
  return -1;
}

/** Maps labels to nodes; throws on duplicates and on labels that notation could not carry. */
export function indexLabels(labels: readonly string[]): Map<string, number> {
  const nodes = new Map<string, number>();
  labels.forEach((label, node) => {
    if (nodes.has(label)) throw new Error(`two nodes are labelled "${label}"`);
    if (!/^[A-Za-z0-9.+-]+$/.test(label))
      throw new Error(`node label "${label}" cannot be written`);
    nodes.set(label, node);
  });
  return nodes;
}

/**
 * Builds a board of points joined by lines: neighbours are the next points on each line, both ways. Nodes are the
 * points in the order given, then the off-map boxes.
 */
export function lineBoard(
  points: Readonly<Record<string, Point>>,
  lines: readonly (readonly string[])[],
  boxes: readonly OffMapBox[] = [],
): Board {
  const labels = [...Object.keys(points), ...boxes.map((b) => b.label)];
  const nodeOf = indexLabels(labels);
  const lineNodes = lines.map((line) => line.map((label) => nodeAt(nodeOf, label)));
  const lists = labels.map((): number[] => []);
  for (const line of lineNodes) {
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1], line[i]];
      lists[a]?.push(b);
      lists[b]?.push(a);
    }
  }
  for (const list of lists) list.sort((a, b) => a - b);
  const slots = Math.max(...lists.map((l) => l.length));
  const neighbours = new Int16Array(labels.length * slots).fill(-1);
  lists.forEach((list, node) => {
    neighbours.set(list, node * slots);
  });
  return {
    size: labels.length,
    labels,
    slots,
    neighbours,
    directions: [],
    points: [...Object.values(points), ...boxes.map((b) => b.point)],
    lines: lineNodes,
    nodeOf,
  };
}

function nodeAt(nodeOf: ReadonlyMap<string, number>, label: string): number {
  const node = nodeOf.get(label);
  if (node === undefined) throw new Error(`there is no node "${label}"`);
  return node;
}
