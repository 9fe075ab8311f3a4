/**
 * Turns of bots as jobs, for many machines: pg-boss on the database of the tables. A job is put there
 * in the transaction that makes a bot's turn due, and is worked on by whichever process is free. What
 * a process leaves behind when it dies is given to another; should it come back, the revision that its
 * decision stands on is gone, and nothing of it is written.
 */
import { type Job, PgBoss } from 'pg-boss';
import type { ClientBase } from 'pg';
import { JOBS_SCHEMA } from '../store/postgres/postgres-schema.ts';
import type { PostgresStore } from '../store/postgres/postgres.ts';
import type { BotTurn } from '../store/store.ts';

const QUEUE = 'bots';

/** A table where a bot is to act. */
interface Turn {
  readonly id: string;
}

interface TurnsOptions {
  readonly url: string;
  /** Milliseconds after which a table whose bot has not moved is given to another process. */
  readonly lease: number;
  log(line: string): void;
}

/** Tables that a process plays at in turn, and the seconds after which it looks for others unasked. */
const BATCH = 4;
const POLL = 0.5;
/** Seconds for which what is done is kept. */
const KEPT = 60;
/** Jobs are failed as often as processes are killed. */
const RETRIES = 1_000_000;
const SWEEP = 1000;

export class Turns {
  readonly #boss: PgBoss;
  readonly #store: PostgresStore;
  readonly #options: TurnsOptions;
  readonly #timers: NodeJS.Timeout[] = [];

  private constructor(store: PostgresStore, options: TurnsOptions) {
    this.#store = store;
    this.#options = options;
    this.#boss = new PgBoss({
      connectionString: options.url,
      schema: JOBS_SCHEMA,
      application_name: 'countermarch jobs',
      max: 4,
      useListenNotify: true,
      registerInstance: false,
      schedule: false,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
    });
    this.#boss.on('error', (error) => options.log(`jobs: ${error.message}`));
  }

  /** Opens the queue; from now on the store puts turns into it. */
  static async open(store: PostgresStore, options: TurnsOptions): Promise<Turns> {
    const turns = new Turns(store, options);
    const boss = turns.#boss;
    await boss.start();
    await boss.createQueue(QUEUE, {
      // Of a table one job waits and one is worked on, and no more.
      policy: 'stately',
      notify: true,
      retryLimit: RETRIES,
      expireInSeconds: Math.ceil((4 * options.lease) / 1000),
      deleteAfterSeconds: KEPT,
    });
    store.enqueue = (client, due) => turns.#put(due, client);
    return turns;
  }

  /** Works on turns, some at a time: `play` plays what is due at a table for a while. */
  async work(most: number, play: (id: string) => Promise<void>): Promise<void> {
    const pace = {
      localConcurrency: most,
      batchSize: BATCH,
      // With a full batch there is more to be had: no pause then.
      burstWhenBatchFull: true,
      pollingIntervalSeconds: POLL,
      notifyPollingIntervalSeconds: POLL,
    };
    await this.#boss.work<Turn>(QUEUE, pace, async (jobs: Job<Turn>[]) => {
      await Promise.all(jobs.map(({ data }) => this.#play(data.id, play)));
    });
    // After all of them were stopped, or a backup was put in, nobody has to wait for the lease.
    const due = await this.#store.botTurns();
    if (due.length > 0) await this.#put(due);
    this.#timers.push(setInterval(() => void this.#takeOver(), SWEEP).unref());
  }

  /**
   * Without playing for bots: goes on where a process died while it played what seats had left word for, which needs
   * none. Should another process do so too, one of the two writes first.
   */
  goOn(play: (id: string) => Promise<void>): void {
    const { lease, log } = this.#options;
    const look = async (): Promise<void> => {
      try {
        for (const id of await this.#store.cutOff(lease)) await this.#play(id, play);
      } catch (error) {
        log(`jobs: ${error instanceof Error ? error.message : error}`);
      }
    };
    this.#timers.push(setInterval(() => void look(), SWEEP).unref());
  }

  /** One that cannot be played is tried again after the lease. */
  async #play(id: string, play: (id: string) => Promise<void>): Promise<void> {
    try {
      await play(id);
    } catch (error) {
      this.#options.log(`jobs: table ${id}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Has something done again and again, by one process at a time of those that ask for it. */
  async every(name: string, seconds: number, work: () => Promise<void>): Promise<void> {
    await this.#boss.createQueue(name, {
      policy: 'stately',
      retryLimit: 0,
      deleteAfterSeconds: KEPT,
    });
    await this.#boss.work(name, { pollingIntervalSeconds: 2 }, work);
    const due = () =>
      this.#boss
        .send(name, {}, { singletonKey: name, singletonSeconds: seconds })
        .catch((error: unknown) => this.#options.log(`jobs: ${error}`));
    await due();
    this.#timers.push(setInterval(() => void due(), 1000 * seconds).unref());
  }

  /** Jobs of all processes that wait to be done, as counted some seconds ago. */
  async waiting(): Promise<number> {
    return (await this.#boss.getQueue(QUEUE))?.queuedCount ?? 0;
  }

  /** Ends the work that is under way; what is left is for others. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#store.enqueue = undefined;
    await this.#boss.stop({ graceful: true, timeout: 10_000 }).catch(() => undefined);
  }

  async #put(due: readonly BotTurn[], client?: ClientBase): Promise<void> {
    const db = client && {
      executeSql: (text: string, values?: unknown[]) => client.query(text, values),
    };
    const jobs = due.map(({ id, people }) => ({
      data: { id } satisfies Turn,
      singletonKey: id,
      // Tables where a person waits for a bot go before games of bots alone.
      priority: people ? 1 : 0,
    }));
    await this.#boss.insert(QUEUE, jobs, db && { db });
  }

  /** Tables whose bot should have moved long ago: whoever had the job has died, or it has been lost. */
  async #takeOver(): Promise<void> {
    try {
      const late = await this.#store.botTurns(this.#options.lease);
      for (const { id } of late) await this.#release(id);
      if (late.length > 0) await this.#put(late);
      // However many people wait for bots, bots among themselves are not forgotten.
      for (const { id, people } of late)
        if (!people) await this.#boss.update(QUEUE, undefined, { singletonKey: id, priority: 1 });
    } catch (error) {
      this.#options.log(`jobs: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** A job that has been worked on for longer than the lease goes back into the queue. */
  async #release(id: string): Promise<void> {
    const jobs = await this.#boss.findJobs<Turn>(QUEUE, { key: id });
    const before = Date.now() - this.#options.lease;
    for (const job of jobs)
      if (job.state === 'active' && job.startedOn.getTime() < before)
        await this.#boss.fail(QUEUE, { id: job.id, retryCount: job.retryCount });
  }
}
