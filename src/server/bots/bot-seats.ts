/**
 * Makes the bots move. A turn of a bot is a job that follows from the table alone, so nothing is lost with the
 * process: at the start the tables where a bot is to act are read from the store. So are those where a process was
 * ended while it played what seats had left word for: they go on.
 */
import type { Memory } from '../../bots/bot.ts';
import { keyOf } from '../../kernel/text/message.ts';
import type { Side } from '../../kernel/side.ts';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { freshSeed } from '../../table/dice/dice.ts';
import type { BotAnswer, BotJob } from './bot-worker.ts';
import { faultOf, HttpError } from '../http/errors.ts';
import type { TableSession } from '../tables/session.ts';
import type { Tables } from '../tables/tables.ts';
import { ConflictError } from '../store/store.ts';
import { runWithin } from './thread-job.ts';
import { TurnQueue } from './turn-queue.ts';
import type { Turns } from './turns.ts';
import { refuse } from '../http/refuse.ts';

interface BotOptions {
  /** Address of the module with the games, for the threads. */
  readonly registry: string;
  /** Longest time for one decision, in milliseconds; bots keep to it by the clock. */
  readonly milliseconds: number;
  /** A thread that has begun and answers so much later than that is killed, in milliseconds. */
  readonly patience: number;
  /** The queue of all processes, if there are several; else turns wait in this one. */
  readonly turns?: Turns | undefined;
  log(line: string): void;
}

/** Levels to try one after the other if a level fails, so that the other side can continue. */
const FALLBACKS = ['greedy', 'random'];

/** Milliseconds for which a process plays at one table when others wait. */
const SHARE = 500;

/** A bot's memory of its turn, and the length of the record at that time. */
interface BotMemory {
  readonly level: string;
  readonly seq: number;
  readonly memory: Memory | undefined;
}

export class BotSeats {
  readonly #tables: Tables;
  readonly #options: BotOptions;
  readonly #threads = Math.max(1, availableParallelism() - 1);
  readonly #queue = new TurnQueue(this.#threads, (id) => this.#turn(id));
  /** By table and side. It goes with the table when nobody needs that; then a turn is planned anew. */
  readonly #memories = new WeakMap<TableSession, Map<Side, BotMemory>>();
  #pool: Piscina | undefined;
  #closed = false;

  constructor(tables: Tables, options: BotOptions) {
    this.#tables = tables;
    this.#options = options;
    if (!options.turns) tables.watchers.bot.push((session) => this.consider(session));
  }

  /** Tables that wait for a decision in this process, and decisions under way. */
  get load(): { waiting: number; running: number } {
    return this.#queue;
  }

