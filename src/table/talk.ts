/**
 * Chat of a table, and private notes of its seats. Neither is part of the record, which
 * has only moves. Players are one circle, spectators another: in a game with secrets, seats get no messages of
 * spectators before it is over.
 */
import { z } from 'zod';
import type { Side } from '../kernel/side.ts';

/** Longest remark, and longest notes of a seat, in characters. */
export const REMARK_LENGTH = 500;
export const NOTE_LENGTH = 10_000;

/** Something said at a table. */
export interface Remark {
  /** 1, 2, 3 …, of both circles together. */
  readonly n: number;
  /** Author's side; `SPECTATOR` for spectators. */
  readonly side: Side;
  /** By what name he sat there, or called himself. */
  readonly name: string;
  /** Tells onlookers apart, whatever they call themselves; empty for seats. */
  readonly who: string;
  readonly text: string;
  /** When, in milliseconds of the server's clock. */
  readonly at: number;
}

/** To say something; `name` is for onlookers, as seats have theirs. */
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
