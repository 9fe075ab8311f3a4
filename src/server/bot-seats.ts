/**
 * Makes the bots move. A turn of a bot is a job that follows from the table alone, so nothing is
 * lost with the process: at the start the tables where a bot is to act are read from the store.
 */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { LEVELS } from '../bots/levels.ts';
import { freshSeed } from '../table/dice.ts';
import type { Seat } from '../table/table-parts.ts';
import type { BotJob } from './bot-worker.ts';
import type { Hub } from './hub.ts';
import type { Tables } from './tables.ts';

export interface BotOptions {
  /** Address of the module with the games, for the threads. */
  readonly registry: string;
  /** Longest time for one decision, in milliseconds. */
  readonly milliseconds: number;
  log(line: string): void;
}

/** What plays when a level fails, so that the other side can go on. */
const STAND_IN = LEVELS[0]?.id ?? 'random';

export class BotSeats {
  readonly #tables: Tables;
  readonly #options: BotOptions;
  readonly #threads = Math.max(1, availableParallelism() - 1);
  readonly #busy = new Set<string>();
  #pool: Piscina | undefined;
  #closed = false;

  constructor(tables: Tables, options: BotOptions) {
    this.#tables = tables;
    this.#options = options;
    tables.onChange = (hub) => this.consider(hub);
  }

  /** Goes on with every game in the store where a bot is to act, a few at a time. */
  async resume(): Promise<void> {
    const ids = this.#tables.store.botTurns();
    const work = async (): Promise<void> => {
      for (let id = ids.shift(); id !== undefined && !this.#closed; id = ids.shift())
        await this.#resumeOne(id);
    };
    await Promise.all(Array.from({ length: this.#threads + 1 }, work));
  }

  /** Lets a bot move at this table, if it is for one to move. */
  consider(hub: Hub): void {
    if (!this.#closed && !this.#busy.has(hub.id) && botToAct(hub)) void this.#drive(hub);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool?.destroy();
  }

  async #resumeOne(id: string): Promise<void> {
    try {
      const hub = this.#tables.get(id);
      if (!this.#busy.has(id) && botToAct(hub)) await this.#drive(hub);
    } catch {
      // A damaged table has been logged by whoever read it; the others go on.
    }
  }

  /** Plays until a person, or nobody, is to act. */
  async #drive(hub: Hub): Promise<void> {
    this.#busy.add(hub.id);
    hub.pins += 1;
    try {
      for (let seat = botToAct(hub); seat && !this.#closed; seat = botToAct(hub))
        await this.#decide(hub, seat);
    } catch (error) {
      if (!this.#closed) this.#giveUp(hub, error);
    } finally {
      hub.pins -= 1;
      this.#busy.delete(hub.id);
    }
  }

  /** One decision. A level that fails is stood in for; if that fails too, this throws. */
  async #decide(hub: Hub, { name: level }: Seat): Promise<void> {
    try {
      await this.#play(hub, level);
    } catch (error) {
      if (this.#closed) return;
      this.#options.log(`table ${hub.id}: bot ${level} failed: ${error}`);
      await this.#play(hub, STAND_IN);
    }
  }

  async #play(hub: Hub, level: string): Promise<void> {
    const { table } = hub;
    const { seq, actor: side } = table;
    const text = await this.#choose(hub, level);
    const reply = await hub.ask(side, { type: 'act', id: 0, seq, actions: [text] });
    // Somebody took something back meanwhile: then there is something else to decide.
    if (reply.type !== 'refused' || reply.seq !== seq) return;
    throw new Error(`${text}: ${reply.refusal.reason}`);
  }

  #choose({ table }: Hub, level: string): Promise<string> {
    const { game, actor: side } = table;
    const job: BotJob = {
      registry: this.#options.registry,
      game: game.id,
      setup: game.setup,
      ints: table.stateFor(side).ints,
      side,
      level,
      seed: freshSeed(),
      milliseconds: this.#options.milliseconds,
    };
    this.#pool ??= new Piscina({
      filename: new URL('bot-worker.ts', import.meta.url).href,
      name: 'decide',
      maxThreads: this.#threads,
      idleTimeout: 60_000,
    });
    return this.#pool.run(job) as Promise<string>;
  }

  #giveUp(hub: Hub, error: unknown): void {
    this.#options.log(`table ${hub.id}: no bot can move: ${error}`);
    hub.announce({ type: 'error', reason: 'The bot has failed and does not move any more.' });
  }
}

/**
 * The bot that is to act, if one is and may. A fresh game waits for the first person, so that the
 * seal of the dice is seen before they are rolled.
 */
function botToAct({ table, attended }: Hub): Seat | undefined {
  const seat = table.seats[table.actor];
  if (seat?.kind !== 'bot') return undefined;
  const fresh = table.entries.every(({ kind }) => kind === 'die');
  const awaited = fresh && table.seats.some(({ kind }) => kind !== 'bot');
  return awaited && !attended ? undefined : seat;
}
