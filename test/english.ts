/** Messages in English, for tests of what players read. */
import { games } from '../src/games/registry.ts';
import type { LogEvent } from '../src/kernel/text/log.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import type { MessageArg, LocalizedText } from '../src/kernel/text/message.ts';
import { InputError } from '../src/kernel/setup/setup.ts';
import { patrol } from '../src/table/testing/test-game.ts';
import { isles } from './isles/index.ts';
import { tiny } from './tiny-game.ts';
import { eventText, resultMessage } from '../src/i18n/sentences.ts';
import type { Outcome } from '../src/kernel/outcome.ts';
import type { NameSource } from '../src/kernel/text/named.ts';
import { SHARED } from '../src/i18n/shared.ts';
import { Translators } from '../src/i18n/translators.ts';

const translators = await Translators.load('en', SHARED);
for (const module of [...games, patrol, isles, tiny]) await translators.ready(module);

/** Loads the messages of a game that is not in the registry yet. */
export const prepare = (module: GameModule): Promise<void> => translators.ready(module);

/** Returns a message of a game in English; '' if there is none. Throws if a message or an argument is missing. */
export const english = (game: NameSource, text: LocalizedText | undefined): string =>
  text === undefined ? '' : translators.of(game).text(text);

/** Returns the English name of a thing in a game, such as a side. */
export const nameIn = (game: NameSource, what: MessageArg): string =>
  translators.of(game).name(what);

/** Returns a text of a game that is not open yet, by its key. */
export const headOf = (module: GameModule, key: string): string =>
  translators.ofModule(module).text({ key });

/** Returns a message that belongs to no game, in English. */
export const plainEnglish = (text: LocalizedText): string => translators.text(text);

/** Returns the message of an input error, in English. */
export const faultText = (error: InputError): string => translators.fault(error);

/** Returns a log event in English. */
export const englishEvent = (game: Game, event: LogEvent): string =>
  eventText(translators.of(game), event);

/** Returns the result in English: `Red wins`. */
export const englishResult = (game: NameSource, outcome: Outcome): string =>
  english(game, resultMessage(game, outcome));

/** Runs a function; if it throws an input error, throws an error with the message in English instead. */
export function inEnglish<T>(run: () => T, game?: NameSource): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new Error(game ? english(game, error.text) : plainEnglish(error.text));
  }
}

/** Runs a function that refuses its input, and returns the message of the input error in English. */
export function faultOf(run: () => unknown, game?: NameSource): string {
  try {
    run();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return game ? english(game, error.text) : faultText(error);
  }
  return '';
}
