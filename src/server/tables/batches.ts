/**
 * Games of a batch as jobs on the database of the tables: whoever has cores to spare plays them, in any order,
 * and whoever asked puts what comes back in its place. A game whose player dies is played by another.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Job, PgBoss } from 'pg-boss';
import { InputError } from '../../kernel/setup/setup.ts';
import { describePlace, reasonOf } from '../store/store-url.ts';
import { JOBS_SCHEMA } from '../store/postgres/postgres-schema.ts';

const QUEUE = 'batches';

/** One game to be played, as JSON; its number is its place in the batch. */
interface GameJob {
  readonly batch: string;
  readonly number: number;
  readonly work: unknown;
}

/** Games of one batch that wait or are played at once: enough for many workers, few enough to be read often. */
const WINDOW = 256;
/** Milliseconds between two looks at what has come back. */
const LOOK = 200;
/** After so many of them without a game it is said that nobody plays. */
const LONELY = 25;
/** Seconds for which a player may be silent before another plays its game; it is heard of twice as often. */
const SILENCE = 10;
/** Longest game, in seconds. */
const LONGEST = 6 * 3600;
/** Players die as often as processes are killed; a game that fails by itself is not tried again. */
const RETRIES = 1000;
/** Seconds for which results wait for whoever asked. */
const KEPT = 3600;

export class Batches {
  readonly #boss: PgBoss;
  readonly #log: (line: string) => void;

  private constructor(boss: PgBoss, log: (line: string) => void) {
    this.#boss = boss;
    this.#log = log;
  }

  /** Rejects with `InputError` if there is no such database. */
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

  /** Has all of it played elsewhere, and hands each result to `report` when it is there. Rejects with what failed. */
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

  /** Finished games of a batch, which this process then forgets. */
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

  /** Plays games of others, so many at once. */
  async work(most: number, play: (work: unknown) => Promise<unknown>): Promise<void> {
    const pace = { localConcurrency: most, pollingIntervalSeconds: 0.5 };
    await this.#boss.work<GameJob>(QUEUE, pace, async ([job]: Job<GameJob>[]) => {
      try {
        return { result: await play(job?.data.work) };
      } catch (error) {
        // Another would fail as well: whoever asked is told.
        return { fault: error instanceof Error ? error.message : String(error) };
      }
    });
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false }).catch(() => undefined);
  }
}

/** Answer of a player program; throws its errors. */
function answerOf(output: unknown): unknown {
  const { result, fault } = output as { result?: unknown; fault?: string };
  if (fault !== undefined) throw new Error(`a worker: ${fault}`);
  return result;
}
