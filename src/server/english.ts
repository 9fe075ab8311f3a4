/** What the server says in words: to programs, to the log, and where a message cannot be sent. */
import type { GameModule } from '../kernel/game.ts';
import type { InputError } from '../kernel/setup.ts';
import type { Said } from '../kernel/message.ts';
import { shared } from '../words/en/shared.ts';
import { Speakers } from '../words/speakers.ts';

const speakers = Speakers.english(shared);

/** Makes the sentences of games ready: what is wrong with input is told in their words. */
export const learn = (games: readonly GameModule[]): Promise<unknown> =>
  Promise.all(games.map((module) => speakers.ready(module)));

/** What is wrong with input, in English; as a message too, where it names nothing of a game. */
export const told = (error: InputError): { reason: string; said?: Said } => ({
  reason: speakers.fault(error),
  ...(!error.about && { said: error.said }),
});

/** A message outside of games, in English. */
export const english = (said: Said): string => speakers.text(said);
