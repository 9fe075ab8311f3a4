/**
 * Turns of bots as jobs for several processes: pg-boss on the database of the tables. A job is created in the
 * transaction that makes a bot's turn due, and a free process takes it. If a process dies, another gets its jobs. If
 * the process was only suspended and resumes, the table has a newer revision and its decision is not written.
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

/** Number of tables that one worker of a process takes at once, and seconds between polls for further ones. */
const BATCH = 4;
const POLL = 0.5;
/** Seconds for which finished jobs are kept. */
const KEPT = 60;
/** Retries of a job: one is lost each time that its process is killed. */
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

  /** Opens the queue; from then on the store adds turns to it. */
  static async open(store: PostgresStore, options: TurnsOptions): Promise<Turns> {
    const turns = new Turns(store, options);
    const boss = turns.#boss;
    await boss.start();
    await boss.createQueue(QUEUE, {
      // Each table has at most one waiting job and one running job.
      policy: 'stately',
      notify: true,
      retryLimit: RETRIES,
      expireInSeconds: Math.ceil((4 * options.lease) / 1000),
      deleteAfterSeconds: KEPT,
    });
    store.enqueue = (client, due) => turns.#put(due, client);
    return turns;
  }

  /** Starts working on turns, `most` at a time: `play` plays the due turns of a table for a while. */
  async work(most: number, play: (id: string) => Promise<void>): Promise<void> {
    const pace = {
      localConcurrency: most,
      batchSize: BATCH,
      // After a full batch, more jobs are probably waiting: poll without a pause.
      burstWhenBatchFull: true,
      pollingIntervalSeconds: POLL,
      notifyPollingIntervalSeconds: POLL,
    };
    await this.#boss.work<Turn>(QUEUE, pace, async (jobs: Job<Turn>[]) => {
      await Promise.all(jobs.map(({ data }) => this.#play(data.id, play)));
    });
    // After a stop of all processes or a restored backup, do not wait for the lease.
    const due = await this.#store.botTurns();
    if (due.length > 0) await this.#put(due);
    this.#timers.push(setInterval(() => void this.#takeOver(), SWEEP).unref());
  }

  /**
   * For processes that do not play for bots: continues tables where a process died while it played conditional moves or
   * standing orders. If two processes do so at once, only the first write succeeds.
   */
  goOn(play: (id: string) => Promise<void>): void {
    const { lease, log } = this.#options;
    const look = async (): Promise<void> => {
      try {
        for (const id of await this.#store.withPendingOrders(lease)) await this.#play(id, play);
      } catch (error) {
        log(`jobs: ${error instanceof Error ? error.message : error}`);
      }
    };
    this.#timers.push(setInterval(() => void look(), SWEEP).unref());
  }

  /** Plays at a table. If that fails, the table is tried again after the lease. */
  async #play(id: string, play: (id: string) => Promise<void>): Promise<void> {
    try {
      await play(id);
    } catch (error) {
      this.#options.log(`jobs: table ${id}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Repeats work at an interval, in one of the processes that call this at a time. */
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

  /** Number of waiting jobs of all processes, as counted some seconds ago. */
  async waiting(): Promise<number> {
    return (await this.#boss.getQueue(QUEUE))?.queuedCount ?? 0;
  }

  /** Finishes the running work; other processes do the rest. */
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
      // Tables where a person waits for a bot go before games between bots.
      priority: people ? 1 : 0,
    }));
    await this.#boss.insert(QUEUE, jobs, db && { db });
  }

  /** Gives away the turns of tables whose bot is overdue: the process with the job died, or the job was lost. */
  async #takeOver(): Promise<void> {
    try {
      const late = await this.#store.botTurns(this.#options.lease);
      for (const { id } of late) await this.#release(id);
      if (late.length > 0) await this.#put(late);
      // Raise the priority of games between bots, so that they are not postponed forever.
      for (const { id, people } of late)
        if (!people) await this.#boss.update(QUEUE, undefined, { singletonKey: id, priority: 1 });
    } catch (error) {
      this.#options.log(`jobs: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Fails the jobs of a table that have been running for longer than the lease, so that they are queued again. */
  async #release(id: string): Promise<void> {
    const jobs = await this.#boss.findJobs<Turn>(QUEUE, { key: id });
    const before = Date.now() - this.#options.lease;
    for (const job of jobs)
      if (job.state === 'active' && job.startedOn.getTime() < before)
        await this.#boss.fail(QUEUE, { id: job.id, retryCount: job.retryCount });
  }
}
