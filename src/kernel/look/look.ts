/**
 * Description of a game for its display: plain data and messages, no drawing. The client, the text board and the
 * picture are built from this alone.
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
  /** True if `name` names each of its places, such as a tray: their labels are for notation only. */
  readonly namesPlaces?: true;
}

/** Appearance of a counter in a position. */
export interface CounterLook {
  readonly unit: number;
  /** Node that it is drawn on. */
  readonly node: number;
  /** Owner; -1 for no side. */
  readonly side: Side;
  /** Number of its colours, if they are not those of its side (`SideSpec.colour`). */
  readonly colour?: number;
  /** Unit type: the key of its symbol and of its name. */
  readonly type: string;
  /** Full name for lists and screen readers: "Assault Squad A3". */
  readonly name: LocalizedText;
  /** A few characters for boards of text, if they are not the unit's id: "W8". */
  readonly sign?: string;
  /** Printed values, left to right, "4-4-4"; empty if it has none or they are hidden. */
  readonly values: string;
  /** Printed figures in words: "attack 4, defence 4, movement 4, 1 charge"; empty if hidden. */
  readonly figures: LocalizedText;
  /** Conditions such as "disrupted"; the drawing marks them, lists name them. */
  readonly conditions: readonly LocalizedText[];
  /** Short extra text printed in the corner, such as charges left; may be empty. */
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
  /** Text for each node (odds, cost), possibly empty. */
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
  /** Always shown, without a switch. */
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
  /** Note on the origin of these values, if they are our own design: shown under the chart. */
  readonly designed?: LocalizedText;
}

/** A number or sign printed on a counter, with its meaning. */
export interface CounterMark {
  readonly print: string;
  readonly means: LocalizedText;
}

/** A side, with the nodes where it starts. */
export interface GoalStart {
  readonly side: Side;
  readonly nodes: readonly number[];
}

/** Starting areas of the sides, and the nodes that decide the game. */
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
  /** Small map for the card. Absent: no node of the map decides the game, or its position is unknown at the start. */
  readonly map?: GoalMap;
}

/**
 * Part of a look that lets a side set up its units in any order. The rules ask for one unit after the other, by an
 * action whose noun is the node. A client changes the order on a copy, and sends the actions in the order of the rules.
 */
export interface SetUpPart<S extends GameState = GameState> {
  /** Verb that sets a unit up; its noun is the node. */
  readonly verb: number;
  /**
   * Returns the units that the side to act sets up from here on, one directly after the other, in the order of the
   * rules; empty if the decision sets nothing up.
   */
  units(s: S): readonly number[];
  /** Returns the look of one of those units while its action is not sent yet, at its chosen node or at -1. */
  counter(s: S, unit: number): CounterLook;
  /** Changes `s` so that the rules ask for this unit. Other units of the row may have been placed already. */
  ask(s: S, unit: number): void;
  /** Changes `s` so that a unit is placed on a node, and nothing else. */
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
  /** Returns the height level of a node, 0 the lowest. Absent: the board is flat. */
  heightOf?(node: number): number;
  /** Returns all counters on the board, lowest in each stack first. */
  counters(s: S): CounterLook[];
  /** Returns the node where `counters` draws a unit; -1 if it is not drawn. */
  nodeOf(s: S, unit: number): number;
  /**
   * Returns the visible units of every side that are out of the game, at node -1. Absent: units never leave the game.
   * If a position does not tell them apart, units that never took part are included from the first position on.
   */
  lost?(s: S): CounterLook[];
  /** Keys of the conditions that harm a unit, such as `condition.disrupted`. Absent: no condition does. */
  readonly harms?: readonly string[];
  /**
   * Types of the log events that state the result of an attack, with its `meaning` and `by`. Absent: the game has no
   * attacks.
   */
  readonly attacks?: readonly string[];
  /**
   * Types of the log events that name a lost unit, for games in which a unit also disappears when it is no longer seen.
   * Absent: a unit that disappears is lost.
   */
  readonly losses?: readonly string[];
  /** Fights, each shown as one moment with its dice. Absent: the game has none. */
  readonly moments?: MomentsPart<S>;
  /** Lost units stay visible on the board where they fell, as areas of type `wreck`. */
  readonly wrecks?: true;
  markers(s: S): MarkerLook[];
  /**
   * Returns the prompt for the side to act, in one sentence without its name: "choose a stack." When dice are due, and
   * at the end, it is the status of the game.
   */
  prompt(s: S): LocalizedText;
  /**
   * Returns what Chance draws at this step instead of rolling dice: "a card of the deck". Absent, or undefined: dice.
   */
  drawn?(s: S): LocalizedText | undefined;
  /** Returns the rule of the prompt, if it differs from the rule of the step. */
  ruleOf?(s: S): string | undefined;
  /** Returns the label of an action on a button or in a list: "Move Assault Squad A3". */
  actionLabel(s: S, action: Action): LocalizedText;
  /**
   * Returns actions of this decision that are not legal now but that the player should see, such as offers that are too
   * expensive. They are shown disabled, with their labels.
   */
  barred?(s: S): readonly Action[];
  /**
   * Verbs that the page plays automatically after a pick that leaves one choice, such as the only place of a picked
   * unit.
   */
  readonly implied?: readonly number[];
  /** Verbs that the page asks to confirm, because one click plays them and they cannot be undone. */
  readonly final?: readonly number[];
  /**
   * Verbs that make all remaining decisions of their kind, such as the rest of a set-up. They are confirmed before the
   * turn is handed over, as the decisions themselves are.
   */
  readonly auto?: readonly number[];
  /** Returns the unit and node of the current decision, each -1 if it has none. */
  focus(s: S): Focus;
  /**
   * Returns the nodes from the focus to the destination of an action, the destination included, with the cost in
   * points; undefined if the action has no path.
   */
  path?(s: S, action: Action): ActionPath | undefined;
  /** Returns the area that an action would affect (a blast), shown before it is chosen. */
  preview?(s: S, action: Action): AreaLook[];
  /**
   * Returns the shape that an action chooses, drawn on its button; undefined for other actions. Absent: no action has
   * any.
   */
  shape?(s: S, action: Action): ShapeLook | undefined;
  /**
   * Returns the units that may take part in an action, if later decisions choose among them. Absent: no action has any.
   */
  actors?(s: S, action: Action): readonly number[];
  /** Decisions that are made together before any takes effect; absent: the game has none. */
  readonly plan?: PlanPart<S>;
  /** Forces chosen by counts; absent: the game has none. */
  readonly muster?: MusterPart<S>;
  /** Units set up one after the other; absent: the game has none, or only one at a time. */
  readonly setUp?: SetUpPart<S>;
  /** Hands, decks, trays; absent: the game has none. */
  readonly zones?: ZonesPart<S>;
  /** Returns the lines beside the board: turn, step, supplies, score. */
  panel(s: S): PanelLine[];
  /** Returns the card that introduces the game. Absent: the game has none. */
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
