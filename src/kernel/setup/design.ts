/**
 * Forms for custom documents, as plain data and messages. A game describes the form of a draft; a page shows it and
 * needs no knowledge of the game. A draft has the shape of a document and may break its rules.
 */
import type { Board, Point } from '../board/graph.ts';
import type { Json } from './json.ts';
import type { Look } from '../look/look.ts';
import type { LocalizedText } from '../text/message.ts';
import type { RuleId } from '../rulebook.ts';
import type { GameState } from '../state.ts';

/**
 * Editor of custom documents, independent of the screen. Each form creates its own, because it caches expensive
 * results.
 */
export interface Designer {
  /** Returns the initial document; absent: the default document. */
  start?(): Json;
  /** Returns the form for a draft. */
  form(draft: Json): DesignForm;
  /** Returns the draft after a change, without fields that have lost their meaning and with those that it now needs. */
  tidy(draft: Json): Json;
}

/** Path of a value in a draft: `['forces', 0, 'morale']`. */
export type Path = readonly (string | number)[];

/** The form for one state of a draft: its sections, and the map so far. */
export interface DesignForm {
  readonly sections: readonly FormSection[];
  /** Map so far, to draw it and to choose nodes on it. The same object is returned while the map is unchanged. */
  readonly map?: DraftMap;
}

/** Parts of a game that the drawing code needs for a map. */
export interface DraftMap {
  readonly board: Board;
  readonly look: Look;
  readonly blank: GameState;
}

/** Fields under one heading, in the order in which the form shows them. */
export interface FormSection {
  /** Id that stays the same while other sections appear and disappear. */
  readonly id: string;
  readonly title: LocalizedText;
  readonly rule?: RuleId;
  /** Amount used so far, and its limit. */
  readonly tally?: { readonly label: LocalizedText; readonly n: number; readonly most: number };
  readonly fields: readonly FormField[];
  /** Advice that the player may ignore. */
  readonly notes?: readonly FormNote[];
  readonly sections?: readonly FormSection[];
  /** Path of the list entry that the section edits, if it can be removed. */
  readonly entry?: Path;
  /** Items that can be added to a list. */
  readonly additions?: readonly Addition[];
}

/** A remark on the draft, with its rule. */
export interface FormNote {
  readonly text: LocalizedText;
  readonly rule: RuleId;
}

/** An entry that the form offers to append to a list of the document. */
export interface Addition {
  readonly label: LocalizedText;
  /** Path of the list, with the index after its last entry. */
  readonly at: Path;
  readonly value: Json;
}

/** Parts common to all kinds of fields. */
interface FieldOf<Kind extends string> {
  readonly kind: Kind;
  /** Path that the field writes; an error of the document at this path is shown beside it. */
  readonly at: Path;
  readonly label: LocalizedText;
  readonly rule?: RuleId;
  /** Additional short text, such as a price. */
  readonly hint?: LocalizedText;
}

/** A field for free text. */
export interface TextField extends FieldOf<'text'> {
  readonly value: string;
  readonly most: number;
}

/** A field for a whole number. */
export interface NumberField extends FieldOf<'number'> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The card or counter that the number counts, shown by its picture. Absent: a plain number. */
  readonly item?: FieldItem;
}

/** A card or counter that a form counts. */
export interface FieldItem {
  /** Unit type, as in `CounterLook`: the key of its face or picture. */
  readonly type: string;
  /** Number of its colours; absent: neutral colours. */
  readonly colour?: number;
  /** Values printed on its counter; absent: none. */
  readonly values?: string;
}

/** A field for yes or no. */
export interface SwitchField extends FieldOf<'switch'> {
  readonly value: boolean;
}

/** One of the values that a choice field can have. */
export interface FormChoice {
  readonly label: LocalizedText;
  /** Value to write; undefined leaves the field out. */
  readonly value: Json | undefined;
}

/** A field with a single value out of a few choices. */
export interface ChoiceField extends FieldOf<'choice'> {
  readonly choices: readonly FormChoice[];
  /** Index of the current choice; -1: none. */
  readonly chosen: number;
}

/** A field for any number of words out of a few. It writes the chosen words as a list. */
export interface SeveralField extends FieldOf<'several'> {
  readonly choices: readonly { readonly label: LocalizedText; readonly value: string }[];
  readonly chosen: readonly string[];
}

/** A field for nodes of the map. It writes a list of node labels, which `tidy` may shorten. */
export interface NodesField extends FieldOf<'nodes'> {
  readonly nodes: readonly number[];
  /** Named sets of nodes, each chosen as a whole. */
  readonly parts: readonly NodePart[];
}

/** A named set of nodes that the player chooses together. */
export interface NodePart {
  readonly label: LocalizedText;
  readonly nodes: readonly number[];
}

/** A field for pieces of map that lie side by side. It writes a list with one entry for each placed piece. */
export interface PiecesField extends FieldOf<'pieces'> {
  readonly pieces: readonly MapPiece[];
  /** Returns the places where a piece fits, in reading order. */
  places(id: string, turned: boolean): readonly PiecePlace[];
  /** Returns the place whose middle is nearest to a point, or the reason why the piece cannot be placed there. */
  placeAt(id: string, turned: boolean, point: Point): PiecePlace | { readonly why: LocalizedText };
}

/** A piece of map that the player can place, with its current place, if any. */
export interface MapPiece {
  readonly id: string;
  readonly label: LocalizedText;
  /** Whether it may also be placed turned by 180°. */
  readonly turns: boolean;
  /** Index of its list entry, if it is placed. */
  readonly index?: number;
  readonly turned?: boolean;
  readonly box?: MapBox;
}

/** A place for a piece of map: the list entry to write, and the rectangle that it covers. */
export interface PiecePlace {
  readonly value: Json;
  readonly box: MapBox;
}

/** A rectangle on the map; its unit is the distance between neighbouring hex centres. */
export interface MapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A field of a form, of any kind. */
export type FormField =
  | TextField
  | NumberField
  | SwitchField
  | ChoiceField
  | SeveralField
  | NodesField
  | PiecesField;

/** Returns the value at a path of a draft; undefined if nothing is there. */
export function valueAt(draft: Json | undefined, path: Path): Json | undefined {
  let value: unknown = draft;
  for (const key of path) value = Object(value)[key];
  return value as Json | undefined;
}

/** Returns a copy of a draft with another value at a path; undefined removes the field or list entry. */
export function withValue(draft: Json, path: Path, value: Json | undefined): Json {
  const [head, ...rest] = path;
  if (head === undefined) return value ?? draft;
  const inner = rest.length === 0 ? value : withValue(valueAt(draft, [head]) ?? {}, rest, value);
  if (Array.isArray(draft)) return withEntry(draft, head as number, inner);
  const { [head]: _, ...others } = draft as Readonly<Record<string, Json>>;
  return inner === undefined ? others : { ...(draft as object), [head]: inner };
}

const withEntry = (list: readonly Json[], index: number, value: Json | undefined): Json =>
  value === undefined
    ? list.filter((_, i) => i !== index)
    : [...list.slice(0, index), value, ...list.slice(index + 1)];

/** Formats a path as messages write it: `document.forces[0].morale`. */
export const formatPath = (path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${key}`),
    'document',
  );
