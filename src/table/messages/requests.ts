/** Requests of clients to a table and to the server, over a socket or HTTP. Actions are sent in notation. */
import { z } from 'zod';
import { clockSchema } from '../clock/clock-schemas.ts';
import { NIGHT } from '../clock/clock.ts';
import { SEAL, SHARE } from '../dice/shares.ts';
import { watchSchema } from '../record/record-schemas.ts';

/** Maximum number of actions in a batch, and maximum length of an action's text. */
const BATCH_LIMIT = 200;
const ACTION_LENGTH = 40;
const SEAL_LENGTH = 64;
const MOST_SIDES = 16;

const id = z.number().int().nonnegative();

const requests = [
  z.strictObject({
    type: z.literal('act'),
    id,
    /** Length of the record that the client acts on. Any other length is stale, and the request is refused. */
    seq: z.number().int().nonnegative(),
    actions: z.array(z.string().min(1).max(ACTION_LENGTH)).min(1).max(BATCH_LIMIT),
  }),
  z.strictObject({ type: z.literal('undo'), id, seq: z.number().int().nonnegative() }),
  /** A player may resign at any time, so `seq`, which older clients send, is ignored. */
  z.strictObject({
    type: z.literal('resign'),
    id,
    seq: z.number().int().nonnegative().optional(),
  }),
  /** Makes an offer to the other players, or answers one (`seats/offers.ts`). */
  z.strictObject({
    type: z.literal('offer'),
    id,
    seq: z.number().int().nonnegative(),
    text: z
      .string()
      .regex(
        /^(ask (draw|takeback|pause \d{1,2}|resume|rules|stand-in \d{1,2} [a-z0-9-]{1,20})|agree|decline|withdraw)$/,
      ),
  }),
  /**
   * Sleeping hours of the player's own clock: `night FROM TO ZONE`, in minutes of the day in the local time of a zone,
   * optionally followed by `weekends`; `night 0 0` ends them. Also `vacation DAYS`.
   */
  z.strictObject({
    type: z.literal('clock'),
    id,
    text: z.string().regex(new RegExp(`${NIGHT.source}|^vacation \\d{1,2}$`)),
  }),
  /** The hash of a share in the dice, before the first die (`shares.ts`). */
  z.strictObject({ type: z.literal('seal'), id, seal: z.string().regex(SEAL) }),
  /** The share itself, once all seats have sealed theirs, with all seals as seen. Empty: go without. */
  z.strictObject({
    type: z.literal('share'),
    id,
    share: z.string().regex(SHARE).or(z.literal('')),
    seals: z.array(z.string().max(SEAL_LENGTH)).max(MOST_SIDES),
  }),
] as const;

/** Schema of the requests of a seat. `id` is the client's own number, which the answer repeats. */
export const seatMessage = z.discriminatedUnion('type', requests);
/** Any request of a seat. */
export type SeatMessage = z.infer<typeof seatMessage>;

/**
 * Schema of the messages of a client: a seat's request, a request for the whole table, a ping, or a report that the
 * player is active.
 */
export const clientMessage = z.discriminatedUnion('type', [
  ...requests,
  z.strictObject({ type: z.literal('table'), id }),
  /** Requests a pong at once. A client that gets no pong knows that the connection is dead. */
  z.strictObject({ type: z.literal('ping'), id }),
  /** Reports whether the player is active: the table is in a visible tab with the focus. It gets no answer. */
  z.strictObject({ type: z.literal('activity'), id, isActive: z.boolean() }),
]);
/** Any message of a client to the server. */
export type ClientMessage = z.infer<typeof clientMessage>;

/** Request for a rematch, with the same seats or with every player moved one seat further. */
export const rematchRequest = z.strictObject({ swap: z.boolean().optional() }).nullish();

/** Seat of a new table. `me`: the creator takes it at once; `open`: it waits for a player with the link. */
const seatRequest = z.union([
  z.literal('me'),
  z.literal('open'),
  z.string().regex(/^bot:[a-z0-9-]{1,20}$/),
]);

/** Schema of a request to change the player of a seat. It needs the secret of the seat or of the table's host. */
export const seatChangeRequest = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('stand-in').describe('A bot plays for the person, who ends it by acting'),
    level: z.string().max(20),
  }),
  z.strictObject({ do: z.literal('back').describe('The person plays again') }),
  z.strictObject({ do: z.literal('take-over').describe('A person plays in place of the bot') }),
  z.strictObject({ do: z.literal('give-back').describe('The bot plays again') }),
]);

/** Range of ratings, both ends included. */
export const ratingRange = z.strictObject({
  from: z.number().int().min(0).max(4000),
  to: z.number().int().min(0).max(4000),
});
/** Range of ratings, both ends included. */
export type RatingRange = z.infer<typeof ratingRange>;

/** Schema of a request for a new table. */
export const tableRequest = z.strictObject({
  game: z.string().max(40),
  scenario: z.string().max(40).optional(),
  options: z
    .record(z.string().max(40), z.union([z.number(), z.string().max(40), z.boolean()]))
    .optional(),
  /** Changed values of the game: the content of a variant's file, or its title and changes. */
  variant: z.unknown().optional(),
  /** Custom document of the game, which reports its own errors. */
  document: z.unknown().optional(),
  /** Seats by side id; omitted sides are `open`. */
  seats: z.record(z.string().max(40), seatRequest).optional(),
  name: z.string().max(40).optional(),
  /** Delay in turns after which spectators may see a side's view, in a game with secrets. Absent: never. */
  watch: watchSchema.optional(),
  /** Whether the page may give hints to players. Absent: `off` if two or more people play, otherwise `on`. */
  hints: z.enum(['on', 'off']).optional(),
  /** Time control of the table. Absent: none. */
  clock: clockSchema.optional(),
  /** Whether the game counts for the ratings of its players; they need accounts. */
  rated: z.boolean().optional(),
  /** Range of ratings in this game for players who take a seat from the list. */
  ratings: ratingRange.optional(),
  /** Name of an account to challenge. It gets a notification, and a free seat is reserved for it for three days. */
  opponent: z.string().max(40).optional(),
});
/** Request for a new table: game, set-up, seats, clock and ratings. */
export type TableRequest = z.infer<typeof tableRequest>;

/** Schema of a request to take a seat: a free one, or, with a token, the seat of an invitation. */
export const joinRequest = z.strictObject({
  /** Side id. Absent: any free seat. */
  side: z.string().max(40).optional(),
  token: z.string().max(100).optional(),
  name: z.string().max(40).optional(),
  /**
   * Secret that opens the seat from now on, if it was free; the invitation link then no longer opens it. The player's
   * client creates it, so that it can repeat the request if the answer was lost. 256 bits, base64url.
   */
  fresh: z
    .string()
    .regex(/^[\w-]{43,64}$/)
    .optional(),
});
/** Request to take a seat. */
export type JoinRequest = z.infer<typeof joinRequest>;
