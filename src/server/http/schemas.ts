/**
 * Responses of the API, as schemas: they check our answers and write the documentation. Each is held
 * by the compiler against the type that the pages use.
 */
import type { Offer } from '../../table/seats/accords.ts';
import { chainSchema } from '../../table/dice/beacon.ts';
import { clockSchema } from '../../table/clock/clock.ts';
import { ratingRange, saidSchema } from '../../table/messages/messages.ts';
import { ENTRY_KINDS } from '../../table/record/record.ts';
import { z } from 'zod';
import type { Outcome } from '../../kernel/outcome.ts';
import type { LogEvent } from '../../kernel/text/log.ts';
import type { Rule } from '../../kernel/rulebook.ts';
import type {
  CatalogueEntry,
  Changes,
  Entry,
  Joined,
  Next,
  ReplayView,
  SeatView,
  TableCreated,
  TableSummary,
  TableView,
  Told,
} from '../../table/messages/messages.ts';

const int = z.number().int();
const text = z.string();
const option = z.exactOptional;

export const fault = z.object({
  reason: text.describe('Explanation in English'),
  said: option(saidSchema).describe('The explanation as a message, for pages in other languages'),
});

const seatView: z.ZodType<SeatView> = z.object({
  side: int,
  kind: z.enum(['human', 'bot', 'open']),
  name: text,
  connected: z.boolean(),
  standIn: option(text).describe('Level of the substitute bot that plays for the person'),
  takenOver: option(z.boolean()).describe('Whether a person replaces the bot'),
});

/** Numbers, words, messages, and things of the game. */
const eventArgs = z.record(text, z.unknown()) as unknown as z.ZodType<
  NonNullable<LogEvent['args']>
>;

const logEvent: z.ZodType<LogEvent> = z.object({
  type: text,
  rule: text,
  args: option(eventArgs),
  outcome: option(saidSchema),
  subject: option(saidSchema),
  heading: option(z.literal(true)).describe('It starts a turn'),
  joins: option(z.literal(true)).describe('It continues the previous event'),
  to: option(z.array(int)),
});

const entryShape = {
  seq: int,
  kind: z.enum(ENTRY_KINDS),
  side: int.describe('Index of the side that acted; -1 for dice'),
  text: text.describe(
    'The action in notation; for `seat` who plays it now; for `rules` their version from here on; for `beacon` a round, and its signature once it is out; for `accord` what is asked or answered; for `clock` what a clock does, and when; for `close` why; empty if this seat may not see it',
  ),
  events: z.array(logEvent),
  dice: option(int).describe('Where several dice fell as one number: how many it is the sum of'),
  lost: option(z.literal(true)).describe('The current rules cannot reproduce it'),
};
const entry: z.ZodType<Entry> = z.object(entryShape);
export const entries: z.ZodType<readonly Entry[]> = z.array(entry);

const told: z.ZodType<Told> = z.object({
  ...entryShape,
  runs: z
    .array(z.array(int))
    .describe('Changes to the integers that this seat sees: offset, values'),
});

const outcome: z.ZodType<Outcome> = z.object({
  winners: z.array(int).describe('Indices of sides: all of them in a draw, none if no side won'),
  places: option(z.array(int).describe('Place of each side; 1 is the best')),
  rule: text,
  reason: saidSchema,
  scores: option(z.array(z.number())),
});

const difference: z.ZodType<NonNullable<TableView['difference']>> = z
  .object({
    seq: int.describe('First entry that the current rules cannot reproduce'),
    rule: text,
    reason: text,
    played: int.describe('Rules version of the game'),
    now: int.describe('Current rules version'),
    stops: z.boolean().describe('Whether the game ends at that entry: later positions are unknown'),
  })
  .describe('Difference between the record and the current rules');

const wish: z.ZodType<Offer['wish']> = z.discriminatedUnion('do', [
  z.object({ do: z.literal('draw') }),
  z.object({ do: z.literal('takeback'), to: int.describe('Entry that the game would return to') }),
  z.object({ do: z.literal('stand-in'), side: int, level: text }),
]);

const offer: z.ZodType<Offer> = z.object({ by: int, wish, agreed: z.array(int) });

export const next: z.ZodType<Next> = z.object({
  table: text.describe('Id of the new table'),
  shift: int.describe('Number of seats by which all players move on'),
});

