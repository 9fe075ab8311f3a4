/** The page's connection to the worker that reviews a game. */
import { proxy, wrap } from 'comlink';
import type { Review } from '../../../bots/review.ts';
import { PageError } from '../../faults.ts';
import { msg } from '../../messages.ts';
import '../error-transfer.ts';
import { startWorker } from './start-worker.ts';
import type { api } from './worker.ts';

export interface Reviewing {
  readonly found: Promise<Review>;
  /** Cancels the review. */
  stop(): void;
}

/** Reviews a record in a worker; see `reviewing.ts`. */
export function startReview(
  file: string,
  ends: readonly number[],
  onProgress: (part: number) => void,
): Reviewing {
  const worker = startWorker();
  const failure = new Promise<never>((_, fail) => {
    worker.onerror = () => fail(new PageError(msg('net.bot-not-loaded')));
  });
  const work = wrap<typeof api>(worker).review(file, ends, proxy(onProgress));
  const found = Promise.race([work, failure]).finally(() => worker.terminate());
  return { found, stop: () => worker.terminate() };
}
