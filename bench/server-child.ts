/**
 * `server-child.ts DATA [page]`: the server that the bench loads, in a process of its own, which tells
 * what it costs. With `page` it serves the page too.
 */
import { startServer } from '../src/server/main.ts';

const boundless = 1e9;
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data: process.argv[2] ?? 'data',
  page: process.argv[3] === 'page',
  limits: {
    requestsPerMinute: boundless,
    tablesPerMinute: boundless,
    messagesPerSecond: boundless,
    burst: boundless,
  },
});

process.on('message', (question) => {
  if (question === 'stop') void server.close().then(() => process.exit());
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
process.send?.({ address: server.address });
