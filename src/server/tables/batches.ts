/**
 * Games of a batch as jobs on the database of the tables: workers with free cores play them, in any order, and the
 * process that requested them sorts the results. If a worker dies, another plays its game.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Job, PgBoss } from 'pg-boss';
import { InputError } from '../../kernel/setup/setup.ts';
import { describePlace, reasonOf } from '../store/store-url.ts';
import { JOBS_SCHEMA } from '../store/postgres/postgres-schema.ts';

const QUEUE = 'batches';

/** One game to play, as JSON; `number` is its place in the batch. */
interface GameJob {
  readonly batch: string;
  readonly number: number;
  readonly work: unknown;
}

/**
 * Maximum number of games of one batch that wait or are being played: enough for many workers, few enough to query
 * often.
 */
const WINDOW = 256;
/** Polling interval in milliseconds. */
const LOOK = 200;
/** Polls without a result after which the log says that no worker may be running. */
const LONELY = 25;
/** Seconds without a heartbeat of a worker before another plays its game; heartbeats are sent twice as often. */
const SILENCE = 10;
/** Maximum duration of a game, in seconds. */
const LONGEST = 6 * 3600;
/** Retries of a game, one for each time that its worker is killed; a game that fails by itself is not retried. */
const RETRIES = 1000;
/** Seconds for which results are kept for the process that requested them. */
const KEPT = 3600;

export class Batches {
  readonly #boss: PgBoss;
  readonly #log: (line: string) => void;

  private constructor(boss: PgBoss, log: (line: string) => void) {
    this.#boss = boss;
    this.#log = log;
  }

  /** Opens the queue; rejects with `InputError` if the database cannot be opened. */
  static async open(url: string, log: (line: string) => void): Promise<Batches> {
    const boss = new PgBoss({
      connectionString: url,
      schema: JOBS_SCHEMA,
      application_name: 'countermarch batches',
      max: 3,
      registerInstance: false,
      schedule: false,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
    });
    boss.on('error', (error) => log(`batches: ${error.message}`));
    await boss.start().catch((error: unknown) => {
      throw new InputError(`${describePlace(url)}: ${reasonOf(error)}`);
    });
    await boss.createQueue(QUEUE, {
      retryLimit: RETRIES,
      heartbeatSeconds: SILENCE,
      expireInSeconds: LONGEST,
      deleteAfterSeconds: KEPT,
    });
    return new Batches(boss, log);
  }

  /**
   * Has all games played by workers, and passes each result to `report` when it arrives. Rejects with the error of a
   * failed game.
   */
  async run(works: readonly unknown[], report: (number: number, result: unknown) => void) {
    const batch = randomUUID();
    let [sent, open, looks] = [0, 0, 0];
    while (sent < works.length || open > 0) {
      const more = works.slice(sent, sent + WINDOW - open);
      if (more.length > 0) {
        const jobs = more.map((work, i) => ({ data: { batch, number: sent + i, work } }));
        await this.#boss.insert(QUEUE, jobs);
        sent += more.length;
        open += more.length;
      }
      const back = await this.#back(batch);
      for (const { data, output } of back) report(data.number, answerOf(output));
      open -= back.length;
      if (back.length > 0) continue;
      if (++looks === LONELY && open === sent)
        this.#log(
          'No worker has returned a game yet. If no worker is running, start one: `countermarch worker`.',
        );
      await setTimeout(LOOK);
    }
  }

  /** Returns and deletes the finished games of a batch. */
  async #back(batch: string) {
    const found = await this.#boss.findJobs<GameJob>(QUEUE, { data: { batch } });
    const done = found.filter(({ state }) => state === 'completed');
    if (done.length > 0)
      await this.#boss.deleteJob(
        QUEUE,
        done.map(({ id }) => id),
      );
    return done;
  }

  /** Starts playing games of batches, `most` at a time. */
  async work(most: number, play: (work: unknown) => Promise<unknown>): Promise<void> {
    const pace = { localConcurrency: most, pollingIntervalSeconds: 0.5 };
    await this.#boss.work<GameJob>(QUEUE, pace, async ([job]: Job<GameJob>[]) => {
      try {
        return { result: await play(job?.data.work) };
      } catch (error) {
        // The game would fail for other workers too, so send the error to the process that requested it.
        return { fault: error instanceof Error ? error.message : String(error) };
      }
    });
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false }).catch(() => undefined);
  }
}

/** Returns the result of a worker's output; throws its error. */
function answerOf(output: unknown): unknown {
  const { result, fault } = output as { result?: unknown; fault?: string };
  if (fault !== undefined) throw new Error(`a worker: ${fault}`);
  return result;
}
