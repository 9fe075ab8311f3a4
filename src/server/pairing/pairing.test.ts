/** Quick pairing over HTTP: matching requests, seating players, and the counts of the lobby. */
import { expect, test } from 'vitest';
import type { TableView } from '../../table/messages/messages.ts';
import type { LobbyView, PairingCreated, PairingStatus } from '../../table/messages/pairing.ts';
import { Browser, peopleServer } from '../accounts/test-browser.ts';
import { lobbyOf } from './lobby.ts';
import { QuickPairing, PATIENCE } from './pairing.ts';

const LIVE = { kind: 'bank', seconds: 3600, increment: 30 } as const;
const SLOW = { kind: 'move', seconds: 86_400, vacation: 14 } as const;
const TERMS = { game: 'patrol', clock: LIVE };
const DAY = 86_400_000;

async function scene(...names: string[]) {
  const server = await peopleServer({ limits: { accounts: 9 } });
  const people = [];
  for (const name of names) {
    const browser = new Browser(server.address);
    await browser.post('/api/account', { name, password: 'correct horse' });
    people.push(browser);
  }
  return { ...server, people, guest: () => new Browser(server.address) };
}

async function ask(browser: Browser, change: object = {}): Promise<PairingCreated> {
  const { status, body, text } = await browser.post<PairingCreated>('/api/pairing', {
    ...TERMS,
    ...change,
  });
  expect([status, text]).toEqual([201, expect.anything()]);
  return body;
}

const statusOf = async (browser: Browser, id: string): Promise<PairingStatus> =>
  (await browser.get<PairingStatus>(`/api/pairing?seat=${id}`)).body;

/** Returns the place where a player was seated; fails if they still wait. */
async function seatOf(browser: Browser, id: string) {
  const status = await statusOf(browser, id);
  if (status.state !== 'seated') throw new Error('still waiting');
  return status;
}

test('two guests with equal requests are seated at one table, each with the secret of the request', async () => {
  const { guest } = await scene();
  const [ann, bob] = [guest(), guest()];
  const first = await ask(ann, { name: 'Ann' });
  expect(first.status).toMatchObject({ state: 'waiting', others: 0 });
  const second = await ask(bob, { name: 'Bob' });
  const [a, b] = [await seatOf(ann, first.id), await seatOf(bob, second.id)];
  expect(second.status).toEqual(b);
  expect(a.table).toBe(b.table);
  expect([a.side, b.side].sort()).toEqual(['east', 'west']);
  expect([a.token, b.token]).toEqual([first.id, second.id]);
  for (const [seat, name] of [
    [a, 'Ann'],
    [b, 'Bob'],
  ] as const) {
    const { body } = await ann.get<TableView>(`/api/tables/${seat.table}?seat=${seat.token}`);
    const own = body.seats.find(({ name: called }) => called === name);
    expect(own?.kind).toBe('human');
    expect(body.side).toBe(own?.side);
    expect(body.clock?.rule).toEqual({ ...LIVE, late: 'loss' });
    expect(body.hints).toBe(false);
  }
});

test.each<[string, object, object, boolean]>([
  ['another time control', {}, { clock: { ...LIVE, increment: 60 } }, false],
  ['a slow clock', {}, { clock: SLOW }, false],
  ['the same side', { side: 'west' }, { side: 'west' }, false],
  ['one side and either', { side: 'west' }, {}, true],
  ['either and one side', {}, { side: 'west' }, true],
  ['two sides', { side: 'west' }, { side: 'east' }, true],
])('%s: %j and %j fit: %s', async (_, one, two, fits) => {
  const { guest } = await scene();
  const [ann, bob] = [guest(), guest()];
  const first = await ask(ann, one);
  const second = await ask(bob, two);
  expect((await statusOf(ann, first.id)).state).toBe(fits ? 'seated' : 'waiting');
  if (!fits) return;
  const wished = { ...one, ...two } as { side?: string };
  const sides = [(await seatOf(ann, first.id)).side, (await seatOf(bob, second.id)).side];
  if ('side' in one) expect(sides[0]).toBe(one.side);
  else expect(sides[1]).toBe(wished.side);
  expect(new Set(sides).size).toBe(2);
});

test('a rated game needs an account, is rated, and takes the nearest rating', async () => {
  const { guest, people, tables } = await scene('Ann', 'Bob', 'Cleo');
  const [ann, bob, cleo] = people as [Browser, Browser, Browser];
  const refused = await guest().post('/api/pairing', { ...TERMS, rated: true });
  expect(refused.status).toBe(401);
  const { db } = tables.store;
  const accounts = await db.selectFrom('accounts').select(['id', 'name']).execute();
  for (const [name, rating] of [
    ['Ann', 1900],
    ['Bob', 1450],
    ['Cleo', 1500],
  ] as const)
    await db
      .insertInto('ratings')
      .values({
        ...{ player: accounts.find((a) => a.name === name)?.id ?? '', game: 'patrol' },
        ...{ pool: 'people', rating, deviation: 60, volatility: 0.06, games: 9, at: Date.now() },
      })
      .execute();
  // Ann and Bob wait with different terms, so that they are not seated together.
  const west = { rated: true, side: 'west' };
  const [first, second] = [await ask(ann, west), await ask(bob, west)];
  const { status } = await ask(cleo, { rated: true });
  expect(status.state).toBe('seated');
  expect((await statusOf(ann, first.id)).state).toBe('waiting');
  const { table } = await seatOf(bob, second.id);
  const rows = await db.selectFrom('rated').selectAll().execute();
  expect(rows).toEqual([{ table_id: table }]);
  const own = await cleo.post<{ table: string }[]>('/api/account/tables', { known: [] });
  expect(own.text).toContain(table);
});

