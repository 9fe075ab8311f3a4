import { z } from 'zod';
import type { Message, LocalizedText } from '../../kernel/text/message.ts';
import type { ServerMessage } from '../../table/messages/messages.ts';
import { saidSchema } from '../../table/record/record.ts';
import { english } from '../english.ts';
import { refuse } from './refuse.ts';

/** Answer to a request that failed. */
export const fault = z.object({
  reason: z.string().describe('Explanation in English'),
  said: z
    .exactOptional(saidSchema)
    .describe('The explanation as a message, for pages in other languages'),
});

/** A request that cannot be granted: status, and a message for whoever asked. */
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

/** Chat message of another person, as a message of ours. */
export const asMessage = (said: LocalizedText): Message =>
  typeof said === 'string' ? refuse('server.plain', { text: said }) : said;

/** The same over a socket. */
export const faultOf = (said: Message): Extract<ServerMessage, { type: 'error' }> => ({
  type: 'error',
  reason: english(said),
  said,
});
