/**
 * A server in a child process, for tests that kill it: `node test-child.ts DATA`. It loads its code, prints `ready`,
 * and starts when it reads a line, so that the next server can be loaded in advance.
 */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { startServer } from '../main.ts';

// Coverage is otherwise written at the end, which a killed process does not reach.
flushCompileCache();
console.log('ready');
// When the test dies, its servers die too.
process.stdin.on('end', () => process.exit());
await once(process.stdin, 'data');
const { address } = await startServer({
  port: 0,
  host: '127.0.0.1',
  data: process.argv[2] ?? 'data',
  page: false,
  registry: new URL('../../table/testing/test-game.ts', import.meta.url),
});
console.log(address);
