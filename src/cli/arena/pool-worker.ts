/** Plays games between bots in a thread, for `worker-pool.ts`. */
import { gameById } from '../games.ts';
import type { Game } from '../../kernel/game.ts';
import { type GameRequest, type OpenedBy, playRequest } from './game-request.ts';

/** Games with one set-up, which a thread plays one after the other. */
export interface PoolJob extends OpenedBy {
  readonly requests: readonly GameRequest[];
}

/** Opened games by set-up: a thread may serve an experiment with many. */
const opened = new Map<string, Game>();

function gameOf({ game, setup }: OpenedBy): Game {
  const key = JSON.stringify([game, setup]);
  const known = opened.get(key) ?? gameById(game).open(setup);
  opened.set(key, known);
  return known;
}

export async function play({ requests, ...by }: PoolJob): Promise<unknown[]> {
  const game = gameOf(by);
  const answers: unknown[] = [];
  for (const request of requests) answers.push(await playRequest(game, request));
  return answers;
}
