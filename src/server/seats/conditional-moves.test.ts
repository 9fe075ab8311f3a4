/** Conditional moves and standing orders: played with the entry that opens their decision, and hidden from others. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import type { Orders } from '../../table/seats/orders.ts';
import { seededDice } from '../../table/dice/dice.ts';
import { Table } from '../../table/table.ts';
import { openPatrol } from '../../table/testing/test-game.ts';
import { ConditionalMoves } from './conditional-moves.ts';
import {
  makeTable,
  request,
  connectClient,
  tempFolder,
  testServer,
  viewOf,
} from '../testing/test-client.ts';

interface Kept extends Orders {
  readonly seq: number;
}

async function scene(data = tempFolder()) {
  const server = await testServer({ data });
  const { address } = server;
  const { table, seats, host } = await makeTable(address, { west: 'me', east: 'me' });
  const west = (await connectClient(address, table, seats.west)).client;
  const east = (await connectClient(address, table, seats.east)).client;
  const spectator = (await connectClient(address, table)).client;
  await west.act(0, 'bury n3');
  await east.act(1, 'bury n6');
  await spectator.until(2);
  return { server, address, data, table, seats, host, west, east, spectator };
}

/** Parses conditional moves from a text such as `if walk, stay`. */
const line = (since: number, text: string) => ({
  since,
  plies: text
    .split(', ')
    .map((one) => ({ own: !one.startsWith('if '), text: one.replace('if ', '') })),
});

const send = (address: string, table: string, token: string | undefined, body: object) =>
  request<Kept>(address, 'PUT', `/api/tables/${table}/orders`, body, token);
const look = (address: string, table: string, token?: string) =>
  request<Kept>(address, 'GET', `/api/tables/${table}/orders`, undefined, token);

describe('conditional moves', () => {
  test('are played with the opponent’s moves, one after the other, and are then deleted', async () => {
    const { address, table, seats, west, spectator } = await scene();
    const lines = [line(2, 'walk, look, at n1, stay')];
    const { status } = await send(address, table, seats.east, { seq: 2, lines, wills: {} });
    expect(status).toBe(200);
    // The answer to the acting player includes the reply of the opponent.
    expect(await west.act(2, 'stay')).toMatchObject({ type: 'done', played: 1, seq: 4 });
    expect((await spectator.until(4)).entries.slice(2).map(({ text }) => text)).toEqual([
      'stay',
      'walk',
    ]);
    expect(await west.act(4, 'stay')).toMatchObject({ seq: 8 });
    const { entries } = await viewOf(address, table, seats.east);
    expect(entries.slice(4).map(({ text }) => text)).toEqual(['stay', 'look', 'at n1', 'stay']);
    expect((await look(address, table, seats.east)).body).toEqual({
      seq: 8,
      lines: [],
      wills: {},
      dropped: [],
    });
  });

  test('with a condition are played if it is met; the others are dropped, and their owner is notified', async () => {
    const { address, table, seats, west } = await scene();
    const lines = [line(2, 'if walk, stay'), line(2, 'if stay, walk')];
    await send(address, table, seats.east, { seq: 2, lines, wills: {} });
    expect(await west.act(2, 'stay')).toMatchObject({ seq: 4 });
    expect((await viewOf(address, table, seats.east)).entries[3]?.text).toBe('walk');
    const { dropped } = (await look(address, table, seats.east)).body;
    expect(dropped).toMatchObject([
      { plies: lines[0]?.plies, rule: '', reason: { key: 'orders.otherwise' } },
    ]);
    // Sending orders again clears the notices of dropped ones.
    await send(address, table, seats.east, { seq: 4, lines: [], wills: {} });
    expect((await look(address, table, seats.east)).body.dropped).toEqual([]);
  });

  test('are dropped if they are no longer legal, with the rule, and nothing else is played', async () => {
    const { address, table, seats, west } = await scene();
    await send(address, table, seats.east, { seq: 2, lines: [line(2, 'at n4, stay')], wills: {} });
    expect(await west.act(2, 'stay')).toMatchObject({ seq: 3 });
    const { dropped, lines } = (await look(address, table, seats.east)).body;
    expect([lines, dropped.map(({ rule }) => rule)]).toEqual([[], ['3']]);
  });

  test('end if their owner undoes a move that they made', async () => {
    const { address, table, seats, west, east } = await scene();
    await send(address, table, seats.east, { seq: 2, lines: [line(2, 'look, at n5')], wills: {} });
    await send(address, table, seats.east, { seq: 2, lines: [line(2, 'look')], wills: {} });
    await west.act(2, 'stay');
    await east.until(4);
    expect(await east.ask({ type: 'undo', seq: 4 })).toMatchObject({ type: 'done', seq: 5 });
    expect((await look(address, table, seats.east)).body.lines).toEqual([]);
    expect(await east.act(5, 'stay')).toMatchObject({ type: 'done', seq: 6 });
  });

  test('survive a restart', async () => {
    const { server, data, address, table, seats } = await scene();
    await send(address, table, seats.east, { seq: 2, lines: [line(2, 'walk')], wills: {} });
    await server.close();
    const again = await testServer({ data });
    const west = (await connectClient(again.address, table, seats.west)).client;
    expect(await west.act(2, 'stay')).toMatchObject({ seq: 4 });
  });

  test('are not played while a substitute bot makes other moves', async () => {
    const { address, table, seats, west } = await scene();
    await send(address, table, seats.east, { seq: 2, lines: [line(2, 'walk, stay')], wills: {} });
    const standIn = { do: 'stand-in', level: 'random' };
    await request(address, 'POST', `/api/tables/${table}/seats/east`, standIn, seats.east);
    await west.act(3, 'stay');
    const view = await west.until(5);
    expect(view.seats[1]?.standIn).toBe('random');
  });
});

