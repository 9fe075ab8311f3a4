/**
 * Formats messages as sentences of a language. Sentences are ICU messages ("{n, plural, one {# charge} other {#
 * charges}}"), formatted by intl-messageformat; lists are joined by the rules of the language.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import type { NameSource } from '../kernel/text/named.ts';
import type {
  Message,
  MessageArg,
  MessageArgs,
  Noun,
  LocalizedText,
  Several,
} from '../kernel/text/message.ts';
import { requireDefined } from '../kernel/require-defined.ts';
import { NOBODY } from '../kernel/side.ts';

/** Sentences by key, as a message file contains them. */
export type Dictionary = Readonly<Record<string, string>>;

/**
 * Parses a sentence for the formatter. Sentences with plain placeholders only, as most are, are parsed here. The others
 * are parsed by the formatter, or were parsed when the page was built (`tools/parse-messages.ts`).
 */
const elementsOf = (sentence: string | Elements | undefined): string | Elements =>
  typeof sentence === 'string' && isSimple(sentence)
    ? sentence.split(GAP).map((value, i) => ({ type: i % 2 === 0 ? LITERAL : ARGUMENT, value }))
    : (sentence as Elements);

type Elements = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>;
const LITERAL = 0;
const ARGUMENT = 1;
const GAP = /\{(\w+)\}/;

/**
 * Returns whether a sentence has plain placeholders only. An apostrophe could be an ICU escape, so it counts as not
 * plain.
 */
