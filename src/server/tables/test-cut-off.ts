/**
 * A server in a process of its own that is killed between two writes: `node test-cut-off.ts PLACE WRITES`. After so
 * many writes since it was told to by a line, it is dead before the next. PLACE is a folder, or the
 * address of a database.
 */
import { once } from 'node:events';
import { startServer } from '../main.ts';

const [place = '', writes] = process.argv.slice(2);
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  ...(place.includes('://') ? { data: '', database: place, bots: false } : { data: place }),
  page: false,
  registry: new URL('../../table/testing/test-game.ts', import.meta.url),
});
console.log(server.address);
// A test that dies takes its servers with it.
process.stdin.on('end', () => process.exit());
await once(process.stdin, 'data');
const { store } = server.tables;
const append = store.append.bind(store);
let left = Number(writes);
let last: Promise<void> = Promise.resolve();
store.append = async (id, expected, change) => {
  // The one before it is on disk; this one never comes there.
  if (left === 0) {
    await last;
    process.kill(process.pid, 'SIGKILL');
  }
  left -= 1;
  last = append(id, expected, change);
  await last;
};
console.log('armed');
