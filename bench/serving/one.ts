/** One load of our server, with all its measurements. */
import { quantile } from '../measure.ts';
import { loadOurs, type BenchServerOptions } from './ours.ts';

export async function printOne(wanted: BenchServerOptions): Promise<void> {
  const { servers = 0, isSplit } = wanted;
  const figures = await loadOurs(wanted);
  const { passed, moves, cpu, waits, payload, database, players } = figures;
  const share = (used: number): string => `${(used / passed).toFixed(2)} processors`;
  const each = (used: number): string => `${((used / moves) * 1000).toFixed(3)} ms each`;
  const split = isSplit ? ', players of a table at different ones' : '';
  const store = servers > 0 ? `PostgreSQL, ${servers} servers${split}` : 'embedded store';
  const msg = (what: string, text: string): void => console.log(`${what.padEnd(24)} ${text}`);
  console.log(
    `${wanted.game}, ${wanted.tables} tables of two players, ${passed.toFixed(1)} s on one machine, ${store}`,
  );
  msg('durable moves a second', (moves / passed).toFixed(0));
  msg('moves a server CPU-s', `${(moves / cpu).toFixed(0)} (${each(cpu)})`);
  if (servers > 0)
    msg(
      'moves a CPU-s with it',
      `${(moves / (cpu + database)).toFixed(0)} (database ${each(database)})`,
    );
  msg(
    'of the machine',
    `servers ${share(cpu)}, database ${share(database)}, players ${share(players)}`,
  );
  const [p50, p95] = [0.5, 0.95].map((q) => quantile(waits, q).toFixed(1));
  msg('acknowledged after', `p50 ${p50} ms, p95 ${p95} ms`);
  const [small, large] = [payload.changes, payload.whole].map(({ bytes, count }) => bytes / count);
  const times = (large / small).toFixed(1);
  msg(
    'sent to a seat',
    `${small.toFixed(0)} bytes, the whole view ${large.toFixed(0)} (${times} x)`,
  );
  msg('server memory', `${(figures.rss / 2 ** 20).toFixed(0)} MB`);
}
