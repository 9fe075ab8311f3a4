/** Pictures are drawn one after another, between which the page stays at hand; those in sight come first. */

/** Draws a picture; done when it can be seen. */
type Job = () => Promise<void>;

export class DrawQueue {
  #jobs: Job[] = [];
  #running: Promise<void> | undefined;
  readonly #pause: () => Promise<void>;

  /** `pause`: what is waited for between two pictures. */
  constructor(pause: () => Promise<void> = () => new Promise((done) => setTimeout(done, 30))) {
    this.#pause = pause;
  }

  /** Draws it when its turn comes; returns what takes it off the list. */
  add(job: Job): () => void {
    this.#jobs.push(job);
    this.#running ??= this.#run();
    return () => {
      this.#jobs = this.#jobs.filter((each) => each !== job);
    };
  }

  /** Draws it next, if it still waits. */
  hurry(job: Job): void {
    if (!this.#jobs.includes(job)) return;
    this.#jobs = [job, ...this.#jobs.filter((each) => each !== job)];
  }

  /** Done when nothing waits any longer. */
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
