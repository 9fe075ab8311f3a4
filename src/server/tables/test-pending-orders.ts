/**
 * A server in a child process that is killed between two writes: `node test-pending-orders.ts PLACE WRITES`. PLACE is a
 * folder, or the address of a database. After a line on stdin and then WRITES writes, the process dies before the next
 * write.
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
// When the test dies, its servers die too.
process.stdin.on('end', () => process.exit());
await once(process.stdin, 'data');
const { store } = server.tables;
const append = store.append.bind(store);
let left = Number(writes);
let last: Promise<void> = Promise.resolve();
store.append = async (id, expected, change) => {
  // The write before this one is on disk; this one never gets there.
  if (left === 0) {
    await last;
    process.kill(process.pid, 'SIGKILL');
  }
  left -= 1;
  last = append(id, expected, change);
  await last;
};
console.log('armed');
