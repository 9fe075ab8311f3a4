/**
 * Chat of a table, and private notes of its seats. Neither is part of the record, which
 * has only moves. Players are one group, spectators another: in a game with secrets, seats get no messages of
 * spectators before it is over.
 */
import { z } from 'zod';
import type { Side } from '../../kernel/side.ts';

/** Longest remark, and longest notes of a seat, in characters. */
export const REMARK_LENGTH = 500;
export const NOTE_LENGTH = 10_000;

/** Chat message. */
export interface Remark {
  /** 1, 2, 3 …, of both groups together. */
  readonly n: number;
  /** Author's side; `SPECTATOR` for spectators. */
  readonly side: Side;
  /** Name of the player at the table, or the name that a spectator chose. */
  readonly name: string;
  /** Distinguishes spectators with the same name; empty for seats. */
  readonly who: string;
  readonly text: string;
  /** When, in milliseconds of the server's clock. */
  readonly at: number;
}

/** Request to send a message; `name` is for spectators, since seats have names. */
export const remarkRequest = z.strictObject({
  text: z.string().min(1).max(REMARK_LENGTH),
  name: z.string().max(40).optional(),
  /** The sender's own id of the message: sent again under it, the message is kept once. */
  id: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});

/** Private note of a seat. */
export const noteRequest = z.strictObject({ text: z.string().max(NOTE_LENGTH) });
