/**
 * The changes of a study as the server has ordered them, and behind them those of this page that it has not confirmed
 * yet. A change of somebody else goes before the unconfirmed ones, which are carried out again behind it.
 */
import type { StudyChange } from '../../study/messages.ts';
import { MOST_OPERATIONS } from '../../study/messages.ts';
import type { StudyOperation } from '../../study/operations.ts';

/** Changes of this page that are not confirmed. */
export interface PendingChange {
  readonly key: string;
  readonly operations: readonly StudyOperation[];
}

/** Effect of a confirmed change on a study that contains all earlier ones and the pending ones. */
export type LogEffect =
  /** It is in the study already, or there is nothing in it. */
  | { readonly kind: 'none' }
  /** Its operations come behind all others. */
  | { readonly kind: 'more'; readonly operations: readonly StudyOperation[] }
  /** The study has to be made anew. */
  | { readonly kind: 'rebase' }
  /** Changes before it are missing: read them first. */
  | { readonly kind: 'gap' };

export class ClientStudyLog {
  readonly #confirmed: StudyChange[] = [];
  readonly #pending: PendingChange[] = [];
  readonly #freshKey: () => string;
  /** Whether the first pending change is on its way: it gets no more operations. */
  #isSending = false;
  #seq = 0;

  constructor(freshKey: () => string) {
    this.#freshKey = freshKey;
  }

  /** Number of the last confirmed change. */
  get seq(): number {
    return this.#seq;
  }

  /** Confirmed changes with operations: the history. */
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

  /** Adds an operation of this page. */
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

  /** The change to be sent now; undefined if there is none, or one is on its way. */
  next(): PendingChange | undefined {
    if (this.#isSending) return undefined;
    const [first] = this.#pending;
    this.#isSending = first !== undefined;
    return first;
  }

  /** Sending has failed: the change is sent again later, under the same key. */
  failed(): void {
    this.#isSending = false;
  }

  /** None of the operations of a change could be carried out: they are dropped. */
  drop(key: string): void {
    this.#isSending = false;
    const at = this.#pending.findIndex((one) => one.key === key);
    if (at >= 0) this.#pending.splice(at, 1);
  }

  /** Takes a change that the server has ordered. */
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

  /** A change about the readers, which has a number but no operations; false if changes before it are missing. */
  skip(n: number): boolean {
    if (n > this.#seq + 1) return false;
    this.#seq = Math.max(n, this.#seq);
    return true;
  }

  /** Takes over what this browser has stored. */
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
