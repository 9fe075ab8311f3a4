/** The place of a decision on the board: its unit and node, and the path that an action takes from there. */
import { NONE } from '../state.ts';
import type { LocalizedText } from '../text/message.ts';

/** The unit and the node that a decision is about; -1 for none. */
export interface Focus {
  readonly unit: number;
  readonly node: number;
}

/** Focus of a decision that is about nothing on the board. */
export const NO_FOCUS: Focus = { unit: NONE, node: NONE };

/** Focus on a node alone. */
export const nodeFocus = (node: number): Focus => ({ unit: NONE, node });

/** Focus on a unit and its node in a column of nodes by unit; a unit off the board has none. */
export const unitFocus = (nodes: Int16Array, unit: number): Focus => ({
  unit,
  node: unit === NONE ? NONE : Math.max(NONE, nodes[unit]),
});

/** Nodes from the focus to where an action leads, last included, with the points it costs. */
export interface ActionPath {
  readonly nodes: number[];
  readonly cost: LocalizedText;
}
