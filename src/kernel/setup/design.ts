/**
 * Documents made by hand: what can be filled in, as plain data and messages. A game describes the form of a
 * draft, a page shows it and knows no game. A draft has the shape of a document, and may break its rules.
 */
import type { Board, Point } from '../board/graph.ts';
import type { Json } from './json.ts';
import type { Look } from '../look/look.ts';
import type { LocalizedText } from '../text/message.ts';
import type { RuleId } from '../rulebook.ts';
import type { GameState } from '../state.ts';

/** Makes documents; keeps what is dear to work out, so each form has one of its own. */
export interface Designer {
  /** Initial document; absent: the document of the usual set-up. */
  start?(): Json;
  /** The form as a draft has it now. */
  form(draft: Json): DesignForm;
  /** The draft after a change: what the change has made meaningless is gone, what it asks for is there. */
  tidy(draft: Json): Json;
}

/** Where something stands in a draft: `['forces', 0, 'morale']`. */
export type Path = readonly (string | number)[];

/** A form for a document as it stands: what can be asked, and the map so far. */
export interface DesignForm {
  readonly sections: readonly FormSection[];
  /** The map laid out so far, to be drawn and to choose nodes on: the same object while it is the same map. */
  readonly map?: DraftMap;
}

/** As much of a game as it takes to draw its map. */
export interface DraftMap {
  readonly board: Board;
  readonly look: Look;
  readonly blank: GameState;
}

/** Fields under a heading, in the order in which they are shown. */
export interface FormSection {
  /** Stays the same while others come and go. */
  readonly id: string;
  readonly title: LocalizedText;
  readonly rule?: RuleId;
  /** How much of something is used up, of how much. */
  readonly tally?: { readonly label: LocalizedText; readonly n: number; readonly most: number };
  readonly fields: readonly FormField[];
  /** Advice, which binds nobody. */
  readonly notes?: readonly FormNote[];
  readonly sections?: readonly FormSection[];
  /** The entry of a list that the section is about, if it can be taken out. */
  readonly entry?: Path;
  /** Items that can be added to a list. */
  readonly additions?: readonly Addition[];
}

/** A remark on what was made, with its rule. */
export interface FormNote {
  readonly text: LocalizedText;
  readonly rule: RuleId;
}

/** An entry that can be put behind a list. */
export interface Addition {
  readonly label: LocalizedText;
  /** The list, and what comes behind its last entry. */
  readonly at: Path;
  readonly value: Json;
}

interface FieldOf<Kind extends string> {
  readonly kind: Kind;
  /** Field that it writes; a fault of the document at this place is shown beside it. */
  readonly at: Path;
  readonly label: LocalizedText;
  readonly rule?: RuleId;
  /** A word more, such as a price. */
  readonly hint?: LocalizedText;
}

/** Text of a person's own. */
export interface TextField extends FieldOf<'text'> {
  readonly value: string;
  readonly most: number;
}

/** How many. */
export interface NumberField extends FieldOf<'number'> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/** Yes or no. */
export interface SwitchField extends FieldOf<'switch'> {
  readonly value: boolean;
}

/** One of the values that a field can take. */
export interface FormChoice {
  readonly label: LocalizedText;
  /** Undefined: the field is left out. */
  readonly value: Json | undefined;
}

/** One of a few. */
export interface ChoiceField extends FieldOf<'choice'> {
  readonly choices: readonly FormChoice[];
  /** Index of the one that is chosen; -1: none of them. */
  readonly chosen: number;
}

/** Any of a few words; writes a list of them. */
export interface SeveralField extends FieldOf<'several'> {
  readonly choices: readonly { readonly label: LocalizedText; readonly value: string }[];
  readonly chosen: readonly string[];
}

/** Nodes of the map; writes a list of their labels, which `tidy` may say shorter. */
export interface NodesField extends FieldOf<'nodes'> {
  readonly nodes: readonly number[];
  /** Sets that are chosen at once. */
  readonly parts: readonly NodePart[];
}

/** Nodes that are chosen as one. */
export interface NodePart {
  readonly label: LocalizedText;
  readonly nodes: readonly number[];
}

/** Pieces of a map, laid side by side; writes a list with an entry for each that lies. */
export interface PiecesField extends FieldOf<'pieces'> {
  readonly pieces: readonly MapPiece[];
  /** Where a piece would fit, in reading order. */
  places(id: string, turned: boolean): readonly PiecePlace[];
  /** A piece with its middle as near to a point as can be, or why it cannot lie there. */
  placeAt(id: string, turned: boolean, point: Point): PiecePlace | { readonly why: LocalizedText };
}

/** A piece that can be laid, and where it lies. */
export interface MapPiece {
  readonly id: string;
  readonly label: LocalizedText;
  /** It may also be laid turned by half. */
  readonly turns: boolean;
  /** Its entry in the list, if it lies. */
  readonly index?: number;
  readonly turned?: boolean;
  readonly box?: MapBox;
}

/** An entry for the list, and the room it takes. */
export interface PiecePlace {
  readonly value: Json;
  readonly box: MapBox;
}

/** A rectangle in units of the board. */
export interface MapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Any field of a form. */
export type FormField =
  | TextField
  | NumberField
  | SwitchField
  | ChoiceField
  | SeveralField
  | NodesField
  | PiecesField;

/** Content of a place of a draft; undefined if it is empty. */
export function valueAt(draft: Json | undefined, path: Path): Json | undefined {
  let value: unknown = draft;
  for (const key of path) value = Object(value)[key];
  return value as Json | undefined;
}

/** A copy of a draft with another value at a place; undefined takes a field or an entry out. */
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

/** A place as messages name it, `document.forces[0].morale`. */
export const formatPath = (path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${key}`),
    'document',
  );
