/** Input and output of the board component, which is independent of rules and games. */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Game } from '../../kernel/game.ts';
import type { AreaDrawing } from '../../draw/map/area.ts';
import type { ShapeDrawing } from '../../draw/map/shapes.ts';
import type { Focus } from '../../kernel/look/focus.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';

/** Kinds of things that can be picked on a board: the noun kinds of actions that have a place on it. */
export type PickKind = 'unit' | 'node' | 'edge' | 'direction';

/** Legal indices by kind. The board highlights them, and Tab moves between them. */
export interface BoardPicks {
  readonly nodes: ReadonlySet<number>;
  readonly units: ReadonlySet<number>;
  /** Units whose pick cannot be undone: a click opens their stack first. */
  readonly final?: ReadonlySet<number>;
  /** Edges, as `node * board.slots + slot`. */
  readonly edges?: ReadonlySet<number>;
  /**
   * Slots, shown as arrows around `selected.node`, or around the focus of the game's look. They are drawn only when no
   * node can be picked, because they would cover the nodes.
   */
  readonly directions?: ReadonlySet<number>;
}

/** Arrow from node to node: an announced attack, a retreat, the last move. */
export interface BoardArrow {
  readonly from: number;
  readonly to: number;
  /** Type of the arrow; `attack` by default. */
  readonly type?: 'attack' | 'move' | 'retreat' | 'past';
  /** Short text at the middle of the arrow, such as odds. */
  readonly text?: string;
}

/** Path from the selected unit, without its own node, and its cost. Empty `nodes`: no path. */
export interface BoardPath {
  readonly nodes: readonly number[];
  readonly cost: string;
}

/** Nodes from which a drag draws an arrow to another node, instead of panning the board. */
export interface ArrowDrag {
  readonly from: ReadonlySet<number>;
  readonly onDrag: (from: number, to: number) => void;
}

/** Striking units with their nodes, and the node that they lean towards. */
export interface Tilt {
  readonly to: number;
  readonly units: ReadonlyMap<number, number>;
}

/** Place where a unit was destroyed or damaged a moment ago. */
export interface Impact {
  readonly node: number;
  readonly isLoss: boolean;
  /** Number of the record entry that caused it. Another entry is animated anew. */
  readonly seq: number;
}

/**
 * Nodes of the battle in progress, or of the battle being asked about, starting with its hex. The board brings all of
 * them into view. `isWhole`: even if the board has to become very small.
 */
export interface FoughtPlace {
  readonly nodes: readonly number[];
  readonly isWhole?: true;
}

/** Content of the picture, one signal per part: a change redraws only what shows that part. */
export interface BoardScene {
  /** State to show, with unsent local moves already applied. */
  readonly state: ReadonlySignal<GameState>;
  /** Side from which the board is viewed, or SPECTATOR. */
  readonly side: ReadonlySignal<Side>;
  readonly picks: ReadonlySignal<BoardPicks>;
  /** Subject of the current decision; its `unit` and `node` are -1 if there is none. */
  readonly selected: ReadonlySignal<Focus>;
  readonly path: ReadonlySignal<BoardPath>;
  readonly areas: ReadonlySignal<readonly AreaDrawing[]>;
  readonly arrows: ReadonlySignal<readonly BoardArrow[]>;
  /** Units that were moved locally but not sent, with the node they came from (-1: from off the board). */
  readonly origins: ReadonlySignal<ReadonlyMap<number, number>>;
  readonly tilt: ReadonlySignal<Tilt | undefined>;
  readonly drag: ReadonlySignal<ArrowDrag | undefined>;
  /** Direction that a pick of the node itself chooses, among the directions that can be picked; -1 for none. */
  readonly kept: ReadonlySignal<number>;
  /** Node to reveal and to put the keyboard cursor on, whenever it changes. */
  readonly cursor: ReadonlySignal<number | undefined>;
  readonly fought: ReadonlySignal<FoughtPlace | undefined>;
  readonly impacts: ReadonlySignal<readonly Impact[]>;
  /** Shapes that people have drawn; absent if shapes are not used. */
  readonly shapes?: ReadonlySignal<readonly ShapeDrawing[]>;
  /** Nodes of the event being replayed, the end of a move first; the view follows them. */
  readonly follow: ReadonlySignal<readonly number[]>;
}

export interface BoardViewProps {
  readonly game: Game;
  readonly scene: BoardScene;
  /** Whether the board is shown rotated by 180 degrees. */
  readonly isTurned?: boolean;
  /**
   * Called when something is clicked, tapped or chosen by key. Also called for illegal picks, so that the page can say
   * why; look the index up in `picks`.
   */
  readonly onPick: (kind: PickKind, index: number) => void;
  /** Dragging of counters to other places. A finger pans the board instead. */
  readonly drag?: {
    readonly isOffered: (unit: number) => boolean;
    /** Called when a counter is picked up, so that the page can highlight its targets. */
    readonly onPickUp: (unit: number) => void;
    /**
     * Called when the counter is dropped on another node, legal or not; -1 if it was dropped where it was, or off the
     * board.
     */
    readonly onDrop: (node: number) => void;
  };
  /** Turning by a pull: press on a node, drag away from it, release. */
  readonly turn?: {
    /** Returns the directions that a pull from a node can choose; empty if there are none. */
    readonly directionsAt: (node: number) => ReadonlySet<number>;
    readonly onTurn: (node: number, direction: number) => void;
  };
  /** Returns the price of a pick, as text in the game's points; empty if it is free. */
  readonly costOf?: (kind: PickKind, index: number) => string;
  /** Returns the label of a pick's action, if there is only one action. */
  readonly labelOf?: (kind: PickKind, index: number) => string | undefined;
  /** Called when the pointer or the keyboard cursor reaches something, and with undefined when it leaves. */
  readonly onHover?: (kind: PickKind, index: number | undefined) => void;
  /** Called for Escape when nothing is open on the board. */
  readonly onCancel?: () => void;
  /** Content that the page adds to the toolbar under the map, and docks below it. */
  readonly diceTray?: ComponentChildren;
  readonly switches?: ComponentChildren;
  readonly docked?: ComponentChildren;
  /** Label of the board for screen readers; the game's title. */
  readonly label?: string;
}
