/** Rated games, through the API: games that count, each once, and games that do not. */
import { expect, onTestFinished, test } from 'vitest';
import { gameById } from '../../games/registry.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import type { Rematch, TableCreated, TableSummary } from '../../table/messages/messages.ts';
import { variantHash } from '../../table/record/variant-hash.ts';
import type { Profile } from '../../table/messages/accounts.ts';
import { playOn } from '../../table/testing/test-play.ts';
import { isRated, seatAccounts } from '../seats/account-seats.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import { startPostgres } from '../store/testing/test-postgres.ts';
import {
  makeFirstMoves,
  makeTable,
  request,
  connectClient,
  tempFolder,
  viewOf,
} from '../testing/test-client.ts';
import { Browser, peopleServer } from './test-browser.ts';

const RATED = { game: 'patrol', seats: { west: 'me', east: 'open' }, rated: true };

async function account(address: string, name: string): Promise<Browser> {
  const browser = new Browser(address);
  await browser.post('/api/account', { name, password: 'correct horse' });
  return browser;
}

const profile = async (browser: Browser, name: string) =>
  (await browser.get<Profile>(`/api/players/${name}`)).body;

/** Ann creates a rated table, Bob joins it from the list, and both move; returns their secrets. */
async function rated(ann: Browser, bob: Browser, address: string) {
  const found = await seated(ann, bob);
  await makeFirstMoves(address, found.table, found);
  return found;
}

/** A rated table of Ann and Bob before the first move. */
async function seated(ann: Browser, bob: Browser) {
  const { body } = await ann.post<TableCreated>('/api/tables', RATED);
  const joined = await bob.post<{ token: string }>(`/api/tables/${body.table}/join`, {});
  return { table: body.table, west: body.seats['west'], east: joined.body.token };
}

/** Resigns a game, with the secret of a seat. */
async function resign(address: string, table: string, token: string | undefined) {
  const { client, view } = await connectClient(address, table, token);
  expect(await client.ask({ type: 'resign', seq: view.seq })).toMatchObject({ type: 'done' });
}

/** Waits until an account has this many rated games; returns its profile. */
async function until(browser: Browser, name: string, games: number): Promise<Profile> {
  for (;;) {
    const found = await profile(browser, name);
    if (found.games.length >= games) return found;
    await new Promise(setImmediate);
  }
}

test('a game of two accounts that ends by resignation is rated for both, and only once', async () => {
  const data = tempFolder();
  const server = await peopleServer({ data });
  const { address } = server;
  const [ann, bob] = [await account(address, 'Ann'), await account(address, 'Bob')];
  const { table, east } = await rated(ann, bob, address);
  await resign(address, table, east);
  const won = await until(ann, 'Ann', 1);
  expect(won).toMatchObject({
    name: 'Ann',
    ratings: [{ game: 'patrol', pool: 'people', rating: 1662, deviation: 290, games: 1 }],
    favourites: [{ game: 'patrol', tables: 1 }],
    games: [{ table, opponent: 'Bob', score: 1, change: 162 }],
  });
  expect((await profile(bob, 'bob')).ratings).toMatchObject([{ rating: 1338, games: 1 }]);
  await server.close();
  const again = await peopleServer({ data });
  const later = await profile(new Browser(again.address), 'Ann');
  expect(later.ratings).toMatchObject([{ rating: 1662, games: 1 }]);
});

test('a game that ended unrated is rated when a server starts', async () => {
  const data = tempFolder();
  const server = await peopleServer({ data });
  const [ann, bob] = [await account(server.address, 'Ann'), await account(server.address, 'Bob')];
  const { table, east } = await rated(ann, bob, server.address);
  await resign(server.address, table, east);
  await until(ann, 'Ann', 1);
  await server.close();
  const store = await SqliteStore.open(data);
  for (const name of ['results', 'ratings'] as const) await store.db.deleteFrom(name).execute();
  await store.close();
  const again = new Browser((await peopleServer({ data })).address);
  expect((await profile(again, 'Ann')).ratings).toMatchObject([{ rating: 1662, games: 1 }]);
});

