/** Starts and stops the server. */
import { once } from 'node:events';
import { InputError } from '../kernel/setup.ts';
import { buildApp } from './app.ts';
import { beaconOf } from './beacon-clock.ts';
import { Beacons, sourceOf } from './beacons.ts';
import { BotSeats } from './bot-seats.ts';
import { learn } from './english.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { ensurePage } from './page.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Registry } from './registry.ts';
import { Tables } from './tables.ts';

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder of the store; made if it is not there. */
  readonly data: string;
  readonly host: string;
  /** Whether to serve the page, building it if need be; or the folder of one; else the API only. */
  readonly page?: boolean | string;
  /** Module with the games. */
  readonly registry?: URL;
  readonly limits?: Partial<Limits>;
  /** Origins other than our own whose pages may connect to sockets. */
  readonly origins?: readonly string[];
  /** Proxies that say where a visitor comes from: all (true), or these addresses and ranges. */
  readonly trustProxy?: boolean | string;
  /** Address of a drand chain that the dice of new tables wait for; true: the public one. */
  readonly beacon?: string | true;
  /** Most tables in memory. */
  readonly capacity?: number;
  /** Longest time for one decision of a bot, in milliseconds. */
  readonly botMilliseconds?: number;
  /** A bot that takes so much longer than that is stopped by force, in milliseconds. */
  readonly botPatience?: number;
  readonly log?: (line: string) => void;
}

export interface RunningServer {
  /** Where it can be reached: `http://127.0.0.1:3000`. */
  readonly address: string;
  readonly tables: Tables;
  /** Lets go of everything, once what was accepted is on disk. */
  close(): Promise<void>;
}

const REGISTRY = new URL('../games/registry.ts', import.meta.url);
const CAPACITY = 500;
const IDLE = 10 * 60_000;
const SWEEP = 60_000;
const BOT_MILLISECONDS = 4000;
/** Enough for a thread to start and to load the games on a busy machine. */
const BOT_PATIENCE = 6000;

/**
 * Starts a server. Throws `InputError` if the port is taken or the data folder cannot be used
 * safely, and has then changed nothing.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { registry = REGISTRY, capacity = CAPACITY, log = console.error } = options;
  const source = options.beacon === undefined ? undefined : await sourceOf(options.beacon);
  const store = new SqliteStore(options.data);
  if (store.fault !== undefined) log(store.fault);
  const games = (await import(registry.href)) as Registry;
  await learn(games.games);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const beacon = source && { beacon: beaconOf(source.chain) };
  const own = { capacity, idle: IDLE, registry: registry.href, limits, log, ...beacon };
  const tables = new Tables(store, games, own);
  const milliseconds = options.botMilliseconds ?? BOT_MILLISECONDS;
  const patience = options.botPatience ?? BOT_PATIENCE;
  const bots = new BotSeats(tables, { registry: registry.href, milliseconds, patience, log });
  const beacons = source && new Beacons(tables, source, log);
  const sweep = setInterval(() => tables.sweep(), SWEEP).unref();
  const stop = async (): Promise<void> => {
    clearInterval(sweep);
    await bots.close();
    await beacons?.close();
    await store.close();
  };
  try {
    const app = await buildApp({
      tables,
      limits,
      page: await pageOf(options.page, log),
      origins: options.origins ?? [],
      ...(options.trustProxy !== undefined && { trustProxy: options.trustProxy }),
      log,
    });
    const address = await listen(app, options);
    await bots.resume();
    await beacons?.resume();
    await store.clearPartial();
    let closing: Promise<void> | undefined;
    const close = async (): Promise<void> => {
      await tables.close();
      await app.close();
      await stop();
    };
    return {
      address,
      tables,
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** `countermarch serve`: starts a server, says where, and ends with it. */
export async function serve(options: ServerOptions): Promise<void> {
  const server = await startServer(options);
  console.log(`Countermarch is at ${server.address} (games in ${options.data}). Ctrl-C stops it.`);
  const signal = new AbortController();
  const stopped = { signal: signal.signal };
  await Promise.race([once(process, 'SIGINT', stopped), once(process, 'SIGTERM', stopped)]);
  signal.abort();
  console.log('Closing …');
  await server.close();
}

type App = Awaited<ReturnType<typeof buildApp>>;

async function listen(app: App, { port, host }: ServerOptions): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new InputError(
        `port ${port} of ${host} is in use by another program; stop it, or choose another port: --port ${port + 1} (0 takes any free one)`,
      );
    if (code === 'EACCES')
      throw new InputError(
        `port ${port}: this user may not open it; choose one above 1023: --port 3000`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new InputError(`host ${host} is no address of this machine; try --host 127.0.0.1`);
    throw error;
  }
}

async function pageOf(
  page: boolean | string | undefined,
  log: (line: string) => void,
): Promise<string | undefined> {
  if (typeof page === 'string') return page;
  return page === false ? undefined : ensurePage(log);
}
