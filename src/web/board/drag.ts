/** Dragging an arrow from one node to another, where the page allows it; else the board is moved. */
import { directionTowards } from './geometry.ts';
import type { BoardModel } from './model.ts';
import { spotAt } from './spot.ts';

/** Begins a drag if one may begin here; the board then does not see the press, and stays. */
export function startDrag(model: BoardModel, down: PointerEvent): void {
  model.takeArrow();
  const spot = spotAt(model, down.target);
  const isMain = down.isPrimary && down.button === 0;
  if (!spot || !isMain) return;
  if (model.props.drag?.from.has(spot.node)) dragArrow(model, spot.node, down);
  else if (spot.kind === 'node' || spot.kind === 'unit') pull(model, spot.node, down);
}

/** An arrow from a node to wherever the pointer is. */
function dragArrow(model: BoardModel, from: number, down: PointerEvent): void {
  const follow = (e: PointerEvent) => {
    const to = nodeUnder(model, e);
    const now = model.dragged.peek();
    if (now?.to === to || (now === undefined && to === from)) return;
    model.closeFan();
    model.dragged.value = { from, to };
  };
  track(model, down, follow, (isDone) => {
    if (isDone) model.dropArrow();
    else model.dragged.value = undefined;
  });
}

/** A pull out of a node, for the way to face there. A finger moves the board instead. */
function pull(model: BoardModel, node: number, down: PointerEvent): void {
  const directions = model.props.turn?.directionsAt(node);
  if (!directions?.size || down.pointerType === 'touch') return;
  const follow = (e: PointerEvent) => {
    const direction = pulledTo(model, node, e, directions);
    const now = model.pulled.peek();
    if (now?.direction === direction || (now === undefined && direction < 0)) return;
    model.closeFan();
    model.pulled.value = { node, directions, direction };
  };
  track(model, down, follow, (isDone) => {
    if (isDone) model.dropPull();
    else model.pulled.value = undefined;
  });
}

/** Picture units from a node within which a pull means nothing yet, and beyond which no longer. */
const LEAST_PULL = 38;
const LONGEST_PULL = 330;

/** The direction nearest to the way the pointer lies, or -1 if it is too near or too far. */
function pulledTo(
  { layout, viewport }: BoardModel,
  node: number,
  { clientX, clientY }: PointerEvent,
  directions: ReadonlySet<number>,
): number {
  const point = layout.points[node];
  if (!point) return -1;
  const [from, to] = [viewport.toWindow(point), viewport.local(clientX, clientY)];
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) / viewport.view.peek().zoom;
  if (length < LEAST_PULL || length > LONGEST_PULL) return -1;
  return directionTowards(layout, directions, x, y);
}

/** Follows a pointer until it is let go (`true`) or taken away (`false`). */
function track(
  model: BoardModel,
  down: PointerEvent,
  follow: (e: PointerEvent) => void,
  end: (isDone: boolean) => void,
): void {
  down.stopPropagation();
  model.byKey.value = false;
  const stop = new AbortController();
  const { signal } = stop;
  const mine = (act: (e: PointerEvent) => void) => (e: PointerEvent) => {
    if (e.pointerId === down.pointerId) act(e);
  };
  addEventListener('pointermove', mine(follow), { signal });
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(
      type,
      mine((e) => {
        stop.abort();
        end(e.type === 'pointerup');
      }),
      { signal },
    );
}

/** The node under the pointer; handles are looked through, for theirs is that of their own edge. */
function nodeUnder(model: BoardModel, { clientX, clientY }: PointerEvent): number {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const spot = spotAt(model, element);
    if (spot?.kind === 'node' || spot?.kind === 'unit') return spot.node;
  }
  return -1;
}
