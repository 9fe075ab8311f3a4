/** Which way the directions lie: a sign of the window, which makes way for what is laid over the board. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { drawRose, ROSE } from '../../draw/compass.ts';
import { compassPlace } from './compass-place.ts';
import type { Rect } from './free-place.ts';
import type { BoardModel } from './model.ts';
import { nodeRects } from './viewport-math.ts';

/** What lies over the board. */
const OVER =
  '.b-zoom, .b-mini, .b-beyond, .b-fan, .overlays summary, .recap, .notice-host, .dice-tray, .card';
/** Milliseconds after which a card has moved off what can be picked. */
const MOVED = 700;

interface CompassProps {
  readonly model: BoardModel;
  /** Nodes where something can be picked. */
  readonly nodes: readonly number[];
}

export function Compass({ model, nodes }: CompassProps) {
  const picture = useMemo(() => drawRose(model.layout), [model]);
  return picture === undefined ? null : <Rose model={model} nodes={nodes} picture={picture} />;
}

function Rose({ model, nodes, picture }: CompassProps & { readonly picture: string }) {
  const sign = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Rect>();
  const rested = model.viewport.rested.value;
  const map = model.mapPlace.value;
  useLayoutEffect(() => {
    const board = sign.current?.parentElement;
    if (!board || !rested) return;
    const host = board.closest('.board-host') ?? board;
    const look = () =>
      setPlace((last) => {
        const next = placeIn(model, host, nodes, last);
        return next?.x === last?.x && next?.y === last?.y ? last : next;
      });
    let timer = 0;
    const lookTwice = () => {
      look();
      clearTimeout(timer);
      timer = window.setTimeout(look, MOVED);
    };
    lookTwice();
    const comings = new MutationObserver(lookTwice);
    comings.observe(host, { childList: true });
    comings.observe(board, { childList: true });
    return () => {
      clearTimeout(timer);
      comings.disconnect();
    };
  }, [model, rested, map, nodes.join()]);
  const at = place && `translate(${place.x}px, ${place.y}px)`;
  return (
    <div
      ref={sign}
      class="b-compass"
      aria-hidden="true"
      hidden={!place}
      style={{ width: `${2 * ROSE}px`, height: `${2 * ROSE}px`, transform: at }}
    >
      <svg
        viewBox={`${-ROSE} ${-ROSE} ${2 * ROSE} ${2 * ROSE}`}
        dangerouslySetInnerHTML={{ __html: picture }}
      />
    </div>
  );
}

function placeIn(
  model: BoardModel,
  host: Element,
  nodes: readonly number[],
  last: Rect | undefined,
): Rect | undefined {
  const { view, frame } = model.viewport.going;
  const { bounds, points } = model.layout;
  const rectsOf = (some: Iterable<number>): Rect[] =>
    nodeRects(
      view,
      bounds,
      [...some].flatMap((n) => points[n] ?? []),
    );
  const over = [...host.querySelectorAll(OVER)].map((element): Rect => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { ...model.viewport.local(x, y), width, height };
  });
  const seen = over.filter(({ width, height }) => width > 0 && height > 0);
  const taken = [...rectsOf(nodes), ...seen];
  return compassPlace(frame, 2 * ROSE, { taken, spared: rectsOf(model.lie.counters.keys()), last });
}
