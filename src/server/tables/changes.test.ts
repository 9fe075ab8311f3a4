import { describe, expect, test, vi } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import type { ClientTable } from '../../table/views/client-table.ts';
import type { ViewedEntry } from '../../table/messages/messages.ts';
import {
  makeTable,
  randomAction,
  request,
  connectClient,
  testServer,
  viewOf,
} from '../testing/test-client.ts';

async function seated() {
  const { address, tables } = await testServer();
  const { table, seats, host } = await makeTable(address);
  const { client: west } = await connectClient(address, table, seats.west);
  const { client: east } = await connectClient(address, table, seats.east);
  return { address, tables, table, seats, host, west, east };
}

/** A table as a client has assembled it from changes, in the form of a full view. */
function whole({ last: _, entries, ...rest }: ClientTable) {
  const plain = entries.map(({ patches: __, ...entry }: Partial<ViewedEntry>) => entry);
  return { ...rest, entries: plain };
}

describe('changes', () => {
  test('come with the answer in one message, and without it to other clients of the seat', async () => {
    const { address, table, seats, west, east } = await seated();
    const { client: window } = await connectClient(address, table, seats.west);
    const before = west.received.length;
    await west.act(0, 'bury n3');
    const [message, ...others] = west.received.slice(before);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      type: 'changes',
      seq: 1,
      entries: [{ text: 'bury n3', patches: expect.arrayContaining([[69, 3]]) }],
      status: { actor: 1, canUndo: true },
      answer: { played: 1 },
    });
    await window.until(1);
    expect(window.received.at(-1)).toEqual({ ...message, answer: undefined });
    await east.until(1);
    expect(east.received.at(-1)).toMatchObject({ seq: 1, entries: [{ text: '' }] });
  });

  test('contain the changed parts of the status, and never the whole position', async () => {
    const { west, east } = await seated();
    await west.act(0, 'bury n3');
    await east.act(1, 'bury n6');
    await west.act(2, 'stay');
    const last = west.received.at(-1);
    expect(last).toMatchObject({ status: { actor: 1, canUndo: true } });
    expect(Object.keys((last as { status: object }).status)).toEqual(['actor', 'canUndo']);
    expect(JSON.stringify(west.received.slice(1))).not.toContain('"ints"');
  });

  test('add up to the full table, for seats and spectators, through a whole game', async () => {
    const { address, table, seats, west, east } = await seated();
    const { client: spectator } = await connectClient(address, table);
    const rng = new Sfc32('followed');
    for (let i = 0; i < 60 && !west.view?.outcome; i++) {
      const { actor = 0, seq = 0 } = (await west.until(i)) ?? {};
      const mover = actor === 0 ? west : east;
      await mover.act(seq, randomAction(mover.view as ClientTable, rng));
      const now = mover.view?.seq ?? 0;
      for (const [client, token] of [
        [west, seats.west],
        [east, seats.east],
        [spectator, undefined],
      ] as const) {
        await client.until(now);
        if (!client.view?.outcome && i % 5 === 0)
          expect(whole(client.view as ClientTable)).toEqual(await viewOf(address, table, token));
      }
    }
    expect(west.received.filter(({ type }) => type === 'table').length).toBeLessThanOrEqual(2);
  });

  test('are sent to the end of a game with hidden information, before it is revealed', async () => {
    const { west, east } = await seated();
    await west.act(0, 'bury n3');
    await east.act(1, 'bury n6');
    await west.ask({ type: 'resign', seq: 2 });
    const opened = await east.next('table', 'error');
    const types = east.received.map(({ type }) => type);
    expect(types.lastIndexOf('changes')).toBeLessThan(types.lastIndexOf('table'));
    expect(east.received.findLast(({ type }) => type === 'changes')).toMatchObject({
      entries: [{ kind: 'resign' }],
      status: { outcome: { winners: [1] } },
    });
    expect(opened).toBeDefined();
  });

  test('are computed only for connected clients', async () => {
    const { tables, table, address, west, east } = await seated();
    const session = await tables.get(table);
    const { client: spectator } = await connectClient(address, table);
    const { client: another } = await connectClient(address, table);
    expect(session.table.followers.size).toBe(3);
    spectator.close();
    await request(address, 'POST', `/api/tables/${table}/actions`, { type: 'undo', id: 1, seq: 0 });
    expect(session.table.followers.size).toBe(3);
    for (const client of [another, west, east]) client.close();
    await expect.poll(() => session.table.followers.size).toBe(0);
  });
});

describe('the whole table', () => {
  test('is sent to a client that requests it, and later changes continue from it', async () => {
    const { west, east } = await seated();
    await west.act(0, 'bury n3');
    west.send('{"type":"table","id":9}');
    expect((await west.next('table')).table).toMatchObject({ seq: 1, entries: [{ seq: 1 }] });
    await east.act(1, 'bury n6');
    expect(await west.until(2)).toMatchObject({ seq: 2, actor: 0 });
    expect(await west.act(2, 'stay')).toMatchObject({ type: 'done', seq: 3 });
  });

  test('cannot be requested without limit', async () => {
    const { address, table } = await seated();
    const { client: villain } = await connectClient(address, table);
    for (let i = 0; i < 20; i++) villain.send(`{"type":"table","id":${i}}`);
    expect(await villain.closed).toBe(1008);
    expect(villain.received.filter(({ type }) => type === 'table').length).toBeLessThan(8);
  });
});

describe('a change that is not on disk yet', () => {
  /** Holds back the writes of a store; each function in the list releases one and resolves when it is on disk. */
  function held(store: Awaited<ReturnType<typeof seated>>['tables']['store']) {
    const writes: (() => Promise<void>)[] = [];
    const append = store.append.bind(store);
    vi.spyOn(store, 'append').mockImplementation(async (...args) => {
      const release = Promise.withResolvers<void>();
      const write = release.promise.then(() => append(...args));
      writes.push(() => {
        release.resolve();
        return write;
      });
      return write;
    });
    return writes;
  }

  test('is sent to no client, nor is a change that depends on it', async () => {
    const { address, tables, table, seats, west, east } = await seated();
    await west.act(0, 'bury n3');
    await east.until(1);
    const known = [west, east].map(({ received }) => received.length);
    const writes = held(tables.store);
    const answer = east.act(1, 'bury n6');
    await expect.poll(() => writes.length).toBe(1);
    const standIn = { do: 'stand-in', level: 'random' };
    const change = request(address, 'POST', `/api/tables/${table}/seats/west`, standIn, seats.west);
    await expect.poll(() => writes.length).toBe(2);
    const arriving = connectClient(address, table, seats.west);
    await writes[0]?.();
    // A message caused by the write would arrive before the answer to this invalid message.
    for (const [i, { received, socket }] of [west, east].entries()) {
      socket.send('nonsense');
      const fresh = () => received.slice(known[i]).map(({ type }) => type);
      await expect.poll(fresh, { interval: 5 }).toContain('error');
      expect(fresh()).toEqual(['error']);
    }
    await writes[1]?.();
    expect(await answer).toMatchObject({ type: 'done', seq: 3, played: 1 });
    expect((await change).status).toBe(200);
    expect((await arriving).view.seq).toBeGreaterThanOrEqual(3);
    expect(await west.until(3)).toMatchObject({ seats: [{ standIn: 'random' }, {}] });
  });
});
