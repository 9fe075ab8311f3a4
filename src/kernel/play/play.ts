/**
 * `Play`: the interface between a game and everything that plays, serves or shows it. A bundle exports it. Its parts
 * are frozen (docs/play.md): later versions of Countermarch play every bundle through it.
 *
 * Arguments and results are typed arrays and plain data, so that a game can live in another realm. A position is an
 * `Int16Array`, which no function changes. A view is a position with `UNKNOWN` in place of values that its side may not
 * see.
 */
import type { Action } from '../action.ts';
import type { Point } from '../board/graph.ts';
import type { CardLook } from '../look/card.ts';
import type { Focus, ActionPath } from '../look/focus.ts';
import type { AreaLook, CounterLook, GoalLook, ShapeLook } from '../look/look.ts';
import type { FightLook } from '../look/moments.ts';
import type { Odds } from '../odds/card.ts';
import type { Outcome } from '../outcome.ts';
import type { Refusal, Rule } from '../rulebook.ts';
import type { FormField, FormSection, Path, PiecePlace, PiecesField } from '../setup/design.ts';
import type { Json } from '../setup/json.ts';
import type { Lesson } from '../setup/lesson.ts';
import type { OptionSpec, Scenario, Setup, SetupRequest, Variant } from '../setup/setup.ts';
import type { ValueDeclarations } from '../setup/values.ts';
import type { Side } from '../side.ts';
import type { LogEvent } from '../text/log.ts';
import type { LocalizedText } from '../text/message.ts';
import type { BoardData, PlayData, Scenery } from './data.ts';
import type { Scene } from './scene.ts';

/** Version of the interface. A bundle states its own. */
export const PLAY_VERSION = 1;

/** A game before its set-up is chosen. */
export interface Play {
  readonly api: number;
  readonly id: string;
  /** All sides of the game; a scenario may use fewer. */
  readonly sides: PlayData['sides'];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly OptionSpec[];
  /** Values that variants change. Absent: none. */
  readonly values?: ValueDeclarations;
  /** Custom documents: the scenarios that accept one (absent: all), and whether they can be edited on screen. */
  readonly document?: { readonly scenarios?: readonly string[]; readonly isDesigned: boolean };
  readonly rulebook: readonly Rule[];
  readonly lesson?: Lesson;
  /** Bot levels that differ noticeably in strength, weakest first. Absent: all. */
  readonly levels?: readonly string[];
  /** Languages of its messages; `en` is always among them. */
  readonly languages: readonly string[];
  /** Returns the messages of a language by key, as ICU text; empty for a language that it does not have. */
  messages(language: string): Readonly<Record<string, string>>;
  /** Completes and checks a set-up. */
  readSetup(request: SetupRequest): Setup | InputFault;
  /** Checks a variant; no variant if it changes nothing. Absent: the game has none. */
  readVariant?(
    raw: unknown,
    setup: Pick<Setup, 'scenario' | 'options'>,
  ): { readonly variant?: Variant } | InputFault;
  /** Checks a custom document, or returns the default one (undefined: the scenario accepts none). */
  readDocument(
    raw: unknown,
    setup: Omit<Setup, 'document'>,
  ): { readonly document?: Json } | InputFault;
  /** Opens a set-up that `readSetup` has returned. */
  open(setup: Setup): PlayGame;
  /** Editor of documents for the screen. Absent: documents come as files only. */
  readonly design?: PlayDesign;
  /** Returns the editor with the values of a variant. Absent: `design` shows the usual values for all variants. */
  designFor?(variant: Variant): PlayDesign;
}

/** Bad input: the error, and its path in the input. */
export interface InputFault {
  readonly fault: LocalizedText;
  readonly at?: string;
}

/** A position, with the events that led to it. */
export interface PlayUpdate {
  readonly ints: Int16Array;
  readonly events: readonly LogEvent[];
}

/** A game of one set-up. It holds no position: every function receives one. */
export interface PlayGame {
  readonly data: PlayData;
  /** Returns the first position, settled at its first decision. */
  start(): PlayUpdate;
  /** Returns the side to act, `CHANCE`, or `NOBODY` at the end. */
  actor(ints: Int16Array): Side;
  /** Returns legal actions, or outcomes of Chance: ascending, never empty in play. */
  legal(ints: Int16Array): Int32Array;
  /** Returns relative weights of the legal outcomes of Chance, in their order. Undefined: all weights are equal. */
  weights(ints: Int16Array): readonly number[] | undefined;
  /** Returns the position after a legal action. Without `isTold`, no events are created, which is faster. */
  apply(ints: Int16Array, action: Action, isTold: boolean): PlayUpdate;
  /** Returns why an action is not legal. Undefined: it is legal. */
  refusal(ints: Int16Array, action: Action): Refusal | undefined;
  /** Returns the position after a side has resigned; see `canDropOut`. */
  giveUp(ints: Int16Array, side: Side): PlayUpdate;
  /** Returns the result once the game is over. */
  outcome(ints: Int16Array): Outcome | undefined;
  /** Returns the view of a side, or of a spectator. */
  view(ints: Int16Array, side: Side): Int16Array;
  /** Returns the hash of a position, as 16 hex digits. Equal positions have equal hashes. */
  hash(ints: Int16Array): string;
  /** Returns the broken invariant of a position. Undefined: all invariants hold. */
  check(ints: Int16Array): InputFault | undefined;
  /** Returns the draw of a side in the set-up, as one word; see `hasLots`. */
  lot(ints: Int16Array, side: Side): string;
  /** Returns the reaction window that is open for the side to act, with the chance that each legal action succeeds. */
  window(
    ints: Int16Array,
  ): { readonly id: string; readonly chances: readonly number[] } | undefined;
  parseAction(text: string): Action | InputFault;
  formatAction(action: Action): string;
  /** Reads a position file for this set-up. */
  readPosition(file: unknown): Int16Array | InputFault;
  writePosition(ints: Int16Array): Json;

