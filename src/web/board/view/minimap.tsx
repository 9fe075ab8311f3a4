/** The whole board in a corner of the window: its forces as dots, what can be picked, what is in view. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { terrainsOf } from '../../../draw/map/map.ts';
import { drawDots, drawGround } from '../../../draw/mini.ts';
import { t } from '../../table-messages.ts';
import type { Rect } from './placement.ts';
import type { BoardModel } from '../model.ts';
import { mapPlace, mapSize } from './minimap-place.ts';
import { CARDS, rectsOver, watchOver } from './over.ts';
import type { BoardViewProps } from '../props.ts';
import { isNarrow, nodeRects, showsAll, showsMost, type Size } from './viewport-math.ts';

/** In a window as low as that, such as a sheet leaves, it would lie on much of the board as it does in a narrow one. */
const LOW = 420;
const isSmall = (frame: Size): boolean => isNarrow(frame) || frame.height < LOW;

interface MinimapProps {
  readonly model: BoardModel;
  /** Without a prop of its own it would not see them change. */
  readonly props: BoardViewProps;
  /** Nodes where something can be picked. */
  readonly nodes: readonly number[];
}

export function Minimap({ model, props, nodes }: MinimapProps) {
  const place = placeOf(model, nodes, useCards(model));
  useEffect(() => {
    model.mapPlace.value = place;
  }, [place?.x, place?.y, place?.width]);
  if (!place) return null;
  return <OpenMap model={model} props={props} nodes={nodes} place={place} />;
}

/** Where the cards of the page lie: the map lies under none. */
function useCards({ viewport }: BoardModel): readonly Rect[] {
  const [cards, setCards] = useState<readonly Rect[]>([]);
  const rested = viewport.rested.value;
  useLayoutEffect(() => {
    if (!rested) return;
    return watchOver(viewport, () =>
      setCards((last) => {
        const next = rectsOver(viewport, CARDS);
        return JSON.stringify(next) === JSON.stringify(last) ? last : next;
      }),
    );
  }, [viewport, rested]);
  return cards;
}

/** Where it lies now; undefined while all of the board is in view, it is put away, or there is no room. */
function placeOf(
  model: BoardModel,
  nodes: readonly number[],
  cards: readonly Rect[],
): Rect | undefined {
  const rested = model.viewport.rested.value;
  const wanted = model.mapWanted.value;
  const { bounds, points } = model.layout;
  if (!rested || model.carried.value || wanted === 'no') return undefined;
  const { view, frame } = rested;
  if (showsAll(view, bounds, frame)) return undefined;
  // Where it would lie on much of the board, or tell of little that is not in view, it is asked for.
  if (wanted === 'auto' && (isSmall(frame) || showsMost(view, bounds, points, frame)))
    return undefined;
  const rectsOf = (some: Iterable<number>): Rect[] =>
    nodeRects(
      view,
      bounds,
      [...some].flatMap((n) => points[n] ?? []),
    );
  return mapPlace(frame, mapSize(bounds, frame), [...rectsOf(nodes), ...cards], {
    last: model.mapPlace.peek(),
    isAsked: wanted === 'yes',
    spared: rectsOf(model.lie.counters.keys()),
  });
}

function OpenMap({ model, props, nodes, place }: MinimapProps & { readonly place: Rect }) {
  const { layout, lie } = model;
  const { bounds } = layout;
  const scale = place.width / bounds.width;
  return (
    <div
      class="b-mini"
      role="img"
      aria-label={t('board.map.label')}
      style={{
        width: `${place.width}px`,
        height: `${place.height}px`,
        transform: `translate(${place.x}px, ${place.y}px)`,
      }}
      onPointerDown={(e) => steer(model, e, scale)}
      onPointerMove={(e) => e.buttons > 0 && steer(model, e, scale)}
      onPointerUp={() => leave(model)}
    >
      <svg viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`} aria-hidden="true">
        <Ground model={model} props={props} />
        <Dots model={model} lie={lie} />
        <g class="b-mini-picks">
          {nodes.map((n) => (
            <circle key={n} cx={layout.points[n]?.x} cy={layout.points[n]?.y} r="62" />
          ))}
        </g>
      </svg>
      <InView model={model} scale={scale} />
    </div>
  );
}

function Ground({ model, props }: { model: BoardModel; props: BoardViewProps }) {
  const { game, state } = props;
  const terrain = game.look.terrainIsFixed ? '' : terrainsOf(game, state).join();
  const svg = useMemo(() => drawGround(game, model.art, state, model.layout), [model, terrain]);
  return <g dangerouslySetInnerHTML={{ __html: svg }} />;
}

function Dots({ model, lie }: { model: BoardModel; lie: BoardModel['lie'] }) {
  const svg = useMemo(() => drawDots(model.props.game, lie.counters, model.layout), [model, lie]);
  return <g dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** The frame of what is in view; it goes along with the board, outside of rendering. */
function InView({ model, scale }: { model: BoardModel; scale: number }) {
  const box = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    const { x, y, zoom } = model.viewport.view.value;
    const frame = model.viewport.rested.value?.frame;
    if (!box.current || !frame) return;
    const k = scale / zoom;
    const { style } = box.current;
    style.transform = `translate(${(-x * k).toFixed(1)}px, ${(-y * k).toFixed(1)}px)`;
    style.width = `${(frame.width * k).toFixed(1)}px`;
    style.height = `${(frame.height * k).toFixed(1)}px`;
  });
  return <div ref={box} class="b-mini-view" />;
}

/** Has the board show what the pointer is on. */
function steer(model: BoardModel, e: PointerEvent, scale: number): void {
  const map = e.currentTarget as HTMLElement;
  const box = map.getBoundingClientRect();
  const { x, y } = model.layout.bounds;
  if (e.type === 'pointerdown') map.setPointerCapture(e.pointerId);
  model.viewport.centre({
    x: (e.clientX - box.left) / scale + x,
    y: (e.clientY - box.top) / scale + y,
  });
}

/** Where it has to be asked for it has done what it was asked for. */
function leave(model: BoardModel): void {
  const frame = model.viewport.rested.peek()?.frame;
  if (frame && isSmall(frame)) model.mapWanted.value = 'auto';
}
