/**
 * The board: pan, zoom, hover, pick, by mouse, touch or keys. It shows what a game's look tells it
 * and gives back what was picked; it knows no rules. Size it by CSS: it fills its parent.
 */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { AreaDrawing } from '../../draw/map/area.ts';
import type { Point } from '../../kernel/board/graph.ts';
import { drawMap, terrainsOf } from '../../draw/map/map.ts';
import { OffscreenMarkers } from './view/offscreen-markers.tsx';
import './board.css';
import { CarriedCounter } from './carried.tsx';
import { Counters, Forces } from './counters.tsx';
import { counterState, placeName } from './describe.ts';
import { t, tell } from '../table-messages.ts';
import { arrowsReach } from './geometry.ts';
import { handleKey } from './keys.ts';
import { Impacts } from './impacts.tsx';
import {
  Areas,
  Arrows,
  CursorRing,
  DraggedArrow,
  Handles,
  hitOutlines,
  LitNodes,
  Markers,
  Path,
  PulledRing,
  Shapes,
} from './layers.tsx';
import { FindField } from './view/find-field.tsx';
import { startDrag } from './drag.ts';
import { Minimap } from './view/minimap.tsx';
import { BoardModel } from './model.ts';
import { spotAt } from './hit-target.ts';
import { Trays } from './trays.tsx';
import { ZoomButtons } from './view/zoom-buttons.tsx';
import { settings } from '../ui/settings.ts';
import { sidePalette } from './side-palette.ts';
import { groupName, groupsOf } from './groups.ts';
import { StackFan } from './stack-fan.tsx';
import type { BoardPicks, BoardViewProps, FoughtPlace } from './props.ts';
import { NODE_REACH, wellInside } from './view/viewport-math.ts';

let boards = 0;

/** Rendered again for another game or another side of the table; what changes in play is in the scene. */
export function BoardView(props: BoardViewProps) {
  const { game, scene, isTurned } = props;
  const { signs } = settings.value;
  const model = useMemo(() => new BoardModel(props), [game, scene, isTurned]);
  const id = useMemo(() => `board-${boards++}`, []);
  const palette = useMemo(() => sidePalette(model.art, signs), [model, signs]);
  return (
    <>
      <Sight model={model} />
      <div class="b map-field" data-game={game.id} style={palette}>
        <Window key={String(isTurned)} model={model} label={props.label} id={id} />
        <p id={`${id}-help`} class="b-hidden">
          {t('board.keys')}
        </p>
        <LiveRegion model={model} />
      </div>
      <div class="foot">
        <div class="foot-told">
          <Found model={model} />
          {props.told}
        </div>
        <OffscreenMarkers model={model} />
        {props.switches}
        <ZoomButtons model={model} />
      </div>
      <div class="dock">
        <Trays model={model} />
        {props.docked}
      </div>
      <StackFan model={model} />
      <Minimap model={model} />
    </>
  );
}

/** The thing under the pointer, or the field that asks for a place. */
const Found = ({ model }: { model: BoardModel }) =>
  model.isFinding.value ? <FindField model={model} /> : <Readout model={model} />;

/** Draws nothing: moves the board to where it is to be looked at. */
function Sight({ model }: { model: BoardModel }) {
  const { cursor, areas, picks, selected, follow, fought } = model.scene;
  useCursorProp(model, cursor.value);
  useHintInSight(model, areas.value);
  usePicksInView(model, picks.value, selected.value.node);
  useFollow(model, follow.value);
  useFoughtInView(model, fought.value);
  return null;
}

/** A stack that is open goes when a hint is shown: it would lie on what that tells, and nobody looks at both. */
function useHintInSight(model: BoardModel, areas: readonly AreaDrawing[]): void {
  const isHinted = areas.some(({ type }) => type === 'hint');
  useEffect(() => {
    if (isHinted) model.closeFan();
  }, [model, isHinted]);
}

/** The page moves the cursor. */
function useCursorProp(model: BoardModel, cursor: number | undefined): void {
  useEffect(() => {
    const point = cursor === undefined ? undefined : model.layout.points[cursor];
    if (cursor === undefined || !point) return;
    model.cursor.value = cursor;
    model.viewport.reveal(point);
  }, [model, cursor]);
}

