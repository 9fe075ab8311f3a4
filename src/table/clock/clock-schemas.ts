/** Schemas of clocks in records and messages, and the types that they define. */
import { z } from 'zod';
import { int, object, option, text } from '../messages/shapes.ts';

const SECONDS = z
  .number()
  .int()
  .min(10)
  .max(90 * 86_400);

/** Time control of a table, as stored in the first line of its record. */
export const clockSchema = z.strictObject({
  /** `move`: a time for each turn; `bank`: a total time, plus an increment for each turn. */
  kind: z.enum(['move', 'bank']),
  /** Seconds for each turn, or in total. */
  seconds: SECONDS,
  increment: z
    .number()
    .int()
    .min(0)
    .max(86_400 * 7)
    .optional(),
  /** Effect of running out of time: the player loses, or a bot of this level substitutes. */
  late: z.string().regex(/^(loss|stand-in [a-z0-9-]{1,20})$/),
  /** Total days of vacation for each player. */
  vacation: z.number().int().min(0).max(90).optional(),
});
/** Time control of a table. */
export type ClockRule = z.infer<typeof clockSchema>;

const nightSchema = object({
  from: int,
  to: int,
  zone: option(text),
  weekends: option(z.literal(true)),
});
/**
 * Times when a clock sleeps: between these minutes of each day, and at weekends, in the local time of a zone or UTC.
 */
export type Night = z.infer<typeof nightSchema>;

/** State of a clock in messages. */
export const clockViewSchema = object({
  left: int.describe('Seconds left when it last began to run, or stopped'),
  until: option(int).describe('Time at which it runs out without a move, in seconds since 1970'),
  sleep: option(nightSchema).describe(
    'Hours of sleep: minutes of the day by the local time of a time zone, or UTC',
  ),
  away: option(int).describe('End of a vacation'),
  paused: option(int).describe('End of a pause that all players agreed to'),
});
/** Public state of a clock. */
export type ClockView = z.infer<typeof clockViewSchema>;
