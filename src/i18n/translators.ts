/** The translators of a program: one language, and the games whose messages have been loaded. */
import type { InputError } from '../kernel/setup/setup.ts';
import type { GameModule } from '../kernel/game.ts';
import type { LocalizedText } from '../kernel/text/message.ts';
import { type Dictionary, Translator } from './translator.ts';
import type { NameSource } from '../kernel/text/named.ts';

/** Available languages, with the name of each in itself. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** Messages of a part of a program, by language. */
export type More = Readonly<Record<Language, () => Promise<Dictionary>>>;

/** Translates for every loaded game; messages that a language lacks are in English. */
export class Translators {
  readonly language: Language;
  readonly #common: Dictionary[];
  readonly #games = new Map<string, readonly Dictionary[]>();
  #translators = new WeakMap<NameSource, Translator>();
  readonly #plain: Translator;
  #isForPage = false;

  private constructor(language: Language, common: Dictionary[]) {
    this.language = language;
    this.#common = common;
    this.#plain = new Translator(language, common);
  }

  /** Returns translators of English only, without loading files. */
  static english(...dictionaries: readonly Dictionary[]): Translators {
    return new Translators('en', [...dictionaries]);
  }

  /** Loads the messages of all parts of a program; messages that a language lacks are in English. */
  static async load(language: Language, ...parts: readonly More[]): Promise<Translators> {
    const own = await Promise.all(parts.map((messages) => messages[language]()));
    const english = language === 'en' ? [] : parts.map((messages) => messages.en());
    return new Translators(language, [...own, ...(await Promise.all(english))]);
  }

  /** Keeps odds, results and numbers of hexes, such as 3-1 and 3-0408, on one line; for pages, where lines wrap. */
  forPage(): this {
    this.#isForPage = true;
    this.#translators = new WeakMap();
    return this;
  }

  /** Adds the messages of a part of the program that is loaded later. They take precedence over earlier ones. */
  add(dictionary: Dictionary): void {
    this.#common.unshift(dictionary);
    this.#translators = new WeakMap();
  }

  /** Loads the messages of a game. */
  async ready({ id, messages = {} }: Pick<GameModule, 'id' | 'messages'>): Promise<void> {
    if (this.#games.has(id)) return;
    const languages = this.language === 'en' ? ['en'] : [this.language, 'en'];
    const dictionaries = await Promise.all(languages.flatMap((l) => messages[l]?.() ?? []));
    this.#games.set(id, dictionaries);
  }

  /** Returns the translator of a game whose messages have been loaded. */
  of(game: NameSource): Translator {
    const known = this.#translators.get(game);
    if (known) return known;
    const dictionaries = this.#dictionariesOf(game);
    const translator = new Translator(this.language, dictionaries, game, this.#isForPage);
    this.#translators.set(game, translator);
    return translator;
  }

  /** Returns the translator of a game that is not open yet: its title, its scenarios (`head.ts`). */
  ofModule({ id }: Pick<GameModule, 'id'>): Translator {
    return new Translator(this.language, this.#dictionaries(id), undefined, this.#isForPage);
  }

  /** Returns the text of a message outside games. */
  text(text: LocalizedText): string {
    return this.#plain.text(text);
  }

  /** Returns the text of an input error, with the messages and names of its game. */
  fault({ text, about }: InputError): string {
    return about ? this.of(about).text(text) : this.text(text);
  }

  /**
   * Returns the dictionaries of a game. A game from a bundle has its own messages, with English for those that its
   * language lacks.
   */
  #dictionariesOf({ id, messages }: NameSource): readonly Dictionary[] {
    if (!messages) return this.#dictionaries(id);
    return [messages(this.language), messages('en'), ...this.#common];
  }

  #dictionaries(id: string): readonly Dictionary[] {
    return [...(this.#games.get(id) ?? []), ...this.#common];
  }
}