/**
 * All that can be picked is to be seen when it is asked for; with what it is about, be it what goes somewhere or what
 * is fired at. Under a counter that is being carried the board stays where it is.
 */
function usePicksInView(model: BoardModel, picks: BoardPicks, selected: number): void {
  const isAsked = picks.nodes.size + picks.units.size > 0;
  const subject = isAsked ? selected : -1;
  useEffect(() => {
    if (model.carried.peek()) return;
    const { points } = model.layout;
    const docked = isDocked(model, subject);
    const seen = docked ? inSight(model, picks) : [];
    // Counters in a tray are visible there: the place beside the map shows nothing of where they may go.
    const about = docked ? undefined : points[subject];
    const wanted = [...model.pickNodes.value.flatMap((n) => points[n] ?? []), ...arrowsOf(model)];
    if (seen.length === 0 && about) wanted.push(about);
    const shown = seen.length > 0 ? seen : wanted;
    model.viewport.revealAll(shown, about);
  }, [model, picks, subject]);
}

/** The battle in progress is visible. */
function useFoughtInView(model: BoardModel, fought: FoughtPlace | undefined): void {
  useEffect(() => {
    if (!fought) return;
    // Counters in a tray are visible there.
    const nodes = fought.nodes.filter((n) => !isDocked(model, n));
    const points = nodes.flatMap((n) => model.layout.points[n] ?? []);
    const [about] = points;
    if (about) model.viewport.revealAll(points, about, fought.isWhole === true);
  }, [model, fought]);
}

/**
 * A counter from a tray may enter in view already: with that share of the places in sight the board stays,
 * or it would have to be moved back for each of those that go in together.
 */
const ENOUGH = 1 / 5;

/**
 * The places to be picked in sight, where the board is going to if it is on its way; none where they are too few to
 * stay for.
 */
function inSight({ layout, viewport }: BoardModel, { nodes }: BoardPicks): readonly Point[] {
  const { view, frame } = viewport.going;
  if (!frame.width) return [];
  const places = [...nodes].flatMap((n) => layout.points[n] ?? []);
  const seen = wellInside(view, layout.bounds, places, frame);
  return seen.length >= ENOUGH * places.length ? seen : [];
}

/** Whether the counters of a place lie in a tray under the board. */
const isDocked = (model: BoardModel, node: number): boolean =>
  model.docked.value.some(([place]) => place === node);

/** The replayed move is visible, as large as the board is. */
function useFollow(model: BoardModel, follow: readonly number[]): void {
  useEffect(() => {
    const points = follow.flatMap((n) => model.layout.points[n] ?? []);
    if (points.length > 0) model.viewport.follow(points);
  }, [model, follow]);
}

/** As far as arrows reach beyond the node that they stand round. */
function arrowsOf(model: BoardModel): Point[] {
  const at = model.isTurning ? model.layout.points[model.focusNode()] : undefined;
  if (!at) return [];
  const more = Math.max(0, arrowsReach(model.viewport.handles.peek()) - NODE_REACH);
  return [-more, more].flatMap((d) => [
    { x: at.x + d, y: at.y },
    { x: at.x, y: at.y + d },
  ]);
}

interface WindowProps {
  readonly model: BoardModel;
  readonly label: string | undefined;
  readonly id: string;
}

