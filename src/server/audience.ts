/** Those at a table: who sits there or watches, and who is still being shown it. */
import type { ServerMessage } from '../table/messages.ts';
import type { Side } from '../kernel/step.ts';

/** Somebody who is told what happens. */
export interface Listener {
  readonly side: Side;
  /** A message, as JSON text. */
  tell(text: string): void;
  /** The table is gone from memory: come back and it is read from disk again. */
  drop(reason: string): void;
}

export class Audience {
  readonly #present = new Set<Listener>();
  /** Those who have not been shown the table yet. */
  readonly #arriving = new Set<Listener>();

  get empty(): boolean {
    return this.#present.size + this.#arriving.size === 0;
  }

  /** Whether somebody is there for a side, and has been shown the table. */
  has(side: Side): boolean {
    for (const listener of this.#present) if (listener.side === side) return true;
    return false;
  }

  arrive(listener: Listener): void {
    this.#arriving.add(listener);
  }

  /** They are there now: those of them who have not left meanwhile. */
  admit(listeners: readonly Listener[]): Listener[] {
    const here = listeners.filter((listener) => this.#arriving.delete(listener));
    for (const listener of here) this.#present.add(listener);
    return here;
  }

  /** Everybody has to be shown the table anew: those who were there, by side. */
  clear(): Map<Side, Listener[]> {
    const bySide = Map.groupBy(this.#present, ({ side }) => side);
    for (const listener of this.#present) this.#arriving.add(listener);
    this.#present.clear();
    return bySide;
  }

  /** True if he was there, and not only about to arrive. */
  leave(listener: Listener): boolean {
    this.#arriving.delete(listener);
    return this.#present.delete(listener);
  }

  /** Tells each the message of his side, which is written once for all who share it. */
  tellEach(messageFor: (side: Side) => ServerMessage, but: readonly Listener[] = []): void {
    const texts = new Map<Side, string>();
    for (const listener of this.#present) {
      if (but.includes(listener)) continue;
      const text = texts.get(listener.side) ?? JSON.stringify(messageFor(listener.side));
      texts.set(listener.side, text);
      listener.tell(text);
    }
  }

  /** Sends everybody away, or those of one side. */
  dismiss(reason: string, side?: Side): void {
    for (const listener of [...this.#present, ...this.#arriving]) {
      if (side !== undefined && listener.side !== side) continue;
      this.leave(listener);
      listener.drop(reason);
    }
  }
}
