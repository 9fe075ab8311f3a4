/** Keyboard operation of the board. */
import type { BoardModel } from './model.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handles a key. Returns true if the board used it. */
export function handleKey(model: BoardModel, e: KeyboardEvent): boolean {
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  const arrow = ARROWS[e.key];
  if (arrow) {
    model.step(arrow[0], arrow[1]);
    return true;
  }
  switch (e.key) {
    case 'Tab':
      return model.cycle(e.shiftKey ? -1 : 1);
    case 'Enter':
    case ' ':
      model.pickAtCursor();
      return true;
    case 'Escape':
      return cancel(model);
    case 'g':
    case 'G':
      model.isFinding.value = true;
      return true;
    case 'w':
    case 'W':
      model.announceAround();
      return true;
    case 'f':
    case 'F':
      return fanAtCursor(model);
    default:
      return zoomKey(model, e.key);
  }
}

function cancel(model: BoardModel): boolean {
  if (model.fan.peek()) model.closeFan();
  else if (model.props.onCancel) model.props.onCancel();
  else return false;
  return true;
}

function fanAtCursor(model: BoardModel): boolean {
  const node = model.cursor.peek();
  if (node === undefined || model.stackOn(node).length === 0) return false;
  model.openFan(node, { pinned: true, byKey: true });
  return true;
}

/** Zooms around the cursor, so that it stays in view. */
function zoomKey({ viewport, cursor, layout }: BoardModel, key: string): boolean {
  const point = layout.points[cursor.peek() ?? -1];
  const about = point && viewport.toWindow(point);
  if (key === '+' || key === '=') viewport.zoomBy(1.35, about);
  else if (key === '-' || key === '_') viewport.zoomBy(1 / 1.35, about);
  else if (key === '0') viewport.whole();
  else return false;
  return true;
}
