/** Seats that change hands: people in place of bots, bots in place of people. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import type { Rematch, TableView } from '../../table/messages/messages.ts';
import {
  makeTable,
  randomAction,
  request,
  connectClient,
  tempFolder,
  testServer,
  waitForBots,
  type TestClient,
  viewOf,
} from '../testing/test-client.ts';

/** Requests a change of the player of a side. */
const change = (address: string, table: string, side: string, wanted: object, token?: string) =>
  request<{ side: string; token?: string; reason?: string }>(
    address,
    'POST',
    `/api/tables/${table}/seats/${side}`,
    wanted,
    token,
  );

const STAND_IN = { do: 'stand-in', level: 'random' };
const seatEntries = ({ entries }: TableView) =>
  entries.filter((e) => e.kind === 'seat').map((e) => `${e.side} ${e.text}`);

/** Plays random actions for a client whenever it is their turn, until `done`. */
async function playUntil(client: TestClient, done: () => boolean): Promise<void> {
  const rng = new Sfc32(3);
  for (let view = await client.until(0); !done() && !view.outcome; ) {
    if (view.actor === view.side) await client.act(view.seq, randomAction(view, rng));
    view = await client.until(view.seq + 1);
  }
}

describe('a person in place of a bot', () => {
  test('the host takes the seat over, plays, and gives it back', async () => {
    const server = await testServer();
    const { address } = server;
    // This level always walks.
    const { table, seats, host } = await makeTable(address, { west: 'me', east: 'bot:greedy' });
    const west = (await connectClient(address, table, seats.west)).client;
    const taken = await change(address, table, 'east', { do: 'take-over' }, host);
    expect(taken.status).toBe(200);
    const link = taken.body.token ?? '';
    const { client: east, view } = await connectClient(address, table, link);
    expect(view).toMatchObject({ side: 1, seats: [{}, { kind: 'bot', takenOver: true }] });
    await west.act(view.seq, 'bury n3');
    // The bot does not move in a seat that a person plays.
    await waitForBots(server);
    const now = await viewOf(address, table, link);
    expect(now).toMatchObject({ seq: 2, actor: 1 });
    expect(await east.act(2, 'bury n6')).toMatchObject({ type: 'done' });
    await west.act(3, 'walk');
    expect((await change(address, table, 'east', { do: 'give-back' }, link)).status).toBe(200);
    expect(await east.closed).toBe(1001);
    expect((await west.until(6)).actor).toBe(0);
    expect(seatEntries(await viewOf(address, table))).toEqual(['1 take-over', '1 give-back']);
  });

  test('the link of a seat that was given back shows the spectator’s view, and takes the seat again', async () => {
    const { address } = await testServer();
    const { table, host } = await makeTable(address, { west: 'me', east: 'bot:random' });
    const { token = '' } = (await change(address, table, 'east', { do: 'take-over' }, host)).body;
    await change(address, table, 'east', { do: 'give-back' }, token);
    expect((await viewOf(address, table, token)).side).toBe(-3);
    const again = await change(address, table, 'east', { do: 'take-over' }, token);
    expect(again.body.token).toBe(token);
    expect((await viewOf(address, table, token)).side).toBe(1);
  });

  test('a bot’s seat is not free to join, and cannot become a person’s for good', async () => {
    const { address } = await testServer();
    const { table, host } = await makeTable(address, { west: 'me', east: 'bot:random' });
    const { token } = (await change(address, table, 'east', { do: 'take-over' }, host)).body;
    const join = `/api/tables/${table}/join`;
    expect((await request(address, 'POST', join, { token, name: 'Eve' })).status).toBe(409);
    await change(address, table, 'east', { do: 'give-back' }, host);
    expect((await request(address, 'POST', join, { token, name: 'Eve' })).status).toBe(409);
    expect((await viewOf(address, table)).seats[1]).toMatchObject({ kind: 'bot', name: 'random' });
  });
});

