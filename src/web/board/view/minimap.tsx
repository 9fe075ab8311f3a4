/** Minimap: the whole board with its forces as dots, the picks, and the visible part. */
import { useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { terrainsOf } from '../../../draw/map/map.ts';
import { drawDots, drawGround } from '../../../draw/mini.ts';
import { t } from '../../table-messages.ts';
import { Compass } from './compass.tsx';
import type { BoardModel } from '../model.ts';
import { isNarrow, showsAll, type Size } from './viewport-math.ts';

/** Area and longest side of the minimap in pixels, and its minimum height on a phone. */
const [AREA, LONGEST, LOWEST] = [16_000, 180, 98];
/** Space under the board that the minimap leaves free on a phone, in pixels: the tabs, and its own edge. */
const KEPT = 60;

/** Returns the size of the minimap, in the board's proportions; on a phone no higher than the space under the board. */
function mapSize({ viewport, layout: { bounds } }: BoardModel): Size {
  const { frame } = viewport.going;
  const room = viewport.local(0, innerHeight).y - frame.height - KEPT;
  const high = isNarrow(frame) ? Math.max(LOWEST, Math.min(LONGEST, room)) : LONGEST;
  const { width, height } = bounds;
  const scale = Math.min(Math.sqrt(AREA / (width * height)), LONGEST / width, high / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

export function Minimap({ model }: { model: BoardModel }) {
  if (!model.isMapOpen.value || model.carried.value) return null;
  return (
    <div class="b-stamp">
      <Compass model={model} />
      {isMapOfUse(model) && <OpenMap model={model} />}
    </div>
  );
}

/** Returns whether a minimap shows more than the window does. */
export function isMapOfUse({ viewport, layout }: BoardModel): boolean {
  const rested = viewport.rested.value;
  return rested !== undefined && !showsAll(rested.view, layout.bounds, rested.frame);
}

function OpenMap({ model }: { model: BoardModel }) {
  const { layout } = model;
  const { bounds } = layout;
  const size = mapSize(model);
  const scale = size.width / bounds.width;
  return (
    <div
      class="b-mini"
      role="img"
      aria-label={t('board.map.label')}
      style={{ width: `${size.width}px`, height: `${size.height}px` }}
      onPointerDown={(e) => steer(model, e, scale)}
      onPointerMove={(e) => e.buttons > 0 && steer(model, e, scale)}
      onPointerUp={() => leave(model)}
    >
      <svg viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`} aria-hidden="true">
        <Ground model={model} />
        <Dots model={model} />
        <g class="b-mini-picks">
          {model.pickNodes.value.map((n) => (
            <circle key={n} cx={layout.points[n]?.x} cy={layout.points[n]?.y} r="62" />
          ))}
        </g>
      </svg>
      <InView model={model} scale={scale} />
    </div>
  );
}

function Ground({ model }: { model: BoardModel }) {
  const { game, scene, art, layout } = model;
  const terrain = game.look.terrainIsFixed ? '' : terrainsOf(game, scene.state.value).join();
  const svg = useMemo(() => drawGround(game, art, scene.state.peek(), layout), [model, terrain]);
  return <g dangerouslySetInnerHTML={{ __html: svg }} />;
}

function Dots({ model }: { model: BoardModel }) {
  const svg = drawDots(model.game, model.counters.value, model.layout);
  return <g dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Draws the frame of the visible part. It follows the board without rendering. */
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

/** Centres the board on the point under the pointer. */
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

/** Closes the minimap on a narrow screen, where it would cover the picks. */
function leave(model: BoardModel): void {
  const frame = model.viewport.rested.peek()?.frame;
  if (frame && isNarrow(frame)) model.isMapOpen.value = false;
}
