/**
 * A server in a process of its own, for tests that kill it: `node test-child.ts DATA`. It loads its
 * code, says `ready`, and starts when it is told to by a line, so that the next one can be waiting.
 */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { startServer } from '../main.ts';

// Otherwise written at the end, which a killed process does not come to.
flushCompileCache();
console.log('ready');
// A test that dies takes its servers with it.
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
