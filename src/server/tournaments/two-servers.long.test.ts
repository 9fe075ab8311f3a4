/** A tournament on a database that two servers share. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TournamentView } from '../../table/messages/tournament-messages.ts';
import { Browser, peopleServer } from '../accounts/test-browser.ts';
import { startPostgres, type TestPostgres } from '../store/testing/test-postgres.ts';
import { NAMES, PATH, people, playAndResign, tablesOf, until, WANTED } from './test-tournament.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('each round is paired once and each table created once, whichever server sees a result', async () => {
  const options = { database: await postgres.fresh('cup'), bots: false, limits: { accounts: 9 } };
  const servers = [await peopleServer(options), await peopleServer(options)] as const;
  const [one, two] = servers;
  const browsers = await people(one.address);
  const [ann] = browsers as [Browser];
  const path = `${PATH}/${(await ann.post<TournamentView>(PATH, WANTED)).body.id}`;
  for (const browser of browsers) await browser.post(`${path}/join`);
  await ann.post(`${path}/begin`);
  for (let round = 1; round <= 3; round++) {
    const view = await until(ann, path, (v) => tablesOf(v, round).length === 2);
    for (const [i, { table = '', first, second }] of tablesOf(view, round).entries()) {
      const loser = NAMES[Math.max(first, second) - 1] ?? '';
      const server = i === 0 ? one : two;
      const browser = new Browser(server.address);
      await browser.post('/api/account/login', { name: loser, password: 'correct horse' });
      const players = [first, second].map((n) => browsers[n - 1] as Browser);
      await playAndResign(server, players, browser, table);
    }
  }
  const view = await until(ann, path, ({ state }) => state === 'over');
  expect(view.standings.map(({ name, points }) => [name, points])).toEqual([
    ['Ann', 3],
    ['Bob', 2],
    ['Cleo', 1],
    ['Dan', 0],
  ]);
  const { db } = two.tables.store;
  for (const name of ['tables', 'pairings', 'results'] as const)
    expect(await db.selectFrom(name).selectAll().execute(), name).toHaveLength(6);
});
