/** Starts and stops the server. */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { InputError } from '../kernel/setup/setup.ts';
import { buildApp } from './http/app.ts';
import { DEFAULT_LIMITS } from './http/limits.ts';
import { type LogForm, openLog, type AnsweredRequest } from './operations/log.ts';
import {
  type MetricsPlace,
  type MetricsServer,
  startMetrics,
} from './operations/metrics-server.ts';
import { ensurePage } from './http/page.ts';
import { storeRatedVariants } from './seats/rated-variants.ts';
import { openService, type ServiceOptions } from './service.ts';
import { describePlace } from './store/store-url.ts';
import type { Tables } from './tables/tables.ts';

export interface ServerOptions extends ServiceOptions {
  /** Port to listen on; 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Whether to serve the page (built first if necessary), or the folder of a built page; absent: the API only. */
  readonly page?: boolean | string;
  /** Hashes of the variants that rated games may have, at all servers of the store; absent: none. */
  readonly ratedVariants?: readonly string[] | undefined;
  /** Other origins whose pages may connect to sockets. */
  readonly origins?: readonly string[];
  /** Proxies whose report of a client's address is trusted: all (true), or these addresses and ranges. */
  readonly trustProxy?: boolean | string;
  /** Seconds between announcing the stop to proxies and stopping. */
  readonly drain?: number;
  /** Address of the metrics; absent: no metrics. */
  readonly metrics?: MetricsPlace | undefined;
  /** More routes, outside of the API. */
  readonly extra?: FastifyPluginAsync | undefined;
  /** Called for every answered request. */
  readonly served?: ((request: AnsweredRequest) => void) | undefined;
}

/** Log settings of a process. */
interface LogOptions {
  readonly logForm?: LogForm;
  readonly logLevel?: string;
}

export interface RunningServer {
  /** Address of the server: `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Address of its metrics. */
  readonly metrics: string | undefined;
  readonly tables: Tables;
  /** Announces the stop, and waits until proxies have noticed it. */
  drain(): Promise<void>;
  /** Closes the server, after everything that it accepted is stored. */
  close(): Promise<void>;
}

/**
 * Starts a server. Throws `InputError` if the port is in use or the data folder cannot be used safely; nothing is
 * changed then.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log = console.error } = options;
  const playing = await openService(options);
  const { tables } = playing;
  let draining = false;
  let metrics: MetricsServer | undefined;
  try {
    metrics =
      options.metrics &&
      (await startMetrics(options.metrics, { tables, isDraining: () => draining }));
    const app = await buildApp({
      tables,
      notifications: playing.notifications,
      tournaments: playing.tournaments,
      closures: playing.closures,
      limits: { ...DEFAULT_LIMITS, ...options.limits },
      page: await pageOf(options.page, log),
      origins: options.origins ?? [],
      ...(options.trustProxy !== undefined && { trustProxy: options.trustProxy }),
      isDraining: () => draining,
      served: options.served,
      extra: options.extra,
      log,
    });
    const address = await listen(app, options);
    if (tables.store.fault === undefined)
      await storeRatedVariants(tables.store.db, options.ratedVariants ?? []);
    await playing.begin();
    let closing: Promise<void> | undefined;
    const close = async (): Promise<void> => {
      await tables.close();
      await app.close();
      await playing.close();
      await metrics?.close();
    };
    return {
      address,
      metrics: metrics?.address,
      tables,
      drain: async () => {
        draining = true;
        await setTimeout(1000 * (options.drain ?? 0));
      },
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    await playing.close();
    await metrics?.close();
    throw error;
  }
}

/** `countermarch serve`: starts a server, prints its address, and runs until it is stopped. */
export async function serve(options: ServerOptions & LogOptions): Promise<void> {
  const server = await startServer({ ...options, ...openLog(options.logForm, options.logLevel) });
  // Print last: a program that reads this line may send requests at once.
  const stopped = awaitStop();
  console.log(
    `Countermarch is at ${server.address} (games in ${placeOf(options)}). Ctrl-C stops it.`,
  );
  if (server.metrics) console.log(`Metrics are at ${server.metrics}/metrics.`);
  await stopped;
  console.log('Closing…');
  await server.drain();
  await server.close();
}

/** `countermarch worker`: plays for the bots of a database until it is stopped. */
export async function work(
  options: ServiceOptions & LogOptions & Pick<ServerOptions, 'metrics'>,
): Promise<void> {
  const log = openLog(options.logForm, options.logLevel);
  const playing = await openService({ ...options, ...log, acceptsPlayers: false });
  const { tables } = playing;
  const metrics =
    options.metrics && (await startMetrics(options.metrics, { tables, isDraining: () => false }));
  await playing.begin();
  const stopped = awaitStop();
  console.log(`Playing for the bots of ${placeOf(options)}. Ctrl-C stops it.`);
  if (metrics) console.log(`Metrics are at ${metrics.address}/metrics.`);
  await stopped;
  console.log('Closing…');
  await tables.close();
  await playing.close();
  await metrics?.close();
}

/**
 * Handles stop signals. A second Ctrl-C ends the process at once; a second SIGTERM may be the first one, forwarded by a
 * parent process.
 */
export async function awaitStop(): Promise<void> {
  process.on('SIGTERM', () => undefined);
  const signal = new AbortController();
  const options = { signal: signal.signal };
  await Promise.race([once(process, 'SIGINT', options), once(process, 'SIGTERM', options)]);
  signal.abort();
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
        `port ${port}: this user may not open this port; choose one above 1023: --port 3000`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new InputError(`host ${host} is not an address of this machine; try --host 127.0.0.1`);
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

const placeOf = ({ data, database }: ServiceOptions): string =>
  database ? describePlace(database) : data;