test('a game that is resigned before both sides have moved is aborted, and not rated', async () => {
  const { address } = await peopleServer();
  const [ann, bob] = [await account(address, 'Ann'), await account(address, 'Bob')];
  const fresh = await seated(ann, bob);
  const west = (await connectClient(address, fresh.table, fresh.west)).client;
  await west.act(0, 'bury n3');
  await resign(address, fresh.table, fresh.east);
  expect(await viewOf(address, fresh.table)).toMatchObject({
    outcome: { winners: [], reason: { key: 'table.aborted' } },
  });
  const played = await rated(ann, bob, address);
  await resign(address, played.table, played.east);
  // Games are rated in order, so the aborted one would have been rated before.
  expect((await until(ann, 'Ann', 1)).games).toMatchObject([{ table: played.table }]);
});

test('a rematch with swapped sides is rated too', async () => {
  const { address } = await peopleServer();
  const [ann, bob] = [await account(address, 'Ann'), await account(address, 'Bob')];
  const { table, west, east } = await rated(ann, bob, address);
  await resign(address, table, east);
  await until(ann, 'Ann', 1);
  const path = `/api/tables/${table}/rematch`;
  const { body } = await request<{ table: string }>(address, 'POST', path, { swap: true }, west);
  await makeFirstMoves(address, body.table, { west: east, east: west });
  await resign(address, body.table, east);
  expect((await until(ann, 'Ann', 2)).games).toMatchObject([{ score: 1 }, { score: 1 }]);
});

test('games with bots are rated separately', async () => {
  const { address } = await peopleServer();
  const ann = await account(address, 'Ann');
  const wanted = { ...RATED, seats: { west: 'me', east: 'bot:random' } };
  const { body } = await ann.post<TableCreated>('/api/tables', wanted);
  await makeFirstMoves(address, body.table, { west: body.seats['west'] });
  await resign(address, body.table, body.seats['west']);
  const { ratings, games } = await until(ann, 'Ann', 1);
  expect(ratings).toMatchObject([{ pool: 'bots', rating: 1338 }]);
  expect(games).toMatchObject([{ level: 'random', score: 0 }]);
});

test.each([
  ['by guests', 401, {}, false],
  ['with both seats one’s own', 400, { seats: { west: 'me', east: 'me' } }, true],
  ['with nobody’s seat one’s own', 400, { seats: { west: 'bot:1', east: 'bot:1' } }, true],
  [
    'where a substitute bot plays for a late player',
    400,
    { clock: { kind: 'move', seconds: 60, late: 'stand-in 1' } },
    true,
  ],
])('no rated table is created %s', async (_, status, change, isKnown) => {
  const { address } = await peopleServer();
  const browser = isKnown ? await account(address, 'Ann') : new Browser(address);
  expect((await browser.post('/api/tables', { ...RATED, ...change })).status).toBe(status);
});

test('at a rated table a player needs an account, and cannot play against themselves', async () => {
  const { address } = await peopleServer();
  const ann = await account(address, 'Ann');
  const { body } = await ann.post<TableCreated>('/api/tables', RATED);
  const path = `/api/tables/${body.table}/join`;
  expect((await new Browser(address).post(path, {})).status).toBe(401);
  expect((await ann.post(path, {})).status).toBe(403);
  expect((await ann.post(path, { token: body.seats['east'] })).status).toBe(403);
});

test('in a rated game no substitute bot plays for a person, and there are no hints', async () => {
  const { address } = await peopleServer();
  const [ann, bob] = [await account(address, 'Ann'), await account(address, 'Bob')];
  const { table, west } = await rated(ann, bob, address);
  const change = { do: 'stand-in', level: '1' };
  const path = `/api/tables/${table}/seats/west`;
  expect((await request(address, 'POST', path, change, west)).status).toBe(403);
  expect((await connectClient(address, table, west)).view.hints).toBe(false);
});

