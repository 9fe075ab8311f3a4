/** Dragging an arrow from one node to another, where the page allows it; else the board is moved. */
import type { BoardModel } from './model.ts';
import { spotAt } from './spot.ts';

/** Begins a drag if one may begin here; the board then does not see the press, and stays. */
export function startDrag(model: BoardModel, down: PointerEvent): void {
  model.takeArrow();
  const from = spotAt(model, down.target)?.node;
  const isMain = down.isPrimary && down.button === 0;
  if (from === undefined || !isMain || !model.props.drag?.from.has(from)) return;
  down.stopPropagation();
  model.byKey.value = false;
  const stop = new AbortController();
  const { signal } = stop;
  const follow = (e: PointerEvent) => {
    if (e.pointerId !== down.pointerId) return;
    const to = nodeUnder(model, e);
    const now = model.dragged.peek();
    if (now?.to === to || (now === undefined && to === from)) return;
    model.closeFan();
    model.dragged.value = { from, to };
  };
  const end = (e: PointerEvent) => {
    if (e.pointerId !== down.pointerId) return;
    stop.abort();
    if (e.type === 'pointerup') model.dropArrow();
    else model.dragged.value = undefined;
  };
  addEventListener('pointermove', follow, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, end, { signal });
}

/** The node under the pointer; handles are looked through, for theirs is that of their own edge. */
function nodeUnder(model: BoardModel, { clientX, clientY }: PointerEvent): number {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const spot = spotAt(model, element);
    if (spot?.kind === 'node' || spot?.kind === 'unit') return spot.node;
  }
  return -1;
}
