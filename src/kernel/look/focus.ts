/** The place of a decision on the board: its unit and node, and the path that an action takes from there. */
import { NONE } from '../state.ts';
import type { LocalizedText } from '../text/message.ts';

/** The place of a decision on the board: its unit and node, and the path of an action from there. */
export interface Focus {
  readonly unit: number;
  readonly node: number;
}

/** Unit and node that a decision is about; -1 if it has no such unit or node. */
export const NO_FOCUS: Focus = { unit: NONE, node: NONE };

/** Returns the focus on a node alone. */
export const nodeFocus = (node: number): Focus => ({ unit: NONE, node });

/**
 * Returns the focus on a unit and its node, which is read from a column of nodes by unit. A unit off the board has no
 * node.
 */
export const unitFocus = (nodes: Int16Array, unit: number): Focus => ({
  unit,
  node: unit === NONE ? NONE : Math.max(NONE, nodes[unit]),
});

/** Nodes from the focus to the destination of an action, the destination included, with the cost in points. */
export interface ActionPath {
  readonly nodes: number[];
  readonly cost: LocalizedText;
}
