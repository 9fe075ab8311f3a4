/** Dragging: an arrow from node to node, a counter to where it goes, a way to face; else the board. */
import type { CounterLook } from '../../kernel/look/look.ts';
import { directionTowards } from './geometry.ts';
import type { BoardModel } from './model.ts';
import { spotAt } from './hit-target.ts';

/** Begins a drag if one may begin here; the board then does not see the press, and stays. */
export function startDrag(model: BoardModel, down: PointerEvent): void {
  model.takeArrow();
  const spot = spotAt(model, down.target);
  const isMain = down.isPrimary && down.button === 0;
  if (!spot || !isMain) return;
  if (model.scene.drag.value?.from.has(spot.node)) dragArrow(model, spot.node, down);
  else if (spot.kind === 'unit') carryOrPull(model, spot.index, spot.node, down);
  else if (spot.kind === 'node') pull(model, spot.node, down);
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

/** Window pixels within which a press on a counter is still a click. */
const LEAST_CARRY = 6;
/** Picture units beyond which a drag of what may be turned as well means the place, not the way. */
const FAR = 150;

/** A counter taken to where it goes; where it may be turned by a pull, only to places further off. */
function carryOrPull(model: BoardModel, unit: number, node: number, down: PointerEvent): void {
  const { carry, turn } = model.props;
  const look = model.stackOn(node).find((c) => c.unit === unit);
  if (!look || down.pointerType === 'touch' || !carry?.isOffered(unit)) pull(model, node, down);
  else if (turn?.directionsAt(node).size && model.scene.selected.value.unit === unit)
    pull(model, node, down, look);
  else if (turn?.directionsAt(node).size) pull(model, node, down);
  else carryCounter(model, look, down);
}

function carryCounter(model: BoardModel, look: CounterLook, down: PointerEvent): void {
  const follow = (e: PointerEvent) => {
    const moved = Math.hypot(e.clientX - down.clientX, e.clientY - down.clientY);
    if (model.carried.peek()) moveCarried(model, look, e);
    else if (moved > LEAST_CARRY) {
      model.closeFan();
      model.props.carry?.onLift(look.unit);
      moveCarried(model, look, e);
    }
  };
  track(model, down, follow, (isDone) => model.dropCounter(isDone));
}

function moveCarried(model: BoardModel, look: CounterLook, e: PointerEvent): void {
  const at = model.viewport.toPicture(model.viewport.local(e.clientX, e.clientY));
  model.carried.value = { look, at, to: nodeUnder(model, e) };
}

/** A pull out of a node, for the way to face there. A finger moves the board instead. */
function pull(model: BoardModel, node: number, down: PointerEvent, look?: CounterLook): void {
  const directions = model.props.turn?.directionsAt(node);
  if (!directions?.size || down.pointerType === 'touch') return;
  const follow = (e: PointerEvent) => {
    model.carried.value = undefined;
    if (look && isFarGoal(model, node, e)) {
      model.pulled.value = undefined;
      moveCarried(model, look, e);
      return;
    }
    const direction = pulledTo(model, node, e, directions);
    const now = model.pulled.peek();
    if (now?.direction === direction || (now === undefined && direction < 0)) return;
    model.closeFan();
    model.pulled.value = { node, directions, direction };
  };
  track(model, down, follow, (isDone) => {
    if (model.carried.peek()) model.dropCounter(isDone);
    else if (isDone) model.dropPull();
    else model.pulled.value = undefined;
  });
}

/** Whether the pointer is over a legal place well away from a node. */
function isFarGoal(model: BoardModel, node: number, e: PointerEvent): boolean {
  const to = model.layout.points[nodeUnder(model, e)];
  const from = model.layout.points[node];
  if (!to || !from || Math.hypot(to.x - from.x, to.y - from.y) < FAR) return false;
  return model.litNodes.value.has(nodeUnder(model, e));
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
