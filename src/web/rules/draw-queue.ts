/**
 * Queue that draws pictures one after another, those in view first, and yields in between so that the page stays
 * responsive.
 */

/** Draws a picture; resolves when it is visible. */
type Job = () => Promise<void>;

export class DrawQueue {
  #jobs: Job[] = [];
  #running: Promise<void> | undefined;
  readonly #pause: () => Promise<void>;

  /** `pause` is awaited before each picture. */
  constructor(pause: () => Promise<void> = () => new Promise((done) => setTimeout(done, 30))) {
    this.#pause = pause;
  }

  /** Adds a picture to the queue. Returns a function that removes it. */
  add(job: Job): () => void {
    this.#jobs.push(job);
    this.#running ??= this.#run();
    return () => {
      this.#jobs = this.#jobs.filter((each) => each !== job);
    };
  }

  /** Moves a picture to the front, if it is still waiting. */
  hurry(job: Job): void {
    if (!this.#jobs.includes(job)) return;
    this.#jobs = [job, ...this.#jobs.filter((each) => each !== job)];
  }

  /** Resolves when the queue is empty. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    await this.#pause();
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
      await job();
      await this.#pause();
    }
    this.#running = undefined;
  }
}
