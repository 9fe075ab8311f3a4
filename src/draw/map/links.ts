/** Draws lanes that run from hex to hex through the middle of their common side: corridors, rivers. */
import { neighbour } from '../../kernel/board/graph.ts';
import { type BoardLayout, sideMiddle } from '../layout.ts';
import { at } from '../svg.ts';

const hexSlots = [0, 1, 2, 3, 4, 5] as const;

/** Returns the slots of `node` whose neighbour is in `to`. */
const slotsInto = (layout: BoardLayout, node: number, to: ReadonlySet<number>): number[] =>
  hexSlots.filter((slot) => to.has(neighbour(layout.board, node, slot)));

/** Returns whether the hexes on both sides of a passage belong to the lanes too, which makes it open floor. */
const isOpenFloor = (layout: BoardLayout, node: number, slot: number, lanes: ReadonlySet<number>) =>
  lanes.has(neighbour(layout.board, node, (slot + 1) % 6)) &&
  lanes.has(neighbour(layout.board, node, (slot + 5) % 6));

/** Draws straight lanes: from the centre of each node to each side that a lane crosses, leaving out open floor. */
export function straightLanes(
  layout: BoardLayout,
  nodes: readonly number[],
  joins: ReadonlySet<number>,
): string {
  let path = '';
  for (const node of nodes) {
    const centre = layout.points[node];
    for (const slot of slotsInto(layout, node, joins))
      if (!isOpenFloor(layout, node, slot, joins))
        path += `M${at(centre)}L${at(sideMiddle(layout, node, slot))}`;
  }
  return path;
}

/**
 * Draws curved lanes: streams that bend gently, fork, and run off the map if they end at its rim. They form no rings:
 * among mutually adjacent hexes, links that would close a ring are left out, starting with those across open water.
 */
export function curvedLanes(layout: BoardLayout, nodes: readonly number[]): string {
  const stream = new Set(nodes);
  const kept = withoutRings(linksOf(layout, nodes, stream));
  return nodes
    .map((node) => {
      const slots = slotsInto(layout, node, stream).filter((slot) =>
        kept.has(linkKey(node, neighbour(layout.board, node, slot))),
      );
      return bend(layout, node, slots.length === 1 ? withOutlet(layout, node, slots) : slots);
    })
    .join('');
}

interface Link {
  readonly a: number;
  readonly b: number;
  /** Number of hexes of the stream that are adjacent to both ends. */
  readonly beside: number;
}

const linkKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function linksOf(
  layout: BoardLayout,
  nodes: readonly number[],
  stream: ReadonlySet<number>,
): Link[] {
  const { board } = layout;
  const isBeside = (node: number, slot: number): number =>
    stream.has(neighbour(board, node, slot)) ? 1 : 0;
  return nodes.flatMap((a) =>
    slotsInto(layout, a, stream)
      .map((slot) => ({
        a,
        b: neighbour(board, a, slot),
        beside: isBeside(a, (slot + 1) % 6) + isBeside(a, (slot + 5) % 6),
      }))
      .filter(({ b }) => a < b),
  );
}

/** Returns the links of a spanning forest. */
function withoutRings(links: readonly Link[]): Set<string> {
  const parents = new Map<number, number>();
  const rootOf = (node: number): number => {
    const parent = parents.get(node) ?? node;
    return parent === node ? node : rootOf(parent);
  };
  const kept = new Set<string>();
  for (const { a, b } of [...links].sort((x, y) => x.beside - y.beside)) {
    if (rootOf(a) === rootOf(b)) continue;
    parents.set(rootOf(a), rootOf(b));
    kept.add(linkKey(a, b));
  }
  return kept;
}

/** Extends a stream that ends at the rim of the map beyond it, as straight as possible. */
function withOutlet(layout: BoardLayout, node: number, [from]: readonly number[]): number[] {
  const out = [3, 2, 4]
    .map((turn) => (from + turn) % 6)
    .find((s) => neighbour(layout.board, node, s) < 0);
  return out === undefined ? [from] : [from, out];
}

function bend(layout: BoardLayout, node: number, slots: readonly number[]): string {
  const centre = at(layout.points[node]);
  const middle = (slot: number): string => at(sideMiddle(layout, node, slot));
  const [first, second] = slots;
  if (first === undefined) return `M${centre}h0`;
  if (second === undefined) return `M${middle(first)}L${centre}`;
  if (slots.length === 2) return `M${middle(first)}Q${centre} ${middle(second)}`;
  return slots
    .map((slot, i) => `M${middle(slot)}Q${centre} ${middle(slots[(i + 1) % slots.length])}`)
    .join('');
}
