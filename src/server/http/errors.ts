import { z } from 'zod';
import type { Message, LocalizedText } from '../../kernel/text/message.ts';
import type { ServerMessage } from '../../table/messages/messages.ts';
import { localizedTextSchema } from '../../table/record/record-schemas.ts';
import { english } from '../english.ts';
import { refuse } from './refuse.ts';

/** Answer to a request that failed. */
export const fault = z.object({
  reason: z.string().describe('Explanation in English'),
  message: z
    .exactOptional(localizedTextSchema)
    .describe('The explanation as a message, for pages in other languages'),
});

/** A refused request: the status, and a message for the client. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly text: Message;
  constructor(status: number, text: Message) {
    super(english(text));
    this.status = status;
    this.text = text;
  }
}

/** Wraps the text of a localized text in a message; returns messages unchanged. */
export const asMessage = (text: LocalizedText): Message =>
  typeof text === 'string' ? refuse('server.plain', { text }) : text;

/** Returns an explanation as an error message for a socket. */
export const faultOf = (text: Message): Extract<ServerMessage, { type: 'error' }> => ({
  type: 'error',
  reason: english(text),
  message: text,
});