describe('secrecy of orders', () => {
  test('only the owner sees orders: others learn neither their content, nor their number, nor when they were sent', async () => {
    const { address, table, seats, host, west, spectator } = await scene();
    const [before, list] = await Promise.all([
      viewOf(address, table, seats.west),
      request(address, 'GET', '/api/tables'),
    ]);
    const told = [west.received.length, spectator.received.length];
    await send(address, table, seats.east, { seq: 2, lines: [line(2, 'walk')], wills: {} });
    expect(await viewOf(address, table, seats.west)).toEqual(before);
    // The time of the last write is not shown either.
    expect((await request(address, 'GET', '/api/tables')).body).toEqual(list.body);
    expect([west.received.length, spectator.received.length]).toEqual(told);
    expect((await look(address, table, seats.west)).body.lines).toEqual([]);
    for (const token of [undefined, host])
      expect((await look(address, table, token)).status).toBe(403);
    expect((await send(address, table, undefined, { seq: 2, lines: [], wills: {} })).status).toBe(
      403,
    );
  });

  test('a new player of the seat does not get the orders', () => {
    const orders = new ConditionalMoves([
      '',
      JSON.stringify({ lines: [line(0, 'walk')], wills: {}, dropped: [] }),
    ]);
    orders.clear(1);
    expect([orders.textOf(1), orders.of(1).lines]).toEqual(['', []]);
  });
});

test.each([
  [{ seq: 2, lines: [line(3, 'walk')], wills: {} }, /not been reached yet/],
  [{ seq: 2, lines: [line(2, 'walk, if stay')], wills: {} }, /must end with/],
  [{ seq: 2, lines: [line(2, 'fly')], wills: {} }, /fly/],
  [{ seq: 2, lines: [], wills: { naps: { do: 'decline' } } }, /naps/],
])('orders %j are refused: %s', async (body, why) => {
  const { address, table, seats } = await scene();
  const { status, text } = await send(address, table, seats.east, body);
  expect([status, text]).toEqual([400, expect.stringMatching(why)]);
});

test('orders for another position are refused', async () => {
  const { address, table, seats } = await scene();
  const { status } = await send(address, table, seats.east, { seq: 1, lines: [], wills: {} });
  expect(status).toBe(409);
});

