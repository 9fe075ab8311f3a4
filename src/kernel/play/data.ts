/** Data of a game behind `Play`, sent once because it never changes while a game of one set-up is played. */
import type { Verb } from '../action.ts';
import type { Point } from '../board/graph.ts';
import type { Orientation } from '../board/hex.ts';
import type { Art } from '../look/art.ts';
import type { CardFrame, IconLook } from '../look/card.ts';
import type { CataloguePart } from '../look/catalogue.ts';
import type { Chart, EdgeLook, RegionLook, TerrainLook } from '../look/look.ts';
import type { FightTypes } from '../look/moments.ts';
import type { LocalizedText, MessageArg } from '../text/message.ts';
import type { RuleId } from '../rulebook.ts';
import type { Setup } from '../setup/setup.ts';
import type { Side } from '../side.ts';

/** Everything known about a set-up before it is played. */
export interface PlayData {
  readonly id: string;
  /** Version of the rules, as records name it. */
  readonly version: number;
  readonly setup: Setup;
  /**
   * Sides in the order of their seats; `colour` is the number of their colours, if it differs from the side's number.
   */
  readonly sides: readonly { readonly id: string; readonly colour?: number }[];
  readonly board: BoardData;
  readonly units: readonly UnitData[];
  /** Words for the nouns of `item` verbs. Absent: the game has none. */
  readonly items?: readonly string[];
  /** Verbs, indexed by the upper half of an action. */
  readonly verbs: readonly Verb[];
  /** Steps by number; positions contain these numbers. */
  readonly steps: readonly StepData[];
  readonly layout: LayoutData;
  /** Upper limit of decisions in a game, dice not counted. */
  readonly maxDecisions: number;
  /** Whether a side can resign while the others play on (`giveUp`). */
  readonly canDropOut: boolean;
  /** Whether sides draw lots in the set-up (`lot`). */
  readonly hasLots: boolean;
  /** Reactions for which a side may leave standing orders. */
  readonly windows: readonly WindowData[];
  readonly display: DisplayData;
}

/** A unit of the order of battle: its notation, its name if that differs, its type, its side at the start. */
export interface UnitData {
  readonly id: string;
  readonly name?: MessageArg;
  readonly type: string;
  readonly side: Side;
}

/** A board: nodes with `slots` neighbour slots each. */
export interface BoardData {
  readonly labels: readonly string[];
  readonly slots: number;
  /** `neighbours[node * slots + slot]`, or -1. */
  readonly neighbours: Int16Array;
  /** Names of the slots where they are directions; empty elsewhere. */
  readonly directions: readonly string[];
  /** Centres of the nodes; one unit is the distance between neighbouring hex centres, y points down. */
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
  /** Whether a side or Chance decides here. False: the step is automatic. */
  readonly decides: boolean;
  /** Verbs that it offers to a side. Absent: it belongs to Chance, or is automatic. */
  readonly verbs?: readonly number[];
  /** Verbs that it does not offer, but whose refusal it explains. */
  readonly explains?: readonly number[];
  /** At steps of Chance: how many dice a number is the sum of. Absent: one. */
  readonly dice?: number;
  /** Whether the side may learn something hidden by acting, so that earlier actions can no longer be undone. */
  readonly reveals: boolean;
  /** Verbs that may reveal something hidden, at a step whose other verbs do not. Absent: the step has none. */
  readonly revealing?: readonly number[];
  /** Whether only the deciding side sees the integers of the frame, and the decision. */
  readonly secret: boolean;
}

/** Meaning of the integers of a position, in order: number of frames, frames, scalars, columns. */
export interface LayoutData {
  readonly schema: string;
  /** Maximum number of frames, and the number of integers in one. */
  readonly depth: number;
  readonly frame: number;
  /** Number of integers in a position. */
  readonly size: number;
  readonly fields: readonly FieldData[];
}

/** A named range of integers. */
export interface FieldData {
  readonly name: string;
  readonly kind: 'scalar' | 'column';
  readonly offset: number;
  readonly length: number;
  /** Whether a view may hide it, or parts of it. */
  readonly isHidden: boolean;
}

/** A reaction window: a kind of decision out of turn. */
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
  /**
   * Verbs that the page plays automatically; verbs that it asks to confirm; verbs that make all decisions of their
   * kind.
   */
  readonly implied: readonly number[];
  readonly final: readonly number[];
  readonly auto: readonly number[];
  /** Whether lost units stay on the board, as areas of type `wreck`. */
  readonly hasWrecks: boolean;
  /** Optional parts that scenes contain, and optional functions that answer. */
  readonly parts: readonly DisplayPart[];
  /** Keys of the conditions that harm a unit. Absent: no condition does. */
  readonly harms?: readonly string[];
  /** Types of the log events that state the result of an attack. Absent: the game has no attacks. */
  readonly attacks?: readonly string[];
  /** Types of the log events of fights (`fight`). Absent: the game has none. */
  readonly moments?: FightTypes;
  /** Icons of amounts and figures, by the keys that amounts use. Absent: the game has none. */
  readonly icons?: Readonly<Record<string, IconLook>>;
  /** Frames of cards (`face`). Absent: no card has a face. */
  readonly frames?: Readonly<Record<string, CardFrame>>;
  /** Verb that sets a unit up (`unitsToSetUp`); its noun is the node. Absent: units are set up in the order of the rules. */
  readonly setUpVerb?: number;
}

/** Parts of a display that are optional for a game. */
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
/** A part of a display that is optional for a game. */
export type DisplayPart = (typeof DISPLAY_PARTS)[number];

/** Ground of a map, and the pictures of a game. */
export interface Scenery {
  readonly terrains: readonly TerrainLook[];
  /** Index of each node's terrain. Absent: terrain changes in play, and scenes contain it. */
  readonly terrain?: Int16Array;
  readonly regions?: readonly RegionLook[];
  readonly edges?: readonly EdgeLook[];
  /** Height level of each node, 0 the lowest. Absent: the board is flat. */
  readonly heights?: Int16Array;
  readonly art?: Art;
}

/** An overlay that a player can switch on. */
export interface OverlayData {
  readonly id: string;
  readonly name: LocalizedText;
  /** Whether it is always shown: scenes then contain its areas. */
  readonly isStanding: boolean;
}
