/** Input and output of the board component. It knows no rules and no game by name. */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Game } from '../../kernel/game.ts';
import type { AreaDrawing } from '../../draw/map/area.ts';
import type { ShapeDrawing } from '../../draw/map/shapes.ts';
import type { Focus } from '../../kernel/look/focus.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';

/** Pickable things on a board; the noun kinds of actions that have a place on it. */
export type PickKind = 'unit' | 'node' | 'edge' | 'direction';

/** Indices that are legal now, by kind; they are lit, and Tab goes from one to the next. */
export interface BoardPicks {
  readonly nodes: ReadonlySet<number>;
  readonly units: ReadonlySet<number>;
  /** Those among them whose pick cannot be taken back: a click opens their stack first. */
  readonly final?: ReadonlySet<number>;
  /** `node * board.slots + slot`. */
  readonly edges?: ReadonlySet<number>;
  /**
   * Slots; arrows round `selected.node`, or round the focus of the game's look. They are drawn only
   * where no node can be picked, or they would lie on the nodes.
   */
  readonly directions?: ReadonlySet<number>;
}

/** An arrow from node to node: an attack announced, a retreat, the last move. */
export interface BoardArrow {
  readonly from: number;
  readonly to: number;
  /** `attack` by default. */
  readonly type?: 'attack' | 'move' | 'retreat' | 'past';
  /** A few characters at its middle, such as odds. */
  readonly text?: string;
}

/** The way from the selected unit on, its own node not needed, and its cost; without nodes there is none. */
export interface BoardPath {
  readonly nodes: readonly number[];
  readonly cost: string;
}

/** Nodes from which a drag leads to another node, instead of moving the board. */
export interface ArrowDrag {
  readonly from: ReadonlySet<number>;
  readonly onDrag: (from: number, to: number) => void;
}

/** Where those stand who strike, by unit, and the node that they lean towards. */
export interface Leaning {
  readonly to: number;
  readonly units: ReadonlyMap<number, number>;
}

/** A place where something was destroyed, or harmed, a moment ago. */
export interface Impact {
  readonly node: number;
  readonly isLoss: boolean;
  /** The entry that did it: that of another is drawn anew. */
  readonly seq: number;
}

/**
 * Battle in progress, first its hex, or the one asked about: all of it is visible.
 * `isWhole`: even if the board has to become very small for it.
 */
export interface FoughtPlace {
  readonly nodes: readonly number[];
  readonly isWhole?: true;
}

/** The parts of the picture, a signal each: a change draws again only what shows that part. */
export interface BoardScene {
  /** The view to show, with local moves that are not sent yet already made. */
  readonly state: ReadonlySignal<GameState>;
  /** The side that looks on, or SPECTATOR. */
  readonly side: ReadonlySignal<Side>;
  readonly picks: ReadonlySignal<BoardPicks>;
  /** Subject of the current decision; -1 for none. */
  readonly selected: ReadonlySignal<Focus>;
  readonly path: ReadonlySignal<BoardPath>;
  readonly areas: ReadonlySignal<readonly AreaDrawing[]>;
  readonly arrows: ReadonlySignal<readonly BoardArrow[]>;
  /** Units moved locally but not sent, with the node they came from (-1: from nowhere). */
  readonly ghosts: ReadonlySignal<ReadonlyMap<number, number>>;
  readonly leaning: ReadonlySignal<Leaning | undefined>;
  readonly drag: ReadonlySignal<ArrowDrag | undefined>;
  /** Of the directions now to be picked that which a pick of the node itself chooses, or -1. */
  readonly kept: ReadonlySignal<number>;
  /** Node to bring into view and to put the keyboard cursor on, whenever it changes. */
  readonly cursor: ReadonlySignal<number | undefined>;
  readonly fought: ReadonlySignal<FoughtPlace | undefined>;
  readonly impacts: ReadonlySignal<readonly Impact[]>;
  /** Shapes that people have drawn; absent: there are none. */
  readonly shapes?: ReadonlySignal<readonly ShapeDrawing[]>;
  /** Where that takes place which is just being shown, the end of a move first; the view goes along. */
  readonly follow: ReadonlySignal<readonly number[]>;
}

export interface BoardViewProps {
  readonly game: Game;
  readonly scene: BoardScene;
  /** The board is turned round, so that what was above is below. */
  readonly isTurned?: boolean;
  /**
   * Something was clicked, tapped or chosen by key. Called for what is not legal as well, so that
   * the page can say why; look it up in `picks`.
   */
  readonly onPick: (kind: PickKind, index: number) => void;
  /** Counters that may be taken up and put down elsewhere; a finger moves the board instead. */
  readonly carry?: {
    readonly isOffered: (unit: number) => boolean;
    /** Taken up: the nodes where it may go are to be lit. */
    readonly onLift: (unit: number) => void;
    /** Put down on another node, be it legal or not; -1: back where it was, or off the board. */
    readonly onDrop: (node: number) => void;
  };
  /** Turning by a pull: press on a node, pull out of it, let go. */
  readonly turn?: {
    /** Directions that a pull out of a node may choose; empty if none. */
    readonly directionsAt: (node: number) => ReadonlySet<number>;
    readonly onTurn: (node: number, direction: number) => void;
  };
  /** Price of a pick, in points and words of the game; empty if it is free. */
  readonly costOf?: (kind: PickKind, index: number) => string;
  /** Action of a pick, if there is only one. */
  readonly labelOf?: (kind: PickKind, index: number) => string | undefined;
  /** Pointer or keyboard cursor is on something, or (undefined) no longer on anything. */
  readonly onHover?: (kind: PickKind, index: number | undefined) => void;
  /** Escape with nothing open on the board. */
  readonly onCancel?: () => void;
  /** What the page tells and switches in the row of tools under the map, and what it docks below that. */
  readonly told?: ComponentChildren;
  readonly switches?: ComponentChildren;
  readonly docked?: ComponentChildren;
  /** Name of the board for screen readers; the game's title. */
  readonly label?: string;
}
