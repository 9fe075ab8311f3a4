/** Runs one server or worker as a process, for tests that kill it: `node process.ts serve|worker DATABASE`. */
import { startServer } from '../../src/server/main.ts';
import { openService } from '../../src/server/service.ts';

const MANY = 1e6;
const [, , role, database = ''] = process.argv;
const options = {
  data: '',
  database,
  registry: new URL('../../src/table/testing/test-game.ts', import.meta.url),
  // Hundreds of visitors come from one address.
  limits: {
    requestsPerMinute: MANY,
    tablesPerMinute: MANY,
    botTables: MANY,
    botTablesPerHour: MANY,
    messagesPerSecond: MANY,
    burst: MANY,
    socketsPerAddress: MANY,
  },
  botMilliseconds: 1000,
  log: (line: string) => console.error(line),
};

// If the test dies, this process ends too.
process.stdin.on('end', () => process.exit()).resume();
if (role === 'serve') {
  const { address } = await startServer({
    ...options,
    port: 0,
    host: '127.0.0.1',
    page: false,
    bots: false,
  });
  console.log(address);
} else {
  await (await openService(options)).begin();
  console.log('working');
}