describe('a bot in place of a person', () => {
  test('plays when the player asks for it, and stops when the player is back', async () => {
    const server = await testServer();
    const { address } = server;
    const { table, seats } = await makeTable(address, { west: 'me', east: 'me' });
    const west = (await connectClient(address, table, seats.west)).client;
    const east = (await connectClient(address, table, seats.east)).client;
    expect((await change(address, table, 'west', STAND_IN, seats.west)).status).toBe(200);
    // The substitute bot buries a mine for west.
    expect(await east.until(2)).toMatchObject({ actor: 1, seats: [{ standIn: 'random' }, {}] });
    expect((await change(address, table, 'west', { do: 'back' }, seats.west)).status).toBe(200);
    expect(await east.act(3, 'bury n6')).toMatchObject({ type: 'done' });
    await waitForBots(server);
    expect(await west.act(4, 'stay')).toMatchObject({ type: 'done', seq: 5 });
    expect(seatEntries(await viewOf(address, table))).toEqual(['0 stand-in random', '0 back']);
  });

  test('a person who acts while a substitute bot plays is back', async () => {
    const { address } = await testServer();
    const { table, seats } = await makeTable(address, { west: 'me', east: 'me' });
    const west = (await connectClient(address, table, seats.west)).client;
    await west.act(0, 'bury n3');
    await change(address, table, 'west', STAND_IN, seats.west);
    expect(await west.ask({ type: 'undo', seq: 2 })).toMatchObject({ type: 'done', seq: 4 });
    expect(await west.act(4, 'bury n4')).toMatchObject({ type: 'done' });
    const view = await viewOf(address, table, seats.west);
    expect(view.entries.map((e) => `${e.kind} ${e.text}`)).toEqual([
      'action bury n3',
      'seat stand-in random',
      'seat back',
      'undo 0',
      'action bury n4',
    ]);
    expect(view.seats[0]?.standIn).toBeUndefined();
  });

  test('the host lets a bot play a free seat, to the end of the game', async () => {
    const { address } = await testServer();
    const { table, seats, host } = await makeTable(address, { west: 'me', east: 'open' });
    const west = (await connectClient(address, table, seats.west)).client;
    expect((await change(address, table, 'east', STAND_IN, host)).status).toBe(200);
    await playUntil(west, () => false);
    expect(west.view?.outcome).toBeDefined();
  });

  test('continues after a restart, without any client', async () => {
    const data = tempFolder();
    const first = await testServer({ data });
    const { table, seats } = await makeTable(first.address, { west: 'me', east: 'me' });
    const west = (await connectClient(first.address, table, seats.west)).client;
    await west.act(0, 'bury n3');
    // The process stops before the bot has moved.
    vi.spyOn(first.tables, 'onChange').mockImplementation(() => undefined);
    await change(first.address, table, 'east', STAND_IN, seats.east);
    await first.close();
    const second = await testServer({ data });
    const seq = async () => (await viewOf(second.address, table)).seq;
    await expect.poll(seq).toBe(3);
    const view = await viewOf(second.address, table, seats.west);
    expect(view).toMatchObject({ actor: 0, seats: [{}, { standIn: 'random' }] });
    const back = await change(second.address, table, 'east', { do: 'back' }, seats.east);
    expect(back.status).toBe(200);
  });
});

describe('seat changes that are refused', () => {
  test.each([
    ['without a secret', 'west', STAND_IN, undefined, 403],
    ['by the other side', 'west', STAND_IN, 'east', 403],
    ['with a wrong secret', 'west', STAND_IN, 'nonsense', 403],
    ['to a level that does not exist', 'west', { ...STAND_IN, level: 'genius' }, 'west', 400],
    ['of a side that does not exist', 'north', STAND_IN, 'west', 400],
    ['of an unknown kind', 'west', { do: 'leave' }, 'west', 400],
    ['without effect', 'west', { do: 'back' }, 'west', 409],
    ['that take over a person’s seat', 'west', { do: 'take-over' }, 'host', 409],
    ['by the host, to a substitute for a person', 'west', STAND_IN, 'host', 403],
    ['by the host, in place of an absent player', 'west', { do: 'back' }, 'host', 403],
  ])('%s', async (_, side, wanted, who, status) => {
    const { address } = await testServer();
    const made = await makeTable(address, { west: 'me', east: 'me' });
    const token = who === 'host' ? made.host : who && (made.seats[who] ?? who);
    const reply = await change(address, made.table, side, wanted, token);
    expect(reply.status).toBe(status);
    expect(reply.body.reason).toBeTruthy();
    expect((await viewOf(address, made.table)).seq).toBe(0);
  });
});

