/** Tournaments whose games can no longer be created: a variant that is no longer rated, or a value that no longer exists. */
import { expect, test } from 'vitest';
import { annihilation } from '../../games/annihilation/index.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import type { TournamentView } from '../../table/messages/tournament-messages.ts';
import { variantHash } from '../../table/record/variant-hash.ts';
import { Browser, peopleServer } from '../accounts/test-browser.ts';
import { storeRatedVariants } from '../seats/rated-variants.ts';
import { openService } from '../service.ts';
import { tempFolder } from '../testing/test-client.ts';
import {
  look,
  PATH,
  people,
  resign,
  type Server,
  tablesOf,
  until,
  WANTED,
} from './test-tournament.ts';

const registry = new URL('../testing/test-variants.ts', import.meta.url);
const changes = { 'points.charge': 2 };
const { version } = annihilation.open(parseSetup(annihilation));
const HASH = variantHash('annihilation', version, { changes });
const LOGIN = { name: 'Ann', password: 'correct horse' };

/** A server that rates the variant, and a way to create tournaments of Ann and Bob with it. */
async function scene() {
  const options = { registry, data: tempFolder(), limits: { accounts: 9 } };
  const server = await peopleServer({ ...options, ratedVariants: [HASH] });
  const [ann, bob] = (await people(server.address, ['Ann', 'Bob'])) as [Browser, Browser];
  const make = async (change: object = {}) => {
    const request = { ...WANTED, game: 'annihilation', variant: { changes }, ...change };
    const path = `${PATH}/${(await ann.post<TournamentView>(PATH, request)).body.id}`;
    for (const browser of [ann, bob]) await browser.post(`${path}/join`);
    return path;
  };
  const begin = async (path: string) => {
    expect((await ann.post(`${path}/start`)).status).toBe(200);
    return until(ann, path, (view) => tablesOf(view, 1).length === 1);
  };
  return { server, options, ann, bob, make, begin };
}

/** Starts another server on the data of the last one, without rated variants; returns Ann's browser and the log. */
async function restart(server: Server, options: Awaited<ReturnType<typeof scene>>['options']) {
  await server.close();
  const lines: string[] = [];
  const again = await peopleServer({ ...options, log: (line) => lines.push(line) });
  const ann = new Browser(again.address);
  await ann.post('/api/account/login', LOGIN);
  return { again, ann, lines: () => lines.filter((line) => line.startsWith('tournament ')) };
}

/** Resets the games of a round to the state before their tables exist; their table ids are those of the tournaments. */
const unmake = ({ tables: { store } }: Server) =>
  store.db.write(
    store.db.deleteFrom('sitters'),
    store.db.deleteFrom('rated'),
    store.db
      .updateTable('pairings')
      .set((eb) => ({ table_id: eb.ref('tournament_id'), ready: 0, claimed: 0 })),
  );

test('if its variant is no longer rated, a tournament ends before the next round and keeps its standings', async () => {
  const { server, options, make, begin } = await scene();
  const path = await make({ rounds: 2 });
  const [game] = tablesOf(await begin(path), 1);
  const { again, ann, lines } = await restart(server, options);
  // The game in progress began as a rated one and continues.
  expect(await look(ann, path)).toMatchObject({ state: 'playing' });
  await resign(again, ann, game?.table ?? '');
  const view = await until(ann, path, ({ state }) => state === 'over');
  expect(view).toMatchObject({ ended: 'variant', round: 1, rounds: 2 });
  expect(view.standings.map(({ name, points }) => [name, points])).toEqual([
    ['Bob', 1],
    ['Ann', 0],
  ]);
  expect(lines()).toEqual([
    `tournament ${view.id} ended early (round 1 of 2): its games are rated, and the servers were not started with --rate-variant ${HASH}`,
  ]);
});

test('if its variant is no longer rated, the games of a paired round are not created', async () => {
  const { server, options, make, begin } = await scene();
  const path = await make();
  await begin(path);
  await unmake(server);
  const { again, ann } = await restart(server, options);
  const view = await until(ann, path, ({ state, games }) => state === 'over' || !!games[0]?.table);
  expect(view).toMatchObject({ state: 'over', ended: 'variant' });
  expect(view.games).toEqual([expect.not.objectContaining({ table: expect.anything() })]);
  expect(await again.tables.find([view.id])).toEqual([]);
});

test('a tournament with a value that no longer exists ends, and the others go on at once', async () => {
  const { server, options, make, begin } = await scene();
  const [broken, sound] = [await make(), await make({ variant: undefined })];
  for (const path of [broken, sound]) await begin(path);
  await unmake(server);
  const { db } = server.tables.store;
  const [id = ''] = broken.split('/').slice(-1);
  const { spec } = await db
    .selectFrom('tournaments')
    .select('spec')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const gone = spec.replace('points.charge', 'points.gone');
  await db.updateTable('tournaments').set({ spec: gone }).where('id', '=', id).execute();
  const { ann, lines } = await restart(server, options);
  await until(ann, sound, (view) => tablesOf(view, 1).length === 1);
  const view = await look(ann, broken);
  expect(view).toMatchObject({ state: 'over', ended: 'setup', changes: { 'points.gone': 2 } });
  expect(lines()).toEqual([
    expect.stringMatching(
      /ended early \(round 1 of 1\): its games cannot be created: .*points\.gone/,
    ),
  ]);
});

test('a tournament whose variant is no longer rated does not start, and stays open', async () => {
  const { server, ann, make } = await scene();
  const path = await make();
  const { db } = server.tables.store;
  await storeRatedVariants(db, []);
  const { status, text } = await ann.post(`${path}/start`);
  expect([status, text]).toEqual([409, expect.stringContaining('does not rate games with this')]);
  expect(await look(ann, path)).toMatchObject({ state: 'open', entrants: 2 });
  await storeRatedVariants(db, [HASH]);
  expect((await ann.post(`${path}/start`)).body).toMatchObject({ state: 'playing' });
});

test('a worker takes no step of a tournament', async () => {
  const { server, options, make, begin } = await scene();
  await begin(await make());
  await unmake(server);
  await server.close();
  const worker = await openService({ ...options, acceptsPlayers: false, log: () => undefined });
  await worker.begin();
  // Closing waits for a step that is being taken.
  await worker.tournaments.close();
  const pairings = await worker.tables.store.db.selectFrom('pairings').select('ready').execute();
  await worker.close();
  expect(pairings).toEqual([{ ready: 0 }]);
});
