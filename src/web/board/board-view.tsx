/**
 * The board component: pan, zoom, hover and pick, by mouse, touch or keyboard. It shows what a game's look describes
 * and reports picks; it knows no rules. It fills its parent, so set its size by CSS.
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
import { groupsOf } from './contents.ts';
import { counterState, groupName, placeName } from './describe.ts';
import { t, format } from '../table-messages.ts';
import { arrowsReach } from './geometry.ts';
import { handleKey } from './keys.ts';
import { Impacts } from './impacts.tsx';
import {
  Areas,
  AreaTexts,
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
import { Minimap } from './view/minimap.tsx';
import { BoardModel } from './model.ts';
import { spotAt, startDrag } from './pointer.ts';
import { Trays } from './trays.tsx';
import { ZoomButtons } from './view/zoom-buttons.tsx';
import { settings } from '../ui/settings.ts';
import { sidePalette } from './side-palette.ts';
import { StackFan } from './stack-fan.tsx';
import type { BoardPicks, BoardViewProps, FoughtPlace } from './props.ts';
import { NODE_REACH, wellInside } from './view/viewport-math.ts';

let boards = 0;

/**
 * The board. It is rendered again only for another game or another side of the table; changes in play are in the scene.
 */
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
        <div class="foot-dice">
          <Found model={model} />
          {props.diceTray}
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

/** Description of the thing under the pointer, or the field for finding a place. */
const Found = ({ model }: { model: BoardModel }) =>
  model.isFinding.value ? <FindField model={model} /> : <Readout model={model} />;

/** Renders nothing. Moves the view to the current cursor, picks, replayed move and battle. */
function Sight({ model }: { model: BoardModel }) {
  const { cursor, areas, picks, selected, follow, fought } = model.scene;
  useCursorProp(model, cursor.value);
  useHintInSight(model, areas.value);
  usePicksInView(model, picks.value, selected.value.node);
  useFollow(model, follow.value);
  useFoughtInView(model, fought.value);
  return null;
}

/** Closes an open stack when a hint is shown, because the stack would cover the hint. */
function useHintInSight(model: BoardModel, areas: readonly AreaDrawing[]): void {
  const isHinted = areas.some(({ type }) => type === 'hint');
  useEffect(() => {
    if (isHinted) model.closeFan();
  }, [model, isHinted]);
}

/** Moves the cursor when the page sets it. */
function useCursorProp(model: BoardModel, cursor: number | undefined): void {
  useEffect(() => {
    const point = cursor === undefined ? undefined : model.layout.points[cursor];
    if (cursor === undefined || !point) return;
    model.cursor.value = cursor;
    model.viewport.reveal(point);
  }, [model, cursor]);
}

/**
 * Brings everything that can be picked into view when a decision starts, together with the decision's subject: the
 * moving unit, or the target of the fire. While a counter is dragged, the board does not move.
 */
function usePicksInView(model: BoardModel, picks: BoardPicks, selected: number): void {
  const isAsked = picks.nodes.size + picks.units.size > 0;
  const subject = isAsked ? selected : -1;
  useEffect(() => {
    if (model.carried.peek()) return;
    const { points } = model.layout;
    const docked = isDocked(model, subject);
    const seen = docked ? inSight(model, picks) : [];
    // Counters in a tray are visible there. Their place beside the map says nothing about their targets.
    const about = docked ? undefined : points[subject];
    const places = model.pickNodes.value.flatMap((n) =>
      [points[n] ?? [], nameUnder(model, n)].flat(),
    );
    const wanted = [...places, ...arrowsOf(model)];
    if (seen.length === 0 && about) wanted.push(about);
    const shown = seen.length > 0 ? seen : wanted;
    model.viewport.revealAll(shown, about);
  }, [model, picks, subject]);
}

/** Brings the battle in progress into view. */
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
 * Share of the targets in view that is enough to keep the view for a counter from a tray. Without it, the board would
 * move back for each of several counters that enter together.
 */
const ENOUGH = 1 / 5;

/** Returns the pickable places in view, or in the target view of a glide; none if they are too few to keep the view. */
function inSight({ layout, viewport }: BoardModel, { nodes }: BoardPicks): readonly Point[] {
  const { view, frame } = viewport.going;
  if (!frame.width) return [];
  const places = [...nodes].flatMap((n) => layout.points[n] ?? []);
  const seen = wellInside(view, layout.bounds, places, frame);
  return seen.length >= ENOUGH * places.length ? seen : [];
}

/** Returns whether the counters of a place are shown in a tray under the board. */
const isDocked = (model: BoardModel, node: number): boolean =>
  model.docked.value.some(([place]) => place === node);

/** Brings the replayed move into view, without changing the zoom. */
function useFollow(model: BoardModel, follow: readonly number[]): void {
  useEffect(() => {
    const points = follow.flatMap((n) => model.layout.points[n] ?? []);
    if (points.length > 0) model.viewport.follow(points);
  }, [model, follow]);
}

/** Distance from the middle of a tray to the lower edge of the name printed under it, in the picture. */
const TRAY_NAME = 84;

/** Returns a point that brings the name under a tray into view; none for other places. */
function nameUnder({ layout }: BoardModel, node: number): Point[] {
  const at = layout.shapes[node] === 'tray' ? layout.points[node] : undefined;
  return at ? [{ x: at.x, y: at.y + TRAY_NAME - NODE_REACH }] : [];
}

/** Returns points as far out as the direction arrows reach beyond the node that they surround; none without arrows. */
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
    // Closes a fan that is not pinned when the board moves under it.
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an element with the role application handles keys
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

/** The compass is shown in the window, not on the map. */
const NO_COMPASS = { compass: false } as const;

/** Draws the map. It is drawn again only if a game's terrain changes in play; nothing else affects it. */
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

/** Live layers over the map. Each part renders itself when the signals that it reads change. */
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
      <AreaTexts model={model} />
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

/**
 * Description of the thing under the pointer or cursor, in the board's toolbar, so that it covers no part of the map.
 */
function Readout({ model }: { model: BoardModel }) {
  const node = model.hovered.value?.node ?? -1;
  const { game, scene } = model;
  if (node < 0) return <p class="b-readout" aria-hidden="true" />;
  const groups = groupsOf([...model.stackOn(node)].reverse(), model.marks);
  const [[look] = [], ...others] = groups;
  const isAlone = others.length === 0;
  const markers = new Set(model.markers.value.get(node)?.map(({ name }) => format(game, name)));
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
    {model.announcement.value}
  </p>
);
