/** Set-up of a game: the scenarios and options on offer, and the check of a requested set-up. */
import type { Designer } from './design.ts';
import type { Json } from './json.ts';
import {
  keyOf,
  type MessageArg,
  type MessageArgs,
  type LocalizedText,
  msg,
} from '../text/message.ts';
import type { NameSource } from '../text/named.ts';
import type { RuleId } from '../rulebook.ts';
import type { ValueChanges, ValueDeclarations } from './values.ts';

export type { Json };

/** A scenario of a game, as the lobby lists it. */
export interface Scenario {
  readonly id: string;
  /** Ids of the sides that take part, in the order of their seats. Absent: all sides of the game. */
  readonly sides?: readonly string[];
  /** Typical length of a game in minutes, for the lobby. */
  readonly minutes: number;
}

/** A choice made before the game. Its values are integers; booleans are 0 and 1. */
export interface OptionSpec {
  readonly id: string;
  /** Ids of the scenarios in which the option has an effect. Absent: all. */
  readonly scenarios?: readonly string[];
  readonly rule: RuleId;
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
  /** Names of the values from `min` on, if numbers alone would not be clear. */
  readonly names?: readonly string[];
}

/**
 * Custom document that a game accepts beside scenario and options: a layout of panels, forces, a deck, a map or a
 * whole scenario.
 */
export interface DocumentSpec {
  /** Ids of the scenarios that accept a document; absent: all. */
  readonly scenarios?: readonly string[];
  /**
   * Checks a document and returns it in a normal form, which equal documents share. Without a document, returns the
   * default one; undefined if the scenario accepts none. Throws an `InputError` that names the wrong field.
   */
  read(raw: unknown, setup: Omit<Setup, 'document'>): Json | undefined;
  /** Makes the editor for the page, with the values of a variant. Absent: documents come as files only. */
  designer?(variant?: Variant): Designer;
}

/** Changes of a game's values, in the normal form that equal variants share: by id, ascending, without defaults. */
export interface Variant {
  /** Name for people; it changes nothing. */
  readonly title?: string;
  /** At least one. */
  readonly changes: ValueChanges;
}

/** Values that a game lets variants change. */
export interface VariantSpec {
  readonly declarations: ValueDeclarations;
  /**
   * Checks a variant and returns it in its normal form; undefined if it changes nothing. Throws an `InputError` that
   * names the wrong field.
   */
  read(raw: unknown, setup: Pick<Setup, 'scenario' | 'options'>): Variant | undefined;
}

/** Set-up of an open game, which is complete and checked. */
export interface Setup {
  readonly scenario: string;
  readonly options: Readonly<Record<string, number>>;
  /** Changed values. Absent: none. */
  readonly variant?: Variant;
  /** Custom document in the normal form of the game's `DocumentSpec`. */
  readonly document?: Json;
}

/** Error for bad input from outside. It says what is wrong, where, and what would be right. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Message for the author of the input; `message` is for debugging. */
  readonly text: LocalizedText;
  /** Game whose messages and names the error uses, if any. */
  readonly about: NameSource | undefined;

  constructor(text: LocalizedText, about?: NameSource) {
    super(keyOf(text));
    this.text = text;
    this.about = about;
  }
}

/** Set-up as a caller requests it; options are given by value, by name, or as `yes` and `no`. */
export interface SetupRequest {
  readonly scenario?: string | undefined;
  readonly options?: Readonly<Record<string, number | string | boolean>> | undefined;
  /** A variant: the content of its file, or only its title and changes. */
  readonly variant?: unknown;
  readonly document?: unknown;
}

/** Parts of a game that a set-up is checked against. */
interface SetupSpec {
  /** Game of the set-up; absent in tests. */
  readonly id?: string;
  readonly sides?: NameSource['sides'];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly OptionSpec[];
  readonly values?: VariantSpec;
  readonly document?: DocumentSpec;
}

/** Maximum length of a document, in characters of its JSON. The first line of every record contains it. */
export const DOCUMENT_LIMIT = 200_000;

/**
 * Returns the sides that take part in a scenario, in the order of their seats. If a document changes them, only
 * the opened game knows.
 */
export function sidesIn<Side extends { readonly id: string }>(
  game: { readonly sides: readonly Side[]; readonly scenarios: readonly Scenario[] },
  scenario: string | undefined,
): readonly Side[] {
  const named = (game.scenarios.find(({ id }) => id === scenario) ?? game.scenarios[0])?.sides;
  return named
    ? named.flatMap((id) => game.sides.find((side) => side.id === id) ?? [])
    : game.sides;
}

/** Returns the options that have an effect in a scenario. */
export const optionsIn = <Option extends Pick<OptionSpec, 'scenarios'>>(
  { options }: { readonly options: readonly Option[] },
  scenario: string,
): Option[] => options.filter(({ scenarios }) => scenarios?.includes(scenario) ?? true);

/**
 * Checks a requested set-up and completes it with the defaults. Throws an `InputError` with the nearest valid
 * names.
 */
export function parseSetup(game: SetupSpec, request: SetupRequest = {}): Setup {
  const choices = parseChoices(game, request);
  const variant = parseVariant(game, request.variant, choices);
  const setup = { ...choices, ...(variant && { variant }) };
  const document = parseDocument(game, request.document, setup);
  return { ...setup, ...(document !== undefined && { document }) };
}

/**
 * Checks the variant of a requested set-up, and not the document: the default document need not be valid with the
 * variant of another one. Returns undefined if it changes nothing. Throws an `InputError` that names the wrong field.
 */
