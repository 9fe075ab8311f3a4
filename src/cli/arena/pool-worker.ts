/** Plays games between bots in a thread, for `worker-pool.ts`. */
import { gameById } from '../games.ts';
import type { Game } from '../../kernel/game.ts';
import { type Ask, type OpenedBy, playAsk } from './ask.ts';

/** Games with one set-up, which a thread plays one after the other. */
export interface PoolJob extends OpenedBy {
  readonly asks: readonly Ask[];
}

/** Opened games by set-up: a thread may serve an experiment with many. */
const opened = new Map<string, Game>();

function gameOf({ game, setup }: OpenedBy): Game {
  const key = JSON.stringify([game, setup]);
  const known = opened.get(key) ?? gameById(game).open(setup);
  opened.set(key, known);
  return known;
}

export async function play({ asks, ...by }: PoolJob): Promise<unknown[]> {
  const game = gameOf(by);
  const answers: unknown[] = [];
  for (const ask of asks) answers.push(await playAsk(game, ask));
  return answers;
}
