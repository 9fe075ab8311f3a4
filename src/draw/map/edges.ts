/** Draws things on the sides of hexes or across them, and the relief of the ground. */
import type { Art, EdgeArt } from '../../kernel/look/art.ts';
import type { EdgeLook, Look } from '../../kernel/look/look.ts';
import { hexCorner, type BoardLayout, sideMiddle } from '../layout.ts';
import { outlinePath } from './outline.ts';
import { strokePath } from './strokes.ts';
import { at } from '../svg.ts';

/** Drawing of edges of a type that the art does not define. */
const PLAIN: EdgeArt = { runs: 'along', strokes: [{ color: 'label', width: 5, opacity: 0.6 }] };

/** Draws edges that run along sides (rivers) and edges that cross them (roads), in the order of the look. */
export function drawEdges(layout: BoardLayout, art: Art, edges: readonly EdgeLook[] = []): string {
  return edges
    .map((look) => {
      const { runs, strokes } = art.edges?.[look.type] ?? PLAIN;
      const path = runs === 'across' ? lanesPath(layout, look) : sidesPath(layout, look);
      return `<g data-edges="${look.type}">${strokePath(path, strokes)}</g>`;
    })
    .join('');
}

function sidesPath({ board, ...layout }: BoardLayout, { edges }: EdgeLook): string {
  const whole = { board, ...layout };
  return edges
    .map((edge) => {
      const [node, slot] = [Math.floor(edge / board.slots), edge % board.slots];
      return `M${at(hexCorner(whole, node, slot))}L${at(hexCorner(whole, node, slot + 1))}`;
    })
    .join('');
}

/**
 * Draws lanes from side to side of each hex. Two sides are joined by one curve past the middle; a single side ends in
 * the middle; more than two meet there.
 */
function lanesPath(layout: BoardLayout, { edges }: EdgeLook): string {
  const { slots } = layout.board;
  const sides = new Map<number, number[]>();
  for (const edge of edges) {
    const node = Math.floor(edge / slots);
    sides.set(node, [...(sides.get(node) ?? []), edge]);
  }
  return [...sides]
    .map(([node, all]) => {
      const middle = layout.points[node];
      const ends = all.map((edge) => sideMiddle(layout, node, edge % slots));
      if (ends.length === 2) return `M${at(ends[0])}Q${at(middle)} ${at(ends[1])}`;
      return ends.map((end) => `M${at(middle)}L${at(end)}`).join('');
    })
    .join('');
}

/** Draws a contour round everything at each level or above it. */
export function drawHeights(layout: BoardLayout, { heightOf }: Pick<Look, 'heightOf'>): string {
  if (!heightOf) return '';
  const heights = layout.points.map((_, n) => (layout.shapes[n] === 'hex' ? heightOf(n) : 0));
  const levels = Array.from({ length: Math.max(...heights) }, (_, i) => i + 1);
  return levels
    .map((level) => {
      const nodes = heights.flatMap((height, n) => (height >= level ? [n] : []));
      const outline = outlinePath(layout, nodes);
      return (
        `<path d="${outline}" fill="$height" fill-opacity=".13"/>` +
        strokePath(outline, [{ color: 'contour', width: 2.4, dash: '9 5' }])
      );
    })
    .join('');
}
