/**
 * The page's connection to the bots' worker. Bots think one at a time, in the order of the requests. A worker that does
 * not answer is terminated and replaced.
 */
import { type Remote, wrap } from 'comlink';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { PageError } from '../../faults.ts';
import { untrustedBundles } from '../../games/untrusted-bundles.ts';
import { msg } from '../../messages.ts';
import type { RatedAction } from '../../../bots/bot.ts';
import { renewIfStale } from '../../update-check.ts';
import '../error-transfer.ts';
import { startWorker } from './start-worker.ts';
import type { Question } from './thinking.ts';
import type { api } from './worker.ts';

/** Time limit for a decision, in milliseconds. It includes loading the game over a slow connection. */
const PATIENCE = 20_000;

interface Running {
  readonly worker: Worker;
  readonly remote: Remote<typeof api>;
  /** Number of bundles from files that the worker has. */
  bundles: number;
}

let running: Running | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Returns a bot's evaluation of a position, best action first. Rejects if the bot fails. */
export function think(question: Question): Promise<readonly RatedAction[]> {
  const answer = last.then(() => ask(question));
  last = answer.catch(() => undefined);
  return answer;
}

async function ask(question: Question): Promise<readonly RatedAction[]> {
  running ??= start();
  const { worker, remote } = running;
  const codes = untrustedBundles();
  if (codes.length > running.bundles) void remote.addUntrustedBundles(codes);
  running.bundles = codes.length;
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
    return await Promise.race([remote.analyze(question), failure]);
  } catch (error) {
    void renewIfStale();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function start(): Running {
  const worker = startWorker();
  return { worker, remote: wrap<typeof api>(worker), bundles: untrustedBundles().length };
}
