/** Plays games of batches in a thread of its own, for `batch.ts`. */
import { gameById } from '../games.ts';
import { prepareSpeech } from '../text/speech.ts';
import { version } from '../version.ts';
import type { BatchJob } from './batch.ts';
import { playBout } from './bout.ts';
import { packed, playSimulated } from './simulated.ts';

export async function play(job: BatchJob): Promise<unknown> {
  const game = gameById(job.game).open(job.setup);
  if (job.version !== version() || job.rules !== game.version)
    throw new Error(`it is of version ${version()}, and ${job.version} was asked for`);
  await prepareSpeech();
  if (job.kind === 'bout') return playBout(game, job.bout, job.terms);
  return packed(await playSimulated(game, job.asked));
}
