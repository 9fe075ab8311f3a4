/** Jobs in the threads of a pool, with a time limit. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Piscina } from 'piscina';

/** Input of a thread beside its job: a flag that it sets when it has loaded everything and begins. */
export interface StartSignal {
  readonly begun: MessagePort;
}

/** Thrown when a thread exceeded its time and was killed. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** Milliseconds that a thread may take to start and load the games; on a busy machine it needs many seconds. */
const START = 60_000;

/**
 * Runs a job in a thread, and kills the thread if it has no result within this many milliseconds of its start; the
 * pool replaces it when needed. Throws `LateError`, or the error of the job.
 */
export async function runWithin<Answer>(
  pool: Piscina,
  job: object,
  milliseconds: number,
): Promise<Answer> {
  const { port1: told, port2: begun } = new MessageChannel();
  const stop = new AbortController();
  let late = `it did not start within ${START} ms`;
  let timer = setTimeout(() => stop.abort(), START);
  told.once('message', () => {
    clearTimeout(timer);
    late = `no answer within ${milliseconds} ms`;
    timer = setTimeout(() => stop.abort(), milliseconds);
  });
  try {
    const options = { signal: stop.signal, transferList: [begun] };
    return (await pool.run({ ...job, begun }, options)) as Answer;
  } catch (error) {
    throw stop.signal.aborted ? new LateError(late) : error;
  } finally {
    clearTimeout(timer);
    told.close();
  }
}
