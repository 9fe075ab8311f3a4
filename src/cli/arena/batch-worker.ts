/** Plays games of batches in a thread, for `batch.ts`. */
import { gameById } from '../games.ts';
import { loadCliMessages } from '../text/messages.ts';
import { version } from '../version.ts';
import { playRequest } from './game-request.ts';
import type { BatchJob } from './batch.ts';

export async function play(job: BatchJob): Promise<unknown> {
  const game = gameById(job.game).open(job.setup);
  if (job.version !== version() || job.rules !== game.version)
    throw new Error(
      `the worker runs version ${version()}, but the job needs version ${job.version}`,
    );
  await loadCliMessages();
  return playRequest(game, job);
}
