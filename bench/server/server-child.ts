/**
 * `server-child.ts DATA [page | limited]`: the server under load, in a process of its own, which reports its costs.
 * With `page` it serves the page too; with `limited` it has the default limits.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startServer } from '../../src/server/main.ts';

const ENDLESS = 1e9;
const boundless = {
  requestsPerMinute: ENDLESS,
  tablesPerMinute: ENDLESS,
  importMilliseconds: ENDLESS,
  messagesPerSecond: ENDLESS,
  burst: ENDLESS,
  sockets: ENDLESS,
  socketsPerAddress: ENDLESS,
  botTables: ENDLESS,
  botTablesPerHour: ENDLESS,
};
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data: process.argv[2] ?? 'data',
  database: process.env['DATABASE_URL'],
  registry: new URL('../games/registry.ts', import.meta.url),
  page: process.argv[3] === 'page',
  ...(process.argv[3] === 'limited' && { trustProxy: true }),
  limits: process.argv[3] === 'limited' ? {} : boundless,
});

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

/** Longest processor time of the main thread in one turn of its event loop, in milliseconds. */
let work = 0;
let watched = false;
let before = 0;

function turn(): void {
  const { user, system } = process.threadCpuUsage();
  const now = (user + system) / 1000;
  work = Math.max(work, now - before);
  before = now;
  if (watched) setImmediate(turn);
}

/** Starts watching every turn, which uses a processor of its own. */
function watch(): void {
  delay.reset();
  const { user, system } = process.threadCpuUsage();
  before = (user + system) / 1000;
  work = 0;
  if (!watched) setImmediate(turn);
  watched = true;
}

process.on('message', (question) => {
  const longest = delay.max / 1e6;
  if (question === 'watch') watch();
  if (question === 'report') watched = false;
  if (question === 'stop') void server.close().then(() => process.exit());
  // Only if it was started with `--expose-gc`.
  if (question === 'memory') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const heap = heapUsed + arrayBuffers;
  process.send?.({ cpu: (user + system) / 1e6, rss, heap, longest, work });
});
process.on('disconnect', () => process.exit());
process.send?.({ address: server.address });