const statusShape = {
  seats: z.array(seatView),
  actor: int.describe('The side to act; -2 when the game is over'),
  canUndo: z.boolean(),
  clock: option(
    z
      .object({
        rule: clockSchema,
        sides: z.array(
          z.object({
            left: int.describe('Seconds left when it last began to run, or stopped'),
            until: option(int).describe(
              'Time at which it runs out without a move, in seconds since 1970',
            ),
            sleep: option(
              z.object({
                from: int,
                to: int,
                zone: option(z.string()),
                weekends: option(z.literal(true)),
              }),
            ).describe(
              'Hours of sleep: minutes of the day by the local time of a time zone, or UTC',
            ),
            away: option(int).describe('End of a vacation'),
            paused: option(int).describe('End of a pause that all players agreed to'),
          }),
        ),
      })
      .describe('Time control of the table, and the state of each clock'),
  ),
  offers: option(z.array(offer).describe('Pending offer of a player to the others, at most one')),
  next: option(next).describe('Rematch of the same players'),
  outcome: option(outcome),
  difference: option(difference),
  dice: z.object({
    scheme: text,
    commitment: text.describe('SHA-256 of the sealed seed, shown before play'),
    seed: option(text).describe('The seed, once the game is over'),
    mixed: z.array(text).describe('Share of each side in the dice, once it is revealed'),
    seals: option(z.array(text)).describe(
      'Before the first roll: SHA-256 of each share; `none`: there is none; empty: still missing',
    ),
    beacon: option(chainSchema).describe('The public beacon that each die waits for'),
  }),
};

export const tableView: z.ZodType<TableView> = z.object({
  table: text,
  game: text,
  setup: z.object({
    scenario: text,
    options: z.record(text, z.number()),
    document: option(z.json().describe('Custom map, forces or deck')),
  }),
  side: int.describe('Side of this seat; -3 for spectators'),
  seq: int.describe('Length of the record; send it with every action'),
  ints: z.array(int).describe('The state of the game as this seat sees it'),
  hints: z.boolean().describe('Whether the page may give hints'),
  watch: option(int).describe('Delay in turns after which spectators may see the view of a side'),
  ...statusShape,
  entries: z.array(entry),
});

export const changes: z.ZodType<Changes> = z.object({
  type: z.literal('changes'),
  seq: int.describe('Length of the record with these entries'),
  entries: z.array(told),
  status: option(z.object(statusShape).describe('Status; on a socket only the parts that changed')),
  answer: option(
    z.object({
      id: int,
      played: int.describe('Number of actions that were played'),
      refusal: option(z.object({ rule: text, reason: text })),
    }),
  ),
});

export const replayView: z.ZodType<ReplayView> = z.object({
  table: text,
  seq: int,
  side: int,
  ints: z.array(int),
  actor: int,
  lost: option(z.boolean()).describe(
    'Whether the current rules cannot reproduce it; this is the last position before it that they can',
  ),
});

export const tableCreated: z.ZodType<TableCreated> = z.object({
  table: text,
  seats: z.record(text, text).describe('Side id -> secret token of the seat'),
  host: text.describe('Secret token of the host; empty for a finished game'),
});

export const seatChanged = z.object({
  side: text,
  token: option(text).describe('Secret token of a seat that was taken over'),
});

export const joined: z.ZodType<Joined> = z.object({ side: text, token: text });

export const tableSummaries: z.ZodType<readonly TableSummary[]> = z.array(
  z.object({
    table: text,
    game: text,
    scenario: text,
    sides: z.array(text).describe('Ids, in the order of the seats'),
    seats: z.array(seatView),
    seq: int,
    actor: int.describe('Side to act; below 0 for none'),
    over: z.boolean(),
    at: z.number().describe('Time of the last change, in milliseconds since 1970'),
    clock: option(clockSchema),
    ratings: option(
      ratingRange.describe('Range of ratings of players who may take a seat from the list'),
    ),
    rated: option(z.literal(true)),
  }),
);

const named = { id: text, name: text };

export const catalogue: z.ZodType<readonly CatalogueEntry[]> = z.array(
  z.object({
    id: text,
    words: z.record(text, text).describe('English texts about the game, such as "game.title"'),
    sides: z.array(z.object({ id: text, colour: option(int) })),
    scenarios: z.array(
      z.object({
        id: text,
        sides: option(z.array(text).describe('Sides that play, if not all')),
        minutes: z.number(),
      }),
    ),
    options: z.array(
      z.object({
        id: text,
        scenarios: option(z.array(text)),
        rule: text,
        fallback: int,
        min: int,
        max: int,
        names: option(z.array(text).describe('Names of the values, from the smallest on')),
      }),
    ),
    secret: option(z.array(text).describe('Scenarios with hidden information')),
    document: option(
      z
        .object({
          scenarios: option(z.array(text).describe('Scenarios that allow one; absent: all')),
          made: option(z.boolean().describe('Whether the page has an editor for it')),
        })
        .describe('Present if a set-up may contain one'),
    ),
    lesson: option(z.boolean()).describe('Whether there is a guided first game'),
    bots: z.array(z.object({ ...named, text })),
  }),
);

export const rulebook: z.ZodType<readonly Rule[]> = z.array(
  z.object({
    id: text,
    title: text,
    text,
    source: z.enum(['restated', 'found', 'designed']),
    status: z.enum(['done', 'client', 'heading', 'unused']),
  }),
);
