/**
 * Changes of a study: first the confirmed ones in the server's order, then this page's unconfirmed ones. When another
 * reader's change arrives, it goes before the unconfirmed ones, which are applied again after it.
 */
import type { StudyChange } from '../../study/messages.ts';
import { MOST_OPERATIONS } from '../../study/messages.ts';
import type { StudyOperation } from '../../study/operations.ts';

/** Change made in this page that the server has not confirmed yet. */
export interface PendingChange {
  readonly key: string;
  readonly operations: readonly StudyOperation[];
}

/** Effect of a confirmed change on a study that contains all earlier changes and the pending ones. */
export type LogEffect =
  /** The change is already in the study, or has no operations. */
  | { readonly kind: 'none' }
  /** Its operations come after all others. */
  | { readonly kind: 'more'; readonly operations: readonly StudyOperation[] }
  /** The study must be rebuilt from all operations. */
  | { readonly kind: 'rebase' }
  /** Changes before it are missing and must be read first. */
  | { readonly kind: 'gap' };

export class ClientStudyLog {
  readonly #confirmed: StudyChange[] = [];
  readonly #pending: PendingChange[] = [];
  readonly #freshKey: () => string;
  /** Whether the first pending change is being sent. No operations are added to it then. */
  #isSending = false;
  #seq = 0;

  constructor(freshKey: () => string) {
    this.#freshKey = freshKey;
  }

  /** Number of the last confirmed change. */
  get seq(): number {
    return this.#seq;
  }

  /** Confirmed changes with operations, which are the history. */
  get confirmed(): readonly StudyChange[] {
    return this.#confirmed;
  }

  get pending(): readonly PendingChange[] {
    return this.#pending;
  }

  /** All operations in order. */
  get operations(): StudyOperation[] {
    return [...this.#confirmed, ...this.#pending].flatMap(({ operations }) => operations);
  }

  /** Adds an operation made in this page. */
  add(operation: StudyOperation): void {
    const last = this.#pending.at(-1);
    const isOpen = last && !(this.#isSending && this.#pending.length === 1);
    if (isOpen && last.operations.length < MOST_OPERATIONS)
      this.#pending[this.#pending.length - 1] = {
        ...last,
        operations: [...last.operations, operation],
      };
    else this.#pending.push({ key: this.#freshKey(), operations: [operation] });
  }

  /** Returns the change to send next; undefined if there is none, or if one is being sent. */
  next(): PendingChange | undefined {
    if (this.#isSending) return undefined;
    const [first] = this.#pending;
    this.#isSending = first !== undefined;
    return first;
  }

  /** Marks the sending as failed. The change is sent again later, with the same key. */
  failed(): void {
    this.#isSending = false;
  }

  /** Removes a change of which no operation could be applied. */
  drop(key: string): void {
    this.#isSending = false;
    const at = this.#pending.findIndex((one) => one.key === key);
    if (at >= 0) this.#pending.splice(at, 1);
  }

  /** Adds a change confirmed by the server. */
  confirm(change: StudyChange): LogEffect {
    const { n, key, operations } = change;
    if (n <= this.#seq) return { kind: 'none' };
    if (n > this.#seq + 1) return { kind: 'gap' };
    this.#seq = n;
    if (operations.length > 0) this.#confirmed.push(change);
    const at = this.#pending.findIndex((one) => one.key === key);
    const own = this.#pending[at];
    if (own) {
      this.#pending.splice(at, 1);
      this.#isSending = false;
      const isWhole = own.operations.length === operations.length;
      return { kind: at === 0 && isWhole ? 'none' : 'rebase' };
    }
    if (operations.length === 0) return { kind: 'none' };
    return this.#pending.length > 0 ? { kind: 'rebase' } : { kind: 'more', operations };
  }

  /**
   * Counts a change of the readers, which has a number but no operations. Returns false if earlier changes are missing.
   */
  skip(n: number): boolean {
    if (n > this.#seq + 1) return false;
    this.#seq = Math.max(n, this.#seq);
    return true;
  }

  /** Restores the changes stored in this browser. */
  restore(stored: {
    readonly seq: number;
    readonly confirmed: readonly StudyChange[];
    readonly pending: readonly PendingChange[];
  }): void {
    this.#confirmed.push(...stored.confirmed);
    this.#pending.push(...stored.pending);
    this.#seq = stored.seq;
  }
}
