/** Tournaments over HTTP: from joining to the last result. */
import { expect, test } from 'vitest';
import type {
  TournamentSummary,
  TournamentView,
} from '../../table/messages/tournament-messages.ts';
import { annihilation } from '../../games/annihilation/index.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { variantHash } from '../../table/record/variant-hash.ts';
import { Browser, peopleServer } from '../accounts/test-browser.ts';
import { connectClient, tempFolder, viewOf } from '../testing/test-client.ts';
import {
  look,
  NAMES,
  PATH,
  seatTokens,
  people,
  playAndResign,
  resign,
  tablesOf,
  until,
  WANTED,
} from './test-tournament.ts';

/** A tournament that has begun; the players joined in order, and the first of them created it. */
async function scene(
  names = NAMES,
  change: object = {},
  options: Parameters<typeof peopleServer>[0] = {},
) {
  const server = await peopleServer({ limits: { accounts: 9 }, ...options });
  const browsers = await people(server.address, names);
  const [host] = browsers as [Browser];
  const made = await host.post<TournamentView>(PATH, { ...WANTED, ...change });
  expect(made.status).toBe(201);
  const path = `${PATH}/${made.body.id}`;
  for (const browser of browsers) expect((await browser.post(`${path}/join`)).status).toBe(200);
  const begun = await host.post<TournamentView>(`${path}/start`);
  expect(begun.status).toBe(200);
  return { server, browsers, host, path, begun: begun.body };
}

test('the players of a tournament game can chat', async () => {
  const { browsers, host, path } = await scene(['Ann', 'Bob']);
  const view = await until(host, path, (v) => tablesOf(v, 1).length === 1);
  const [{ table = '' } = {}] = tablesOf(view, 1);
  for (const [i, browser] of browsers.entries()) {
    const text = `Hello from ${i}`;
    const sent = await browser.post(`/api/tables/${table}/chat`, { text, name: `Player ${i}` });
    expect(sent.status).toBe(201);
  }
});

test('in a round robin, tables and results appear by themselves, and the tournament ends', async () => {
  const { server, browsers, host, path, begun } = await scene();
  expect(begun).toMatchObject({ state: 'playing', round: 1, rounds: 3, entrants: 4, own: 1 });
  let view = begun;
  for (let round = 1; round <= 3; round++) {
    view = await until(host, path, (v) => tablesOf(v, round).length === 2);
    // The player with the greater number resigns.
    for (const { table, first, second } of tablesOf(view, round))
      await playAndResign(
        ...([
          server,
          browsers,
          browsers[Math.max(first, second) - 1] as Browser,
          table ?? '',
        ] as const),
      );
  }
  view = await until(host, path, ({ state }) => state === 'over');
  expect(view.standings.map(({ name, points, place }) => [name, points, place])).toEqual([
    ['Ann', 3, 1],
    ['Bob', 2, 2],
    ['Cleo', 1, 3],
    ['Dan', 0, 4],
  ]);
  expect(view.deadline).toBeUndefined();
  // The games were rated, too.
  const { ratings } = (await host.get<{ ratings: { games: number }[] }>('/api/players/Ann')).body;
  expect(ratings).toMatchObject([{ games: 3 }]);
  // Players have their seats under their own names; the host cannot give the table's seats away.
  const [game] = tablesOf(view, 1);
  const { seats } = await viewOf(server.address, game?.table ?? '');
  expect(seats.map(({ name }) => name)).toEqual(
    [game?.first, game?.second].map((n) => NAMES[(n ?? 0) - 1]),
  );
});

test('if a player resigns before both have moved, the opponent gets a point and the game is not rated', async () => {
  const { server, browsers, host, path } = await scene(['Ann', 'Bob'], { rounds: 1 });
  const view = await until(host, path, (v) => tablesOf(v, 1).length === 1);
  await resign(server, browsers[1] as Browser, tablesOf(view, 1)[0]?.table ?? '');
  const { standings } = await until(host, path, ({ state }) => state === 'over');
  expect(standings.map(({ name, points }) => [name, points])).toEqual([
    ['Ann', 1],
    ['Bob', 0],
  ]);
  const { ratings } = (await host.get<{ ratings: unknown[] }>('/api/players/Ann')).body;
  expect(ratings).toEqual([]);
});

test('in the Swiss system winners meet, and the odd player gets a bye for a point', async () => {
  const { server, browsers, host, path, begun } = await scene(
    ['Ann', 'Bob', 'Cleo', 'Dan', 'Eva'],
    { kind: 'swiss', rounds: 9 },
  );
  // At most as many rounds as are possible without repeated pairings.
  expect(begun).toMatchObject({ rounds: 2, tieBreaks: ['buchholz', 'sonneborn-berger'] });
  for (let round = 1; round <= 2; round++) {
    const { games } = await until(host, path, (v) => tablesOf(v, round).length === 2);
    const pause = games.find((game) => game.round === round && game.second < 0);
    expect(pause).toMatchObject({ scores: [1, 0], first: 6 - round });
    for (const { table, first, second } of games.filter((g) => g.round === round && g.table))
      await resign(server, browsers[Math.max(first, second) - 1] as Browser, table ?? '');
  }
  const view = await until(host, path, ({ state }) => state === 'over');
  const met = view.games.map(({ first, second }) => [first, second].sort().join('-'));
  expect(new Set(met).size).toBe(6);
  expect(view.standings[0]).toMatchObject({ name: 'Ann', points: 2, place: 1 });
});

