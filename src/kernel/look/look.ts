/**
 * Description of a game for its display: plain data and messages, no
 * drawing. The client, the text board and the picture are made from this alone.
 */
import type { CardsPart, IconLook } from './card.ts';
import type { CataloguePart } from './catalogue.ts';
import type { PanelLine } from './panel.ts';
import type { MomentsPart } from './moments.ts';
import type { MusterPart } from './muster.ts';
import type { PlanPart } from './plan.ts';
import type { ZonesPart } from './zones.ts';
import type { Action } from '../action.ts';
import type { Art } from './art.ts';
import type { LocalizedText } from '../text/message.ts';
import type { Side } from '../side.ts';
import type { ActionPath, Focus } from './focus.ts';
import type { GameState } from '../state.ts';

/** A class of terrain or of point; the drawing code holds the art for each id. */
export interface TerrainLook {
  readonly id: string;
  readonly name: LocalizedText;
  /** One character for the text board. */
  readonly glyph: string;
}

/** Appearance of a counter in a position. */
export interface CounterLook {
  readonly unit: number;
  /** Node it is drawn on. */
  readonly node: number;
  /** Side it belongs to; -1 for none. */
  readonly side: Side;
  /** Number of its colours, if they are not those of its side (`SideSpec.colour`). */
  readonly colour?: number;
  /** Unit type: the key of its symbol and of its name. */
  readonly type: string;
  /** Full name for lists and screen readers: "Assault Squad A3". */
  readonly name: LocalizedText;
  /** A few characters for boards of text, if they are not the unit's id: "W8". */
  readonly sign?: string;
  /** Printed values, left to right, "4-4-4"; empty if none or hidden. */
  readonly values: string;
  /** Printed figures in words: "attack 4, defence 4, movement 4, 1 charge"; empty if hidden. */
  readonly figures: LocalizedText;
  /** Conditions such as "disrupted"; the drawing marks them, lists name them. */
  readonly conditions: readonly LocalizedText[];
  /** A short extra printed in the corner, such as charges left; empty if none. */
  readonly badge: string;
  /** Direction it faces, or -1. */
  readonly facing: number;
}

/** A marker, or any other thing on a node that is not a counter. */
export interface MarkerLook {
  readonly node: number;
  readonly type: string;
  readonly name: LocalizedText;
  /** A few characters printed on it; empty if none. */
  readonly text: string;
  readonly facing: number;
  /** Character before the text on text boards; it stays when counters hide the text. */
  readonly glyph?: string;
}

/** Nodes that are tinted for a reason that the player should see (reach, blast, zone of control). */
export interface AreaLook {
  readonly type: string;
  readonly name: LocalizedText;
  readonly nodes: readonly number[];
  /** Text for each node (odds, cost), or empty. */
  readonly texts?: readonly LocalizedText[];
}

/** A named part of the map with an outline: a megahex, a board of a larger map. */
export interface RegionLook {
  readonly name: LocalizedText;
  /** A letter or two printed in its middle; empty if none. */
  readonly text: string;
  readonly nodes: readonly number[];
}

/** Hexsides of one type, each as `node * slots + slot`. A side that can be crossed is listed from both its hexes. */
export interface EdgeLook {
  readonly type: string;
  readonly name: LocalizedText;
  readonly edges: readonly number[];
}

/** An overlay that a player can switch on. It is computed from the player's view. */
export interface OverlaySpec<S extends GameState> {
  readonly id: string;
  readonly name: LocalizedText;
  /** Shown from the start, without a switch. */
  readonly isStanding?: true;
  areas(s: S, side: Side, focus: Focus): AreaLook[];
}

/** A row of a chart shown on demand (combat results, terrain costs), with its rule. */
export interface Chart {
  readonly title: LocalizedText;
  readonly rule: string;
  readonly columns: readonly LocalizedText[];
  readonly rows: readonly (readonly LocalizedText[])[];
  /** A shape for each row, drawn before its first cell. Absent: none. */
  readonly shapes?: readonly ShapeLook[];
  /** Origin of these values, if they are ours: shown under the chart. */
  readonly designed?: LocalizedText;
}

/** A number or sign printed on a counter, with its meaning. */
export interface CounterMark {
  readonly print: string;
  readonly means: LocalizedText;
}

/** A side with the nodes at which it begins. */
export interface GoalStart {
  readonly side: Side;
  readonly nodes: readonly number[];
}

/** Where the sides begin, and the nodes that decide the game. */
export interface GoalMap {
  readonly starts: readonly GoalStart[];
  readonly aims: readonly number[];
}

/** The card that introduces a game to new players. Its sentences name their rules in brackets. */
export interface GoalLook {
  /** Ways to win: a sentence for each way, or for each side. */
  readonly wins: readonly LocalizedText[];
  /** The three things that a player does. */
  readonly deeds: readonly LocalizedText[];
  /** A counter of the game as an example. */
  readonly counter: CounterLook;
  /** Everything printed on the counter, in reading order. */
  readonly marks: readonly CounterMark[];
  /** A small map for the card; absent: nothing on the map decides the game, or nobody knows where it is. */
  readonly map?: GoalMap;
}

/**
 * Part of a look that lets a side set up its units in any order. The rules ask for one unit after the other, by an
 * action whose noun is the node; a client asks for another one on a copy, and sends the actions in the rules' order.
 */