  /** Goes on with every game in the store where a bot is to act. */
  async resume(): Promise<void> {
    const { turns } = this.#options;
    if (turns) return turns.work(this.#threads, (id) => this.#playFor(id));
    if (this.#tables.store.fault !== undefined) return;
    for (const { id, people } of await this.#tables.store.botTurns()) this.#queue.add(id, people);
  }

  /** Where another process plays for bots, or none: what needs no bot goes on nevertheless. */
  standIn(): void {
    this.#options.turns?.goOn((id) => this.#goOn(id));
  }

  /** Lets the bot move that is to act at this table. */
  consider(session: TableSession): void {
    if (this.#tables.store.fault !== undefined) return;
    this.#queue.add(session.id, session.live.hasPeople);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#queue.close();
    await this.#pool?.destroy();
  }

  /** Due work of a table, for a while; then comes the next due job of that table. */
  async #playFor(id: string): Promise<void> {
    const until = performance.now() + SHARE;
    const session = await this.#tables.get(id);
    // Another process has put the job there, and may have been heard of later than the job.
    await session.follow();
    let more = true;
    while (more && performance.now() < until && !this.#closed) more = await this.#turn(id);
  }

  /** One decision at a table; true if another is due. */
  async #turn(id: string): Promise<boolean> {
    const more = await this.#held(id, async (session) => {
      await playedOn(session);
      return (await this.#decide(session)) && session.live.botToAct !== undefined;
    });
    return more ?? false;
  }

  /** Plays the orders of the seats of a table. */
  #goOn(id: string): Promise<void> {
    return this.#held(id, async (session) => {
      await session.follow();
      await playedOn(session);
    });
  }

  /** Works at a table, which stays in memory as long; undefined if it cannot be had. */
  async #held<T>(id: string, work: (session: TableSession) => Promise<T>): Promise<T | undefined> {
    const session = await this.#find(id);
    if (!session) return undefined;
    session.pins += 1;
    try {
      return await work(session);
    } finally {
      session.pins -= 1;
    }
  }

  async #find(id: string): Promise<TableSession | undefined> {
    try {
      return await this.#tables.get(id);
    } catch {
      // A damaged table has been logged by whoever read it; the others go on.
      return undefined;
    }
  }

  /** One decision, by a simpler bot if the level fails; false if none can move. */
  async #decide(session: TableSession): Promise<boolean> {
    const seat = session.live.botToAct;
    if (!seat) return true;
    for (const level of [seat.name, ...FALLBACKS.filter((l) => l !== seat.name)]) {
      try {
        await this.#play(session, level);
        return true;
      } catch (error) {
        // It could not be written down: the table is gone until somebody comes to it.
        if (this.#closed || error instanceof HttpError) return false;
        // Another process was first: look again.
        if (error instanceof ConflictError) return true;
        this.#options.log(`table ${session.id}: bot ${level} failed: ${error}`);
      }
      // Somebody took something back, or the seat, meanwhile: then there is something else to do.
      if (session.live.botToAct?.name !== seat.name) return true;
    }
    session.publisher.announce(() => faultOf(refuse('server.bot.stuck')));
    return false;
  }

  async #play(session: TableSession, level: string): Promise<void> {
    const { seq, actor: side } = session.table;
    const { action: text, memory } = await this.#choose(session, level);
    // The person whose seat it is may have taken it back without acting yet.
    if (session.live.botToAct === undefined) return;
    this.#remember(session, side, { level, seq, memory });
    const answer = await session.play(side, seq, text);
    // The table has moved on: what was thought about is not asked any more.
    if (answer.ok) this.#tables.metrics.decision();
    if (answer.ok || answer.seq !== seq) return;
    throw new Error(`${text}: ${keyOf(answer.refusal.reason)}`);
  }

  #remember(session: TableSession, side: Side, remembered: BotMemory): void {
    const ofTable = this.#memories.get(session) ?? new Map<Side, BotMemory>();
    this.#memories.set(session, ofTable.set(side, remembered));
  }

  /** Plan of a level for a side, without the parts beyond a takeback. */
  #recall(session: TableSession, side: Side, level: string): Memory | undefined {
    const known = this.#memories.get(session)?.get(side);
    return known?.level === level && known.seq < session.table.seq ? known.memory : undefined;
  }

  async #choose(session: TableSession, level: string): Promise<BotAnswer> {
    const { table } = session;
    const { game, header } = table;
    const bundle = game.play && (await this.#tables.bundles.bundleFor(game.id, header.bundle));
    const { actor: side } = table;
    const { registry, milliseconds, patience } = this.#options;
    const job: BotJob = {
      registry,
      game: game.id,
      bundle,
      setup: game.setup,
      ints: table.stateFor(side).ints,
      side,
      level,
      seed: freshSeed(),
      milliseconds,
      memory: this.#recall(session, side, level),
    };
    this.#pool ??= new Piscina({
      filename: new URL('bot-worker.ts', import.meta.url).href,
      name: 'decide',
      maxThreads: this.#threads,
      idleTimeout: 60_000,
    });
    return runWithin<BotAnswer>(this.#pool, job, milliseconds + patience);
  }
}

/** Orders of seats are played; failed writes have been logged. */
const playedOn = (session: TableSession): Promise<unknown> =>
  session.playOn().catch(() => undefined);
