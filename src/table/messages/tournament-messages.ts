/** Messages between server and page about tournaments. */
import { z } from 'zod';
import { clockSchema } from '../clock/clock-schemas.ts';
import { variantTerms } from './messages.ts';
import { dictionary, int, list, object, option, readonly, text } from './shapes.ts';
import {
  TIE_BREAKS,
  TOURNAMENT_ENDINGS,
  TOURNAMENT_KINDS,
  TOURNAMENT_STATES,
} from './tournaments.ts';

export const tournamentRequest = z.strictObject({
  name: text.max(60),
  game: text.max(40),
  scenario: text.max(40).optional(),
  options: z.record(text.max(40), z.union([z.number(), text.max(40), z.boolean()])).optional(),
  variant: z
    .unknown()
    .optional()
    .describe(
      'Changed values of the game: the content of a variant’s file, or its title and changes',
    ),
  kind: z.enum(TOURNAMENT_KINDS),
  rounds: int
    .min(1)
    .max(20)
    .describe('In a round robin, the number of games between each two players'),
  days: int.min(1).max(90).describe('Length of a round in days'),
  clock: clockSchema.optional(),
});
/** Request to create a tournament. */
export type TournamentRequest = z.infer<typeof tournamentRequest>;

const summaryFields = {
  id: text,
  name: text,
  game: text,
  scenario: text,
  variant: variantTerms,
  kind: z.enum(TOURNAMENT_KINDS),
  state: z.enum(TOURNAMENT_STATES),
  entrants: int.describe('Number of players'),
  round: int.describe('Current round; 0 before the start'),
};
export const tournamentSummaries = list(object(summaryFields));
/** A tournament as lists show it. */
export type TournamentSummary = z.infer<typeof tournamentSummaries>[number];

const ranked = object({
  n: int.describe('Number of the player in this tournament'),
  name: text.describe('Empty if the account was deleted'),
  place: int.describe('Place, which several players may share'),
  points: z.number(),
  played: int.describe('Games and byes that count so far'),
  ties: list(z.number()).describe('In the order of `tieBreaks`'),
  hasLeft: z.boolean().describe('Whether the player has left and is no longer paired'),
});
/** Player in the standings. */
export type RankedPlayer = z.infer<typeof ranked>;

const game = object({
  round: int,
  first: int.describe('Number of the player with the first side'),
  second: int.describe('Number of the other player; -1: a bye'),
  table: option(text).describe('Absent for a bye, and before the table is set up'),
  scores: option(readonly(z.tuple([z.number(), z.number()]))).describe(
    'Points of both, once known',
  ),
});
/** A game of a tournament, or a bye. */
export type TournamentGame = z.infer<typeof game>;

export const tournamentView = object({
  ...summaryFields,
  options: dictionary(z.number()),
  changes: option(dictionary(z.union([z.number(), text]))).describe(
    'Changed values by id, if the tournament has a variant',
  ),
  clock: option(clockSchema),
  days: int.describe('Length of a round in days'),
  rounds: int.describe('Number of rounds, as far as it is known'),
  host: text.describe('Name of the account that created it; empty if it was deleted'),
  ended: option(z.enum(TOURNAMENT_ENDINGS)).describe(
    'Why the server ended it early: rated games may no longer have its variant, or no game with its settings can be created',
  ),
  deadline: option(z.number()).describe('Players who are to move at this time lose their games'),
  own: option(int).describe('Number of the current user'),
  isHost: z.boolean().describe('Whether the current user may start and end it'),
  tieBreaks: list(z.enum(TIE_BREAKS)),
  standings: list(ranked),
  games: list(game),
});
/** A tournament as its page shows it. */
export type TournamentView = z.infer<typeof tournamentView>;
