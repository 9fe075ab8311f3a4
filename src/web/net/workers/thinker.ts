/**
 * The page's line to the bots' worker. One bot thinks at a time, in the order of asking; a worker that
 * does not answer is ended, and another takes its place.
 */
import { type Remote, wrap } from 'comlink';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { PageError } from '../../faults.ts';
import { strangerCodes } from '../../games/stranger-codes.ts';
import { msg } from '../../messages.ts';
import type { RatedAction } from '../../../bots/bot.ts';
import { renewIfStale } from '../../update-check.ts';
import '../error-transfer.ts';
import { startWorker } from './start-worker.ts';
import type { Question } from './thinking.ts';
import type { api } from './worker.ts';

/** No level may think that long; the games may have to be loaded first, over a slow line. */
const PATIENCE = 20_000;

interface Running {
  readonly worker: Worker;
  readonly remote: Remote<typeof api>;
  /** Number of bundles out of files that it knows. */
  strangers: number;
}

let running: Running | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Evaluation of a position by a bot, best action first; rejects if it fails. */
export function think(question: Question): Promise<readonly RatedAction[]> {
  const answer = last.then(() => ask(question));
  last = answer.catch(() => undefined);
  return answer;
}

async function ask(question: Question): Promise<readonly RatedAction[]> {
  running ??= start();
  const { worker, remote } = running;
  const codes = strangerCodes();
  if (codes.length > running.strangers) void remote.learnStrangers(codes);
  running.strangers = codes.length;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failure = new Promise<never>((_, fail) => {
    const giveUp = (reason: LocalizedText): void => {
      worker.terminate();
      if (running?.worker === worker) running = undefined;
      fail(new PageError(reason));
    };
    timer = setTimeout(() => giveUp(msg('net.bot-silent')), PATIENCE);
    worker.onerror = () => giveUp(msg('net.bot-not-loaded'));
  });
  try {
    return await Promise.race([remote.weigh(question), failure]);
  } catch (error) {
    void renewIfStale();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function start(): Running {
  const worker = startWorker();
  return { worker, remote: wrap<typeof api>(worker), strangers: strangerCodes().length };
}
