/**
 * Messages for players, independent of language: a key of the message files, and values for its placeholders. The
 * messages of a game are in its `i18n/en.ts` (and in other languages beside it); those shared by all games are in
 * `src/i18n`.
 */
import type { Side } from '../side.ts';

/** A message without a language: its key in the message files, and the values of its placeholders. */
export interface Message {
  readonly key: string;
  readonly args?: MessageArgs;
}

/** Values of a message's placeholders, by name. */
export type MessageArgs = Readonly<Record<string, MessageArg>>;

/**
 * Value of a placeholder: a number, notation that no language changes (`3-2`, `to 0814`), a message, a thing of
 * the game, or a list.
 */
export type MessageArg = number | string | Message | Noun | Several;

/**
 * A thing of the game in a message, which the page can highlight. `name` is the thing's name at the time of the event.
 */
export type Noun =
  | { readonly unit: number; readonly name?: MessageArg }
  | { readonly node: number }
  | { readonly side: Side }
  | { readonly item: number }
  | { readonly direction: number }
  | { readonly rule: string };

/**
 * List in a placeholder: `list` "A, B and C" (with `join: 'or'` "A, B or C"), `row` "A, B, C", `clauses` "A; B",
 * `sentences` with spaces between them, `parts` with nothing between them.
 */
export type Several =
  | { readonly list: readonly MessageArg[]; readonly join?: 'or' }
  | { readonly row: readonly MessageArg[] }
  | { readonly clauses: readonly MessageArg[] }
  | { readonly sentences: readonly MessageArg[] }
  | { readonly parts: readonly MessageArg[] };

/** A message, or text that is shown unchanged: a name that a person typed, a sentence from an old record. */
export type LocalizedText = Message | string;

/**
 * Returns a function that makes messages with the keys of a message file: `export const msg = messageMaker<keyof
 * typeof en>()`.
 */
export const messageMaker =
  <Key extends string>() =>
  (key: Key, args?: MessageArgs): Message =>
    args ? { key, args } : { key };
/**
 * Returns a function that makes prompts and labels without arguments: `export const fixed = fixedMaker<keyof
 * typeof en>()`.
 */
export const fixedMaker =
  <Key extends string>() =>
  (key: Key) =>
  (): Message => ({ key });

/** Makes a message of the kernel or of the files that all games share; their English texts are in `src/i18n/en`. */
export const msg: (key: string, args?: MessageArgs) => Message = messageMaker<string>();

/** Makes a message argument that names a unit. */
export const unit = (index: number, name?: MessageArg): Noun =>
  name === undefined ? { unit: index } : { unit: index, name };
/** Makes a message argument that names a node. */
export const node = (index: number): Noun => ({ node: index });
/** Makes a message argument that names a side. */
export const side = (index: Side): Noun => ({ side: index });
/** Makes a message argument that names a rule by its number. */
export const ruleRef = (id: string): Noun => ({ rule: id });
/** Makes a message argument that lists units. */
export const units = (indices: Iterable<number>): Several => ({
  list: [...indices].map((u) => unit(u)),
});
/** Makes a message argument that lists nodes. */
export const nodes = (indices: Iterable<number>): Several => ({ list: [...indices].map(node) });

/** Returns a string that is equal for equal messages, whatever the language. Odds and lists are grouped by it. */
export const keyOf = (text: LocalizedText): string =>
  typeof text === 'string'
    ? text
    : text.args
      ? `${text.key} ${JSON.stringify(text.args)}`
      : text.key;
