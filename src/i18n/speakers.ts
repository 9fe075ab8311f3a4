/** The speakers of a program: a language, and the games whose sentences have been loaded. */
import type { InputError } from '../kernel/setup/setup.ts';
import type { GameModule } from '../kernel/game.ts';
import type { LocalizedText } from '../kernel/text/message.ts';
import { type Dictionary, Translator } from './speaker.ts';
import type { NameSource } from '../kernel/text/named.ts';

/** Languages there are, by the name that their speakers give them. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** Sentences of a part of a program, by language. */
export type More = Readonly<Record<Language, () => Promise<Dictionary>>>;

/** Speaks of every game that is ready; what a language lacks is said in English. */
export class Speakers {
  readonly language: Language;
  readonly #common: Dictionary[];
  readonly #games = new Map<string, readonly Dictionary[]>();
  #speakers = new WeakMap<NameSource, Translator>();
  readonly #plain: Translator;
  #isForPage = false;

  private constructor(language: Language, common: Dictionary[]) {
    this.language = language;
    this.#common = common;
    this.#plain = new Translator(language, common);
  }

  /** English alone, at once. */
  static english(...dictionaries: readonly Dictionary[]): Speakers {
    return new Speakers('en', [...dictionaries]);
  }

  /** Loads what all parts of a program say; what a language lacks of a part is said in English. */
  static async load(language: Language, ...parts: readonly More[]): Promise<Speakers> {
    const own = await Promise.all(parts.map((words) => words[language]()));
    const english = language === 'en' ? [] : parts.map((words) => words.en());
    return new Speakers(language, [...own, ...(await Promise.all(english))]);
  }

  /** Where lines break by width: keeps the odds and results of games, such as 3-1, on one line. */
  forPage(): this {
    this.#isForPage = true;
    this.#speakers = new WeakMap();
    return this;
  }

  /** Takes in what a part of the program says that comes later; before what is there already. */
  add(words: Dictionary): void {
    this.#common.unshift(words);
    this.#speakers = new WeakMap();
  }

  /** Loads the sentences of a game. */
  async ready({ id, words = {} }: Pick<GameModule, 'id' | 'words'>): Promise<void> {
    if (this.#games.has(id)) return;
    const languages = this.language === 'en' ? ['en'] : [this.language, 'en'];
    const dictionaries = await Promise.all(languages.flatMap((l) => words[l]?.() ?? []));
    this.#games.set(id, dictionaries);
  }

  /** Speaker for a game; its sentences have been made ready. */
  of(game: NameSource): Translator {
    const known = this.#speakers.get(game);
    if (known) return known;
    const dictionaries = this.#dictionariesOf(game);
    const speaker = new Translator(this.language, dictionaries, game, this.#isForPage);
    this.#speakers.set(game, speaker);
    return speaker;
  }

  /** Speaker for a game before it is opened: its title, its scenarios (`head.ts`). */
  ofModule({ id }: Pick<GameModule, 'id'>): Translator {
    return new Translator(this.language, this.#dictionaries(id), undefined, this.#isForPage);
  }

  /** Text of a message outside of games. */
  text(said: LocalizedText): string {
    return this.#plain.text(said);
  }

  /** Fault of input, in the words of its game, with the game's things by their names. */
  fault({ said, about }: InputError): string {
    return about ? this.of(about).text(said) : this.text(said);
  }

  /** A game of a bundle has messages of its own; what its language lacks is English. */
  #dictionariesOf({ id, messages }: NameSource): readonly Dictionary[] {
    if (!messages) return this.#dictionaries(id);
    return [messages(this.language), messages('en'), ...this.#common];
  }

  #dictionaries(id: string): readonly Dictionary[] {
    return [...(this.#games.get(id) ?? []), ...this.#common];
  }
}
