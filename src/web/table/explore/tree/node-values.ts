/**
 * Static values of the nodes of a tree. A worker computes them, so that the page never waits; the node on the board
 * comes first, then the nodes that were asked for last.
 */
import { signal } from '@preact/signals';
import type { AnalysisWorker } from '../../../net/workers/analysis-worker.ts';
import type { LineRules } from '../../../net/workers/line-search.ts';
import type { StaticValue } from '../../../net/workers/node-analysis.ts';
import type { ExploreModel } from '../explore-model.ts';

/** Number of positions sent at once, so that a node on the board never waits long. */
const MOST_ASKED = 16;

export class NodeValues {
  /** Number of answers so far. Readers of values are notified by it. */
  readonly answers = signal(0);
  readonly #tree: ExploreModel;
  readonly #rules: LineRules;
  readonly #worker: Pick<AnalysisWorker, 'valuesOf'>;
  /** Values by node; undefined where a node is crossed out or the worker failed. */
  readonly #known = new Map<string, StaticValue | undefined>();
  readonly #wanted = new Set<string>();
  #isAsking = false;

  constructor(tree: ExploreModel, rules: LineRules, worker: Pick<AnalysisWorker, 'valuesOf'>) {
    this.#tree = tree;
    this.#rules = rules;
    this.#worker = worker;
  }

  /** Returns the value of a node to each side, from -1 lost to 1 won; undefined until it is known. */
  of(id: string): StaticValue | undefined {
    this.answers.value;
    if (!this.#known.has(id) && !this.#wanted.has(id)) {
      this.#wanted.add(id);
      // All nodes of one rendering are asked for together.
      if (!this.#isAsking) queueMicrotask(() => void this.#ask());
    }
    return this.#known.get(id);
  }

  /** Cancels all questions that were not asked yet. */
  close(): void {
    this.#wanted.clear();
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#wanted.size > 0) {
      const ids = this.#next();
      const positions = ids.flatMap((id) => {
        const s = this.#tree.walker.stateAt(id);
        return s ? [{ id, ints: [...s.ints] }] : [];
      });
      const values = await this.#worker
        .valuesOf(
          this.#rules,
          positions.map(({ ints }) => ints),
        )
        .catch(() => []);
      for (const id of ids) this.#known.set(id, undefined);
      for (const [i, { id }] of positions.entries()) this.#known.set(id, values[i]);
      for (const id of ids) this.#wanted.delete(id);
      this.answers.value++;
    }
    this.#isAsking = false;
  }

  /** Returns the nodes to ask for next. */
  #next(): string[] {
    const at = this.#tree.at.peek();
    const latest = [...this.#wanted].reverse();
    const first = this.#wanted.has(at) ? [at] : [];
    return [...first, ...latest.filter((id) => id !== at)].slice(0, MOST_ASKED);
  }
}
