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
import type { Dictionary } from '../i18n/speaker.ts';
import { type Language, type More, Speakers } from '../i18n/speakers.ts';
import { saidOf } from './faults.ts';
import { en } from './i18n/en.ts';
import type { PageKey } from './i18n/msg.ts';

/** Sentences of a part of the page: English comes with its code, the others when they are spoken. */
type Part = { readonly en: Dictionary } & Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<Dictionary>>
>;

/** A game's sentences by language, as its module has them. */
type GameMessages = Pick<GameModule, 'id' | 'words'>;

const FIRST: Part = { en, de: async () => (await import('./i18n/de.ts')).de };
const parts: Part[] = [FIRST];
/** Games whose sentences have been asked for: another language has to bring them along. */
const asked = new Map<string, GameMessages>();
/** Texts of the catalogue about games, in English. */
const listed = new Map<string, Dictionary>();
/** Counts up with every game whose sentences have come. */
const loads = signal(0);
let coming: Promise<unknown> = Promise.resolve();

/** The speakers of the page's language; English until another is loaded. */
export const speakers = signal(Speakers.english(en).forPage());

/** A message to be spoken later. */
export const msg = messageMaker<PageKey>();

/** Messages of the page itself. */
export const t = (key: PageKey, args?: MessageArgs): string => tellPlain(msg(key, args));

/** A message that names nothing of a game, or text that is nobody's translation. */
export const tellPlain = (said: LocalizedText): string => speakers.value.text(said);

/**
 * Text of an error. If it needs the words of a game, the one it is about or that of the id `game`, it is
 * put into words at once: they have to be there. An error without a message is shown as it is.
 */
export function faultOf(error: unknown, game = ''): LocalizedText {
  const { about } = Object(error) as { readonly about?: NameSource };
  const said = saidOf(error);
  if (!about && isTellable(said)) return said;
  try {
    return about ? tell(about, said) : speakers.peek().ofModule({ id: game }).text(said);
  } catch {
    return error instanceof Error ? error.message : keyOf(said);
  }
}

/** Whether something sent from elsewhere is a message that the page has all the words of. */
export function isTellable(said: unknown): said is LocalizedText {
  if (typeof said !== 'object' || said === null) return typeof said === 'string';
  try {
    return tellPlain(said as LocalizedText) !== '';
  } catch {
    return false;
  }
}

/** A message about a game that is not open. */
export const tellOf = (id: string, said: LocalizedText): string =>
  speakers.value.ofModule({ id }).text(said);

/** A message of a game, or one of the page that names things of it. */
export const tell = (game: NameSource, said: LocalizedText): string =>
  speakers.value.of(game).text(said);

/** Something of a game by its name: a side, a direction, a list of them. */
export const nameOf = (game: NameSource, what: MessageArg): string =>
  speakers.value.of(game).name(what);

/**
 * Text of a game from before it is opened: from the catalogue until its own messages are there, and `other`
 * if neither has it.
 */
export function phraseOf(id: string, key: string, other = ''): string {
  loads.value;
  const speaker = speakers.value.ofModule({ id });
  return speaker.knows(key) ? speaker.text({ key }) : (listed.get(id)?.[key] ?? other);
}

/** Takes in what the catalogue says of games. */
export function listWords(entries: readonly { readonly id: string; readonly words: Dictionary }[]) {
  for (const { id, words } of entries) listed.set(id, words);
  loads.value++;
}

/** Takes the sentences of a part of the page in, whose code has just been loaded. */
export function registerMessages(part: Part): void {
  parts.push(part);
  const now = speakers.peek();
  now.add(part.en);
  if (now.language === 'en') return;
  const words = part[now.language]().then((spoken) => now.add(spoken));
  coming = Promise.all([coming, words]);
}

/** Done when all parts of the page that are there can be told in its language. */
export const wordsReady = (): Promise<unknown> => coming;

/** Loads the sentences of a game in the page's language; one that is on its way loads them itself. */
export async function readyWords({ id, words }: GameMessages): Promise<void> {
  const game = { id, ...(words && { words }) };
  asked.set(id, game);
  await speakers.peek().ready(game);
  loads.value++;
}

/**
 * Speaks another language from now on, if that `isWanted` still once its words are there; rejects, and
 * nothing has changed, if they do not come.
 */
export async function speak(language: Language, isWanted: () => boolean): Promise<void> {
  let known: number;
  let next: Speakers;
  do {
    known = parts.length + asked.size;
    next = (await Speakers.load(language, ...parts.map(wholeOf))).forPage();
    await Promise.all([...asked.values()].map((game) => next.ready(game)));
  } while (parts.length + asked.size > known);
  if (isWanted()) speakers.value = next;
}

const wholeOf = ({ en: english, ...others }: Part): More => ({
  en: async () => english,
  ...others,
});
