/** What the server says in words: to programs, to the log, and where a message cannot be sent. */
import type { Said } from '../kernel/message.ts';
import { Speakers } from '../words/speakers.ts';

const speakers = Speakers.english();

/** A message outside of games, in English. */
export const english = (said: Said): string => speakers.text(said);
