/**
 * Other nodes with the position on the board. The search runs in slices, so that the page stays responsive with large
 * trees.
 */
import { effect, signal, untracked } from '@preact/signals';
import { shownNodes, type StudyNode } from '../../../../study/study.ts';
import type { ExploreModel } from '../explore-model.ts';

/** Milliseconds of work per slice, if the browser does not report idle time. */
const SLICE = 4;

export class AlsoReached {
  readonly found = signal<readonly StudyNode[]>([]);
  readonly #tree: ExploreModel;
  readonly #stop: () => void;
  #work: Generator<void, void> | undefined;
  #cancel: () => void = () => {};

  constructor(tree: ExploreModel) {
    this.#tree = tree;
    this.#stop = effect(() => {
      tree.changes.value;
      const at = tree.at.value;
      untracked(() => this.#begin(at));
    });
  }

  close(): void {
    this.#stop();
    this.#cancel();
  }

  /** Runs the search to its end; for tests. */
  finish(): void {
    this.#cancel();
    while (this.#work && !this.#work.next().done);
  }

  #begin(at: string): void {
    this.found.value = [];
    this.#cancel();
    this.#work = this.#search(at);
    this.#slice(0);
  }

  /** Searches for some milliseconds, then waits until the browser is idle. */
  #slice(milliseconds: number): void {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) if (this.#work?.next().done !== false) return;
    this.#cancel = whenIdle((free) => this.#slice(free));
  }

  *#search(at: string): Generator<void, void> {
    const { walker, chapter } = this.#tree;
    const hash = walker.hashAt(at);
    const found: StudyNode[] = [];
    for (const node of shownNodes(chapter.peek())) {
      if (node.id !== at && hash !== undefined && walker.hashAt(node.id) === hash) found.push(node);
      yield;
    }
    if (found.length > 0) this.found.value = found;
  }
}

/** Calls back when the browser is idle, with the milliseconds that are free; returns a function that cancels it. */
function whenIdle(work: (milliseconds: number) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback((deadline) => work(deadline.timeRemaining()));
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => work(SLICE));
  return () => clearTimeout(timer);
}
