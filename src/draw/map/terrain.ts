/** Paints the features of a hex map: areas that merge, textures, lanes, motifs. */
import type { Point } from '../../kernel/board/graph.ts';
import type { Art, Feature } from '../../kernel/look/art.ts';
import { type BoardLayout, nodeOutline } from '../layout.ts';
import { curvedLanes, straightLanes } from './links.ts';
import { gridPath, outlinePath, softPath } from './outline.ts';
import { strokePath } from './strokes.ts';
import { noise, num, pickBy, polygon } from '../svg.ts';

/** Nodes of each feature, by feature id. */
export type FeatureNodes = ReadonlyMap<string, readonly number[]>;

/** Part of a feature to draw; `ground` leaves out the motifs. */
export type FeaturePart = 'ground' | 'whole';

/** Draws one feature on all its nodes, or only its ground. */
export function drawFeature(
  layout: BoardLayout,
  art: Art,
  id: string,
  nodesOf: FeatureNodes,
  part: FeaturePart = 'whole',
): string {
  const feature = art.features[id];
  const nodes = nodesOf.get(id) ?? [];
  if (!nodes.length) return '';
  const outline = feature.soft ? softPath(layout, nodes, feature.soft) : outlinePath(layout, nodes);
  const parts = [
    feature.fill ? fillOf(outline, feature) : '',
    shadesOf(layout, feature, nodes),
    feature.tile ? `<path d="${outline}" fill="url(#${art.id}-${feature.tile})"/>` : '',
    feature.cells ? strokePath(gridPath(layout, nodes), [feature.cells]) : '',
    feature.outline ? strokePath(outline, feature.outline) : '',
    lanesOf(layout, feature, nodes, nodesOf),
    ...(part === 'whole'
      ? [motifsOf(layout, feature, nodes), scatterOf(layout, feature, nodes)]
      : []),
  ];
  return `<g data-feature="${id}">${parts.join('')}</g>`;
}

/** Draws the motifs of all features, from the top of the board down, so that nearer ones cover farther ones. */
export function drawStanding(layout: BoardLayout, art: Art, nodesOf: FeatureNodes): string {
  const standing = Object.entries(art.features).flatMap(([id, feature]) =>
    (nodesOf.get(id) ?? []).map((node) => ({ feature, node, y: layout.points[node].y })),
  );
  return standing
    .sort((a, b) => a.y - b.y)
    .map(
      ({ feature, node }) => motifsOf(layout, feature, [node]) + scatterOf(layout, feature, [node]),
    )
    .join('');
}

function fillOf(outline: string, { fill, opacity }: Feature): string {
  const alpha = opacity === undefined ? '' : ` fill-opacity="${opacity}"`;
  return `<path d="${outline}" fill="$${fill}"${alpha}/>`;
}

function shadesOf(layout: BoardLayout, { shades }: Feature, nodes: readonly number[]): string {
  if (!shades) return '';
  return shades
    .map((shade, i) => {
      const own = nodes.filter((n) => Math.floor(noise(n, 17) * (shades.length + 1)) === i);
      const path = own.map((n) => polygon(nodeOutline(layout, n))).join('');
      return path && `<path d="${path}" fill="$${shade}"/>`;
    })
    .join('');
}

function lanesOf(
  layout: BoardLayout,
  { link }: Feature,
  nodes: readonly number[],
  nodesOf: FeatureNodes,
): string {
  if (!link) return '';
  if (link.curve) return strokePath(curvedLanes(layout, nodes), link.strokes);
  const joins = new Set([...nodes, ...(link.joins ?? []).flatMap((id) => nodesOf.get(id) ?? [])]);
  return strokePath(straightLanes(layout, nodes, joins), link.strokes);
}

function motifsOf(
  layout: BoardLayout,
  { motifs, turn }: Feature,
  nodes: readonly number[],
): string {
  if (!motifs) return '';
  return nodes
    .map((n) => {
      const { x, y } = layout.points[n];
      const angle = turn ? 60 * Math.floor(noise(n, 3) * 6) : 0;
      const rotate = angle ? `rotate(${angle})` : '';
      return `<g transform="translate(${num(x)} ${num(y)})${rotate}">${pickBy(motifs, n, 7)}</g>`;
    })
    .join('');
}

/** Scatters drawings by the golden angle, which keeps them apart; nearer ones are drawn later. */
function scatterOf(layout: BoardLayout, { scatter }: Feature, nodes: readonly number[]): string {
  if (!scatter) return '';
  const spots: (Point & { motif: string; scale: number })[] = [];
  for (const n of nodes) {
    const { x, y } = layout.points[n];
    const turn = noise(n, 11) * Math.PI * 2;
    for (let i = 0; i < scatter.count; i++) {
      const radius = scatter.spread * Math.sqrt((i + 0.5) / scatter.count);
      const angle = turn + i * 2.39996 + (noise(n, i) - 0.5) * 0.5;
      spots.push({
        x: x + radius * Math.cos(angle),
        y: y + radius * Math.sin(angle),
        motif: pickBy(scatter.motifs, n, i + 31),
        scale: 0.85 + noise(i, n) * 0.4,
      });
    }
  }
  spots.sort((a, b) => a.y - b.y);
  return spots
    .map(
      (s) =>
        `<g transform="translate(${num(s.x)} ${num(s.y)})scale(${s.scale.toFixed(2)})">${s.motif}</g>`,
    )
    .join('');
}