test('if no pairing without a repeated game is left, the tournament ends early, and the log says so', async () => {
  const lines: string[] = [];
  const { server, browsers, host, path, begun } = await scene(
    ['Ann', 'Bob', 'Cleo', 'Dan', 'Eva'],
    { kind: 'swiss', rounds: 2 },
    { log: (line) => lines.push(line) },
  );
  const { games } = await until(host, path, (v) => tablesOf(v, 1).length === 2);
  // The upper half meets the lower half: Ann and her opponent stay, and cannot meet again.
  const { second = 0 } = games.find(({ first }) => first === 1) ?? {};
  for (const [i, browser] of browsers.entries())
    if (i !== 0 && i !== second - 1) await browser.post(`${path}/leave`);
  const { table = '' } = games.find(({ first }) => first === 1) ?? {};
  await resign(server, browsers[second - 1] as Browser, table);
  const view = await until(host, path, ({ state }) => state === 'over');
  expect([view.round, view.rounds]).toEqual([1, 2]);
  const told = () => lines.filter((line) => line.startsWith('tournament '));
  await expect
    .poll(told)
    .toEqual([
      `tournament ${begun.id} ended after round 1 of 2: with the players who are left, every further round would repeat a game or a bye`,
    ]);
});

test('if one tournament fails, the others go on at once, and the log names it', async () => {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const { server, browsers, host, begun } = await scene(['Ann', 'Bob'], {}, { log });
  const { db } = server.tables.store;
  await db.updateTable('tournaments').set({ spec: 'no JSON' }).where('id', '=', begun.id).execute();
  const path = `${PATH}/${(await host.post<TournamentView>(PATH, WANTED)).body.id}`;
  for (const browser of browsers) await browser.post(`${path}/join`);
  await host.post(`${path}/start`);
  await until(host, path, (v) => tablesOf(v, 1).length === 1);
  expect(lines.filter((line) => line.startsWith('tournament'))[0]).toMatch(
    new RegExp(`^tournament ${begun.id}: .*JSON`),
  );
});

test('a player who leaves loses all games still to be played', async () => {
  const { browsers, host, path } = await scene(['Ann', 'Bob', 'Cleo']);
  // Without Dan there are three players, so one has a bye each round. Cleo leaves.
  await (browsers[2] as Browser).post(`${path}/leave`);
  const view = await until(host, path, ({ games }) =>
    games.every(({ scores, first, second }) => scores || (first !== 3 && second !== 3)),
  );
  expect(view.standings.find(({ name }) => name === 'Cleo')).toMatchObject({
    hasLeft: true,
    points: 0,
  });
  const left = view.games.filter(({ first, second }) => [first, second].includes(3));
  for (const { first, scores } of left) expect(scores).toEqual(first === 3 ? [0, 1] : [1, 0]);
});

test('at the deadline of a round, the player to move loses, and a player who never came is out', async () => {
  const data = tempFolder();
  const { server, browsers, host, path } = await scene(['Ann', 'Bob'], { rounds: 2 }, { data });
  const [game] = tablesOf(await until(host, path, (v) => tablesOf(v, 1).length === 1), 1);
  const first = browsers[(game?.first ?? 0) - 1] as Browser;
  const token = (await seatTokens(first)).get(game?.table ?? '') ?? '';
  const { client } = await connectClient(server.address, game?.table ?? '', token);
  expect(await client.act(0, 'bury n3')).toMatchObject({ type: 'done' });
  const { db } = server.tables.store;
  await db.updateTable('tournaments').set({ deadline: 1 }).execute();
  await first.post(`${path}/join`);
  const view = await until(host, path, ({ state }) => state === 'over');
  expect(view.games).toMatchObject([{ scores: [1, 0] }]);
  expect(view.standings.map(({ hasLeft }) => hasLeft)).toEqual([false, true]);
  const { outcome } = await viewOf(server.address, game?.table ?? '');
  expect(outcome).toMatchObject({ winners: [0], reason: { key: 'table.shut.late' } });
  // One of the players has not moved, so the game is not rated.
  const profile = await first.get<{ ratings: unknown[] }>(`/api/players/${'Ann'}`);
  expect(profile.body.ratings).toEqual([]);
});

test('a server that starts continues where another has stopped', async () => {
  const data = tempFolder();
  const { server, host, path, browsers } = await scene(['Ann', 'Bob'], {}, { data });
  const [game] = tablesOf(await until(host, path, (v) => tablesOf(v, 1).length === 1), 1);
  const { db } = server.tables.store;
  await db.write(
    db.deleteFrom('sitters'),
    db.deleteFrom('rated'),
    db.updateTable('pairings').set({ ready: 0, claimed: 0 }),
  );
  await server.close();
  const again = await peopleServer({ data });
  const ann = new Browser(again.address);
  await ann.post('/api/account/login', { name: 'Ann', password: 'correct horse' });
  await until(ann, path, (v) => tablesOf(v, 1).length === 1);
  expect([...(await seatTokens(ann)).keys()]).toEqual([game?.table]);
  await resign(again, ann, game?.table ?? '');
  const { standings } = await until(ann, path, ({ state }) => state === 'over');
  expect(standings.map(({ name, points }) => [name, points])).toEqual([
    ['Bob', 1],
    ['Ann', 0],
  ]);
  expect(browsers).toHaveLength(2);
});

