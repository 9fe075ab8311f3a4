/**
 * The pointer on the board: what it is on, and drags: of an arrow from node to node, of a counter to its target, or a
 * pull to choose a direction. Otherwise the board pans.
 */
import type { CounterLook } from '../../kernel/look/look.ts';
import { directionTowards, type Spot } from './geometry.ts';
import type { BoardModel } from './model.ts';

/** Returns the thing that an element of the board represents. */
export function spotAt(model: BoardModel, target: EventTarget | null): Spot | undefined {
  const element =
    target instanceof Element
      ? target.closest('[data-unit],[data-node],[data-edge],[data-direction]')
      : null;
  if (!element) return undefined;
  const read = (name: string): number | undefined => {
    const value = element.getAttribute(name);
    return value === null ? undefined : Number(value);
  };
  const [unit, edge, direction] = [read('data-unit'), read('data-edge'), read('data-direction')];
  if (unit !== undefined) return { kind: 'unit', index: unit, node: model.nodeOfUnit(unit) ?? -1 };
  if (edge !== undefined) {
    const node = Math.floor(edge / model.layout.board.slots);
    return { kind: 'edge', index: edge, node };
  }
  if (direction !== undefined)
    return { kind: 'direction', index: direction, node: model.focusNode() };
  const node = read('data-node') ?? -1;
  return { kind: 'node', index: node, node };
}

/** Starts a drag if one can start here. The press then does not reach the board, which does not pan. */
export function startDrag(model: BoardModel, down: PointerEvent): void {
  model.takeArrow();
  const spot = spotAt(model, down.target);
  const isMain = down.isPrimary && down.button === 0;
  if (!spot || !isMain) return;
  if (model.scene.drag.value?.from.has(spot.node)) dragArrow(model, spot.node, down);
  else if (spot.kind === 'unit') carryOrPull(model, spot.index, spot.node, down);
  else if (spot.kind === 'node') pull(model, spot.node, down);
}

/** Drags an arrow from a node to the pointer. */
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

/** Distance within which a press on a counter is still a click, in window pixels. */
const LEAST_CARRY = 6;
/** Distance beyond which a drag of a unit that can also turn means the place, not the direction, in picture units. */
const FAR = 150;

/** Drags a counter to its target. If a pull can also turn it, only places further away count as targets. */
function carryOrPull(model: BoardModel, unit: number, node: number, down: PointerEvent): void {
  const { drag, turn } = model.props;
  const look = model.stackOn(node).find((c) => c.unit === unit);
  if (!look || down.pointerType === 'touch' || !drag?.isOffered(unit)) pull(model, node, down);
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
      model.props.drag?.onPickUp(look.unit);
      moveCarried(model, look, e);
    }
  };
  track(model, down, follow, (isDone) => model.dropCounter(isDone));
}

function moveCarried(model: BoardModel, look: CounterLook, e: PointerEvent): void {
  const at = model.viewport.toPicture(model.viewport.local(e.clientX, e.clientY));
  model.carried.value = { look, at, to: nodeUnder(model, e) };
}

/** Starts a pull from a node, which chooses a direction. A finger pans the board instead. */
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

/** Returns whether the pointer is over a legal place far away from a node. */
function isFarGoal(model: BoardModel, node: number, e: PointerEvent): boolean {
  const to = model.layout.points[nodeUnder(model, e)];
  const from = model.layout.points[node];
  if (!to || !from || Math.hypot(to.x - from.x, to.y - from.y) < FAR) return false;
  return model.litNodes.value.has(nodeUnder(model, e));
}

/** Range of a pull from its node, in picture units. Outside of it, no direction is chosen. */
const LEAST_PULL = 38;
const LONGEST_PULL = 330;

/** Returns the direction nearest to the pointer's, or -1 if the pointer is too near or too far. */
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

/** Follows a pointer until it is released (`end` gets true) or cancelled (false). */
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

/** Returns the node under the pointer, ignoring handles, whose node is that of their own edge. */
function nodeUnder(model: BoardModel, { clientX, clientY }: PointerEvent): number {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const spot = spotAt(model, element);
    if (spot?.kind === 'node' || spot?.kind === 'unit') return spot.node;
  }
  return -1;
}