  /** Returns the scene of a view, for its side. */
  scene(view: Int16Array, side: Side): Scene;
  /** Returns the label of an action that is legal now, or was in an earlier position. */
  label(view: Int16Array, action: Action): LocalizedText;
  /** Returns the path of an action from the focus, if it has one. */
  path(view: Int16Array, action: Action): ActionPath | undefined;
  /** Returns areas that an action would affect. */
  preview(view: Int16Array, action: Action): readonly AreaLook[];
  /**
   * Returns units that could take part in an action, if later decisions choose among them. Absent: no action has any.
   */
  actors?(view: Int16Array, action: Action): readonly number[];
  /** Returns the shape that an action chooses, if it chooses one. Absent: no action does. */
  shape?(view: Int16Array, action: Action): ShapeLook | undefined;
  /** Returns the counters of the scene, for positions of which a page needs nothing else. Absent: only scenes do. */
  counters?(view: Int16Array): readonly CounterLook[];
  /** Returns the barred actions of the scene, without labels. Absent: only scenes do. */
  barred?(view: Int16Array): readonly Action[];
  /**
   * Returns a fight from the view before it and its known events, none while its dice are due. Undefined: the events
   * continue the fight before. Absent: the game has no fights (`DisplayData.moments`).
   */
  fight?(view: Int16Array, events: readonly LogEvent[]): FightLook | undefined;
  /** Returns the card of a unit type, if it has one. Absent: no card has a face (`DisplayData.frames`). */
  face?(type: string): CardLook | undefined;
  /**
   * Returns the units that the side to act sets up from here on, in the order of the rules. Absent, as are the next
   * three functions: units are set up in this order only (`DisplayData.setUpVerb`).
   */
  unitsToSetUp?(view: Int16Array): readonly number[];
  /** Returns the look of a unit that is being set up, at its node or at -1. */
  setUpCounter?(view: Int16Array, unit: number): CounterLook;
  /** Returns the view in which the rules ask for a unit, though others of the row may be placed already. */
  askForUnit?(view: Int16Array, unit: number): Int16Array;
  /** Returns the view with a unit on a node. */
  putUnit?(view: Int16Array, unit: number, node: number): Int16Array;
  overlay(view: Int16Array, id: string, side: Side, focus: Focus): readonly AreaLook[];
  /** Returns exact probabilities of an action. Undefined: it rolls no dice that its side may see. */
  odds(view: Int16Array, action: Action): Odds | undefined;
  /** Returns the card that introduces the game, if it has one. */
  goal(view: Int16Array): GoalLook | undefined;
  /** Returns legal actions that complete the plan of the scene, the announcement last. */
  proposals(view: Int16Array): readonly Action[];
  /** Returns legal actions that choose a force by counts of unit types. Undefined: it may not be chosen. */
  recruit(
    view: Int16Array,
    counts: Readonly<Record<string, number>>,
  ): readonly Action[] | undefined;
}

/** Editor of documents for the screen. A draft has the shape of a document and may break its rules. */
export interface PlayDesign {
  /** Returns the initial draft. Undefined: the document of the default set-up. */
  start(): Json | undefined;
  form(draft: Json): DesignData;
  /** Returns the draft after a change, without the parts that the change made meaningless. */
  tidy(draft: Json): Json;
  /** Returns the places where a piece fits, for the field at `at`. */
  places(draft: Json, at: Path, id: string, isTurned: boolean): readonly PiecePlace[];
  /** Returns the place nearest to a point, or the reason why the piece cannot be placed there. */
  placeAt(
    draft: Json,
    at: Path,
    id: string,
    isTurned: boolean,
    point: Point,
  ): PiecePlace | { readonly why: LocalizedText };
}

/** A form as plain data; its fields of pieces have no functions. */
export interface DesignData {
  readonly sections: readonly SectionData[];
  readonly map?: DraftMapData;
}

/** Fields under a heading. */
export interface SectionData extends Omit<FormSection, 'fields' | 'sections'> {
  readonly fields: readonly (Exclude<FormField, PiecesField> | PiecesData)[];
  readonly sections?: readonly SectionData[];
}

/** A field of pieces, without its functions. */
export type PiecesData = Omit<PiecesField, 'places' | 'placeAt'>;

/** The map of a draft. */
export interface DraftMapData {
  readonly board: BoardData;
  readonly scenery: Scenery;
}