/** Limits for a bot that no test reaches by itself. */
const LIMITS = { botMilliseconds: 100, botPatience: 1e7 };

/** Functions that end a bot's time, one for each decision whose time has begun. */
function watchDecisions(): () => (() => void)[] {
  const set = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => set.mockRestore());
  const limit = LIMITS.botMilliseconds + LIMITS.botPatience;
  return () => set.mock.calls.flatMap(([end, wait]) => (wait === limit ? [end as () => void] : []));
}

describe('bots and time', () => {
  test('a bot that hangs is killed, and a simpler one moves instead', async () => {
    const lines: string[] = [];
    const registry = new URL('../testing/test-hanging-bot.ts', import.meta.url);
    const decisions = watchDecisions();
    const { address } = await testServer({ ...LIMITS, registry, log: (l) => lines.push(l) });
    const { table, seats } = await makeTable(address, { west: 'me', east: 'bot:5' });
    const { client } = await connectClient(address, table, seats.west);
    await client.act(0, 'bury n3');
    await expect.poll(() => decisions().length).toBe(1);
    decisions()[0]?.();
    expect(await client.until(2)).toMatchObject({ actor: 0 });
    expect(lines.join()).toMatch(/bot 5 failed: LateError/);
    // A quick answer can overtake the message that its decision has begun, which then has no limit.
    const ended = decisions().length;
    // Meanwhile the server itself continues to answer, and the next decision gets a new thread.
    await client.act(2, 'stay');
    await expect.poll(() => decisions().length).toBeGreaterThan(ended);
    decisions()[ended]?.();
    expect((await client.until(4)).seq).toBeGreaterThanOrEqual(4);
  });

  test('the time of a decision begins when the thread has loaded the games, however long that takes', async () => {
    const lines: string[] = [];
    const gate = Promise.withResolvers<void>();
    let loads = 0;
    // The server loads the games at once; the thread, which is the second to load them, must wait.
    const door = createServer(async (_, answer) => {
      if (++loads > 1) await gate.promise;
      answer.end();
    }).listen(0, '127.0.0.1');
    await once(door, 'listening');
    onTestFinished(() => void door.close());
    const url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
    const games = new URL('../../table/testing/test-game.ts', import.meta.url).href;
    const slow = `await fetch('${url}'); export * from ${JSON.stringify(games)};`;
    const registry = new URL(`data:text/javascript,${encodeURIComponent(slow)}`);
    const decisions = watchDecisions();
    const { address } = await testServer({ ...LIMITS, registry, log: (l) => lines.push(l) });
    const { table, seats } = await makeTable(address, { west: 'me', east: 'bot:greedy' });
    const { client } = await connectClient(address, table, seats.west);
    await client.act(0, 'bury n3');
    await expect.poll(() => loads).toBe(2);
    expect(decisions()).toEqual([]);
    gate.resolve();
    expect((await client.until(2)).seq).toBe(2);
    expect(lines).toEqual([]);
  });

  test('if every level fails, the players read what they can do, and it helps', async () => {
    // The rules load in the server, and not in the threads of the bots.
    const games = new URL('../../table/testing/test-game.ts', import.meta.url).href;
    const broken = `import { isMainThread } from 'node:worker_threads';
      if (!isMainThread) throw new Error('broken');
      export * from ${JSON.stringify(games)};`;
    const registry = new URL(`data:text/javascript,${encodeURIComponent(broken)}`);
    const lines: string[] = [];
    const { address } = await testServer({ registry, log: (l) => lines.push(l) });
    const { table, seats, host } = await makeTable(address, { west: 'me', east: 'bot:greedy' });
    const { client } = await connectClient(address, table, seats.west);
    await client.act(0, 'bury n3');
    const { reason } = await client.next('error');
    expect(reason).toBe(
      'The bot has failed and has stopped playing. Undo your last move and try another one. If you created this game, you can also take over the bot’s seat in the “Table” panel. If neither helps, resign, or tell the operator of this server.',
    );
    expect(lines.map((line) => /bot (\w+) failed/.exec(line)?.[1])).toEqual(['greedy', 'random']);
    const { seq } = await client.ask({ type: 'undo', seq: client.view?.seq ?? 0 });
    await client.act(seq, 'bury n4');
    const again = await client.next('error');
    expect(again.reason).toBe(reason);
    const taken = await change(address, table, 'east', { do: 'take-over' }, host);
    const { client: east, view } = await connectClient(address, table, taken.body.token ?? '');
    expect(await east.act(view.seq, 'bury n6')).toMatchObject({ type: 'done' });
  });

  test('a table is served while many others keep their bots busy', async () => {
    const { address } = await testServer({ limits: { botTables: 25 } });
    const bots = { west: 'bot:greedy', east: 'bot:random' };
    const { table, seats } = await makeTable(address, { west: 'me', east: 'bot:random' });
    const { client } = await connectClient(address, table, seats.west);
    const flood = await Promise.all(Array.from({ length: 25 }, () => makeTable(address, bots)));
    await playUntil(client, () => (client.view?.seq ?? 0) > 12);
    const all = await Promise.all(flood.map((t) => viewOf(address, t.table)));
    expect(client.view?.seq).toBeGreaterThan(12);
    // The tables get one decision each in turn: none of the others is far ahead.
    const open = all.filter((t) => !t.outcome).map((t) => t.seq);
    if (open.length > 1) expect(Math.max(...open) - Math.min(...open)).toBeLessThan(12);
    await expect.poll(async () => (await viewOf(address, flood[24]!.table)).outcome).toBeDefined();
  }, 60_000);
});

