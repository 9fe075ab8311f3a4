/** A tournament on a database that two servers share. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TournamentView } from '../../table/messages/tournament-messages.ts';
import { annihilation } from '../../games/annihilation/index.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { variantHash } from '../../table/record/variant-hash.ts';
import { Browser, peopleServer } from '../accounts/test-browser.ts';
import { startPostgres, type TestPostgres } from '../store/testing/test-postgres.ts';
import {
  NAMES,
  PATH,
  people,
  playAndResign,
  resign,
  tablesOf,
  until,
  WANTED,
} from './test-tournament.ts';

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
  await ann.post(`${path}/start`);
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

test('the rated variants of the server that starts last count at both, and end a tournament', async () => {
  const changes = { 'points.charge': 2 };
  const { version } = annihilation.open(parseSetup(annihilation));
  const ratedVariants = [variantHash('annihilation', version, { changes })];
  const options = {
    ...{ database: await postgres.fresh('variants'), bots: false, limits: { accounts: 9 } },
    registry: new URL('../testing/test-variants.ts', import.meta.url),
  };
  const one = await peopleServer({ ...options, ratedVariants });
  const [ann, bob] = (await people(one.address, ['Ann', 'Bob'])) as [Browser, Browser];
  const request = { ...WANTED, game: 'annihilation', variant: { changes }, rounds: 2 };
  const path = `${PATH}/${(await ann.post<TournamentView>(PATH, request)).body.id}`;
  for (const browser of [ann, bob]) await browser.post(`${path}/join`);
  await ann.post(`${path}/start`);
  const [game] = tablesOf(await until(ann, path, (v) => tablesOf(v, 1).length === 1), 1);
  // A server that allows it, too, changes nothing.
  const two = await peopleServer({ ...options, ratedVariants });
  expect((await ann.post(PATH, request)).status).toBe(201);
  await two.close();
  await peopleServer(options);
  expect((await ann.post(PATH, request)).status).toBe(400);
  await resign(one, ann, game?.table ?? '');
  const view = await until(ann, path, ({ state }) => state === 'over');
  expect(view).toMatchObject({ ended: 'variant', round: 1 });
});
