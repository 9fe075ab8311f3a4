/** The place of a decision on the board: its unit and node, and the path that an action takes from there. */
import type { LocalizedText } from '../text/message.ts';

/** The unit and the node that a decision is about; -1 for none. */
export interface Focus {
  readonly unit: number;
  readonly node: number;
}

/** Nodes from the focus to where an action leads, last included, with the points it costs. */
export interface ActionPath {
  readonly nodes: number[];
  readonly cost: LocalizedText;
}
