/** Texts of the server: for programs, for the log, and where a message cannot be sent. */
import type { GameModule } from '../kernel/game.ts';
import type { InputError } from '../kernel/setup/setup.ts';
import type { LocalizedText } from '../kernel/text/message.ts';
import { server } from '../i18n/en/server.ts';
import { shared } from '../i18n/en/shared.ts';
import { headKeys } from '../i18n/head.ts';
import { Speakers } from '../i18n/speakers.ts';

const speakers = Speakers.english(shared, server);

/** Makes the sentences of games ready: what is wrong with input is told in their words. */
export const learn = (games: readonly GameModule[]): Promise<unknown> =>
  Promise.all(games.map((module) => speakers.ready(module)));

/** Texts of a game from before it is opened, by key. */
export function headOf(module: GameModule): Record<string, string> {
  const speaker = speakers.ofModule(module);
  return Object.fromEntries(headKeys(module).map((key) => [key, speaker.text({ key })]));
}

/** Fault of input, in English; as a message too, if it names nothing of a game. */
export const told = (error: InputError): { reason: string; said?: LocalizedText } => ({
  reason: speakers.fault(error),
  ...(!error.about && { said: error.said }),
});

/** A message outside of games, in English. */
export const english = (said: LocalizedText): string => speakers.text(said);
