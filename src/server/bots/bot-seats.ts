/**
 * Makes the bots move. A bot's turn is a job that follows from the table alone, so a restart loses nothing: at the
 * start, the tables where a bot is to act are read from the store. So are the tables where a process stopped while it
 * played conditional moves or standing orders; these are continued.
 */
import { isFromBundle } from '../../kernel/play/through-play.ts';
import { bundleOf } from '../../table/record/rules-mark.ts';
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
  /** Maximum time for one decision, in milliseconds; bots check the clock to keep to it. */
  readonly milliseconds: number;
  /** Milliseconds by which a decision may exceed its time before its thread is killed. */
  readonly patience: number;
  /** The queue shared by all processes, if there are several; else turns wait in this process. */
  readonly turns?: Turns | undefined;
  log(line: string): void;
}

/** Levels to try, one after the other, if a bot's level fails, so that the opponent can continue. */
const FALLBACKS = ['greedy', 'random'];

/** Milliseconds for which a process plays at one table while other tables wait. */
const SHARE = 500;

/** Memory of a bot from its last decision, and the length of the record at that time. */
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
  /** By table and side. An entry is freed with its table; then the bot plans its turn anew. */
  readonly #memories = new WeakMap<TableSession, Map<Side, BotMemory>>();
  #pool: Piscina | undefined;
  #closed = false;

  constructor(tables: Tables, options: BotOptions) {
    this.#tables = tables;
    this.#options = options;
    if (!options.turns) tables.watchers.bot.push((session) => this.consider(session));
  }

  /** Numbers of tables waiting for a decision in this process, and of decisions being made. */
  get load(): { waiting: number; running: number } {
    return this.#queue;
  }

  /** Resumes every game in the store where a bot is to act. */
  async resume(): Promise<void> {
    const { turns } = this.#options;
    if (turns) return turns.work(this.#threads, (id) => this.#playFor(id));
    if (this.#tables.store.fault !== undefined) return;
    for (const { id, people } of await this.#tables.store.botTurns()) this.#queue.add(id, people);
  }

  /** Continues conditional moves and standing orders that a dead process left; for processes that play for no bots. */
  standIn(): void {
    this.#options.turns?.goOn((id) => this.#goOn(id));
  }

  /** Queues the bot that is to act at a table. */
  consider(session: TableSession): void {
    if (this.#tables.store.fault !== undefined) return;
    this.#queue.add(session.id, session.live.hasPeople);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#queue.close();
    await this.#pool?.destroy();
  }

  /** Plays the due decisions of a table for at most `SHARE`; the queue then takes its next job. */
  async #playFor(id: string): Promise<void> {
    const until = performance.now() + SHARE;
    const session = await this.#tables.get(id);
    // Another process created the job, and this one may not have read its latest entries yet.
    await session.follow();
    let more = true;
    while (more && performance.now() < until && !this.#closed) more = await this.#turn(id);
  }

  /** Makes one decision at a table; returns whether another is due. */
  async #turn(id: string): Promise<boolean> {
    const more = await this.#held(id, async (session) => {
      await playedOn(session);
      return (await this.#decide(session)) && session.live.botToAct !== undefined;
    });
    return more ?? false;
  }

  /** Plays the conditional moves and standing orders of a table. */
  #goOn(id: string): Promise<void> {
    return this.#held(id, async (session) => {
      await session.follow();
      await playedOn(session);
    });
  }

  /** Does work at a table, which is kept in memory meanwhile; returns undefined if the table cannot be read. */
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
      // A damaged table has been logged when it was read; the others continue.
      return undefined;
    }
  }

  /** Makes one decision, by a simpler bot if the level fails; returns false if no level can move. */
  async #decide(session: TableSession): Promise<boolean> {
    const seat = session.live.botToAct;
    if (!seat) return true;
    for (const level of [seat.name, ...FALLBACKS.filter((l) => l !== seat.name)]) {
      try {
        await this.#play(session, level);
        return true;
      } catch (error) {
        // The move could not be stored: the table was discarded, and is read again at its next use.
        if (this.#closed || error instanceof HttpError) return false;
        // Another process has written first: check again.
        if (error instanceof ConflictError) return true;
        this.#options.log(`table ${session.id}: bot ${level} failed: ${error}`);
      }
      // Meanwhile a player has taken back a move or the seat: there may be something else to decide.
      if (session.live.botToAct?.name !== seat.name) return true;
    }
    session.publisher.announce(() => faultOf(refuse('server.bot.stuck')));
    return false;
  }

  async #play(session: TableSession, level: string): Promise<void> {
    const { seq, actor: side } = session.table;
    const { action: text, memory } = await this.#choose(session, level);
    // The player may have taken over the seat without moving yet.
    if (session.live.botToAct === undefined) return;
    this.#remember(session, side, { level, seq, memory });
    const answer = await session.play(side, seq, text);
    // If the table has changed meanwhile, the decision is out of date and is dropped.
    if (answer.ok) this.#tables.metrics.decision();
    if (answer.ok || answer.seq !== seq) return;
    throw new Error(`${text}: ${keyOf(answer.refusal.reason)}`);
  }

  #remember(session: TableSession, side: Side, remembered: BotMemory): void {
    const ofTable = this.#memories.get(session) ?? new Map<Side, BotMemory>();
    this.#memories.set(session, ofTable.set(side, remembered));
  }

  /** Returns the stored memory of a level for a side; undefined if a takeback went back behind it. */
  #recall(session: TableSession, side: Side, level: string): Memory | undefined {
    const known = this.#memories.get(session)?.get(side);
    return known?.level === level && known.seq < session.table.seq ? known.memory : undefined;
  }

  async #choose(session: TableSession, level: string): Promise<BotAnswer> {
    const { table } = session;
    const { game, header, entries } = table;
    const own = isFromBundle(game) ? bundleOf(header, entries) : undefined;
    const bundle = await this.#tables.bundles.bundleFor(game.id, own);
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

/** Plays the due conditional moves and standing orders; failed writes have been logged. */
const playedOn = (session: TableSession): Promise<unknown> =>
  session.playOn().catch(() => undefined);
