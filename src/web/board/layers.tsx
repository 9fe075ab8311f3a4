/** Live layers over the map: highlights, counters, moves. Everything here follows the state. */
import { msg, t, format } from '../table-messages.ts';
import { useMemo } from 'preact/hooks';
import type { Point } from '../../kernel/board/graph.ts';
import type { MarkerLook } from '../../kernel/look/look.ts';
import { drawArea, drawAreaTexts, drawPill } from '../../draw/map/area.ts';
import { drawShape } from '../../draw/map/shapes.ts';
import { paint } from '../../draw/art.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { markerOffsets } from '../../draw/board.ts';
import { type BoardLayout, nodeOutline } from '../../draw/layout.ts';
import { wayAlong } from '../../draw/map/lines.ts';
import { drawLabelOver } from '../../draw/map/map.ts';
import { placeMarker } from '../../draw/marker.ts';
import { at, between, distance, polygon } from '../../draw/svg.ts';
import { arrowLabels } from './arrow-labels.ts';
import { edgeName, markerName, placeName } from './describe.ts';
import { ARROWS, areClose, directionAngle, edgeHandle, gapAt, handlesReach } from './geometry.ts';
import type { BoardModel } from './model.ts';
import type { BoardArrow } from './props.ts';

/** Returns the attributes of a part of a picture that acts as a button: SVG cannot contain HTML buttons. */
export const button = (label: string) =>
  ({ role: 'button', 'aria-label': t('board.pick', { what: label }) }) as const;
export const image = (label: string) => ({ role: 'img', 'aria-label': label }) as const;
export const html = (svg: string) => ({ __html: svg });
export const pointOf = (layout: BoardLayout, node: number): Point =>
  layout.points[node] ?? { x: 0, y: 0 };
export const shift = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });

/** Returns one invisible outline per node, which receives the clicks. */
export function hitOutlines(layout: BoardLayout): string {
  return layout.points
    .map((_, n) => `<path data-node="${n}" d="${polygon(nodeOutline(layout, n))}"/>`)
    .join('');
}

export function Areas({ model }: { model: BoardModel }) {
  const { layout, art } = model;
  const svg = model.scene.areas.value.map((a) => drawArea(a, layout, art)).join('');
  return <g class="b-areas" dangerouslySetInnerHTML={html(svg)} />;
}

/** Draws the texts of the areas, above the counters. */
export function AreaTexts({ model }: { model: BoardModel }) {
  const { layout, art } = model;
  const svg = model.scene.areas.value.map((a) => drawAreaTexts(a, layout, art)).join('');
  return <g class="b-area-texts" dangerouslySetInnerHTML={html(svg)} />;
}

/** Draws the shapes that people have drawn. */
export function Shapes({ model }: { model: BoardModel }) {
  const svg = (model.scene.shapes?.value ?? []).map((each) => drawShape(each, model.layout));
  return <g class="b-shapes" dangerouslySetInnerHTML={html(svg.join(''))} />;
}

/** Highlights the legal nodes, and makes them buttons for screen readers. */
export function LitNodes({ model }: { model: BoardModel }) {
  const { layout, game } = model;
  const nodes = [...model.litNodes.value];
  // The ring covers the number of its hex, so the number is drawn again on top.
  const labels = nodes
    .filter((n) => layout.shapes[n] === 'hex')
    .map((n) => placed(pointOf(layout, n), drawLabelOver(layout, n, model.art.halo)));
  return (
    <g class="b-lit">
      {nodes.map((n) => (
        <path
          key={n}
          data-node={n}
          {...button(placeName(game, model.scene.state.value, n))}
          d={polygon(nodeOutline(layout, n, litSize(model, n)))}
        />
      ))}
      <g class="b-lit-labels" dangerouslySetInnerHTML={html(labels.join(''))} />
    </g>
  );
}

const placed = ({ x, y }: Point, svg: string): string =>
  `<g aria-hidden="true" transform="translate(${x} ${y})">${svg}</g>`;

/** Returns the size of a node's ring. The ring of a point grows if a counter would hide it. */
const litSize = ({ layout, counters }: BoardModel, n: number): number =>
  layout.shapes[n] === 'point' && counters.value.has(n) ? 1.2 : 0.9;

