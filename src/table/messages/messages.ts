/**
 * Messages of a table and of the server, each as a schema: for a socket, a browser worker, the same process, or an HTTP
 * answer. Views are sent as the integers of the state. A client that connects, is behind, or asks gets all of them;
 * after that, each entry contains only its changes. The schemas check HTTP answers and generate their documentation.
 * Clients use only the types, because they trust the server.
 */
import { z } from 'zod';
import type { LogEvent } from '../../kernel/text/log.ts';
import type { LocalizedText, Message } from '../../kernel/text/message.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Refusal, Rule } from '../../kernel/rulebook.ts';
import type { OptionSpec, Scenario, Setup, Variant } from '../../kernel/setup/setup.ts';
import type { SideSpec } from '../../kernel/game.ts';
import { chainSchema } from '../dice/chain.ts';
import { clockSchema, clockViewSchema } from '../clock/clock-schemas.ts';
import { ENTRY_KINDS, localizedTextSchema } from '../record/record-schemas.ts';
import { ratingRange } from './requests.ts';
import {
  dictionary,
  type SchemaFields,
  int,
  list,
  object,
  option,
  readonly,
  text,
} from './shapes.ts';
import type { ChatMessage } from './chat.ts';

const seatView = object({
  side: int,
  kind: z.enum(['human', 'bot', 'open']),
  name: text.describe('Display name: of the person, or the level of the bot'),
  connected: z.boolean(),
  standIn: option(text).describe('Level of the substitute bot that plays for the person'),
  takenOver: option(z.boolean()).describe('Whether a person replaces the bot'),
});
/** Seat and its player, as all seats see them. */
export type SeatView = z.infer<typeof seatView>;

const meaning = z.enum(['harm', 'gain', 'loss', 'none']);

const logEvent: z.ZodType<LogEvent> = z.object({
  type: text,
  rule: text,
  args: option(z.record(text, z.unknown()) as unknown as z.ZodType<NonNullable<LogEvent['args']>>),
  outcome: option(localizedTextSchema),
  row: option(localizedTextSchema).describe(
    'Row of the odds that the outcome belongs to, if not its own',
  ),
  meaning: option(meaning).describe('Meaning of the outcome to the side that rolls'),
  by: option(int).describe('Side whose attack has this result'),
  part: option(int).describe('Part of the roll that the outcome belongs to'),
  amounts: option(z.partialRecord(meaning, z.number())).describe(
    'Amounts that the outcome has added to its part, by meaning',
  ),
  subject: option(localizedTextSchema),
  pools: option(list(object({ dice: int, successes: int }))),
  heading: option(z.union([z.literal(true), z.literal('shared')])).describe(
    'It starts a turn; `shared`: of all sides together',
  ),
  missed: option(int).describe('Side that loses its whole turn'),
  joins: option(z.literal(true)).describe('It continues the previous event'),
  to: option(list(int)).describe('Sides that may read it; absent: all'),
} satisfies SchemaFields<LogEvent>);

const entryFields = {
  seq: int.describe('1, 2, 3 …; `seq` of a table is that of its last entry'),
  kind: z.enum(ENTRY_KINDS),
  side: int.describe('Index of the side that acted; -1 for dice'),
  text: text.describe(
    'The action in notation; for `undo` the entry that the game returned to; for `seat` its player from now on; for `rules` their version from now on; for `beacon` the round that dice wait for, and then its signature; for `accord` the offer or the answer; for `clock` its change and the time; for `close` the reason; empty if this seat may not see it',
  ),
  events: list(logEvent),
  dice: option(int).describe('Number of dice, if the entry is the sum of several'),
  lost: option(z.literal(true)).describe('The current rules cannot reproduce it'),
};
const entry = object(entryFields);
export const entries = list(entry);
/** An entry of the record as a seat may see it. */
export type Entry = z.infer<typeof entry>;

const viewedEntry = object({
  ...entryFields,
  patches: list(list(int)).describe('Changes to the integers that this seat sees: offset, values'),
});
/** New entry as a seat receives it, with the changes to the integers that the seat sees. */
export type ViewedEntry = z.infer<typeof viewedEntry>;

const outcome: z.ZodType<Outcome> = z.object({
  winners: list(int).describe('Indices of sides: all of them in a draw, none if no side won'),
  places: option(list(int).describe('Place of each side; 1 is the best')),
  rule: text,
  reason: localizedTextSchema,
  scores: option(list(z.number())),
} satisfies SchemaFields<Outcome>);

const difference = object({
  seq: int.describe('First entry that the current rules cannot reproduce'),
  rule: text.describe('Rule that prevents it; empty if none does'),
  reason: localizedTextSchema,
  played: int.describe('Rules version of the game'),
  now: int.describe('Current rules version'),
  stops: z.boolean().describe('Whether the game ends at that entry: later positions are unknown'),
}).describe('Difference between the record and the current rules');

