/**
 * Makes the bots move. A turn of a bot is a job that follows from the table alone, so nothing is lost with the
 * process: at the start the tables where a bot is to act are read from the store. So are those where a process was
 * ended while it played what seats had left word for: they go on.
 */
import type { Memory } from '../../bots/bot.ts';
import { keyOf } from '../../kernel/message.ts';
import type { Side } from '../../kernel/side.ts';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { freshSeed } from '../../table/dice.ts';
import type { BotAnswer, BotJob } from './bot-worker.ts';
import { botToAct, hasPeople } from './due.ts';
import { faultOf, HttpError } from '../http/errors.ts';
import type { Hub } from '../tables/session.ts';
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
interface Remembered {
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
  readonly #memories = new WeakMap<Hub, Map<Side, Remembered>>();
  #pool: Piscina | undefined;
  #closed = false;

  constructor(tables: Tables, options: BotOptions) {
    this.#tables = tables;
    this.#options = options;
    if (!options.turns) tables.watchers.push((hub) => this.consider(hub));
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

  /** Lets a bot move at this table, if it is for one to move. */
  consider(hub: Hub): void {
    if (this.#tables.store.fault !== undefined || !botToAct(hub)) return;
    this.#queue.add(hub.id, hasPeople(hub.table));
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#queue.close();
    await this.#pool?.destroy();
  }

  /** Due work of a table, for a while; then comes the next due job of that table. */
  async #playFor(id: string): Promise<void> {
    const until = performance.now() + SHARE;
    const hub = await this.#tables.get(id);
    // Another process has put the job there, and may have been heard of later than the job.
    await hub.follow();
    let more = true;
    while (more && performance.now() < until && !this.#closed) more = await this.#turn(id);
  }

  /** One decision at a table; true if another is due. */
  async #turn(id: string): Promise<boolean> {
    const more = await this.#held(id, async (hub) => {
      await playedOn(hub);
      return (await this.#decide(hub)) && botToAct(hub) !== undefined;
    });
    return more ?? false;
  }

  /** Plays the orders of the seats of a table. */
  #goOn(id: string): Promise<void> {
    return this.#held(id, async (hub) => {
      await hub.follow();
      await playedOn(hub);
    });
  }

  /** Works at a table, which stays in memory as long; undefined if it cannot be had. */
  async #held<T>(id: string, work: (hub: Hub) => Promise<T>): Promise<T | undefined> {
    const hub = await this.#find(id);
    if (!hub) return undefined;
    hub.pins += 1;
    try {
      return await work(hub);
    } finally {
      hub.pins -= 1;
    }
  }

  async #find(id: string): Promise<Hub | undefined> {
    try {
      return await this.#tables.get(id);
    } catch {
      // A damaged table has been logged by whoever read it; the others go on.
      return undefined;
    }
  }

  /** One decision, by a simpler bot if the level fails; false if none can move. */
  async #decide(hub: Hub): Promise<boolean> {
    const seat = botToAct(hub);
    if (!seat) return true;
    for (const level of [seat.name, ...FALLBACKS.filter((l) => l !== seat.name)]) {
      try {
        await this.#play(hub, level);
        return true;
      } catch (error) {
        // It could not be written down: the table is gone until somebody comes to it.
        if (this.#closed || error instanceof HttpError) return false;
        // Another process was first: look again.
        if (error instanceof ConflictError) return true;
        this.#options.log(`table ${hub.id}: bot ${level} failed: ${error}`);
      }
      // Somebody took something back, or the seat, meanwhile: then there is something else to do.
      if (botToAct(hub)?.name !== seat.name) return true;
    }
    hub.announce(() => faultOf(refuse('server.bot.stuck')));
    return false;
  }

  async #play(hub: Hub, level: string): Promise<void> {
    const { seq, actor: side } = hub.table;
    const { action: text, memory } = await this.#choose(hub, level);
    // The person whose seat it is may have taken it back without acting yet.
    if (botToAct(hub) === undefined) return;
    this.#remember(hub, side, { level, seq, memory });
    const answer = await hub.play(side, seq, text);
    // The table has moved on: what was thought about is not asked any more.
    if (answer.ok) this.#tables.metrics.decision();
    if (answer.ok || answer.seq !== seq) return;
    throw new Error(`${text}: ${keyOf(answer.refusal.reason)}`);
  }

  #remember(hub: Hub, side: Side, remembered: Remembered): void {
    const ofTable = this.#memories.get(hub) ?? new Map<Side, Remembered>();
    this.#memories.set(hub, ofTable.set(side, remembered));
  }

  /** Plan of a level for a side, without the parts beyond a takeback. */
  #recall(hub: Hub, side: Side, level: string): Memory | undefined {
    const known = this.#memories.get(hub)?.get(side);
    return known?.level === level && known.seq < hub.table.seq ? known.memory : undefined;
  }

  #choose(hub: Hub, level: string): Promise<BotAnswer> {
    const { table } = hub;
    const { game, actor: side } = table;
    const { registry, milliseconds, patience } = this.#options;
    const job: BotJob = {
      registry,
      game: game.id,
      setup: game.setup,
      ints: table.stateFor(side).ints,
      side,
      level,
      seed: freshSeed(),
      milliseconds,
      memory: this.#recall(hub, side, level),
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
const playedOn = (hub: Hub): Promise<unknown> => hub.playOn().catch(() => undefined);
