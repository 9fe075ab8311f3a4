/**
 * Messages for people, without a language: a key of the message files, and values for its placeholders. The sentences
 * of a game are in its `i18n/en.ts` (and in other languages beside it), those that all games share in `src/i18n`.
 */
import type { Side } from '../side.ts';

/** Something to be said. */
export interface Message {
  readonly key: string;
  readonly args?: MessageArgs;
}

/** Values of a message's placeholders, by name. */
export type MessageArgs = Readonly<Record<string, MessageArg>>;

/** A number; notation that no language changes (`3-2`, `to 0814`); a message; a thing of the game; several. */
export type MessageArg = number | string | Message | Noun | Several;

/** A thing of the game, which the page can point at; `name`: what it was called when it happened. */
export type Noun =
  | { readonly unit: number; readonly name?: MessageArg }
  | { readonly node: number }
  | { readonly side: Side }
  | { readonly item: number }
  | { readonly direction: number }
  | { readonly rule: string };

/**
 * Several things in one gap: `list` "A, B and C" (with `join: 'or'` "A, B or C"), `row` "A, B, C",
 * `clauses` "A; B", `sentences` one behind another, `parts` without anything between.
 */
export type Several =
  | { readonly list: readonly MessageArg[]; readonly join?: 'or' }
  | { readonly row: readonly MessageArg[] }
  | { readonly clauses: readonly MessageArg[] }
  | { readonly sentences: readonly MessageArg[] }
  | { readonly parts: readonly MessageArg[] };

/** A message, or text that is nobody's translation: what a person typed, an old record's words. */
export type LocalizedText = Message | string;

/** Makes messages of the keys that a message file has: `export const msg = messageMaker<keyof typeof en>()`. */
export const messageMaker =
  <Key extends string>() =>
  (key: Key, args?: MessageArgs): Message =>
    args ? { key, args } : { key };
/** Makes prompts and labels that are the same whatever they are about: `export const fixed = fixedMaker<keyof typeof en>()`. */
export const fixedMaker =
  <Key extends string>() =>
  (key: Key) =>
  (): Message => ({ key });

/** Messages of the kernel and of what is shared; their sentences are in `src/i18n/en`. */
export const msg: (key: string, args?: MessageArgs) => Message = messageMaker<string>();

/** A unit, to be named in a message. */
export const unit = (index: number, name?: MessageArg): Noun =>
  name === undefined ? { unit: index } : { unit: index, name };
/** A node, to be named in a message. */
export const node = (index: number): Noun => ({ node: index });
/** A side, to be named in a message. */
export const side = (index: Side): Noun => ({ side: index });
/** The number of a rule, to be named in a message. */
export const ruleRef = (id: string): Noun => ({ rule: id });
/** Several units, to be listed in a message. */
export const units = (indices: Iterable<number>): Several => ({
  list: [...indices].map((u) => unit(u)),
});
/** Several nodes, to be listed in a message. */
export const nodes = (indices: Iterable<number>): Several => ({ list: [...indices].map(node) });

/** Equal for equal messages, in any language: what odds and lists are grouped by. */
export const keyOf = (said: LocalizedText): string =>
  typeof said === 'string'
    ? said
    : said.args
      ? `${said.key} ${JSON.stringify(said.args)}`
      : said.key;