function Window({ model, label, id }: WindowProps) {
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const { bounds } = model.layout;
  useLayoutEffect(() => {
    if (!frame.current || !world.current) return;
    return model.viewport.attach(frame.current, world.current);
  }, [model]);
  useSignalEffect(() => {
    // A fan that nobody pinned goes when the board moves under it.
    model.viewport.view.value;
    if (model.fan.peek()?.pinned === false) model.closeFan();
  });
  return (
    <div
      ref={frame}
      class="b-window"
      role="application"
      aria-roledescription={t('board.role')}
      aria-label={label ?? t('board.label')}
      aria-describedby={`${id}-help`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys
      tabIndex={0}
      onClick={(e) => onClick(model, e)}
      onPointerDown={() => {
        model.byKey.value = false;
      }}
      onPointerOver={(e) => e.pointerType !== 'touch' && model.hover(spotAt(model, e.target))}
      onPointerLeave={() => model.hover(undefined)}
      onKeyDown={(e) => onKeyDown(model, e)}
      onBlur={() => model.hover(undefined)}
    >
      <div
        ref={world}
        class="b-world"
        onPointerDown={(e) => startDrag(model, e)}
        style={{
          width: `${bounds.width}px`,
          height: `${bounds.height}px`,
        }}
      >
        <MapLayer model={model} />
        <LiveLayer model={model} />
      </div>
    </div>
  );
}

const viewBoxOf = ({ layout: { bounds: b } }: BoardModel): string =>
  `${b.x} ${b.y} ${b.width} ${b.height}`;

/** It stands in the window. */
const NO_COMPASS = { compass: false } as const;

/** Drawn once, and again only where a game's terrain changes in play: on nothing else it depends. */
function MapLayer({ model }: { model: BoardModel }) {
  const { game, scene, art, layout } = model;
  const terrain = game.look.terrainIsFixed ? '' : terrainsOf(game, scene.state.value).join();
  const svg = useMemo(
    () => drawMap(game, art, scene.state.peek(), layout, NO_COMPASS),
    [model, terrain],
  );
  return (
    <svg
      class="b-map"
      viewBox={viewBoxOf(model)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/** Each part renders itself when the signals that it reads change. */
function LiveLayer({ model }: { model: BoardModel }) {
  const { layout } = model;
  const hits = useMemo(() => hitOutlines(layout), [layout]);
  return (
    <svg class="b-live" viewBox={viewBoxOf(model)} role="presentation">
      <Areas model={model} />
      <g class="b-hits" dangerouslySetInnerHTML={{ __html: hits }} />
      <Markers model={model} />
      <LitNodes model={model} />
      <Path model={model} />
      <Counters model={model} />
      <Forces model={model} />
      <Impacts model={model} />
      <Arrows model={model} />
      <Shapes model={model} />
      <DraggedArrow model={model} />
      <Handles model={model} />
      <PulledRing model={model} />
      <CarriedCounter model={model} />
      <CursorRing model={model} />
    </svg>
  );
}

function onClick(model: BoardModel, e: MouseEvent): void {
  if (model.viewport.takeDrag() || model.takeArrow()) return;
  const spot = spotAt(model, e.target);
  const place = model.viewport.local(e.clientX, e.clientY);
  const isFree =
    !spot || !(model.isLegal(spot.kind, spot.index) || model.isLegal('node', spot.node));
  if (isFree && model.isDoubleClick(e.timeStamp, place.x, place.y)) {
    model.viewport.zoomBy(1.8, place);
    return;
  }
  if (!spot) {
    model.closeFan();
    return;
  }
  if (e.target instanceof Element && e.target.closest('[data-wheel]')) {
    model.wheel.value = spot.node;
    return;
  }
  const coarse = e instanceof PointerEvent && e.pointerType === 'touch';
  model.cursor.value = spot.node;
  if (coarse) model.hover(spot);
  model.click(spot, coarse);
}

function onKeyDown(model: BoardModel, e: KeyboardEvent): void {
  model.byKey.value = true;
  if (!handleKey(model, e)) return;
  e.preventDefault();
  e.stopPropagation();
}

/** Description of the thing under the pointer or cursor, beside the tools of the board: nothing lies on the map. */
function Readout({ model }: { model: BoardModel }) {
  const node = model.hovered.value?.node ?? -1;
  const { game, scene } = model;
  if (node < 0) return <p class="b-readout" aria-hidden="true" />;
  const groups = groupsOf([...model.stackOn(node)].reverse(), model.marks);
  const [[look] = [], ...others] = groups;
  const isAlone = others.length === 0;
  const markers = new Set(model.markers.value.get(node)?.map(({ name }) => tell(game, name)));
  return (
    <p class="b-readout" aria-hidden="true">
      <b>{placeName(game, scene.state.value, node)}</b>
      {groups.map(
        (group) => group[0] && <span key={group[0].unit}>{groupName(game, group, group[0])}</span>,
      )}
      {look && isAlone && <span>{counterState(game, look)}</span>}
      {[...markers].map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  );
}

const LiveRegion = ({ model }: { model: BoardModel }) => (
  <p class="b-hidden" aria-live="polite">
    {model.said.value}
  </p>
);
