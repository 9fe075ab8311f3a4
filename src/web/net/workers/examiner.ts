/** The page's line to the worker that tries rules out of a file. */
import { wrap } from 'comlink';
import { PageError } from '../../faults.ts';
import { msg } from '../../messages.ts';
import '../error-transfer.ts';
import { startWorker } from './start-worker.ts';
import type { api } from './worker.ts';

/** Milliseconds for the replay of a whole record. */
const PATIENCE = 90_000;

/** Tries the rules of a record; see `examining.ts`. Rejects if they are at fault, or do not answer. */
export async function examineRules(record: string): Promise<void> {
  const worker = startWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failure = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new PageError(msg('bundles.silent'))), PATIENCE);
    worker.onerror = () => fail(new PageError(msg('net.no-worker')));
  });
  try {
    await Promise.race([wrap<typeof api>(worker).examine(record), failure]);
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