const offer = object({
  by: int,
  terms: readonly(
    z.discriminatedUnion('do', [
      z.object({ do: z.literal('draw') }),
      z.object({
        do: z.literal('takeback'),
        to: int.describe('Entry that the game would return to'),
      }),
      z.object({ do: z.literal('pause'), days: int.describe('Days for which all clocks stop') }),
      z.object({ do: z.literal('resume') }),
      z.object({
        do: z.literal('rules'),
        bundle: text.describe('Bundle of the newer rules that the game would go on under'),
      }),
      z.object({ do: z.literal('stand-in'), side: int, level: text }),
    ]),
  ),
  agreed: list(int).describe('Players who have agreed so far'),
});

export const rematch = object({
  table: text.describe('Id of the new table'),
  shift: int.describe('Number of seats by which all players move on'),
  casual: option(z.literal(true)).describe(
    'The last game was rated; the rematch is not, because the server no longer rates games with its variant',
  ),
});
/** Rematch of a table: its id, and by how many seats the players have moved. */
export type Rematch = z.infer<typeof rematch>;

const statusFields = {
  seats: list(seatView),
  actor: int.describe('The side to act; -2 when the game is over'),
  canUndo: z.boolean(),
  clock: option(
    object({ rule: clockSchema, sides: list(clockViewSchema) }).describe(
      'Time control of the table, and the state of each clock',
    ),
  ),
  offers: option(list(offer).describe('Pending offer of a player to the others, at most one')),
  rematch: option(rematch).describe('Rematch of the same players'),
  outcome: option(outcome),
  difference: option(difference),
  ownRules: option(
    object({
      bundle: text.describe('SHA-256 of the bundle; its text is at /api/bundles/{hash}'),
      isMissing: z
        .boolean()
        .describe('Whether this server does not have it, and applies the current rules instead'),
    }),
  ).describe('Bundle with the rules of this game, if they are not the current ones'),
  dice: object({
    scheme: text,
    commitment: text.describe('SHA-256 of the sealed seed, shown before play'),
    seed: option(text).describe('The seed, once the game is over'),
    mixed: list(text).describe('Share of each side in the dice, once it is revealed'),
    seals: option(list(text)).describe(
      'Before the first roll: SHA-256 of each share; `none`: there is none; empty: still missing',
    ),
    beacon: option(chainSchema).describe('The public beacon that each die waits for'),
  }),
};
const status = object(statusFields);
/** Status of a table, without the position. A part that has changed is sent as a whole. */
export type TableStatus = z.infer<typeof status>;

const setup: z.ZodType<Setup> = z.object({
  scenario: text,
  options: dictionary(z.number()),
  variant: option(
    object({
      title: option(text),
      changes: dictionary(z.union([z.number(), text])),
    } satisfies SchemaFields<Variant>).describe('Changed values of the game, by id'),
  ),
  document: option(
    (z.json() as z.ZodType<NonNullable<Setup['document']>>).describe('Custom map, forces or deck'),
  ),
} satisfies SchemaFields<Setup>);

export const tableView = object({
  table: text,
  game: text,
  setup,
  side: int.describe('Side of this seat; -3 for spectators'),
  seq: int.describe('Length of the record; send it with every action'),
  ints: list(int).describe('The state of the game as this seat sees it'),
  hints: z.boolean().describe('Whether the page may give hints'),
  bundle: option(text).describe('SHA-256 of the bundle of its rules, as the record names it'),
  watch: option(int).describe('Delay in turns after which spectators may see the view of a side'),
  ...statusFields,
  entries,
});
/** A table as one seat or a spectator sees it, complete enough to draw it and to play on. */
export type TableView = z.infer<typeof tableView>;

export const replayView = object({
  table: text,
  seq: int,
  side: int,
  ints: list(int),
  actor: int,
  lost: option(z.boolean()).describe(
    'Whether the current rules cannot reproduce it; this is the last position before it that they can',
  ),
});
/** An earlier position of a table as one seat may see it, for the replay. */
export type ReplayView = z.infer<typeof replayView>;

const requestResult = object({
  id: int,
  played: int.describe('Number of actions that were played'),
  refusal: option(
    object({
      rule: text,
      reason: localizedTextSchema,
      scope: option(z.enum(['elsewhere', 'general', 'nothing-there'])),
    } satisfies SchemaFields<Refusal>),
  ).describe('Why the other actions were not played'),
});
/** Result of the client's request `id`: the first `played` of its actions were carried out. */
export type RequestResult = z.infer<typeof requestResult>;

/** Changes as an HTTP answer, with the complete status. */
export const changes = object({
  type: z.literal('changes'),
  seq: int.describe('Length of the record with these entries'),
  entries: list(viewedEntry),
  status: option(status.describe('Status; on a socket only the parts that changed')),
  answer: option(requestResult),
});
/** Changes since the last message. The store always contains all of them; `status` contains only the changed parts. */
export type Changes = Omit<z.infer<typeof changes>, 'status'> & {
  readonly status?: Partial<TableStatus>;
};

