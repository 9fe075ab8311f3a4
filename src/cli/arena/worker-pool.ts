/**
 * Plays many games, several at once: games between bots in threads, games with programs in this thread, one after the
 * other. A program plays one game at a time, against the clock, and only this thread can make sure that no program
 * outlives this process.
 */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { GameRequest, OpenedBy } from './game-request.ts';
import type { PoolJob } from './pool-worker.ts';

/** Functions that play games of a kind. `T` describes a game, `R` is its result. */
export interface Work<T, R> {
  /** Set-up of a game; equal set-ups are the same object. */
  by(item: T): OpenedBy;
  /** Returns a game as data for a thread; undefined if a program plays in it. */
  request(item: T): GameRequest | undefined;
  here(item: T): Promise<R>;
  /** Reads the answer of a thread. */
  read(answer: unknown, item: T): R;
}

/** Handles the result of the game with this number; returns whether the run continues. */
export type Report<R> = (result: R, number: number) => boolean;

/** Target time for the games that a thread gets at once, in milliseconds. */
const CHUNK_MILLISECONDS = 200;
const MOST_IN_CHUNK = 200;
/** Threads are used if the rest of the run takes longer than this, in milliseconds. */
const WORTH_THREADS = 1_500;

/**
 * Plays all games, at most `jobs` at once, and passes each result to `report` when it is ready. Without `jobs`: one for
 * each core, once the first games have shown that threads are worth it. Rejects with the first error of a thread or of
 * `report`, after all running games have ended.
 */
export async function playAll<T, R>(
  items: readonly T[],
  work: Work<T, R>,
  jobs: number | undefined,
  report: Report<R>,
): Promise<void> {
  const run = new Run(work, report);
  const waiting = new Waiting(items, work);
  if (jobs === undefined) {
    const from = performance.now();
    while (waiting.ours > 0) {
      await run.here(waiting.take(1));
      if (run.isOver) return;
      const spent = performance.now() - from;
      const played = items.length - waiting.all;
      if (spent > CHUNK_MILLISECONDS && (spent / played) * waiting.ours > WORTH_THREADS) break;
    }
  }
  const foreign = Math.min(waiting.foreign, 1);
  const threads = Math.min((jobs ?? availableParallelism()) - foreign, waiting.ours);
  // Without parallel games, or for the last game, a thread would only cost its start.
  if (threads < 1 || threads + foreign === 1) return playHere(run, waiting);
  const pool = new Piscina<PoolJob, unknown[]>({
    filename: new URL('pool-worker.ts', import.meta.url).href,
    name: 'play',
    minThreads: threads,
    maxThreads: threads,
  });
  const lanes = Array.from({ length: threads }, () => run.there(pool, waiting, threads));
  await Promise.all([...lanes, run.programs(waiting)]).finally(() => pool.destroy());
  run.finish();
}

async function playHere<T, R>(run: Run<T, R>, waiting: Waiting<T, R>): Promise<void> {
  while (waiting.ours > 0 && !run.isOver) await run.here(waiting.take(1));
  await run.programs(waiting);
  run.finish();
}

/** Returns a report that passes results on in the order of their numbers. */
export function inOrder<R>(report: Report<R>): Report<R> {
  const early = new Map<number, R>();
  let next = 0;
  return (result, number) => {
    early.set(number, result);
    for (let ready = early.get(next); ready !== undefined; ready = early.get(next)) {
      early.delete(next);
      if (!report(ready, next++)) return false;
    }
    return true;
  };
}

/** A game and its number in the list. */
type QueuedGame<T> = readonly [number: number, item: T];

/** Games not started yet, in order; those with programs apart. */
class Waiting<T, R> {
  readonly #work: Work<T, R>;
  readonly #ours: readonly QueuedGame<T>[];
  readonly #foreign: readonly QueuedGame<T>[];
  #next = 0;
  #nextForeign = 0;