test('an account is not seated with itself, nor with an account that it blocks or is blocked by', async () => {
  const { people } = await scene('Ann', 'Bob');
  const [ann, bob] = people as [Browser, Browser];
  const first = await ask(ann, { side: 'west' });
  expect((await ask(ann, { side: 'east' })).status.state).toBe('waiting');
  // The second request has replaced the first.
  expect((await ann.get(`/api/pairing?seat=${first.id}`)).status).toBe(404);
  expect((await ann.put('/api/account/blocks/Bob')).status).toBeLessThan(300);
  expect((await ask(bob)).status.state).toBe('waiting');
});

test('a request leaves the pool if nobody asks about it, one of an account for a slow game after a week', async () => {
  const { tables, people } = await scene('Ann');
  let now = Date.now();
  const pairing = new QuickPairing(tables, () => now);
  const bob = { ...TERMS, name: 'Bob' };
  await pairing.ask(bob, undefined);
  now += PATIENCE + 1;
  const late = await pairing.ask({ ...TERMS, name: 'Cleo' }, undefined);
  expect(late.status).toMatchObject({ state: 'waiting', others: 0 });
  // Cleo's page asks again, so Cleo is still in the pool when Dan comes.
  now += PATIENCE - 1;
  await pairing.status(late.id);
  now += PATIENCE - 1;
  expect((await pairing.ask({ ...TERMS, name: 'Dan' }, undefined)).status.state).toBe('seated');

  const [ann] = people as [Browser];
  const slow = await ask(ann, { clock: SLOW });
  now += 6 * DAY;
  const found = await pairing.ask({ ...bob, clock: SLOW }, undefined);
  expect(found.status.state).toBe('seated');
  expect((await pairing.status(slow.id)).state).toBe('seated');
});

test('if two servers seat the same players at once, one succeeds, and no extra table remains', async () => {
  const { tables } = await scene();
  const [one, two] = [new QuickPairing(tables), new QuickPairing(tables)];
  // Requests that arrive at two servers at once and do not see each other.
  const asked = await Promise.all([one.ask(TERMS, undefined), two.ask(TERMS, undefined)]);
  await Promise.all(asked.map(({ id }, i) => [one, two][i]?.status(id)));
  const seated = await Promise.all(asked.map(({ id }) => one.status(id)));
  expect(seated.map(({ state }) => state)).toEqual(['seated', 'seated']);
  const left = await tables.store.list(50, false);
  expect(left.map(({ id }) => id)).toEqual([
    seated[0]?.state === 'seated' ? seated[0].table : undefined,
  ]);
});

test('cancelling removes a request from the pool; a player who has been seated stays seated', async () => {
  const { guest } = await scene();
  const [ann, bob] = [guest(), guest()];
  const first = await ask(ann);
  expect((await ann.delete(`/api/pairing?seat=${first.id}`)).status).toBe(204);
  expect((await ann.get(`/api/pairing?seat=${first.id}`)).status).toBe(404);
  const second = await ask(bob);
  expect(second.status.state).toBe('waiting');
  await ask(ann);
  await bob.delete(`/api/pairing?seat=${second.id}`);
  expect((await statusOf(bob, second.id)).state).toBe('seated');
});

test('unknown games, sides, scenarios of more than two sides, and requests without a token are refused', async () => {
  const { guest } = await scene();
  const ann = guest();
  const refusal = async (change: object) =>
    (await ann.post('/api/pairing', { ...TERMS, ...change })).status;
  expect(await refusal({ game: 'chess' })).toBe(400);
  expect(await refusal({ side: 'north' })).toBe(400);
  expect(await refusal({ scenario: 'other' })).toBe(400);
  expect(await refusal({ clock: { kind: 'move' } })).toBe(400);
  expect((await ann.get('/api/pairing')).status).toBe(401);
});

test('the lobby counts players who play and who wait, and lists games between people that ended', async () => {
  const { guest, address, tables } = await scene();
  const lobby = async () => (await new Browser(address).get<LobbyView>('/api/lobby')).body;
  const [ann, bob, cleo] = [guest(), guest(), guest()];
  const first = await ask(ann);
  await ask(bob);
  const { table, token } = await seatOf(ann, first.id);
  await ask(cleo);
  await ann.post('/api/tables', { game: 'patrol', seats: { west: 'me', east: 'bot:random' } });
  const view = await lobby();
  expect(view.games).toEqual([{ game: 'patrol', playing: 2, waiting: 1 }]);
  expect(view.finished).toEqual([]);
  const resigned = await ann.post(`/api/tables/${table}/actions?seat=${token}`, {
    type: 'resign',
    id: 1,
    seq: (await ann.get<TableView>(`/api/tables/${table}`)).body.seq,
  });
  expect(resigned.status).toBe(200);
  // The answer of the route is the same for two seconds.
  const { store, uptime } = tables;
  const times = { now: Date.now(), outages: uptime.outages };
  const later = await lobbyOf(store, new QuickPairing(tables), ['patrol'], times);
  expect(later.finished.map((game) => game.table)).toEqual([table]);
  expect(later.games).toEqual([{ game: 'patrol', playing: 0, waiting: 1 }]);
});
