/** Messages of the server about accounts and moderation. */
import { z } from 'zod';
import { variantTerms } from './messages.ts';
import { MODERATOR_ACTIONS } from './moderation.ts';
import { clockSchema } from '../clock/clock-schemas.ts';
import { dictionary, int, list, object, option, text } from './shapes.ts';

const tableFields = { table: text, game: text, scenario: text };

export const ownTables = list(
  object({
    ...tableFields,
    seats: dictionary(text).describe('Side id -> secret that opens the seat here'),
    tournament: option(object({ id: text, name: text, round: int })),
  }),
);
/** Table of the user with a seat that was taken in another browser. */
export type OwnTable = z.infer<typeof ownTables>[number];

export const profile = object({
  name: text,
  ratings: list(
    object({
      game: text,
      pool: z.enum(['people', 'bots']).describe('Games against people, or against bots'),
      rating: int.describe('Glicko-2'),
      deviation: int.describe('Above 110: the rating is uncertain'),
      games: int,
      won: int,
      drawn: int,
      history: list(object({ at: z.number(), rating: int })).describe(
        'The rating after each of the latest games, oldest first',
      ),
    }),
  ).describe('Most played first'),
  favourites: list(object({ game: text, tables: int })).describe(
    'Games of the latest tables of the account, the most played first',
  ),
  games: list(
    object({
      table: text,
      game: text,
      at: z.number(),
      opponent: option(text).describe('Name of the opponent; absent if the account was deleted'),
      level: option(text).describe('Level of the opposing bot'),
      score: z.number().describe('1 won, 0.5 drawn, 0 lost'),
      change: int.describe('Change of the rating'),
    }),
  ).describe('Latest rated games'),
});
/** Public data of an account. */
export type Profile = z.infer<typeof profile>;

export const ownAccount = object({
  name: option(text).describe('Absent if no account is signed in'),
  hasPassword: z.boolean(),
  moderates: option(z.literal(true)).describe('Whether the host made this account a moderator'),
  passkeys: list(object({ id: text, made: z.number() })),
});
/** The account that a browser is signed in to. */
export type OwnAccount = z.infer<typeof ownAccount>;

const friend = object({
  name: text,
  isOnline: z.boolean().describe('Whether they were online within the last minutes'),
  tables: list(object(tableFields)).describe('Their tables with a free seat'),
});
/** Friend of the user. */
export type Friend = z.infer<typeof friend>;

export const friends = object({
  code: text.describe('Code of your own link, /friend/CODE'),
  friends: list(friend),
});
/** Friends of the user, and the link for adding more. */
export type Friends = z.infer<typeof friends>;

const terms = {
  side: option(text).describe('Id of the free side'),
  clock: option(clockSchema),
  rated: option(z.literal(true)).describe('The game counts for ratings'),
  variant: variantTerms,
  until: option(z.number()).describe('When a challenge expires, in milliseconds since 1970'),
};

export const invitations = list(
  object({
    ...tableFields,
    ...terms,
    from: text.describe('Name of the account that invites or challenges'),
  }),
);
/** Table to which the user is invited or, if it has `until`, challenged. */
export type Invitation = z.infer<typeof invitations>[number];

export const challenges = list(
  object({
    ...tableFields,
    ...terms,
    to: text.describe('Name of the challenged account'),
    state: z.enum(['waiting', 'declined', 'expired']),
  }),
);
/** Challenge that the user has sent and that is not accepted. */
export type Challenge = z.infer<typeof challenges>[number];

export const calendarAddress = object({
  path: text.describe(
    'Path of the calendar feed on this server; anyone who has the path can read the feed',
  ),
});
/** URL of the calendar feed of an account. */
export type CalendarAddress = z.infer<typeof calendarAddress>;

export const suggestions = list(
  object({
    name: text,
    isFriend: z.boolean(),
    isOnline: z.boolean().describe('Whether a friend is online'),
  }),
);
/** Account whose name begins with the typed text. */
export type Suggestion = z.infer<typeof suggestions>[number];

/** Request of a moderator. */
export const moderationRequest = z.strictObject({
  action: z.enum(MODERATOR_ACTIONS),
  subject: text.min(1).max(100).describe('Name of an account, or id of a table'),
  reason: text.min(1).max(200).describe('It is stored; players of a closed table read it'),
  days: int.min(1).max(36_500).describe('Length of a ban or a mute'),
});
/** Request of a moderator. */
export type ModerationRequest = z.infer<typeof moderationRequest>;

export const moderationLog = list(
  object({
    at: z.number(),
    action: text,
    subject: text.describe('Name of an account, or id of a table'),
    reason: text,
    moderator: text.describe('Name of the moderator; empty for the host'),
  }),
);
/** Entry of the moderation log. */
export type ModerationEntry = z.infer<typeof moderationLog>[number];
