/** Which way the directions lie: a sign of the window, which makes way for what is laid over the board. */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { drawRose, ROSE } from '../../../draw/compass.ts';
import { compassPlace } from './compass-place.ts';
import type { Rect } from './placement.ts';
import type { BoardModel } from '../model.ts';
import { CARDS, rectsOver, watchOver } from './over.ts';
import { nodeRects } from './viewport-math.ts';

/** Overlays of the board. */
const OVER = `.b-zoom, .b-mini, .b-beyond, .b-fan, ${CARDS}`;

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
  const [place, setPlace] = useState<Rect>();
  const rested = model.viewport.rested.value;
  const map = model.mapPlace.value;
  useLayoutEffect(() => {
    if (!rested) return;
    return watchOver(model.viewport, () =>
      setPlace((last) => {
        const next = placeIn(model, nodes, last);
        return next?.x === last?.x && next?.y === last?.y ? last : next;
      }),
    );
  }, [model, rested, map, nodes.join()]);
  const at = place && `translate(${place.x}px, ${place.y}px)`;
  return (
    <div
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
  const taken = [...rectsOf(nodes), ...rectsOver(model.viewport, OVER)];
  return compassPlace(frame, 2 * ROSE, { taken, spared: rectsOf(model.lie.counters.keys()), last });
}
