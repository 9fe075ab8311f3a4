/**
 * Chat of a table, and private notes of its seats. Neither is part of the record, which contains only moves. Players
 * are one group, spectators another. In a game with secrets, seats do not see messages of spectators until the game is
 * over.
 */
import { z } from 'zod';
import { NOTE_LENGTH, CHAT_MESSAGE_LENGTH } from './chat-limits.ts';
import { int, object, text } from './shapes.ts';

/** Chat message of a player or a spectator. */
export const chatMessage = object({
  n: int.describe('1, 2, 3 …, of players and spectators together'),
  side: int.describe('Side that wrote it; -3 for spectators'),
  name: text.describe('Name of the player, or the name that the spectator chose'),
  who: text.describe('Distinguishes spectators, whatever names they use'),
  text,
  at: z.number().describe('Time in milliseconds since 1970'),
});
/** A message in the chat of a table. */
export type ChatMessage = z.infer<typeof chatMessage>;

/** Request to send a message. `name` is for spectators, because seats have names. */
export const chatMessageRequest = z.strictObject({
  text: z.string().min(1).max(CHAT_MESSAGE_LENGTH),
  name: z.string().max(40).optional(),
  /** Id chosen by the sender. A message that is sent again with the same id is stored once. */
  id: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});
/** Request to send a message. */
export type ChatMessageRequest = z.infer<typeof chatMessageRequest>;

/** Private note of a seat. */
export const noteRequest = z.strictObject({ text: z.string().max(NOTE_LENGTH) });