describe('a rematch', () => {
  const again = (address: string, table: string, token?: string, swap = false) =>
    request<Rematch & { reason?: string }>(
      address,
      'POST',
      `/api/tables/${table}/rematch`,
      { swap },
      token,
    );

  test('is created once, shown to the opponent, and opened by the secrets of the players', async () => {
    const { address } = await testServer();
    const { table, seats } = await makeTable(address, { west: 'me', east: 'open' });
    const { client: west, view } = await connectClient(address, table, seats.west);
    const east = (await connectClient(address, table, seats.east)).client;
    expect((await again(address, table, seats.west)).status).toBe(409);
    await west.ask({ type: 'resign', seq: (await viewOf(address, table)).seq ?? view.seq });
    expect((await again(address, table)).status).toBe(403);
    const made = await again(address, table, seats.west);
    expect(made.status).toBe(200);
    expect(made.body.table).not.toBe(table);
    await expect
      .poll(() => viewOf(address, table, seats.east))
      .toMatchObject({ rematch: made.body });
    expect((await again(address, table, seats.east)).body).toEqual(made.body);
    const fresh = await viewOf(address, made.body.table, seats.east);
    expect(fresh).toMatchObject({ side: 1, seats: [{ kind: 'human' }, { kind: 'human' }] });
    expect(fresh.outcome).toBeUndefined();
    expect((await viewOf(address, made.body.table, seats.west)).side).toBe(0);
    // The player who did not ask for the rematch was told of it.
    expect(await east.next('changes')).toBeDefined();
  });

  test('with swapped sides gives each player the other seat, by their own secret, after a restart too', async () => {
    const data = tempFolder();
    const server = await testServer({ data });
    const { table, seats } = await makeTable(server.address, { west: 'me', east: 'open' });
    await request(server.address, 'POST', `/api/tables/${table}/join`, {
      token: seats.east,
      name: 'Bob',
    });
    const { client: west } = await connectClient(server.address, table, seats.west);
    await west.ask({ type: 'resign', seq: 0 });
    const made = (await again(server.address, table, seats.west, true)).body;
    expect(made.shift).toBe(1);
    await server.close();
    const { address } = await testServer({ data });
    // A second request gets no choice of its own: the game exists already.
    expect((await again(address, table, seats.east, false)).body).toEqual(made);
    expect((await viewOf(address, table, seats.east)).rematch).toEqual(made);
    const fresh = await viewOf(address, made.table, seats.west);
    expect(fresh).toMatchObject({ side: 1, seats: [{ name: 'Bob' }, { name: 'Ann' }] });
    expect((await viewOf(address, made.table, seats.east)).side).toBe(0);
  });
});
