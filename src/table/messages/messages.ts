/**
 * Messages between a table and its seats and spectators: over a socket, to a browser worker, or in
 * the same process. Actions travel as notation text, views as the integers of the state: a client
 * that connects, is behind or asks gets all of them; after that, each entry brings only its changes.
 */
import { z } from 'zod';
import type { SideSpec } from '../../kernel/game.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { LogEvent } from '../../kernel/text/log.ts';
import type { Message, LocalizedText } from '../../kernel/text/message.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import type { OptionSpec, Scenario, Setup } from '../../kernel/setup/setup.ts';
import type { Side } from '../../kernel/side.ts';
import type { Offer } from '../seats/accords.ts';
import type { Chain } from '../dice/beacon.ts';
import { type ClockRule, clockSchema, type ClockView, NIGHT } from '../clock/clock.ts';
import type { Difference } from '../record/difference.ts';
import type { DocumentHead } from '../document-head.ts';
import type { Patch } from '../views/runs.ts';
import { SEAL, SHARE } from '../dice/shares.ts';
import type { Remark } from './chat.ts';
import { watchSchema } from '../views/watching.ts';

/** Longest batch and longest action text that a client may send. */
const BATCH_LIMIT = 200;
const ACTION_LENGTH = 40;
const SEAL_LENGTH = 64;
const MOST_SIDES = 16;

const id = z.number().int().nonnegative();

const requests = [
  z.strictObject({
    type: z.literal('act'),
    id,
    /** Length of the record that the client acts on; anything else is stale and refused. */
    seq: z.number().int().nonnegative(),
    actions: z.array(z.string().min(1).max(ACTION_LENGTH)).min(1).max(BATCH_LIMIT),
  }),
  z.strictObject({ type: z.literal('undo'), id, seq: z.number().int().nonnegative() }),
  z.strictObject({ type: z.literal('resign'), id, seq: z.number().int().nonnegative() }),
  /** Makes an offer to the others, or answers one (`accords.ts`). */
  z.strictObject({
    type: z.literal('accord'),
    id,
    seq: z.number().int().nonnegative(),
    text: z
      .string()
      .regex(
        /^(ask (draw|takeback|pause \d{1,2}|resume|stand-in \d{1,2} [a-z0-9-]{1,20})|agree|decline|withdraw)$/,
      ),
  }),
  /**
   * Sleep of the player's own clock: `night FROM TO ZONE`, in minutes of the day by the local time of a zone, and
   * `weekends` behind it; `night 0 0` ends that; `vacation DAYS`.
   */
  z.strictObject({
    type: z.literal('clock'),
    id,
    text: z.string().regex(new RegExp(`${NIGHT.source}|^vacation \\d{1,2}$`)),
  }),
  /** The hash of a share in the dice, before the first of them (`shares.ts`). */
  z.strictObject({ type: z.literal('seal'), id, seal: z.string().regex(SEAL) }),
  /** That share, once all seats have sealed theirs, with all seals as seen; empty: go without. */
  z.strictObject({
    type: z.literal('share'),
    id,
    share: z.string().regex(SHARE).or(z.literal('')),
    seals: z.array(z.string().max(SEAL_LENGTH)).max(MOST_SIDES),
  }),
] as const;

/** Everything a seat may ask for. `id` is the client's own number, repeated in the answer. */
export const seatMessage = z.discriminatedUnion('type', requests);
/** Request of a seat. */
export type SeatMessage = z.infer<typeof seatMessage>;

/** Message of a client: a seat's request, a request for the whole table, a ping, or whether the player looks. */
export const clientMessage = z.discriminatedUnion('type', [
  ...requests,
  z.strictObject({ type: z.literal('table'), id }),
  /** Asks for a pong at once: a client that gets none knows that the connection is dead. */
  z.strictObject({ type: z.literal('ping'), id }),
  /** Whether the player looks at the table: a visible tab with the focus. No answer. */
  z.strictObject({ type: z.literal('look'), id, here: z.boolean() }),
]);
/** Messages of a client. */
export type ClientMessage = z.infer<typeof clientMessage>;

/** Text to show: a message, or text of old records. */
export const saidSchema = z.union([
  z.string(),
  z.strictObject({ key: z.string(), args: z.record(z.string(), z.unknown()).optional() }),
]) as unknown as z.ZodType<LocalizedText>;

/** Seats by side. */
export interface SeatView {
  readonly side: Side;
  readonly kind: 'human' | 'bot' | 'open';
  /** Display name: a person's, or the bot's level. */
  readonly name: string;
  readonly connected: boolean;
  /** Level of the bot that plays for the person in the meantime. */
  readonly standIn?: string;
  /** A person plays in place of the bot. */
  readonly takenOver?: boolean;
}

