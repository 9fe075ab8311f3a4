/** Connection of the analysis board to a worker of its own, which finds values, odds and best lines. */
import { proxy, type Remote, wrap } from 'comlink';
import type { ShownOdds } from '../../../kernel/odds/samples.ts';
import type { EngineLine } from '../../../study/lines.ts';
import { PageError } from '../../faults.ts';
import { msg } from '../../messages.ts';
import '../error-transfer.ts';
import type { LineQuestion, LineRules } from './line-search.ts';
import type { OddsQuestion, PositionInts, StaticValue } from './node-analysis.ts';
import { startWorker } from './start-worker.ts';
import type { api } from './worker.ts';

interface RunningWorker {
  readonly worker: Worker;
  readonly remote: Remote<typeof api>;
  /** Rejects if the worker fails to load or is terminated, after which its answers never arrive. */
  readonly failure: Promise<never>;
  readonly fail: (error: Error) => void;
}

export class AnalysisWorker {
  #running: RunningWorker | undefined;

  /** Loads everything that the analysis needs, so that it requests no files later. */
  prepare(rules: LineRules): Promise<void> {
    return this.#ask((remote) => remote.prepareLines(rules));
  }

  /** Returns the static value of each position to each side. */
  valuesOf(rules: LineRules, positions: readonly PositionInts[]): Promise<readonly StaticValue[]> {
    return this.#ask((remote) => remote.valuesOf(rules, positions));
  }

  /**
   * Finds the odds of an action; cancels an earlier search for odds. Undefined if it is cancelled, or if the action
   * rolls no dice.
   */
  findOdds(question: OddsQuestion): Promise<ShownOdds | undefined> {
    return this.#ask((remote) => remote.findOdds(question));
  }

  /** Searches for lines; cancels an earlier search. Resolves at the end of the search, or when it is cancelled. */
  find(question: LineQuestion, report: (lines: readonly EngineLine[]) => void): Promise<void> {
    return this.#ask((remote) => remote.findLines(question, proxy(report)));
  }

  /** Cancels the search for lines. Its worker stays, because a new one would have to request files. */
  stop(): void {
    void this.#running?.remote.stopLines();
  }

  close(): void {
    this.#running?.worker.terminate();
    this.#running?.fail(new PageError(msg('net.bot-not-loaded')));
    this.#running = undefined;
  }

  #ask<T>(ask: (remote: Remote<typeof api>) => Promise<T>): Promise<T> {
    const { remote, failure } = this.#open();
    return Promise.race([ask(remote), failure]);
  }

  #open(): RunningWorker {
    if (this.#running) return this.#running;
    const worker = startWorker();
    let fail: (error: Error) => void = () => {};
    const failure = new Promise<never>((_, reject) => {
      fail = reject;
    });
    failure.catch(() => undefined);
    worker.onerror = () => this.close();
    this.#running = { worker, remote: wrap<typeof api>(worker), failure, fail };
    return this.#running;
  }
}