export interface SetUpPart<S extends GameState = GameState> {
  /** Verb that sets a unit up; its noun is the node. */
  readonly verb: number;
  /**
   * Returns the units that the side to act is asked for from here on, one directly after the other, in the order of the
   * rules; empty if the decision sets nothing up.
   */
  units(s: S): readonly number[];
  /** Returns the look of one of those units while it waits, at its node or at -1. */
  counter(s: S, unit: number): CounterLook;
  /** Changes `s`, in which units of the row may have been put already, so that the rules ask for this unit. */
  ask(s: S, unit: number): void;
  /** Changes `s` so that a unit stands on a node, and asks for nothing else. */
  put(s: S, unit: number, node: number): void;
}

/** A hex of a shape, by axial coordinates from its first hex. */
export interface ShapeHex {
  readonly q: number;
  readonly r: number;
  /** A character or two printed in it; empty if none. */
  readonly text: string;
}

/** A pattern of hexes that is drawn small, such as the hexes of a blast. Its first hex stands out. */
export interface ShapeLook {
  readonly hexes: readonly ShapeHex[];
}

/** Presentation of a game: the contents of every node and counter, and the prompts, as messages. */
export interface Look<S extends GameState = GameState> {
  readonly terrains: readonly TerrainLook[];
  /** Returns the index into `terrains` of a node in this position. */
  terrainOf(s: S, node: number): number;
  /** True if `terrainOf` never changes in play, so the map can be drawn once. */
  readonly terrainIsFixed: boolean;
  /** Parts of the map with an outline, which never change. */
  readonly regions?: readonly RegionLook[];
  /** Things on or across hexsides, which never change; they are drawn in this order. */
  readonly edges?: readonly EdgeLook[];
  /** Returns the level of the ground of a node, 0 the lowest; absent: all is flat. */
  heightOf?(node: number): number;
  /** All counters on the board, lowest in each stack first. */
  counters(s: S): CounterLook[];
  /** Returns the node where a unit is drawn, as `counters` says; -1 if it is not. */
  nodeOf(s: S, unit: number): number;
  /**
   * Units of every side that are out of the game, as far as they are visible, at node -1; absent: no unit ever is.
   * Units that never took part are included, from the first position on, if a position does not tell them apart.
   */
  lost?(s: S): CounterLook[];
  /** Keys of the conditions that harm a unit, such as `condition.disrupted`; absent: none does. */
  readonly harms?: readonly string[];
  /** Types of the events that tell the result of an attack, with its `meaning`; absent: there are no attacks. */
  readonly attacks?: readonly string[];
  /** Fights, each told as one moment with its dice; absent: the game has none. */
  readonly moments?: MomentsPart<S>;
  /** Lost units stay visible on the board where they fell, as areas of type `wreck`. */
  readonly wrecks?: true;
  markers(s: S): MarkerLook[];
  /**
   * Prompt for the side to act, in one sentence without its name: "choose a stack." At dice, and at the
   * end, the status of the game.
   */
  prompt(s: S): LocalizedText;
  /** Thing that Chance draws at this step instead of rolling dice: "a card of the deck". Absent, or undefined: dice. */
  drawn?(s: S): LocalizedText | undefined;
  /** Rule of the prompt, if it differs from the rule of the step. */
  ruleOf?(s: S): string | undefined;
  /** Label of an action on a button or in a list: "Move Assault Squad A3". */
  actionLabel(s: S, action: Action): LocalizedText;
  /**
   * Actions of this decision that are not legal now, but that the player should see, such as offers that are too
   * expensive. They are shown disabled, with their labels.
   */
  barred?(s: S): readonly Action[];
  /** Verbs that the page plays by itself after a pick without a choice, such as the only place of a picked unit. */
  readonly implied?: readonly number[];
  /** Verbs that the page asks to confirm, because one click plays them and they cannot be undone. */
  readonly final?: readonly number[];
  /**
   * Verbs that make all remaining decisions of their kind, such as the rest of a set-up. They are confirmed before the
   * turn is handed over, as the decisions themselves are.
   */
  readonly auto?: readonly number[];
  /** The unit and node the present decision is about, or -1. */
  focus(s: S): Focus;
  /**
   * Nodes from the focus to where an action leads, last included, with the points it costs;
   * undefined where an action has no path.
   */
  path?(s: S, action: Action): ActionPath | undefined;
  /** Area an action would affect (a blast), for showing before it is chosen. */
  preview?(s: S, action: Action): AreaLook[];
  /** Shape that an action chooses, drawn on its button; undefined for other actions. Absent: the game has none. */
  shape?(s: S, action: Action): ShapeLook | undefined;
  /** Returns the units that may take part in an action, of which later decisions choose; absent: actions have none. */
  actors?(s: S, action: Action): readonly number[];
  /** Decisions that are made together before any takes effect; absent: the game has none. */
  readonly plan?: PlanPart<S>;
  /** Forces chosen by counts; absent: the game has none. */
  readonly muster?: MusterPart<S>;
  /** Units set up one after the other; absent: the game has none, or only one at a time. */
  readonly setUp?: SetUpPart<S>;
  /** Hands, decks, trays; absent: the game has none. */
  readonly zones?: ZonesPart<S>;
  /** Turn, step, supplies, score, … beside the board. */
  panel(s: S): PanelLine[];
  /** The card that a game opens with; absent: the game has none. */
  goal?(s: S): GoalLook;
  readonly overlays: readonly OverlaySpec<S>[];
  readonly charts: readonly Chart[];
  /** All cards or counters of the game, for reference; absent: the charts are enough. */
  readonly catalogue?: CataloguePart;
  /** Icons of amounts and figures, by the keys that amounts use; absent: the game has none. */
  readonly icons?: Readonly<Record<string, IconLook>>;
  /** Faces of its cards; absent: the game has no cards, or none with a face. */
  readonly cards?: CardsPart;
  /** Its pictures; absent: tints, letters and monograms. */
  readonly art?: Art;
}
