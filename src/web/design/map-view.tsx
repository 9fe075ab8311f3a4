/** Map of a draft, drawn as in games, with clickable shapes on top. */
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { artOf } from '../../draw/art-base.ts';
import { paletteProperties } from '../../draw/art.ts';
import { type Box, layoutOf, PITCH } from '../../draw/layout.ts';
import { drawMap } from '../../draw/map/map.ts';
import type { Point } from '../../kernel/board/graph.ts';
import type { DraftMap, MapBox } from '../../kernel/setup/design.ts';
import { t } from './design-messages.ts';

interface MapProps {
  readonly map: DraftMap;
  readonly label: string;
  /** Boxes outside the map that must be in the picture. */
  readonly more?: readonly MapBox[];
  /** Called for a click that no shape on top has handled, in units of the board. */
  readonly onPoint?: (point: Point) => void;
  readonly children: ComponentChildren;
}

const [LEAST, MOST, STEP] = [1, 6, 1.5];
/** Maximum size of a picture unit in pixels, so that a map of few pieces is not enlarged. */
const LARGEST = 0.55;

export function MapView({ map, label, more = [], onPoint, children }: MapProps) {
  const [zoom, setZoom] = useState(1);
  const svg = useRef<SVGSVGElement>(null);
  const art = useMemo(() => artOf(map.look), [map]);
  // No compass if the map can be extended: it would cover a place for a new piece.
  const compass = more.length === 0;
  const picture = useMemo(
    () => drawMap(map, art, map.blank, layoutOf(map.board), { compass }),
    [map, compass],
  );
  const box = frameOf(map, more);
  const click = (event: MouseEvent) => {
    const point = svg.current && pointOn(svg.current, event);
    if (point) onPoint?.(point);
  };
  return (
    <div class="design-map" style={paletteProperties(art)}>
      <div class="row design-zoom">
        <ZoomButton
          label={t('design.smaller')}
          sign="−"
          off={zoom <= LEAST}
          onClick={() => setZoom(Math.max(LEAST, zoom / STEP))}
        />
        <ZoomButton
          label={t('design.larger')}
          sign="+"
          off={zoom >= MOST}
          onClick={() => setZoom(Math.min(MOST, zoom * STEP))}
        />
      </div>
      {/* Focusable, so that the arrow keys scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be focusable */}
      <div class="design-window" tabIndex={0}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: buttons beside the map do the same */}
        <svg
          ref={svg}
          role="img"
          aria-label={label}
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          style={{ width: `calc(min(100%, ${Math.round(box.width * LARGEST)}px) * ${zoom})` }}
          onClick={click}
        >
          <g dangerouslySetInnerHTML={{ __html: picture }} />
          {children}
        </svg>
      </div>
    </div>
  );
}

interface ZoomProps {
  readonly label: string;
  readonly sign: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

const ZoomButton = ({ label, sign, off, onClick }: ZoomProps) => (
  <button type="button" class="button small" aria-label={label} disabled={off} onClick={onClick}>
    {sign}
  </button>
);

/** Returns the box of the whole map and the additional boxes. */
function frameOf(map: DraftMap, more: readonly MapBox[]): Box {
  const { bounds } = layoutOf(map.board);
  let [left, top, right, bottom] = [
    bounds.x,
    bounds.y,
    bounds.x + bounds.width,
    bounds.y + bounds.height,
  ];
  for (const { x, y, width, height } of more) {
    left = Math.min(left, x * PITCH);
    top = Math.min(top, y * PITCH);
    right = Math.max(right, (x + width) * PITCH);
    bottom = Math.max(bottom, (y + height) * PITCH);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function pointOn(svg: SVGSVGElement, { clientX, clientY }: MouseEvent): Point | undefined {
  const matrix = svg.getScreenCTM()?.inverse();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x: x / PITCH, y: y / PITCH };
}
