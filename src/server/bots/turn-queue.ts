/**
 * Order of bots. Every table has at most one place in the queue and one decision under way;
 * after a decision it goes to the back. So a flood of tables delays the others by one decision each
 * and no more, and no more decisions are ever under way than there are threads.
 */

export class TurnQueue {
  readonly #most: number;
  readonly #run: (table: string) => Promise<boolean>;
  /** In the order in which their turn comes: tables that a person waits at, and the others. */
  readonly #urgent = new Set<string>();
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
    return this.#urgent.size + this.#waiting.size;
  }

  /** Decisions under way. */
  get running(): number {
    return this.#running.size;
  }

  /**
   * A bot is to act at a table: it waits until its turn comes, however long the queue is. Tables where
   * bots play each other wait until no `urgent` one does.
   */
  add(table: string, urgent = false): void {
    if (this.#closed) return;
    this.#put(table, urgent);
    this.#next();
  }

  /** Begins nothing more. */
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
        // Asked for again while its decision is under way: it keeps its place behind the others.
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
