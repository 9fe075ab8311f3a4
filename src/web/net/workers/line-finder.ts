/** Connection of the analysis board to a worker of its own, which searches for lines. */
import { proxy, type Remote, wrap } from 'comlink';
import type { EngineLine } from '../../../study/lines.ts';
import { PageError } from '../../faults.ts';
import { msg } from '../../messages.ts';
import '../error-transfer.ts';
import type { LineQuestion, LineRules } from './line-search.ts';
import { startWorker } from './start-worker.ts';
import type { api } from './worker.ts';

export class LineFinder {
  #worker: Worker | undefined;
  #remote: Remote<typeof api> | undefined;
  #fail: (error: Error) => void = () => {};

  /** Loads everything that a search needs, so that a later search requests no files. */
  async prepare(rules: LineRules): Promise<void> {
    await this.#open().prepareLines(rules);
  }

  /** Searches; cancels an earlier search. Resolves at the end of the search, or when it is cancelled. */
  async find(
    question: LineQuestion,
    report: (lines: readonly EngineLine[]) => void,
  ): Promise<void> {
    const remote = this.#open();
    const failure = new Promise<never>((_, fail) => {
      this.#fail = fail;
    });
    await Promise.race([remote.findLines(question, proxy(report)), failure]);
  }

  /** Cancels the search. Its worker stays, because a new one would have to request files. */
  stop(): void {
    void this.#remote?.stopLines();
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#remote = undefined;
  }

  #open(): Remote<typeof api> {
    if (this.#remote) return this.#remote;
    const worker = startWorker();
    worker.onerror = () => {
      this.close();
      this.#fail(new PageError(msg('net.bot-not-loaded')));
    };
    this.#worker = worker;
    this.#remote = wrap<typeof api>(worker);
    return this.#remote;
  }
}