describe('reaction windows', () => {
  /** Patrol with a reaction window in each turn: `stay` declines it, `walk` succeeds with a chance of 30 %. */
  function patrol(): Game {
    const game = openPatrol();
    const [stay, walk] = [parseAction(game, 'stay'), parseAction(game, 'walk')];
    const window = {
      ...{ id: 'turn', rule: '2', name: 'turns', decline: stay },
      isOpen: (s: { step: number }) => game.stepNames[s.step] === 'turn',
      chance: (_: unknown, action: number) => (action === walk ? 0.3 : 1),
    };
    return { ...game, windows: [window] };
  }

  function scene(will: object) {
    const game = patrol();
    const seats = [
      { kind: 'human', name: '' },
      { kind: 'human', name: '' },
    ] as const;
    const table = Table.create({ id: 't', game, seats, dice: seededDice('s') });
    table.act(0, 0, ['bury n3']);
    table.act(1, 1, ['bury n6']);
    const orders = new ConditionalMoves();
    orders.set(game, 1, { seq: 2, lines: [], wills: { turn: will } as never });
    const lastAfter = (...actions: string[]) => {
      expect(table.act(0, table.seq, actions).ok).toBe(true);
      orders.play(table);
      return table.entries.at(-1)?.text;
    };
    return { table, orders, lastAfter };
  }

  test('are declined each time if their owner has ordered it', () => {
    const { table, lastAfter } = scene({ do: 'decline' });
    expect([lastAfter('stay'), lastAfter('stay'), table.actor]).toEqual(['stay', 'stay', 0]);
    expect(table.seq).toBe(6);
  });

  test.each([
    [30, 'walk'],
    [31, 'stay'],
  ])('are met by the best answer from %d %% on, else declined: %s', (percent, text) => {
    expect(scene({ do: 'best', percent }).lastAfter('stay')).toBe(text);
  });

  test('get one best answer per write; the next one follows after others have been answered', () => {
    const { table, orders } = scene({ do: 'best', percent: 0 });
    orders.set(table.game, 0, { seq: 2, lines: [], wills: { turn: { do: 'best', percent: 0 } } });
    for (let i = 1; i <= 3; i++) {
      const before = table.seq;
      orders.play(table);
      const played = table.entries.slice(before).filter(({ kind }) => kind === 'action');
      expect([i, played.length, orders.hasMore]).toEqual([i, 1, true]);
      orders.goOn();
    }
  });

  test('are declined a few at a time, and not forever', () => {
    const { table, orders } = scene({ do: 'decline' });
    orders.set(table.game, 0, { seq: 2, lines: [], wills: { turn: { do: 'decline' } } });
    const played: number[] = [];
    do {
      const before = table.seq;
      orders.play(table);
      played.push(table.seq - before);
      orders.goOn();
    } while (orders.hasMore);
    expect(Math.max(...played)).toBe(4);
    expect(played.reduce((sum, n) => sum + n)).toBeLessThanOrEqual(200);
  });

  test('ask again if their owner undoes an automatic answer', () => {
    const { table, orders, lastAfter } = scene({ do: 'decline' });
    lastAfter('stay');
    expect(table.undo(1, table.seq).ok).toBe(true);
    orders.undone(table, 1);
    orders.play(table);
    expect([table.actor, orders.of(1).wills]).toEqual([1, {}]);
  });

  test('come after conditional moves, and an order that makes a game throw is dropped', () => {
    const { table, orders, lastAfter } = scene({ do: 'decline' });
    orders.set(table.game, 1, {
      seq: 2,
      lines: [line(2, 'walk')],
      wills: { turn: { do: 'decline' } },
    });
    expect(lastAfter('stay')).toBe('walk');
    Object.assign(table.game.windows?.[0] ?? {}, {
      isOpen: () => {
        throw new Error('broken');
      },
    });
    expect([lastAfter('stay'), table.actor, orders.of(1).wills]).toEqual(['stay', 1, {}]);
    expect(orders.of(1).dropped).toMatchObject([{ reason: { key: 'orders.failed' } }]);
  });
});

test('orders that exceed one write are continued with further writes automatically', async () => {
  const { server, address, table, seats, west, spectator } = await scene();
  const { game } = (await server.tables.get(table)).table;
  const window = { id: 'turn', rule: '2', name: 'turns', decline: parseAction(game, 'stay') };
  Object.assign(game, {
    windows: [{ ...window, isOpen: (s: { step: number }) => game.stepNames[s.step] === 'turn' }],
  });
  const wills = { turn: { do: 'decline' } };
  expect((await send(address, table, seats.east, { seq: 2, lines: [], wills })).status).toBe(200);
  expect((await send(address, table, seats.west, { seq: 2, lines: [], wills })).status).toBe(200);
  // No player acts from here on, but one write cannot hold all orders.
  await spectator.until(2 + 12);
  west.close();
});
