/**
 * Sends the rounds of a public beacon to the tables whose dice wait for them. A table's record contains the round that
 * it waits for, so a restart loses nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpChain } from 'drand-client';
import { Piscina } from 'piscina';
import { InputError } from '../../kernel/setup/setup.ts';
import type { Chain } from '../../table/dice/chain.ts';
import { QUICKNET, roundTime } from '../../table/dice/beacon.ts';
import type { RoundJob } from './beacon-worker.ts';
import type { TableSession } from '../tables/session.ts';
import type { Tables } from '../tables/tables.ts';

/** Address of a chain, and its parameters. */
export interface BeaconSource {
  readonly url: string;
  readonly chain: Chain;
}

/** Address of the public chain, used if the host names no other. */
const PUBLIC = `https://api.drand.sh/${QUICKNET.hash}`;
/** Milliseconds before a failed request for a round is repeated: the first wait, and the longest. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/** Returns the chain at an address; throws `InputError` if the address has no usable chain. */
export async function sourceOf(address: string | true): Promise<BeaconSource> {
  const url = (address === true ? PUBLIC : address).replace(/\/+$/, '');
  // Known parameters are not requested: a server can start while the beacon is unreachable.
  if (url.endsWith(QUICKNET.hash)) return { url, chain: QUICKNET };
  const info = await new HttpChain(url).info().catch((error: unknown) => {
    throw new InputError(
      `beacon ${url}: ${error instanceof Error ? error.message : error}; expected the address of a drand chain, as in --beacon ${PUBLIC}`,
    );
  });
  const { hash, public_key: key, schemeID: scheme, genesis_time: genesis, period } = info;
  return { url, chain: { hash, key, scheme, genesis, period } };
}

export class Beacons {
  readonly #tables: Tables;
  readonly #source: BeaconSource;
  readonly #log: (line: string) => void;
  readonly #end = new AbortController();
  /** Ids of the waiting tables, by round. */
  readonly #waiting = new Map<number, Set<string>>();
  #pool: Piscina | undefined;

  constructor(tables: Tables, source: BeaconSource, log: (line: string) => void) {
    this.#tables = tables;
    this.#source = source;
    this.#log = log;
    tables.watchers.dice.push((session) => this.consider(session));
  }

  /** Resumes every table in the store whose dice wait. */
  async resume(): Promise<void> {
    if (this.#tables.store.fault !== undefined) return;
    for (const { id, actor, header } of await this.#tables.store.list(
      Number.MAX_SAFE_INTEGER,
      false,
    ))
      if (actor < 0 && header.dice.beacon?.hash === this.#source.chain.hash)
        await this.#tables.get(id).then(
          (session) => this.consider(session),
          () => undefined, // The table is damaged, and reading it has logged that.
        );
  }

  /** Fetches the round that a table waits for, if it waits for one. */
  consider({ id, table }: TableSession): void {
    const round = table.awaitedRound;
    if (round === undefined || table.header.dice.beacon?.hash !== this.#source.chain.hash) return;
    const known = this.#waiting.get(round);
    if (known) known.add(id);
    else {
      this.#waiting.set(round, new Set([id]));
      void this.#fetchRound(round);
    }
  }

  async close(): Promise<void> {
    this.#end.abort();
    await this.#pool?.destroy();
  }

  async #fetchRound(round: number): Promise<void> {
    const { signal } = this.#end;
    try {
      await sleep(Math.max(0, roundTime(this.#source.chain, round) - Date.now()), null, { signal });
      const signature = await this.#fetch(round);
      const ids = this.#waiting.get(round) ?? [];
      this.#waiting.delete(round);
      for (const id of ids) await this.#deliver(id, round, signature);
    } catch (error) {
      if (!signal.aborted) this.#log(`beacon, round ${round}: ${error}`);
    }
  }

  /** Returns the signature of a round, and retries until it has it: the dice wait. */
  async #fetch(round: number): Promise<string> {
    const job: RoundJob = { ...this.#source, round };
    this.#pool ??= new Piscina({
      filename: new URL('beacon-worker.ts', import.meta.url).href,
      name: 'fetchRound',
      maxThreads: 1,
      idleTimeout: 60_000,
    });
    const { signal } = this.#end;
    for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        return (await this.#pool.run(job, { signal })) as string;
      } catch (error) {
        if (signal.aborted) throw error;
        // Some servers of the beacon have a round a moment later than others.
        if (wait >= LONGEST_WAIT / 4)
          this.#log(
            `beacon ${job.url}: round ${round} is not available, and dice are waiting for it: ${error}`,
          );
      }
      await sleep(wait, null, { signal });
    }
  }

  async #deliver(id: string, round: number, signature: string): Promise<void> {
    try {
      const session = await this.#tables.get(id);
      await session.update((table) => table.addBeaconRound({ round, signature }));
    } catch (error) {
      this.#log(`table ${id}, round ${round} of the beacon: ${error}`);
    }
  }
}