test('a casual game, and a game that a guest joined by its link, do not count', async () => {
  const { address } = await peopleServer();
  const [ann, bob] = [await account(address, 'Ann'), await account(address, 'Bob')];
  const { body } = await ann.post<TableCreated>('/api/tables', RATED);
  await resign(address, body.table, body.seats['east']);
  const plain = await makeTable(address, { west: 'open', east: 'open' });
  for (const browser of [ann, bob]) await browser.post(`/api/tables/${plain.table}/join`, {});
  await resign(address, plain.table, plain.host && plain.seats['west']).catch(() => undefined);
  const { table, east } = await rated(ann, bob, address);
  await resign(address, table, east);
  // Games are rated in order, so the others would have been rated before.
  expect((await until(ann, 'Ann', 1)).games).toMatchObject([{ table }]);
});

test('a blocked account cannot sit down until it is unblocked', async () => {
  const { address } = await peopleServer();
  const [ann, bob] = [await account(address, 'Ann'), await account(address, 'Bob')];
  expect((await ann.put('/api/account/blocks/bob')).body).toEqual(['Bob']);
  expect((await ann.put('/api/account/blocks/ann')).status).toBe(400);
  expect((await ann.put('/api/account/blocks/nobody')).status).toBe(404);
  const { body } = await ann.post<TableCreated>('/api/tables', { ...RATED, rated: false });
  const chat = `/api/tables/${body.table}/chat`;
  expect((await bob.post(chat, { text: 'Let me in!', name: 'Bob' })).status).toBe(403);
  const path = `/api/tables/${body.table}/join`;
  expect((await bob.post(path, {})).status).toBe(403);
  expect((await ann.delete('/api/account/blocks/bob')).body).toEqual([]);
  expect((await bob.post(path, {})).status).toBe(200);
  expect((await bob.post(chat, { text: 'Here I am.', name: 'Bob' })).status).toBe(201);
});

test('a profile shows the history of a rating: the value after each game, and wins and draws', async () => {
  // Request the profile until the game is rated.
  const { address } = await peopleServer({ limits: { requestsPerMinute: 1_000_000 } });
  const [ann, bob] = [await account(address, 'Ann'), await account(address, 'Bob')];
  for (const [i, loser] of (['east', 'east', 'west'] as const).entries()) {
    const found = await rated(ann, bob, address);
    await resign(address, found.table, found[loser]);
    await until(ann, 'Ann', i + 1);
  }
  const [one] = (await profile(ann, 'Ann')).ratings;
  const [two] = (await profile(bob, 'Bob')).ratings;
  expect(one).toMatchObject({ games: 3, won: 2, drawn: 0 });
  expect(two).toMatchObject({ games: 3, won: 1, drawn: 0 });
  const course = one?.history.map(({ rating }) => rating) ?? [];
  expect(course).toHaveLength(3);
  expect(course[0]).toBe(1662);
  expect(course[1]).toBeGreaterThan(1662);
  expect(course[2]).toBeLessThan(course[1] ?? 0);
  expect(course[2]).toBe(one?.rating);
  expect(one?.history.map(({ at }) => at)).toEqual(
    one?.history.map(({ at }) => at).sort((a, b) => a - b),
  );
});

test('a deleted account has no ratings; the games of the others stay', async () => {
  const { address } = await peopleServer();
  const [ann, bob] = [await account(address, 'Ann'), await account(address, 'Bob')];
  const { table, east } = await rated(ann, bob, address);
  await resign(address, table, east);
  await until(ann, 'Ann', 1);
  await bob.post('/api/account/delete', {});
  expect((await bob.get('/api/players/Bob')).status).toBe(404);
  const { games, ratings } = await profile(ann, 'Ann');
  expect(games).toEqual([expect.not.objectContaining({ opponent: expect.anything() })]);
  expect(ratings).toMatchObject([{ rating: 1662 }]);
});