export function Path({ model }: { model: BoardModel }) {
  const { layout, scene } = model;
  const { nodes: path, cost } = scene.path.value;
  const last = path.at(-1);
  if (last === undefined) return null;
  const start = scene.selected.value.node;
  const nodes = start >= 0 && path[0] !== start ? [start, ...path] : path;
  const way = wayAlong(layout, nodes);
  const end = pointOf(layout, last);
  const pill = cost ? paint(drawPill(pointOf(layout, last), cost, 'path')) : '';
  return (
    <g class="b-path">
      <path class="b-path-bed" d={way} />
      <path class="b-path-line" d={way} />
      <circle cx={end.x} cy={end.y} r="11" />
      <g dangerouslySetInnerHTML={html(pill)} />
    </g>
  );
}

export function Arrows({ model }: { model: BoardModel }) {
  return (
    <g class="b-arrows">
      {model.scene.arrows.value.map((arrow) => (
        <Arrow key={`${arrow.from}-${arrow.to}`} arrow={arrow} layout={model.layout} />
      ))}
      <g dangerouslySetInnerHTML={html(labelsOf(model))} />
    </g>
  );
}

function labelsOf({ scene, layout }: BoardModel): string {
  const arrows = scene.arrows.value;
  if (!arrows.some(({ text }) => text)) return '';
  const pills = arrowLabels(arrows, layout).map(({ at: point, text }) =>
    drawPill(point, text, 'attack'),
  );
  return paint(pills.join(''));
}

/** Draws the arrow that is being dragged. */
export function DraggedArrow({ model }: { model: BoardModel }) {
  const arrow = model.dragged.value;
  if (!arrow || arrow.to < 0 || arrow.to === arrow.from) return null;
  return (
    <g class="b-arrows b-dragged">
      <Arrow arrow={arrow} layout={model.layout} />
    </g>
  );
}

function Arrow({ arrow, layout }: { arrow: BoardArrow; layout: BoardLayout }) {
  const [a, b] = [pointOf(layout, arrow.from), pointOf(layout, arrow.to)];
  const length = distance(a, b) || 1;
  const from = between(a, b, Math.min(0.4, 34 / length));
  const to = between(b, a, Math.min(0.4, 40 / length));
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <g class={`b-arrow b-arrow-${arrow.type ?? 'attack'}`}>
      <path d={`M${at(from)}L${at(to)}`} />
      <path
        class="b-arrow-head"
        d="M16 0-12-15-6 0-12 15Z"
        transform={`translate(${at(to)})rotate(${angle.toFixed(1)})`}
      />
    </g>
  );
}

export function Markers({ model }: { model: BoardModel }) {
  const { art, layout, markers } = model;
  return (
    <g class="b-markers">
      {[...markers.value].map(([node, stack]) =>
        markerOffsets(stack, art).map((offset, i) => (
          <Marker
            key={`${node} ${i}`}
            model={model}
            look={requireDefined(stack[i], 'there is one offset for each marker')}
            place={add(pointOf(layout, node), offset)}
          />
        )),
      )}
    </g>
  );
}

function Marker(props: { model: BoardModel; look: MarkerLook; place: Point }) {
  const { look, place } = props;
  const { art, layout, game } = props.model;
  const key = `${look.node} ${look.type} ${look.text} ${look.facing}`;
  const svg = useMemo(() => placeMarker(look, art, layout), [key, art]);
  return (
    <g
      data-node={look.node}
      {...image(markerName(game, look))}
      style={shift(place)}
      dangerouslySetInnerHTML={html(svg)}
    />
  );
}

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** Draws the ring of a pull, with the chosen direction among the allowed ones. */
export function PulledRing({ model }: { model: BoardModel }) {
  const { layout, viewport } = model;
  const pulled = model.pulled.value;
  if (!pulled) return null;
  return (
    <g
      class="b-handles b-pulled"
      style={{ ...shift(pointOf(layout, pulled.node)), '--b-handle': viewport.handles.value }}
    >
      <g class="b-wheel">
        {[...pulled.directions].map((d) => (
          <g
            key={d}
            class={d === pulled.direction ? 'b-aimed' : ''}
            transform={`rotate(${directionAngle(layout, d)})translate(${ARROWS} 0)`}
          >
            <Handle />
          </g>
        ))}
      </g>
    </g>
  );
}