export const readVariant = (
  game: SetupSpec,
  request: Omit<SetupRequest, 'document'>,
): Variant | undefined => parseVariant(game, request.variant, parseChoices(game, request));

/** Checks the scenario and the options of a requested set-up. */
function parseChoices(game: SetupSpec, request: SetupRequest): Pick<Setup, 'scenario' | 'options'> {
  const wanted = request.scenario ?? game.scenarios[0]?.id ?? '';
  const { id: scenario } = findNamed(msg('kind.scenario'), wanted, game.scenarios);
  const options: Record<string, number> = {};
  for (const spec of game.options) options[spec.id] = spec.fallback;
  for (const [id, raw] of Object.entries(request.options ?? {})) {
    const spec = findNamed(msg('kind.option'), id, game.options);
    options[id] = optionValue(spec, raw);
    const { scenarios: only, fallback } = spec;
    if (only && !only.includes(scenario) && options[id] !== fallback)
      throw fault(`options.${id}`, 'input.option.elsewhere', { only: { row: only } });
  }
  return { scenario, options };
}

function parseVariant(
  game: SetupSpec,
  raw: unknown,
  setup: Pick<Setup, 'scenario' | 'options'>,
): Variant | undefined {
  if (raw === undefined) return undefined;
  const { values } = game;
  if (!values) throw fault('variant', 'input.variant.none');
  return aboutGame(game, () => values.read(raw, setup));
}

function parseDocument(
  game: SetupSpec,
  raw: unknown,
  setup: Omit<Setup, 'document'>,
): Json | undefined {
  const { document: spec } = game;
  if (!spec) {
    if (raw !== undefined) throw fault('document', 'input.document.none');
    return undefined;
  }
  const size = raw === undefined ? 0 : JSON.stringify(raw).length;
  if (size > DOCUMENT_LIMIT)
    throw fault('document', 'input.document.long', { most: DOCUMENT_LIMIT, size });
  return aboutGame(game, () => spec.read(raw, setup));
}

/** Runs a check of the game; its errors use the messages of the game. */
function aboutGame<T>({ id, sides = [] }: SetupSpec, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InputError) || id === undefined) throw error;
    // The game is not open yet: it has messages, but no units and no board.
    const game = { id, sides, units: [], board: { labels: [], directions: [] } };
    throw new InputError(error.text, error.about ?? game);
  }
}

function optionValue(spec: OptionSpec, raw: number | string | boolean): number {
  const words: Record<string, number> = { yes: 1, true: 1, on: 1, no: 0, false: 0, off: 0 };
  const named = spec.names?.indexOf(String(raw)) ?? -1;
  const value = named >= 0 ? spec.min + named : (words[String(raw)] ?? Number(raw));
  if (Number.isInteger(value) && value >= spec.min && value <= spec.max) return value;
  const { min, max, names } = spec;
  const allowed = names
    ? { row: names }
    : msg('input.whole', { min: String(min), max: String(max) });
  throw new InputError(msg('input.option', { id: spec.id, raw: String(raw), allowed }));
}

/**
 * Throws an `InputError` with the nearest valid names unless `name` is one of `valid`. `at` is the path of the name in
 * a file.
 */
export function requireName(
  kind: LocalizedText,
  name: string,
  valid: readonly string[],
  at?: string,
): void {
  if (!valid.includes(name)) throw unknownName(kind, name, valid, at);
}

/**
 * Builds the error for a name that is not one of `valid`. It lists the nearest valid names; `at` is the path in a file.
 */
export function unknownName(
  kind: LocalizedText,
  name: string,
  valid: readonly string[],
  at?: string,
): InputError {
  const near = nearest(name, valid);
  const args = { kind, name, known: shortList(valid), ...(at !== undefined && { at }) };
  const place = at === undefined ? '' : '.in';
  return new InputError(
    near.length > 0
      ? msg(`input.unknown${place}.near`, { ...args, near: { list: near, join: 'or' } })
      : msg(`input.unknown${place}`, args),
  );
}

/** Returns the entry of a list with an id. Throws an `InputError` with the nearest ids if the id is unknown. */
export function findNamed<T extends { readonly id: string }>(
  kind: LocalizedText,
  id: string,
  list: readonly T[],
): T {
  const found = list.find((one) => one.id === id);
  if (found) return found;
  throw unknownName(
    kind,
    id,
    list.map((one) => one.id),
  );
}

/**
 * Builds an `InputError` for the value at a path such as `values.turn`; `key` is the message that says what is wrong.
 */
export const fault = (at: string, key: string, args?: MessageArgs): InputError =>
  new InputError(msg('fault.at', { at, fault: msg(key, args) }));

/** Lists names for a message: all of them if they are few, otherwise the first ones. */
function shortList(names: readonly string[]): MessageArg {
  if (names.length <= 24) return { row: names };
  return msg('input.many', { some: { row: names.slice(0, 12) }, n: names.length });
}

/** Returns up to two names whose edit distance (Levenshtein) is at most a third of their length, best first. */
export function nearest(name: string, valid: readonly string[]): string[] {
  return valid
    .map((v) => ({ v, d: editDistance(name.toLowerCase(), v.toLowerCase()) }))
    .filter(({ v, d }) => d <= Math.max(1, Math.ceil(v.length / 3)))
    .sort((a, b) => a.d - b.d)
    .slice(0, 2)
    .map(({ v }) => v);
}

/** Returns the number of letters to add, remove or replace to turn one text into another (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(row[j - 1] + same, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