export const isSimple = (sentence: string): boolean => /^([^{}']|\{\w+\})*$/.test(sentence);

/** A piece of a sentence; it has `kind` and `index` if it names something on the board. */
export interface Segment {
  readonly text: string;
  readonly kind?: 'unit' | 'node';
  readonly index?: number;
}

/** Pieces that fill a placeholder as a whole. */
class Pieces {
  readonly segments: readonly Segment[];
  constructor(segments: readonly Segment[]) {
    this.segments = segments;
  }
}

const LIST = { style: 'long', type: 'conjunction' } as const;

/** Placeholder through which a message receives the requested form. */
export const FORM = 'form';

/**
 * Splits a placeholder into its name and the requested form of its value, such as a case: `{u_dat}`. The inserted
 * message selects by `form`, which is empty if no form is requested. With a capital, `{u_Dat}`, the value starts with a
 * capital.
 */
export const formOf = (gap: string): { name: string; form: string } => {
  const at = gap.lastIndexOf('_');
  return at < 0 ? { name: gap, form: '' } : { name: gap.slice(0, at), form: gap.slice(at + 1) };
};

/** Formats messages in one language, for one game or outside games. */
export class Translator {
  readonly language: string;
  readonly #dictionaries: readonly Dictionary[];
  readonly #game: NameSource | undefined;
  readonly #formats = new Map<string, IntlMessageFormat>();
  readonly #isWhole: boolean;

  /**
   * Takes each sentence from the first dictionary that has it. `isWhole` keeps odds, results and numbers of hexes on
   * one line, see `whole`.
   */
  constructor(
    language: string,
    dictionaries: readonly Dictionary[],
    game?: NameSource,
    isWhole = false,
  ) {
    this.language = language;
    this.#dictionaries = dictionaries;
    this.#game = game;
    this.#isWhole = isWhole;
  }

  /** Returns the sentence of a message. Throws if no dictionary has it, or a placeholder has no value. */
  text(text: LocalizedText): string {
    return textOf(this.segments(text));
  }

  /** Returns the sentence in pieces; units and nodes have pieces of their own. */
  segments(text: LocalizedText): Segment[] {
    const segments = typeof text === 'string' ? [{ text }] : merge(this.#parts(text));
    return this.#isWhole ? segments.map(whole) : segments;
  }

  /** Returns the name of a thing of the game: a side, a direction, a list of them. */
  name(what: MessageArg): string {
    const segments = this.#argument(what, '');
    return textOf(this.#isWhole ? segments.map(whole) : segments);
  }

  /** Returns whether some dictionary has a sentence for the key. */
  knows(key: string): boolean {
    return this.#dictionaries.some((dictionary) => Object.hasOwn(dictionary, key));
  }

  #parts({ key, args = {} }: Message, form = ''): Segment[] {
    const parts = this.#format(key).formatToParts<Pieces>(this.#values(args, form));
    return parts.flatMap(({ value }) =>
      value instanceof Pieces ? value.segments : [{ text: String(value) }],
    );
  }

  #format(key: string): IntlMessageFormat {
    const known = this.#formats.get(key);
    if (known) return known;
    const dictionary = this.#dictionaries.find((each) => Object.hasOwn(each, key));
    if (!dictionary) throw new Error(`${this.#game?.id ?? 'i18n'}: no message for "${key}"`);
    const format = new IntlMessageFormat(elementsOf(dictionary[key]), this.language, undefined, {
      ignoreTag: true,
    });
    this.#formats.set(key, format);
    return format;
  }

  /** Returns the values of the placeholders, each computed when the message requests it. */
  #values(args: MessageArgs, form: string): Record<string, string | number | Pieces> {
    return new Proxy<Record<string, string | number | Pieces>>(
      {},
      {
        has: (_, gap) => gap === FORM || Object.hasOwn(args, formOf(String(gap)).name),
        get: (_, gap) => (gap === FORM ? form : this.#filling(args, String(gap))),
      },
    );
  }

  #filling(args: MessageArgs, gap: string): string | number | Pieces {
    const { name, form } = formOf(gap);
    const asked = form.toLowerCase();
    const value = this.#value(
      requireDefined(args[name], 'a placeholder is filled only if its argument exists'),
      asked,
    );
    return form === asked ? value : this.#capital(value);
  }

  /** Returns the value of a placeholder. A value without board names is a string, so that messages can select by it. */
  #value(arg: MessageArg, form: string): string | number | Pieces {
    if (typeof arg === 'number' || typeof arg === 'string') return arg;
    const segments = this.#argument(arg, form);
    return segments.some(({ kind }) => kind) ? new Pieces(segments) : textOf(segments);
  }

  #capital(value: string | number | Pieces): string | number | Pieces {
    const upper = (text: string) =>
      text.slice(0, 1).toLocaleUpperCase(this.language) + text.slice(1);
    if (!(value instanceof Pieces)) return upper(String(value));
    return new Pieces(
      value.segments.map((segment, i) =>
        i > 0 ? segment : { ...segment, text: upper(segment.text) },
      ),
    );
  }

  #argument(arg: MessageArg, form: string): Segment[] {
    if (typeof arg === 'number')
      return [{ text: new Intl.NumberFormat(this.language).format(arg) }];
    if (typeof arg === 'string') return [{ text: arg }];
    if ('key' in arg) return this.#parts(arg, form);
    return isSeveral(arg) ? this.#several(arg, form) : [this.#noun(arg, form)];
  }

  #several(several: Several, form: string): Segment[] {
    if ('list' in several) return this.#list(several.list, several.join, form);
    if ('row' in several) return this.#joined(several.row, ', ', form);
    if ('clauses' in several) return this.#joined(several.clauses, '; ', form);
    return 'sentences' in several
      ? this.#joined(several.sentences, ' ', form)
      : this.#joined(several.parts, '', form);
  }

  #joined(args: readonly MessageArg[], between: string, form: string): Segment[] {
    return args.flatMap((arg, i) => [
      ...(i > 0 && between !== '' ? [{ text: between }] : []),
      ...this.#argument(arg, form),
    ]);
  }

  #list(args: readonly MessageArg[], join: 'or' | undefined, form: string): Segment[] {
    if (args.length === 0) return this.#parts({ key: 'noun.none' });
    const format = new Intl.ListFormat(
      this.language,
      join ? { ...LIST, type: 'disjunction' } : LIST,
    );
    const items = args.map((arg) => this.#argument(arg, form));
    return format
      .formatToParts(items.map((_, i) => String(i)))
      .flatMap(({ type, value }) =>
        type === 'element'
          ? requireDefined(items[Number(value)], 'the parts of a list are its items')
          : [{ text: value }],
      );
  }

  #noun(noun: Noun, form: string): Segment {
    const game = this.#game;
    if ('unit' in noun) {
      const { id, name = id } = game?.units[noun.unit] ?? {};
      const called = noun.name ?? name;
      const text = called === undefined ? undefined : textOf(this.#argument(called, form));
      return this.#placed(text, 'unit', noun.unit, 'noun.unknown');
    }
    if ('node' in noun)
      return this.#placed(game?.board.labels[noun.node], 'node', noun.node, 'noun.nowhere');
    if ('side' in noun) return { text: this.#side(noun.side, form) };
    if ('item' in noun) return { text: this.#named('item', game?.items?.[noun.item], form) };
    if ('direction' in noun)
      return { text: this.#named('direction', game?.board.directions[noun.direction], form) };
    return { text: `[${noun.rule}]` };
  }

  #placed(text: string | undefined, kind: 'unit' | 'node', index: number, none: string): Segment {
    return text === undefined ? { text: this.text({ key: none }) } : { text, kind, index };
  }

  #side(side: number, form: string): string {
    const spec = this.#game?.sides[side];
    if (!spec)
      return this.text({ key: side === NOBODY || side < 0 ? 'noun.nobody' : 'noun.unknown' });
    const key = `side.${spec.id}`;
    return this.knows(key) ? textOf(this.#parts({ key }, form)) : spec.id;
  }

  /** Translates a word of the game through the message `kind.word`; returns it unchanged if that does not exist. */
  #named(kind: string, word: string | undefined, form: string): string {
    if (word === undefined) return this.text({ key: 'noun.unknown' });
    const key = `${kind}.${word}`;
    return this.knows(key) ? textOf(this.#parts({ key }, form)) : word;
  }
}

const isSeveral = (arg: Noun | Several): arg is Several =>
  'list' in arg || 'row' in arg || 'clauses' in arg || 'sentences' in arg || 'parts' in arg;

/** Odds and results of charts, such as 3-1, D-3 and DE-R, and numbers of hexes such as 3-0408. */
const HYPHENATED = /(?<![\w-])(?:(\d{1,2}|[A-Z]{1,2})-(\d{1,2}|R)|(\w)-(\d{4}))(?![\w-])/g;

const keepWhole = (text: string): string =>
  text.replace(HYPHENATED, (found) => found.replace('-', '\u2011'));

/** Uses non-breaking hyphens in odds, results and numbers of hexes; names of units keep their hyphens. */
const whole = (segment: Segment): Segment =>
  segment.kind === 'unit' ? segment : { ...segment, text: keepWhole(segment.text) };

export const textOf = (segments: readonly Segment[]): string =>
  segments.map(({ text }) => text).join('');

/** Merges neighbouring pieces that name nothing. */
function merge(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const segment of segments) {
    const last = merged.at(-1);
    if (segment.text === '') continue;
    if (last && !last.kind && !segment.kind)
      merged[merged.length - 1] = { text: last.text + segment.text };
    else merged.push(segment);
  }
  return merged;
}
