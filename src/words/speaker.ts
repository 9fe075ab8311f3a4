/**
 * Messages as sentences of a language. Sentences are ICU messages ("{n, plural, one {# charge} other {#
 * charges}}"), read by intl-messageformat; lists are joined by the language's own rules.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Game } from '../kernel/game.ts';
import type { Message, MessageArg, MessageArgs, Noun, Said, Several } from '../kernel/message.ts';
import { NOBODY } from '../kernel/step.ts';

/** Sentences by key, as a message file has them. */
export type Dictionary = Readonly<Record<string, string>>;

/** A piece of a sentence; `kind` and `index` if it names something on the board. */
export interface Segment {
  readonly text: string;
  readonly kind?: 'unit' | 'node';
  readonly index?: number;
}

/** What names the things of a game. */
export type Named = Pick<Game, 'id' | 'units' | 'board' | 'sides' | 'items'>;

/** Pieces, where a gap of a message takes them whole. */
class Pieces {
  readonly segments: readonly Segment[];
  constructor(segments: readonly Segment[]) {
    this.segments = segments;
  }
}

const LIST = { style: 'long', type: 'conjunction' } as const;

/** Speaks one language, of one game or of none. */
export class Speaker {
  readonly language: string;
  readonly #dictionaries: readonly Dictionary[];
  readonly #game: Named | undefined;
  readonly #formats = new Map<string, IntlMessageFormat>();

  /** A sentence is taken from the first dictionary that has it. */
  constructor(language: string, dictionaries: readonly Dictionary[], game?: Named) {
    this.language = language;
    this.#dictionaries = dictionaries;
    this.#game = game;
  }

  /** The sentence of a message. Throws if no dictionary has it, or a gap is not filled. */
  text(said: Said): string {
    return textOf(this.segments(said));
  }

  /** The same in pieces, those apart that name units and nodes. */
  segments(said: Said): Segment[] {
    return typeof said === 'string' ? [{ text: said }] : merge(this.#parts(said));
  }

  /** True if some dictionary has a sentence for the key. */
  knows(key: string): boolean {
    return this.#dictionaries.some((words) => Object.hasOwn(words, key));
  }

  #parts({ key, args = {} }: Message): Segment[] {
    const parts = this.#format(key).formatToParts<Pieces>(this.#values(args));
    return parts.flatMap(({ value }) =>
      value instanceof Pieces ? value.segments : [{ text: String(value) }],
    );
  }

  #format(key: string): IntlMessageFormat {
    const known = this.#formats.get(key);
    if (known) return known;
    const words = this.#dictionaries.find((dictionary) => Object.hasOwn(dictionary, key));
    if (!words) throw new Error(`${this.#game?.id ?? 'words'}: no sentence for "${key}"`);
    const format = new IntlMessageFormat(words[key] as string, this.language, undefined, {
      ignoreTag: true,
    });
    this.#formats.set(key, format);
    return format;
  }

  #values(args: MessageArgs): Record<string, string | number | Pieces> {
    return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.#value(arg)]));
  }

  /** Plain text as text, so that messages can select by it. */
  #value(arg: MessageArg): string | number | Pieces {
    if (typeof arg === 'number' || typeof arg === 'string') return arg;
    const segments = this.#argument(arg);
    return segments.some(({ kind }) => kind) ? new Pieces(segments) : textOf(segments);
  }

  #argument(arg: MessageArg): Segment[] {
    if (typeof arg === 'number')
      return [{ text: new Intl.NumberFormat(this.language).format(arg) }];
    if (typeof arg === 'string') return [{ text: arg }];
    if ('key' in arg) return this.#parts(arg);
    return isSeveral(arg) ? this.#several(arg) : [this.#noun(arg)];
  }

  #several(several: Several): Segment[] {
    if ('list' in several) return this.#list(several.list, several.join);
    if ('row' in several) return this.#joined(several.row, ', ');
    if ('clauses' in several) return this.#joined(several.clauses, '; ');
    return 'sentences' in several
      ? this.#joined(several.sentences, ' ')
      : this.#joined(several.parts, '');
  }

  #joined(args: readonly MessageArg[], between: string): Segment[] {
    return args.flatMap((arg, i) => [
      ...(i > 0 && between !== '' ? [{ text: between }] : []),
      ...this.#argument(arg),
    ]);
  }

  #list(args: readonly MessageArg[], join: 'or' | undefined): Segment[] {
    if (args.length === 0) return this.#parts({ key: 'noun.none' });
    const format = new Intl.ListFormat(
      this.language,
      join ? { ...LIST, type: 'disjunction' } : LIST,
    );
    const items = args.map((arg) => this.#argument(arg));
    return format
      .formatToParts(items.map((_, i) => String(i)))
      .flatMap(({ type, value }) =>
        type === 'element' ? (items[Number(value)] as Segment[]) : [{ text: value }],
      );
  }

  #noun(noun: Noun): Segment {
    const game = this.#game;
    if ('unit' in noun) {
      const text =
        noun.name === undefined ? game?.units[noun.unit]?.id : textOf(this.#argument(noun.name));
      return this.#placed(text, 'unit', noun.unit, 'noun.unknown');
    }
    if ('node' in noun)
      return this.#placed(game?.board.labels[noun.node], 'node', noun.node, 'noun.nowhere');
    if ('side' in noun) return { text: this.#side(noun.side) };
    if ('item' in noun) return { text: this.#named('item', game?.items?.[noun.item]) };
    if ('direction' in noun)
      return { text: this.#named('direction', game?.board.directions[noun.direction]) };
    return { text: `[${noun.rule}]` };
  }

  #placed(text: string | undefined, kind: 'unit' | 'node', index: number, none: string): Segment {
    return text === undefined ? { text: this.text({ key: none }) } : { text, kind, index };
  }

  #side(side: number): string {
    const spec = this.#game?.sides[side];
    if (!spec)
      return this.text({ key: side === NOBODY || side < 0 ? 'noun.nobody' : 'noun.unknown' });
    return this.knows(`side.${spec.id}`)
      ? this.text({ key: `side.${spec.id}` })
      : (spec.name ?? spec.id);
  }

  /** A word of the game's by the message `kind.word`, or as it is. */
  #named(kind: string, word: string | undefined): string {
    if (word === undefined) return this.text({ key: 'noun.unknown' });
    const key = `${kind}.${word}`;
    return this.knows(key) ? this.text({ key }) : word;
  }
}

const isSeveral = (arg: Noun | Several): arg is Several =>
  'list' in arg || 'row' in arg || 'clauses' in arg || 'sentences' in arg || 'parts' in arg;

export const textOf = (segments: readonly Segment[]): string =>
  segments.map(({ text }) => text).join('');

/** Neighbouring pieces that name nothing are one. */
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
