/** The place of a decision on the board: its unit and node, and the path that an action takes from there. */
import { NONE } from '../state.ts';
import type { LocalizedText } from '../text/message.ts';

/** Unit and node that a decision is about; -1 for none. */
export interface Focus {
  readonly unit: number;
  readonly node: number;
}

/** Focus of a decision that is about nothing on the board. */
export const NO_FOCUS: Focus = { unit: NONE, node: NONE };

/** Returns the focus on a node alone. */
export const nodeFocus = (node: number): Focus => ({ unit: NONE, node });

/**
 * Returns the focus on a unit and its node, which it reads from a column of nodes by unit. A unit off the board
 * has no node.
 */
export const unitFocus = (nodes: Int16Array, unit: number): Focus => ({
  unit,
  node: unit === NONE ? NONE : Math.max(NONE, nodes[unit]),
});

/** Nodes from the focus to the place where an action leads, that place included, with the cost in points. */
export interface ActionPath {
  readonly nodes: number[];
  readonly cost: LocalizedText;
}