  constructor(items: readonly T[], work: Work<T, R>) {
    this.#work = work;
    const numbered = items.map((item, i): QueuedGame<T> => [i, item]);
    this.#ours = numbered.filter(([, item]) => work.request(item) !== undefined);
    this.#foreign = numbered.filter(([, item]) => work.request(item) === undefined);
  }

  get ours(): number {
    return this.#ours.length - this.#next;
  }

  get foreign(): number {
    return this.#foreign.length - this.#nextForeign;
  }

  get all(): number {
    return this.ours + this.foreign;
  }

  /** Takes the next games of bots, at most `most`, all with one set-up. */
  take(most: number): QueuedGame<T>[] {
    const first = this.#ours[this.#next];
    if (!first) return [];
    const by = this.#work.by(first[1]);
    const taken: QueuedGame<T>[] = [];
    while (taken.length < most) {
      const next = this.#ours[this.#next];
      if (!next || this.#work.by(next[1]).setup !== by.setup) break;
      taken.push(next);
      this.#next += 1;
    }
    return taken;
  }

  takeForeign(): QueuedGame<T>[] {
    const next = this.#foreign[this.#nextForeign++];
    return next ? [next] : [];
  }
}

/** State of a run: whether it continues, and how long its games take. */
class Run<T, R> {
  readonly #work: Work<T, R>;
  readonly #report: Report<R>;
  readonly #stop = new AbortController();
  #failed = false;
  #games = 0;
  #milliseconds = 0;

  constructor(work: Work<T, R>, report: Report<R>) {
    this.#work = work;
    this.#report = report;
  }

  get isOver(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Throws the first error, if there was one. */
  finish(): void {
    if (this.#failed) throw this.#stop.signal.reason;
  }

  /** Plays games in this thread. */
  async here(games: readonly QueuedGame<T>[]): Promise<void> {
    for (const [number, item] of games)
      if (!this.isOver) this.#reportResult(await this.#work.here(item), number);
  }

  /** Plays the games with programs, one after the other. */
  async programs(waiting: Waiting<T, R>): Promise<void> {
    await this.#guard(async () => {
      while (waiting.foreign > 0 && !this.isOver) await this.here(waiting.takeForeign());
    });
  }

  /** Keeps one thread busy until no game waits. The first error stops all threads during their games. */
  async there(
    pool: Piscina<PoolJob, unknown[]>,
    waiting: Waiting<T, R>,
    threads: number,
  ): Promise<void> {
    const { signal } = this.#stop;
    await this.#guard(async () => {
      while (waiting.ours > 0 && !this.isOver) {
        const fair = Math.ceil(waiting.ours / (2 * threads));
        const games = waiting.take(Math.min(fair, this.#chunk));
        const [[, first] = []] = games;
        if (first === undefined) return;
        const items = games.map(([, item]) => item);
        const requests = items.flatMap((item) => this.#work.request(item) ?? []);
        const from = performance.now();
        const { game, setup } = this.#work.by(first);
        const answers = await pool.run({ game, setup, requests }, { signal });
        this.#games += games.length;
        this.#milliseconds += performance.now() - from;
        games.forEach(([number, item], i) => {
          if (!this.isOver) this.#reportResult(this.#work.read(answers[i], item), number);
        });
      }
    });
  }

  /** Number of games for a thread at once: one until their duration is known. */
  get #chunk(): number {
    if (this.#games === 0) return 1;
    const each = this.#milliseconds / this.#games;
    return Math.max(1, Math.min(MOST_IN_CHUNK, Math.floor(CHUNK_MILLISECONDS / each)));
  }

  #reportResult(result: R, number: number): void {
    if (!this.#report(result, number)) this.#stop.abort();
  }

  async #guard(play: () => Promise<void>): Promise<void> {
    try {
      await play();
    } catch (error) {
      if (this.isOver) return;
      this.#failed = true;
      this.#stop.abort(error);
    }
  }
}