/** One line of the record as a seat may see it. */
export interface Entry {
  /** 1, 2, 3 …; `seq` of a table is that of its last entry. */
  readonly seq: number;
  readonly kind:
    | 'action'
    | 'die'
    | 'undo'
    | 'resign'
    | 'seat'
    | 'rules'
    | 'beacon'
    | 'accord'
    | 'clock'
    | 'close';
  /** Side that acted; -1 for dice. */
  readonly side: Side;
  /**
   * Notation; for `undo` the seq it returned to; for `seat` its player from now on (`duties.ts`); for
   * `rules` the version of the rules from now on; for `beacon` the round that dice wait for, and then its
   * signature; for `accord` the offer or answer (`accords.ts`); for `close` the reason. Empty if hidden from this seat.
   */
  readonly text: string;
  /** Events for this seat; their messages come from the game's look. */
  readonly events: readonly LogEvent[];
  /** Number of dice, if the entry is the sum of several. */
  readonly dice?: number;
  /** The current rules do not lead to this entry, so its effect is unknown. */
  readonly lost?: true;
}

/** New entry as sent to a seat, with its changes to the integers that the seat sees. */
export interface Told extends Entry {
  readonly runs: readonly Patch[];
}

/** Rematch of the same people. */
export interface Next {
  readonly table: string;
  /** Number of seats by which everybody moves on; 0: all keep their seats. */
  readonly shift: number;
}

/** Request for a rematch, with the same seats or with everybody one seat further on. */
export const againRequest = z.strictObject({ swap: z.boolean().optional() }).nullish();

/** Status of a table besides the position. A part that has changed is sent whole. */
export interface TableStatus {
  readonly seats: readonly SeatView[];
  readonly actor: Side;
  readonly canUndo: boolean;
  /** How the table keeps time, and what each clock shows. */
  readonly clock?: { readonly rule: ClockRule; readonly sides: readonly ClockView[] };
  /** Pending offer of one player to the others: at most one at a time. */
  readonly offers?: readonly Offer[];
  /** Rematch of the same people, who keep their secrets. */
  readonly next?: Next;
  readonly outcome?: Outcome;
  /** First difference between the record and the current rules; with `stops`, the game cannot continue beyond it. */
  readonly difference?: Difference & { readonly stops: boolean };
  /** How the dice are made verifiable: the hash of the sealed seed; the seed once over. */
  readonly dice: {
    readonly scheme: string;
    readonly commitment: string;
    readonly seed?: string;
    /** The share of each side in the dice, empty where it is not revealed or there is none. */
    readonly mixed: readonly string[];
    /** Until the first die, where shares are sealed: each side's seal, `none`, or empty: awaited. */
    readonly seals?: readonly string[];
    /** The public beacon that each die waits for, if there is one. */
    readonly beacon?: Chain;
  };
}

/** A table as one seat (or a spectator) sees it: enough to draw it and to play on. */
export interface TableView extends TableStatus {
  readonly table: string;
  readonly game: string;
  readonly setup: Setup;
  /** The side of this seat; `SPECTATOR` for spectators. */
  readonly side: Side;
  readonly seq: number;
  /** The integers of the view; `game.create()` and `ints.set` give a state to work with. */
  readonly ints: readonly number[];
  /** Whether the page may give hints here. */
  readonly hints: boolean;
  /** Delay in turns with which spectators may see a side's view (`watching.ts`), if they may. */
  readonly watch?: number;
  readonly entries: readonly Entry[];
}

/** An earlier position of a table as one seat may see it, for the replay. */
export interface ReplayView {
  readonly table: string;
  readonly seq: number;
  readonly side: Side;
  readonly ints: readonly number[];
  readonly actor: Side;
  /** The current rules do not lead there: this is the last known position before it. */
  readonly lost?: boolean;
}

/** Result of the message `id`: `played` of its actions were carried out. */
export interface Answered {
  readonly id: number;
  readonly played: number;
  /** Why some actions were not carried out. */
  readonly refusal?: Refusal;
}

/** Events since the last message; all of them are on disk. */
export interface Changes {
  readonly type: 'changes';
  /** Length of the record with these entries; a client that is not at the first of them has missed some. */
  readonly seq: number;
  readonly entries: readonly Told[];
  /** The parts of the status that have changed; absent if none has. */
  readonly status?: Partial<TableStatus>;
  /** Answer to a request of this client. */
  readonly answer?: Answered;
}

/** Message of the server to a seat or a spectator. */
export type ServerMessage =
  /** On arrival, when asked for, and when the end of a game opens what was hidden. */
  | { readonly type: 'table'; readonly table: TableView }
  | Changes
  /** Chat of the table, as far as this seat may read it; on arrival all stored messages. */
  | { readonly type: 'talk'; readonly remarks: readonly Remark[] }
  /** Answers the ping of this number with the server's clock, in milliseconds. */
  | { readonly type: 'pong'; readonly id: number; readonly at: number }
  /** Not about one message: malformed input, a closed table. */
  /** `said`: the same as a message, for pages in other languages. */
  | { readonly type: 'error'; readonly reason: LocalizedText; readonly said?: Message };

