/** Messages of the command line about games, in the requested language. */
import { games } from '../games.ts';
import type { GameModule } from '../../kernel/game.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { NameSource } from '../../kernel/text/named.ts';
import { server } from '../../i18n/en/server.ts';
import { shared } from '../../i18n/en/shared.ts';
import { SERVER, SHARED } from '../../i18n/shared.ts';
import { type Language, Translators } from '../../i18n/translators.ts';

/** One process has one language; English by default. */
let translators = Translators.english(shared, server);

/** Loads the messages of every game. */
export async function loadCliMessages(language: Language = 'en'): Promise<void> {
  translators = await Translators.load(language, SHARED, SERVER);
  await Promise.all(games.map((module) => translators.ready(module)));
}

export const translatorOf = (game: NameSource): Translator => translators.of(game);

/** Returns a text of a game that is needed before it is opened, by its key (`i18n/head.ts`). */
export const formatHead = (module: Pick<GameModule, 'id'>, key: string): string =>
  translators.ofModule(module).text({ key });

/** Formats a message of a game. */
export const format = (game: NameSource, text: LocalizedText): string =>
  translators.of(game).text(text);

/** Runs work, and adds the game to its faults, whose messages need the game's names. */
export function withNamesOf<T>(game: NameSource, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) throw new InputError(error.text, error.about ?? game);
    throw error;
  }
}

/** Formats a fault of the request. */
export const formatFault = (error: InputError): string => translators.fault(error);

/** Formats a message that belongs to no game. */
export const formatPlain = (text: LocalizedText): string => translators.text(text);
