/** Other nodes with the position on the board. They are looked for in slices, so that large trees stay quick. */
import { effect, signal, untracked } from '@preact/signals';
import { shownNodes, type StudyNode } from '../../../../study/study.ts';
import type { ExploreModel } from '../explore-model.ts';

/** Milliseconds of work before the page gets its turn. */
const SLICE = 8;

export class AlsoReached {
  readonly found = signal<readonly StudyNode[]>([]);
  readonly #tree: ExploreModel;
  readonly #stop: () => void;
  #work: Generator<void, void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    clearTimeout(this.#timer);
  }

  /** Works until the end; for tests. */
  finish(): void {
    clearTimeout(this.#timer);
    while (this.#work && !this.#work.next().done);
  }

  #begin(at: string): void {
    this.found.value = [];
    clearTimeout(this.#timer);
    this.#work = this.#search(at);
    this.#timer = setTimeout(() => this.#slice());
  }

  #slice(): void {
    const end = performance.now() + SLICE;
    while (performance.now() < end) if (this.#work?.next().done !== false) return;
    this.#timer = setTimeout(() => this.#slice());
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
