/** A job in a thread of a pool, and how long it may take. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Piscina } from 'piscina';

/** Input of the thread beside its job: a flag to set when it has loaded everything and begins. */
export interface StartSignal {
  readonly begun: MessagePort;
}

/** It was killed, because it took longer than it may. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** Milliseconds in which a thread has to start and load the games; on a busy machine that is many seconds. */
const START = 60_000;

/**
 * Has a thread do a job, and kills it if it has no answer so many milliseconds after it began; the pool replaces it
 * when the next one is needed. Throws `LateError`, and what the job throws.
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
