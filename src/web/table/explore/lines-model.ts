/**
 * Best lines at the node on the board, searched for in a worker while switched on. Another node starts another search.
 */
import { effect, signal, untracked } from '@preact/signals';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import type { EngineLine } from '../../../study/lines.ts';
import type { AnalysisWorker } from '../../net/workers/analysis-worker.ts';
import type { LineRules } from '../../net/workers/line-search.ts';
import { faultOf } from '../../table-messages.ts';
import type { ExploreModel } from './explore-model.ts';

/** Number of lines at first, and maximum number. */
const FIRST = 3;
export const MOST_LINES = 20;

/** A search that can be cancelled: the worker, or a test double. */
export type Finder = Pick<AnalysisWorker, 'find' | 'stop'>;

/** Lines found so far at a node. */
interface FoundLines {
  readonly at: string;
  readonly lines: readonly EngineLine[];
  readonly isSearching: boolean;
  readonly fault: LocalizedText;
}

export class LinesModel {
  /** Whether lines are switched on. */
  readonly isOn = signal(false);
  /** Number of lines to search for. */
  readonly most = signal(FIRST);
  readonly found = signal<FoundLines | undefined>(undefined);
  readonly #stop: () => void;
  #search = 0;

  constructor(tree: ExploreModel, rules: LineRules, finder: Finder) {
    this.#stop = effect(() => {
      const [at, most] = [tree.at.value, this.most.value];
      const isWanted = this.isOn.value;
      untracked(() => {
        if (this.found.peek()?.isSearching) finder.stop();
        this.#search += 1;
        const state = isWanted ? tree.walker.stateAt(at) : undefined;
        if (!state || tree.walker.actorAt(at) < 0) this.found.value = undefined;
        else void this.#find(finder, { ...rules, ints: [...state.ints], most }, at);
      });
    });
  }

  close(): void {
    this.isOn.value = false;
    this.#stop();
  }

  async #find(finder: Finder, question: Parameters<Finder['find']>[0], at: string): Promise<void> {
    const search = this.#search;
    const show = (change: Partial<FoundLines>) => {
      if (search !== this.#search) return;
      const { lines = [] } = this.found.peek() ?? {};
      this.found.value = { at, lines, isSearching: true, fault: '', ...change };
    };
    show({ lines: [] });
    try {
      await finder.find(question, (lines) => show({ lines }));
      show({ isSearching: false });
    } catch (error) {
      show({ isSearching: false, fault: faultOf(error) });
    }
  }
}
