/** Messages of quick pairing, and of the lobby. */
import { z } from 'zod';
import { clockSchema } from '../clock/clock-schemas.ts';
import { tableSummary } from './messages.ts';
import { int, list, object, text } from './shapes.ts';

/** Terms of a game that a player wants. Two requests match if all terms are equal and both can get a side they want. */
export const pairingRequest = z.strictObject({
  game: z.string().max(40),
  scenario: z.string().max(40).optional(),
  /** Time control of the table; a player whose time runs out loses. */
  clock: clockSchema.omit({ late: true }),
  /** Whether the game counts for ratings, which needs an account. */
  rated: z.boolean().optional(),
  /** Id of the wanted side. Absent: either side. */
  side: z.string().max(40).optional(),
  /** Name of a guest. A signed-in player plays under the account's name. */
  name: z.string().max(40).optional(),
});
export type PairingRequest = z.infer<typeof pairingRequest>;

export const pairingStatus = z.union([
  object({
    state: z.literal('waiting'),
    since: z.number().describe('Time of the request, in milliseconds since 1970'),
    others: int.describe('Other players who wait for an opponent in this game'),
  }),
  object({
    state: z.literal('seated'),
    table: text,
    side: text,
    token: text.describe('Secret token of the seat: that of the request'),
  }),
]);
/** Status of a pairing request: the player still waits, or has a seat. */
export type PairingStatus = z.infer<typeof pairingStatus>;

export const pairingCreated = object({
  id: text.describe('Secret token of the request, and of the seat once there is one'),
  status: pairingStatus,
});
/** Answer to a request for an opponent. */
export type PairingCreated = z.infer<typeof pairingCreated>;

export const lobbyView = object({
  online: int.describe('Accounts that are online'),
  games: list(
    object({
      game: text,
      playing: int.describe('People in games with other people'),
      waiting: int.describe('Players who wait for an opponent'),
    }),
  ),
  finished: list(tableSummary).describe(
    'Games between people that ended in the last 24 hours, the latest first',
  ),
});
/** Counts for the lobby, and games that ended. */
export type LobbyView = z.infer<typeof lobbyView>;
/** Number of people who play a game with others, and of players who wait for an opponent. */
export type GameActivity = LobbyView['games'][number];
/** A game between people that has ended. */
export type EndedGame = LobbyView['finished'][number];
