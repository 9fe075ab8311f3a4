/** Maps elements of the board to the things that they represent. */
import type { Spot } from './geometry.ts';
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