/** Any message of the server to a seat or a spectator. */
export type ServerMessage =
  /** Sent when a client connects, on request, and when the end of a game reveals everything. */
  | { readonly type: 'table'; readonly table: TableView }
  | Changes
  /** Chat of the table, as far as this seat may read it; on connection, all stored messages. */
  | { readonly type: 'chat'; readonly messages: readonly ChatMessage[] }
  /** Answer to the ping with this id: the server's clock, in milliseconds. */
  | { readonly type: 'pong'; readonly id: number; readonly at: number }
  /** Error that answers no particular request: malformed input, a closed table. */
  /** `message` is the same reason as a message, for pages in other languages. */
  | { readonly type: 'error'; readonly reason: LocalizedText; readonly message?: Message };

export const tableCreated = object({
  table: text,
  seats: dictionary(text).describe('Side id -> secret token of the seat, if it is not a bot'),
  host: text.describe('Secret token of the host; empty for a finished game'),
});
/** Answer to a table request: the secret tokens of the seats, which the creator may use or pass on. */
export type TableCreated = z.infer<typeof tableCreated>;

export const seatChanged = object({
  side: text,
  token: option(text).describe('Secret token of a seat that was taken over'),
});
/** Answer to a seat change. */
export type SeatChanged = z.infer<typeof seatChanged>;

export const seatGrant = object({ side: text, token: text });
/** A seat that a player has taken, with its secret token. */
export type SeatGrant = z.infer<typeof seatGrant>;

/** Terms of a table whose game has changed values. */
export const variantTerms = option(
  object({
    title: option(text),
    changes: int.describe('Number of changed values'),
    hash: text.describe('The same for equal changes of the same game and rules'),
  }),
).describe('Present if values of the game are changed');

export const tableSummary = object({
  table: text,
  game: text,
  scenario: text,
  sides: list(text).describe('Ids, in the order of the seats'),
  seats: list(seatView),
  seq: int,
  actor: int.describe('Side to act; below 0 for none'),
  over: z.boolean(),
  at: z.number().describe('Time of the last change, in milliseconds since 1970'),
  clock: option(clockSchema),
  due: option(z.number()).describe(
    'When the clock of the side to act runs out, without its nights, weekends and pauses; milliseconds since 1970',
  ),
  ratings: option(
    ratingRange.describe('Range of ratings of players who may take a seat from the list'),
  ),
  rated: option(z.literal(true)).describe('The game counts for ratings'),
  variant: variantTerms,
  watch: option(int).describe('Delay in turns after which spectators may see the view of a side'),
  spectators: option(int).describe('Spectators connected to this server, if there are any'),
});
export const tableSummaries = list(tableSummary);
/** A table as the lobby lists it. */
export type TableSummary = z.infer<typeof tableSummary>;

const catalogueEntry = object({
  id: text,
  messages: dictionary(text).describe('English texts about the game, such as "game.title"'),
  sides: list(object({ id: text, colour: option(int) } satisfies SchemaFields<SideSpec>)),
  scenarios: list(
    object({
      id: text,
      sides: option(list(text).describe('Sides that play, if not all')),
      minutes: z.number(),
    } satisfies SchemaFields<Scenario>),
  ),
  options: list(
    object({
      id: text,
      scenarios: option(list(text)),
      rule: text,
      fallback: int,
      min: int,
      max: int,
      names: option(list(text).describe('Names of the values, from the smallest on')),
    } satisfies SchemaFields<OptionSpec>),
  ),
  secret: option(list(text).describe('Scenarios with hidden information; absent: unknown')),
  document: option(
    object({
      scenarios: option(list(text).describe('Scenarios that allow one; absent: all')),
      made: option(z.boolean().describe('Whether the page has an editor for it')),
    }).describe('Present if a set-up may contain one'),
  ),
  values: option(int).describe('Number of values that variants may change, if there are any'),
  lesson: option(z.boolean()).describe('Whether there is a guided first game'),
  chapters: option(int).describe('Number of its chapters, if it is divided'),
  bots: list(object({ id: text, name: text, text })),
  bundle: option(text).describe('Bundle of its current rules, for pages that do not have the game'),
});
export const catalogue = list(catalogueEntry);
/** A game with its scenarios, options and bots, as the lobby needs it. */
export type CatalogueEntry = z.infer<typeof catalogueEntry>;

export const variantHashes = list(text.describe('Hash of a variant: 32 hex digits'));

export const rulebook: z.ZodType<readonly Rule[]> = list(
  object({
    id: text,
    title: text,
    text,
    source: z.enum(['restated', 'found', 'designed']),
    status: z.enum(['done', 'client', 'heading', 'unused']),
  } satisfies SchemaFields<Rule>),
);
