/** The server's texts in English: for programs, for the log, and where a message cannot be sent. */
import type { GameModule } from '../kernel/game.ts';
import type { InputError } from '../kernel/setup/setup.ts';
import type { LocalizedText } from '../kernel/text/message.ts';
import { server } from '../i18n/en/server.ts';
import { shared } from '../i18n/en/shared.ts';
import { headKeys } from '../i18n/head.ts';
import { Translators } from '../i18n/translators.ts';

const translators = Translators.english(shared, server);

/** Loads the messages of games, so that faults of input can be described in their words. */
export const loadGameMessages = (games: readonly GameModule[]): Promise<unknown> =>
  Promise.all(games.map((module) => translators.ready(module)));

/** Returns the texts of a game that are needed before it is opened, by key. */
export function headOf(module: GameModule): Record<string, string> {
  const translator = translators.ofModule(module);
  return Object.fromEntries(headKeys(module).map((key) => [key, translator.text({ key })]));
}

/** Returns a fault of input in English, and as a message unless it needs the words of a game. */
export const errorAnswerOf = (error: InputError): { reason: string; message?: LocalizedText } => ({
  reason: translators.fault(error),
  ...(!error.about && { message: error.text }),
});

/** Formats a message that belongs to no game, in English. */
export const english = (text: LocalizedText): string => translators.text(text);