/** Seat of a new table: `me` takes it at once, `open` waits for a player with the link. */
const seatRequest = z.union([
  z.literal('me'),
  z.literal('open'),
  z.string().regex(/^bot:[a-z0-9-]{1,20}$/),
]);

/** New player of a seat: requested with the secret of the seat, or with that of the table's host. */
export const seatChangeRequest = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('stand-in').describe('A bot plays for the person, who ends it by acting'),
    level: z.string().max(20),
  }),
  z.strictObject({ do: z.literal('back').describe('The person plays again') }),
  z.strictObject({ do: z.literal('take-over').describe('A person plays in place of the bot') }),
  z.strictObject({ do: z.literal('give-back').describe('The bot plays again') }),
]);

/** Ratings from one to another, both among them. */
export const ratingRange = z.strictObject({
  from: z.number().int().min(0).max(4000),
  to: z.number().int().min(0).max(4000),
});
export type RatingRange = z.infer<typeof ratingRange>;

/** Input for making a table. */
export const tableRequest = z.strictObject({
  game: z.string().max(40),
  scenario: z.string().max(40).optional(),
  options: z
    .record(z.string().max(40), z.union([z.number(), z.string().max(40), z.boolean()]))
    .optional(),
  /** Custom document of the game, which reports its faults itself. */
  document: z.unknown().optional(),
  /** By side id; sides left out are `open`. */
  seats: z.record(z.string().max(40), seatRequest).optional(),
  name: z.string().max(40).optional(),
  /** Delay in turns with which spectators may see a side's view, in a game with secrets; left out, never. */
  watch: watchSchema.optional(),
  /** Whether the page may give hints to players; left out, `off` where two or more people play, else `on`. */
  hints: z.enum(['on', 'off']).optional(),
  /** How the table keeps time; left out, it does not. */
  clock: clockSchema.optional(),
  /** Whether the game counts for the ratings of its players; they need accounts. */
  rated: z.boolean().optional(),
  /** A player who takes a seat from the list needs a rating in the game in this range. */
  ratings: ratingRange.optional(),
});
/** Request for a new table. */
export type TableRequest = z.infer<typeof tableRequest>;

/** Answer to a table request: the secret seat tokens of the seats the maker may use or hand out. */
export interface TableCreated {
  readonly table: string;
  /** Side id -> secret token, for every seat that is not a bot. */
  readonly seats: Readonly<Record<string, string>>;
  /** Secret of the host, who can give seats to bots and take them back with it. */
  readonly host: string;
}

/** Request to take a seat: a free one, or, with a token, the seat of an invitation. */
export const joinRequest = z.strictObject({
  /** Side id; left out, any free seat. */
  side: z.string().max(40).optional(),
  token: z.string().max(100).optional(),
  name: z.string().max(40).optional(),
  /**
   * Secret that opens the seat from now on, if it was free; the invitation link then no longer opens it. The player's
   * client makes it, so it can repeat the request if the answer was lost. 256 bits, base64url.
   */
  fresh: z
    .string()
    .regex(/^[\w-]{43,64}$/)
    .optional(),
});

/** The seat that was taken, and its secret token. */
export interface Joined {
  readonly side: string;
  readonly token: string;
}

/** A table as the lobby lists it. */
export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  /** Ids of the sides, in the order of the seats. */
  readonly sides: readonly string[];
  readonly seats: readonly SeatView[];
  readonly seq: number;
  /** Side to act. */
  readonly actor: Side;
  readonly over: boolean;
  /** When something last happened there, in milliseconds of the server's clock. */
  readonly at: number;
  readonly clock?: ClockRule;
  /** Ratings that a player needs to take a seat from the list. */
  readonly ratings?: RatingRange;
  /** The game counts for ratings. */
  readonly rated?: true;
}

/** Data for the lobby about a game. */
export interface CatalogueEntry {
  readonly id: string;
  /** Its English texts, by the keys of `i18n/head.ts`. */
  readonly words: Readonly<Record<string, string>>;
  readonly sides: readonly SideSpec[];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly OptionSpec[];
  /** Ids of the scenarios with hidden information; absent if not known yet. */
  readonly secret?: readonly string[];
  /** Custom document of a set-up; absent: none. */
  readonly document?: DocumentHead;
  /** It has a guided first game. */
  readonly lesson?: boolean;
  readonly bots: readonly { readonly id: string; readonly name: string; readonly text: string }[];
}
