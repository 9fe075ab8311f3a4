import { z } from 'zod';
import type { Message, LocalizedText } from '../../kernel/text/message.ts';
import type { ServerMessage } from '../../table/messages/messages.ts';
import { saidSchema } from '../../table/record/record-schemas.ts';
import { english } from '../english.ts';
import { refuse } from './refuse.ts';

/** Answer to a request that failed. */
export const fault = z.object({
  reason: z.string().describe('Explanation in English'),
  said: z
    .exactOptional(saidSchema)
    .describe('The explanation as a message, for pages in other languages'),
});

/** A refused request: the status, and a message for the client. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly said: Message;
  constructor(status: number, said: Message) {
    super(english(said));
    this.status = status;
    this.said = said;
  }
}

/** Wraps the text of a localized text in a message; returns messages unchanged. */
export const asMessage = (said: LocalizedText): Message =>
  typeof said === 'string' ? refuse('server.plain', { text: said }) : said;

/** Returns an explanation as an error message for a socket. */
export const faultOf = (said: Message): Extract<ServerMessage, { type: 'error' }> => ({
  type: 'error',
  reason: english(said),
  said,
});
