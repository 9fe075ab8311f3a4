/** Data of a game behind `Play`, sent once: what never changes while a game of one set-up is played. */
import type { Verb } from '../action.ts';
import type { Point } from '../board/graph.ts';
import type { Orientation } from '../board/hex.ts';
import type { Art } from '../look/art.ts';
import type { CataloguePart } from '../look/catalogue.ts';
import type { Chart, EdgeLook, RegionLook, TerrainLook } from '../look/look.ts';
import type { LocalizedText, MessageArg } from '../text/message.ts';
import type { RuleId } from '../rulebook.ts';
import type { Setup } from '../setup/setup.ts';
import type { Side } from '../side.ts';

/** Everything that is known of a set-up before it is played. */
export interface PlayData {
  readonly id: string;
  /** Version of the rules, as records name it. */
  readonly version: number;
  readonly setup: Setup;
  /** In the order of their seats; `colour` is the number of their colours, if not their own number. */
  readonly sides: readonly { readonly id: string; readonly colour?: number }[];
  readonly board: BoardData;
  readonly units: readonly UnitData[];
  /** Words for the nouns of `item` verbs. Absent: there are none. */
  readonly items?: readonly string[];
  /** By the upper half of an action. */
  readonly verbs: readonly Verb[];
  /** By number, as positions name them. */
  readonly steps: readonly StepData[];
  readonly layout: LayoutData;
  /** No game needs more decisions, dice not counted. */
  readonly maxDecisions: number;
  /** A side can give up while the others play on (`giveUp`). */
  readonly canDropOut: boolean;
  /** Sides draw lots in the set-up (`lot`). */
  readonly hasLots: boolean;
  /** Reactions for which a side may leave standing orders. */
  readonly windows: readonly WindowData[];
  readonly display: DisplayData;
}

/** A unit of the order of battle: its notation, its name if that is another, its type, the side it starts on. */
export interface UnitData {
  readonly id: string;
  readonly name?: MessageArg;
  readonly type: string;
  readonly side: Side;
}

/** A board: nodes with so many neighbour slots each. */
export interface BoardData {
  readonly labels: readonly string[];
  readonly slots: number;
  /** `neighbours[node * slots + slot]`, or -1. */
  readonly neighbours: Int16Array;
  /** Names of the slots where they are directions; empty elsewhere. */
  readonly directions: readonly string[];
  /** One unit is the distance between neighbouring hex centres, y down. */
  readonly points: readonly Point[];
  /** Axial coordinates, on hex boards. */
  readonly hex?: {
    readonly orientation: Orientation;
    readonly q: Int16Array;
    readonly r: Int16Array;
  };
  /** Lines through the nodes, each from end to end. */
  readonly lines: readonly (readonly number[])[];
}

/** A step of the sequence of play. */
export interface StepData {
  readonly name: string;
  readonly rule: RuleId;
  /** Names of the integers of its frame. */
  readonly fields: readonly string[];
  /** A side or Chance decides here. False: the step runs by itself. */
  readonly decides: boolean;
  /** Verbs that it offers to a side. Absent: it belongs to Chance, or runs by itself. */
  readonly verbs?: readonly number[];
  /** Verbs that it does not offer, but whose refusal it explains. */
  readonly explains?: readonly number[];
  /** Chance: how many dice a number is the sum of. Absent: one. */
  readonly dice?: number;
  /** The side may learn something hidden by acting, so that nothing before can be undone. */
  readonly reveals: boolean;
  /** Verbs by which it may, at a step whose other actions tell nothing. Absent: none. */
  readonly revealing?: readonly number[];
  /** Only the side that decides sees the integers of the frame, and what it decides. */
  readonly secret: boolean;
}

/** Meaning of the integers of a position: number of frames, frames, scalars, columns. */
export interface LayoutData {
  readonly schema: string;
  /** Most frames, and the integers of one. */
  readonly depth: number;
  readonly frame: number;
  /** Integers of a position. */
  readonly size: number;
  readonly fields: readonly FieldData[];
}

/** A named range of integers. */
export interface FieldData {
  readonly name: string;
  readonly kind: 'scalar' | 'column';
  readonly offset: number;
  readonly length: number;
  /** A view may hide it, or parts of it. */
  readonly isHidden: boolean;
}

/** A kind of reaction out of turn. */
export interface WindowData {
  readonly id: string;
  readonly rule: RuleId;
  readonly name: LocalizedText;
  /** Action that declines it. */
  readonly decline: number;
}

/** Parts of the display that never change. */
export interface DisplayData extends Scenery {
  readonly charts: readonly Chart[];
  readonly catalogue?: CataloguePart;
  readonly overlays: readonly OverlayData[];
  /** Verbs that the page plays by itself; those it asks to confirm; those that make all decisions of their kind. */
  readonly implied: readonly number[];
  readonly final: readonly number[];
  readonly auto: readonly number[];
  /** Lost units stay on the board, as areas of type `wreck`. */
  readonly hasWrecks: boolean;
  /** Parts that scenes may have, and functions that answer. */
  readonly parts: readonly DisplayPart[];
}

/** Parts that not every game has. */
export const DISPLAY_PARTS = [
  'goal',
  'lost',
  'muster',
  'path',
  'plan',
  'preview',
  'proposals',
  'zones',
] as const;
/** A part of a display that not every game has. */
export type DisplayPart = (typeof DISPLAY_PARTS)[number];

/** Ground of a map, and the pictures of a game. */
export interface Scenery {
  readonly terrains: readonly TerrainLook[];
  /** Number of the terrain of each node. Absent: it changes in play, and scenes have it. */
  readonly terrain?: Int16Array;
  readonly regions?: readonly RegionLook[];
  readonly edges?: readonly EdgeLook[];
  /** Level of the ground of each node, 0 the lowest. Absent: all is flat. */
  readonly heights?: Int16Array;
  readonly art?: Art;
}

/** An overlay that a player can switch on. */
export interface OverlayData {
  readonly id: string;
  readonly name: LocalizedText;
  /** Shown from the start: scenes contain it. */
  readonly isStanding: boolean;
}
