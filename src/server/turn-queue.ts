/**
 * Whose bot thinks next. Every table has at most one place in the queue and one decision under way;
 * after a decision it goes to the back. So a flood of tables delays the others by one decision each
 * and no more, and no more decisions are ever under way than there are threads.
 */

export class TurnQueue {
  readonly #most: number;
  readonly #run: (table: string) => Promise<boolean>;
  /** In the order in which their turn comes. */
  readonly #waiting = new Set<string>();
  readonly #running = new Set<string>();
  #closed = false;

  /**
   * `most` decisions at once. `run` makes one decision at a table and tells whether another is due;
   * it must not reject.
   */
  constructor(most: number, run: (table: string) => Promise<boolean>) {
    this.#most = most;
    this.#run = run;
  }

  /** Tables that wait for their turn. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Decisions under way. */
  get running(): number {
    return this.#running.size;
  }

  /** A bot is to act at a table: it waits until its turn comes, however long the queue is. */
  add(table: string): void {
    if (this.#closed) return;
    this.#waiting.add(table);
    this.#next();
  }

  /** Begins nothing more. */
  close(): void {
    this.#closed = true;
    this.#waiting.clear();
  }

  #next(): void {
    for (const table of this.#waiting) {
      if (this.#running.size >= this.#most) return;
      // Asked for again while its decision is under way: it keeps its place behind the others.
      if (this.#running.has(table)) continue;
      this.#waiting.delete(table);
      void this.#turn(table);
    }
  }

  async #turn(table: string): Promise<void> {
    this.#running.add(table);
    const more = await this.#run(table);
    this.#running.delete(table);
    if (more && !this.#closed) this.#waiting.add(table);
    this.#next();
  }
}
