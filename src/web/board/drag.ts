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
    const to = spotAt(model, document.elementFromPoint(e.clientX, e.clientY))?.node ?? -1;
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
