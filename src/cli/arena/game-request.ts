/** Request for one game, for a thread or another process: plain data, from which the whole game follows. */
import type { Game } from '../../kernel/game.ts';
import type { Setup } from '../../kernel/setup/setup.ts';
import { type LabGame, playLabGame } from '../lab/lab-game.ts';
import { type ArenaMatch, playArenaMatch, type Terms } from './match.ts';
import { packed, playSimulated, type SimulatedGame } from './simulated.ts';

/**
 * A game to play between bots; programs are not included, because they run only in the process that started them.
 * Queued jobs contain the name `bout`, so it stays.
 */
export type GameRequest =
  | { readonly kind: 'bout'; readonly terms: Terms; readonly bout: ArenaMatch }
  | { readonly kind: 'game'; readonly asked: SimulatedGame }
  | { readonly kind: 'lab'; readonly asked: LabGame };

/** The game and set-up of a request, with which any thread can open it. */
export interface OpenedBy {
  readonly game: string;
  readonly setup: Setup;
}

/** Plays a game and returns its result as plain data. */
export async function playRequest(game: Game, request: GameRequest): Promise<unknown> {
  if (request.kind === 'bout') return playArenaMatch(game, request.bout, request.terms);
  if (request.kind === 'lab') return playLabGame(game, request.asked);
  return packed(await playSimulated(game, request.asked));
}