test('only the host starts a tournament, removes players and ends it; nobody joins late', async () => {
  const { address } = await peopleServer();
  const [ann, bob] = (await people(address, ['Ann', 'Bob'])) as [Browser, Browser];
  const { id } = (await ann.post<TournamentView>(PATH, WANTED)).body;
  const path = `${PATH}/${id}`;
  expect((await new Browser(address).post(`${path}/join`)).status).toBe(401);
  expect((await ann.post(`${path}/start`)).text).toContain('at least 2 players');
  for (const browser of [ann, bob, bob]) await browser.post(`${path}/join`);
  expect((await look(ann, path)).entrants).toBe(2);
  for (const act of ['start', 'end']) expect((await bob.post(`${path}/${act}`)).status).toBe(403);
  expect((await bob.delete(`${path}/entrants/1`)).status).toBe(403);
  expect((await ann.delete(`${path}/entrants/2`)).body).toMatchObject({ entrants: 1 });
  await bob.post(`${path}/join`);
  expect((await ann.post(`${path}/start`)).body).toMatchObject({ state: 'playing' });
  const [cleo] = (await people(address, ['Cleo'])) as [Browser];
  expect((await cleo.post(`${path}/join`)).status).toBe(409);
  expect((await ann.post(`${path}/end`)).body).toMatchObject({ state: 'over' });
  const list = (await bob.get<TournamentSummary[]>(PATH)).body;
  expect(list).toMatchObject([{ id, name: 'Autumn', state: 'over', entrants: 2 }]);
});

test('cancelling a tournament before its start deletes it; deleting an account removes its entry', async () => {
  const { address } = await peopleServer();
  const [ann, bob] = (await people(address, ['Ann', 'Bob'])) as [Browser, Browser];
  const { id } = (await ann.post<TournamentView>(PATH, WANTED)).body;
  await bob.post(`${PATH}/${id}/join`);
  await bob.post('/api/account/delete', {});
  expect((await look(ann, `${PATH}/${id}`)).entrants).toBe(0);
  await ann.post(`${PATH}/${id}/end`);
  expect((await ann.get(`${PATH}/${id}`)).status).toBe(404);
  expect((await ann.get(PATH)).body).toEqual([]);
});

test('a tournament has a variant if the host allows its hash, and so has each of its tables', async () => {
  const changes = { 'points.charge': 2 };
  const { version } = annihilation.open(parseSetup(annihilation));
  const hash = variantHash('annihilation', version, { changes });
  const registry = new URL('../testing/test-variants.ts', import.meta.url);
  const { host, path, begun } = await scene(
    ['Ann', 'Bob'],
    { game: 'annihilation', variant: { title: 'Double', changes } },
    { registry, ratedVariants: [hash] },
  );
  const variant = { title: 'Double', changes: 1, hash };
  expect(begun).toMatchObject({ variant, changes });
  expect((await host.get(PATH)).body).toMatchObject([{ variant }]);
  const view = await until(host, path, (v) => tablesOf(v, 1).length === 1);
  const ids = tablesOf(view, 1).map(({ table }) => table);
  expect((await host.get(`/api/tables?ids=${ids}`)).body).toMatchObject([{ variant }]);
  const refusal = async (changed: object) => {
    const variants = { game: 'annihilation', variant: { changes: changed } };
    const { status, body } = await host.post<{ reason: string }>(PATH, { ...WANTED, ...variants });
    return [status, body.reason];
  };
  expect(await refusal({ 'points.charge': 3 })).toEqual([
    400,
    'Tournament games are rated, and this server does not rate games with this variant. Ask the operator of the server to allow it.',
  ]);
  expect(await refusal({ 'points.charge': 999 })).toEqual([
    400,
    expect.stringContaining('variant.changes.points.charge'),
  ]);
  // A variant that changes nothing needs no permission.
  const usual = { ...WANTED, game: 'annihilation', variant: { changes: {} } };
  const made = await host.post<TournamentView>(PATH, usual);
  expect([made.status, made.body.variant]).toEqual([201, undefined]);
});

test.each([
  ['a game that nobody knows', { game: 'chess' }],
  ['no name', { name: '  ' }],
  ['another kind', { kind: 'knockout' }],
  [
    'a clock that lets a computer play',
    { clock: { kind: 'move', seconds: 60, late: 'stand-in 1' } },
  ],
])('no tournament is created with %s', async (_, change) => {
  const { address } = await peopleServer();
  const [ann] = (await people(address, ['Ann'])) as [Browser];
  expect((await ann.post(PATH, { ...WANTED, ...change })).status).toBe(400);
});