test('a variant is rated only if the host allows its hash; a challenge names it', async () => {
  const changes = { 'points.charge': 2 };
  const annihilation = gameById('annihilation');
  const { version } = annihilation.open(parseSetup(annihilation));
  const hash = variantHash('annihilation', version, { changes });
  const registry = new URL('../../games/registry.ts', import.meta.url);
  const server = await peopleServer({ data: tempFolder(), registry, ratedVariants: [hash] });
  const ann = await account(server.address, 'Ann');
  const bob = await account(server.address, 'Bob');
  expect((await ann.get('/api/rated-variants')).body).toEqual([hash]);
  const make = (variant: unknown, more: object = {}) =>
    ann.post('/api/tables', {
      ...{ game: 'annihilation', seats: { white: 'me', black: 'open' }, rated: true, variant },
      ...more,
    });
  expect((await make({ title: 'Double', changes })).status).toBe(201);
  expect((await make({ changes: { quiet: 40 } })).status).toBe(201);
  const refused = await make({ changes: { 'points.charge': 3 } });
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ reason: expect.stringContaining('does not rate games') }),
  ]);
  const variant = { title: 'Double', changes: 1, hash };
  const { body } = await ann.get<TableSummary[]>('/api/tables');
  expect(body.map((table) => table.variant)).toContainEqual(variant);
  await make({ title: 'Double', changes }, { opponent: 'Bob' });
  expect((await bob.get('/api/account/invitations')).body).toMatchObject([
    { from: 'Ann', variant },
  ]);
  expect((await ann.get('/api/account/challenges')).body).toMatchObject([{ to: 'Bob', variant }]);
  await server.close();
});

test.each(['SQLite', 'PostgreSQL'])(
  'the rematch of a rated game is casual if its variant may no longer be rated (%s)',
  async (kind) => {
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    onTestFinished(() => postgres?.stop());
    const registry = new URL('../../games/registry.ts', import.meta.url);
    const options = {
      ...{ data: tempFolder(), registry },
      ...(postgres && { database: postgres.url }),
    };
    const variant = { changes: { 'points.charge': 2 } };
    const game = gameById('annihilation');
    const { version } = game.open(parseSetup(game));
    const hash = variantHash('annihilation', version, variant);
    const first = await peopleServer({ ...options, ratedVariants: [hash] });
    const [ann, bob] = [await account(first.address, 'Ann'), await account(first.address, 'Bob')];
    /** A rated game that has been resigned: its id, and Ann's secret. */
    const played = async () => {
      const { body } = await ann.post<TableCreated>('/api/tables', {
        ...{ game: 'annihilation', seats: { white: 'me', black: 'open' }, rated: true, variant },
      });
      await bob.post(`/api/tables/${body.table}/join`, {});
      // Both sides move, so that the game counts.
      const session = await first.tables.get(body.table);
      await session.update((table) => {
        playOn(table, new Sfc32(1), 20);
        return true;
      });
      await resign(first.address, body.table, body.seats['white']);
      return { table: body.table, white: body.seats['white'] };
    };
    const again = async (address: string, { table, white }: Awaited<ReturnType<typeof played>>) =>
      (await request<Rematch>(address, 'POST', `/api/tables/${table}/rematch`, {}, white)).body;
    const [one, two] = [await played(), await played()];
    const allowed = await again(first.address, one);
    expect(allowed.casual).toBeUndefined();
    expect(await isRated(first.tables.store.db, allowed.table)).toBe(true);
    await first.close();
    const second = await peopleServer(options);
    const { db } = second.tables.store;
    const casual = await again(second.address, two);
    expect(casual).toMatchObject({ shift: 0, casual: true });
    expect(await isRated(db, casual.table)).toBe(false);
    expect((await seatAccounts(db, casual.table)).size).toBe(2);
    // Both players read it at the last table, and later requests get the same answer.
    expect((await viewOf(second.address, two.table, two.white)).rematch).toEqual(casual);
    expect(await again(second.address, two)).toEqual(casual);
    // The rematch that was created while the variant was allowed stays rated.
    expect(await again(second.address, one)).toEqual(allowed);
    expect(await isRated(db, allowed.table)).toBe(true);
    await second.close();
  },
);
