/** Messages of the page, in the chosen language. */
import { signal } from '@preact/signals';
import type { GameModule } from '../kernel/game.ts';
import {
  keyOf,
  type MessageArg,
  type MessageArgs,
  type LocalizedText,
  messageMaker,
} from '../kernel/text/message.ts';
import type { NameSource } from '../kernel/text/named.ts';
import type { Dictionary } from '../i18n/translator.ts';
import { type Language, type More, Translators } from '../i18n/translators.ts';
import { errorTextOf } from './faults.ts';
import { en } from './i18n/en.ts';
import type { PageKey } from './i18n/msg.ts';

/** Messages of a part of the page. English is bundled with the part's code; other languages are loaded on demand. */
type Part = { readonly en: Dictionary } & Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<Dictionary>>
>;

/** A game's messages by language, as its module provides them. */
type GameMessages = Pick<GameModule, 'id' | 'messages'>;

const FIRST: Part = { en, de: async () => (await import('./i18n/de.ts')).de };
const parts: Part[] = [FIRST];
/** Games whose messages were requested. A change of language loads them again in the new language. */
const asked = new Map<string, GameMessages>();
/** Texts about games from the catalogue, in English. */
const listed = new Map<string, Dictionary>();
/** Counter that goes up whenever messages of a game have been loaded, so that texts are rendered again. */
const loads = signal(0);
let coming: Promise<unknown> = Promise.resolve();

/** Translators for the page's language; English until another language is loaded. */
export const translators = signal(Translators.english(en).forPage());

/** Creates a message that is translated later. */
export const msg = messageMaker<PageKey>();

/** Returns a function that returns the texts of the page's own messages with these keys. */
export const textMaker = <Key extends string>() => {
  const messageOf = messageMaker<Key>();
  return (key: Key, args?: MessageArgs): string => formatPlain(messageOf(key, args));
};

/** Returns the text of one of the page's own messages. */
export const t = textMaker<PageKey>();

/** Returns the text of a message that refers to nothing in a game. Untranslatable text is returned as it is. */
export const formatPlain = (text: LocalizedText): string => translators.value.text(text);

/**
 * Returns the text of an error. A message that needs the names of a game (the game that the error is about, or the game
 * with the id `game`) is translated at once, so the game's messages must be loaded. An error without a message is shown
 * as it is.
 */
export function faultOf(error: unknown, game = ''): LocalizedText {
  const { about } = Object(error) as { readonly about?: NameSource };
  const text = errorTextOf(error);
  if (!about && isTranslatable(text)) return text;
  try {
    return about ? format(about, text) : translators.peek().ofModule({ id: game }).text(text);
  } catch {
    return error instanceof Error ? error.message : keyOf(text);
  }
}

/** Checks that a value from outside the page is a message that the page can translate completely. */
export function isTranslatable(text: unknown): text is LocalizedText {
  if (typeof text !== 'object' || text === null) return typeof text === 'string';
  try {
    return formatPlain(text as LocalizedText) !== '';
  } catch {
    return false;
  }
}

/** Returns the text of a message about a game that is not open. */
export const formatFor = (id: string, text: LocalizedText): string =>
  translators.value.ofModule({ id }).text(text);

/** Returns the text of a game's message, or of a page message that refers to things in the game. */
export const format = (game: NameSource, text: LocalizedText): string =>
  translators.value.of(game).text(text);

/** Returns the name of something in a game: a side, a direction, a list of them. */
export const nameOf = (game: NameSource, what: MessageArg): string =>
  translators.value.of(game).name(what);

/**
 * Returns a text about a game that may not be open yet: from the catalogue until the game's own messages are loaded,
 * and `other` if neither has it.
 */
export function phraseOf(id: string, key: string, other = ''): string {
  loads.value;
  const translator = translators.value.ofModule({ id });
  return translator.knows(key) ? translator.text({ key }) : (listed.get(id)?.[key] ?? other);
}

/** Adds the catalogue's texts about games. */
export function addListedMessages(
  entries: readonly { readonly id: string; readonly messages: Dictionary }[],
) {
  for (const { id, messages } of entries) listed.set(id, messages);
  loads.value++;
}

/** Adds the messages of a part of the page whose code was just loaded. */
export function registerMessages(part: Part): void {
  parts.push(part);
  const now = translators.peek();
  now.add(part.en);
  if (now.language === 'en') return;
  const translation = part[now.language]().then((dictionary) => now.add(dictionary));
  coming = Promise.all([coming, translation]);
}

/** Resolves when every loaded part of the page has its messages in the current language. */
export const awaitMessages = (): Promise<unknown> => coming;

/**
 * Loads the messages of a game in the page's language. A change of language that is already in progress includes them.
 */
export async function loadMessages({ id, messages }: GameMessages): Promise<void> {
  const game = { id, ...(messages && { messages }) };
  asked.set(id, game);
  await translators.peek().ready(game);
  loads.value++;
}

/**
 * Switches to another language when its messages are loaded, if `isWanted` is still true by then. If loading fails, it
 * rejects and changes nothing.
 */
export async function switchLanguage(language: Language, isWanted: () => boolean): Promise<void> {
  let known: number;
  let next: Translators;
  do {
    known = parts.length + asked.size;
    next = (await Translators.load(language, ...parts.map(wholeOf))).forPage();
    await Promise.all([...asked.values()].map((game) => next.ready(game)));
  } while (parts.length + asked.size > known);
  if (isWanted()) translators.value = next;
}

const wholeOf = ({ en: english, ...others }: Part): More => ({
  en: async () => english,
  ...others,
});
