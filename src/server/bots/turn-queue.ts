/**
 * Order of bot decisions. Every table has at most one place in the queue and one running decision; after a decision it
 * moves to the back. So many tables delay another one by one decision each at most, and never more decisions run than
 * there are threads.
 */

export class TurnQueue {
  readonly #most: number;
  readonly #run: (table: string) => Promise<boolean>;
  /** Ids in the order of their turns: tables where a person waits, and the others. */
  readonly #urgent = new Set<string>();
  readonly #waiting = new Set<string>();
  readonly #running = new Set<string>();
  #closed = false;

  /**
   * `most`: maximum number of decisions at once. `run` makes one decision at a table and returns whether another is
   * due; it must not reject.
   */
  constructor(most: number, run: (table: string) => Promise<boolean>) {
    this.#most = most;
    this.#run = run;
  }

  /** Number of tables that wait for their turn. */
  get waiting(): number {
    return this.#urgent.size + this.#waiting.size;
  }

  /** Number of running decisions. */
  get running(): number {
    return this.#running.size;
  }

  /** Queues a table where a bot is to act. Tables where only bots play wait while an `urgent` one waits. */
  add(table: string, urgent = false): void {
    if (this.#closed) return;
    this.#put(table, urgent);
    this.#next();
  }

  /** Starts no further decisions. */
  close(): void {
    this.#closed = true;
    this.#urgent.clear();
    this.#waiting.clear();
  }

  #put(table: string, urgent: boolean): void {
    if (urgent) this.#waiting.delete(table);
    if (urgent || !this.#urgent.has(table)) (urgent ? this.#urgent : this.#waiting).add(table);
  }

  #next(): void {
    for (const queue of [this.#urgent, this.#waiting])
      for (const table of queue) {
        if (this.#running.size >= this.#most) return;
        // The table was queued again while its decision was running: it goes behind the others.
        if (this.#running.has(table)) continue;
        queue.delete(table);
        void this.#turn(table, queue === this.#urgent);
      }
  }

  async #turn(table: string, urgent: boolean): Promise<void> {
    this.#running.add(table);
    const more = await this.#run(table);
    this.#running.delete(table);
    if (more && !this.#closed) this.#put(table, urgent);
    this.#next();
  }
}