/** Draws the clickable arrows: directions around the focus, and edges at their nodes. */
export function Handles({ model }: { model: BoardModel }) {
  const { layout, game, scene } = model;
  const focus = model.focusNode();
  const { directions, edges } = scene.picks.value;
  const { shown, folded } = edgesToShow(model, edges);
  const spot = model.spot.value;
  const marks = (d: number) =>
    [
      d === scene.kept.value ? 'b-kept' : '',
      spot?.kind === 'direction' && spot.index === d ? 'b-aimed' : '',
    ].join(' ');
  return (
    <g class="b-handles" style={{ '--b-handle': model.viewport.handles.value.toFixed(2) }}>
      {model.isTurning ? (
        <g style={shift(pointOf(layout, focus))}>
          <g class="b-wheel">
            {[...(directions ?? [])].map((d) => (
              <g
                key={d}
                data-direction={d}
                class={marks(d)}
                {...button(format(game, msg('board.towards', { direction: { direction: d } })))}
                transform={`rotate(${directionAngle(layout, d)})translate(${ARROWS} 0)`}
              >
                <Handle />
              </g>
            ))}
          </g>
        </g>
      ) : null}
      {shown.map((e) => {
        const { at: place, angle, reach } = edgeHandle(layout, e);
        return (
          <g key={e} style={shift(place)}>
            <g class="b-wheel">
              <g
                data-edge={e}
                class={spot?.kind === 'edge' && spot.index === e ? 'b-aimed' : ''}
                {...button(edgeName(game, e))}
                transform={`rotate(${angle.toFixed(1)})translate(${reach} 0)`}
              >
                <Handle />
              </g>
            </g>
          </g>
        );
      })}
      {folded.map((n) => (
        <FoldedWheel key={n} model={model} node={n} />
      ))}
    </g>
  );
}

/** Scale above which handles overlap one another and the nodes that they point at. */
const MOST_GROWN = 1.3;

interface ShownEdges {
  /** Edges that have a handle. */
  readonly shown: readonly number[];
  /** Nodes with a symbol that spreads out their handles. */
  readonly folded: readonly number[];
}

const NO_EDGES: ShownEdges = { shown: [], folded: [] };

/**
 * Returns the edges that get a handle. When the board is zoomed out, edges that can be chosen by clicking their two
 * nodes get none. If a unit can be picked at the node, a click picks the unit, so the handles stay. If handles of
 * neighbouring nodes would overlap, only those of the node under the pointer are spread out.
 */
function edgesToShow(model: BoardModel, edges: ReadonlySet<number> = new Set()): ShownEdges {
  if (edges.size === 0) return NO_EDGES;
  const { layout } = model;
  const { slots } = layout.board;
  const originOf = (e: number): number => Math.floor(e / slots);
  const isCrowded = model.viewport.handles.value > MOST_GROWN;
  const { nodes, units } = model.scene.picks.value;
  const taken = new Set(Array.from(units, (u) => model.nodeOfUnit(u)));
  const byNodes = (from: number) => nodes.has(from) && !taken.has(from);
  const offered = [...edges].filter((e) => !isCrowded || !byNodes(originOf(e)));
  const origins = [...new Set(offered.map(originOf))];
  const reach = handlesReach(layout, model.viewport.handles.value);
  if (!areClose(layout, origins, 2 * reach)) return { shown: offered, folded: [] };
  const spread = model.wheel.value;
  return {
    shown: offered.filter((e) => originOf(e) === spread),
    folded: origins,
  };
}

/**
 * Symbol that spreads out the handles of a node when clicked. It stays visible above the spread handles: if it went
 * away, a click on it could hit the handle that appears in its place.
 */
function FoldedWheel({ model, node }: { model: BoardModel; node: number }) {
  const { layout, game } = model;
  const label = t('board.edges', { node: game.board.labels[node] ?? '' });
  const isContested = new Set(model.stackOn(node).map(({ side }) => side)).size > 1;
  return (
    <g style={shift(gapAt(layout, node, isContested))}>
      <g class="b-wheel">
        <g
          data-node={node}
          data-wheel={node}
          class={model.wheel.value === node ? 'b-aimed' : ''}
          {...button(label)}
        >
          <circle r="17" />
          <path d="M9.5-2A9.8 9.8 0 1 0 8 6L4.4 3.6A5.4 5.4 0 1 1 5.2-1.4L2 1.4 12 4.4V-6Z" />
        </g>
      </g>
    </g>
  );
}

const Handle = () => (
  <>
    <circle r="21" />
    <path d="M15 0 2-12V-4.5H-13V4.5H2V12Z" />
  </>
);

/** Draws the keyboard cursor: a ring that is visible on any ground. */
export function CursorRing({ model }: { model: BoardModel }) {
  const node = model.cursor.value;
  if (node === undefined || !model.byKey.value) return null;
  const outline = polygon(nodeOutline(model.layout, node, 1.02));
  return (
    <g class="b-cursor">
      <path d={outline} />
      <path d={outline} />
    </g>
  );
}
