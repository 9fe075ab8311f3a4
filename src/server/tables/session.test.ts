/**
 * States of a session: changes are written, then published; the table is read again after a conflict; requests are
 * refused after a failure or when the table is gone.
 */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../../table/messages/messages.ts';
import { finish } from '../../table/slices.ts';
import { Table } from '../../table/table.ts';
import { patrolTable } from '../../table/testing/test-play.ts';
import type { CooperativeScheduler } from '../operations/cooperative-scheduler.ts';
import { hashToken } from '../seats/access-tokens.ts';
import { ConflictError, type Change, type RemoteChange, type Store } from '../store/store.ts';
import { LiveTable } from './live-table.ts';
import type { Subscriber } from './publisher.ts';
import { type SessionHost, TableSession } from './session.ts';
import type { RestoredTable } from './reader.ts';

/** A write that the test completes. */
interface PendingWrite {
  readonly change: Change;
  succeed(): void;
  fail(error: Error): void;
}

/** A client that keeps its messages. */
class Client implements Subscriber {
  readonly messages: ServerMessage[] = [];
  isDropped = false;

  readonly side: number;

  constructor(side: number) {
    this.side = side;
  }

  send(text: string): void {
    this.messages.push(JSON.parse(text));
  }

  disconnect(): void {
    this.isDropped = true;
  }

  get types(): string[] {
    return this.messages.map(({ type }) => type);
  }
}

type Scheduler = Pick<CooperativeScheduler, 'run'>;

const atOnce: Scheduler = { run: async (work) => finish(work) };

const secrets = { tokens: ['west', 'east'].map(hashToken), host: '' };
const conflict = new ConflictError('t');

/** A session with both players, whose writes the test completes; `stored` is the table in the store. */
async function seated(stored?: () => Promise<RestoredTable>, scheduler: Scheduler = atOnce) {
  const writes: PendingWrite[] = [];
  const append = (_id: string, _expected: number, change: Change): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    writes.push({ change, succeed: resolve, fail: reject });
    return promise;
  };
  const tail = vi.fn<Store['tail']>();
  const host = {
    store: { append, tail } as unknown as Store,
    scheduler: scheduler as CooperativeScheduler,
    uptime: {} as SessionHost['uptime'],
    rulesMove: {} as SessionHost['rulesMove'],
    recordEntries: 1000,
    onChange: vi.fn(),
    onFirstVisit: vi.fn(),
    onPresence: vi.fn(),
    onWriteFailure: vi.fn(),
    readmit: vi.fn(),
    reload: async () => stored?.(),
  } satisfies SessionHost;
  const session = new TableSession(new LiveTable({ table: patrolTable(), ...secrets }), host);
  const [west, east] = [new Client(0), new Client(1)];
  for (const client of [west, east]) await session.subscribe(client);
  return { session, host, writes, tail, west, east };
}

/** The table of the tests as another server has changed it, after some actions. */
function storedAfter(...actions: readonly string[]): RestoredTable {
  const table = patrolTable();
  for (const action of actions) table.act(table.actor, table.seq, [action]);
  const { id, game, header, entries, dice, seats } = table;
  const read = Table.load({ id, game, header, entries, dice, seats });
  const beside = { orders: ['', ''], attended: true, hasPendingOrders: false };
  return { table: read, ...secrets, ...beside, revision: 9, hasEffects: false };
}

const bury = (id: number, seq: number, at: string) => ({
  type: 'act' as const,
  id,
  seq,
  actions: [`bury ${at}`],
});

/** Waits until all pending promises have run that need nothing from outside. */
async function turn(): Promise<void> {
  for (let i = 0; i < 10; i++) await setImmediate();
}

describe('a change', () => {
  test('is published when it is stored, and not before', async () => {
    const { session, writes, west, east, host } = await seated();
    const answer = session.handle(west, bury(1, 0, 'n3'));
    await turn();
    expect(writes).toHaveLength(1);
    expect([west.types.at(-1), east.types]).toEqual(['changes', ['table']]);
    const before = west.messages.length;
    expect(host.onChange).not.toHaveBeenCalled();
    expect(session.idle).toBe(false);
    writes[0]?.succeed();
    expect(await answer).toMatchObject({ ok: true, seq: 1 });
    expect(west.messages.slice(before)).toMatchObject([{ seq: 1, answer: { id: 1, played: 1 } }]);
    expect(east.messages.at(-1)).toMatchObject({ type: 'changes', entries: [{ seq: 1 }] });
    expect(host.onChange).toHaveBeenCalledTimes(1);
  });

  test('is published together with changes that are made while it is being stored', async () => {
    const { session, writes, west, east } = await seated();
    const answers = [
      session.handle(west, bury(1, 0, 'n3')),
      session.handle(east, bury(1, 1, 'n6')),
    ];
    await turn();
    expect(writes.map(({ change }) => change.entries?.map(({ seq }) => seq))).toEqual([[1], [2]]);
    writes[0]?.succeed();
    await turn();
    expect(east.types).toEqual(['table']);
    writes[1]?.succeed();
    await Promise.all(answers);
    expect(east.messages.at(-1)).toMatchObject({ entries: [{ seq: 1 }, { seq: 2 }] });
  });
});

describe('a change that conflicts with another server', () => {
  test('is checked again on the table of the store, which all clients get', async () => {
    const { session, writes, west, east } = await seated(async () => storedAfter('bury n5'));
    const answer = session.handle(west, bury(1, 0, 'n3'));
    await turn();
    writes[0]?.fail(conflict);
    expect(await answer).toMatchObject({ ok: false, seq: 1 });
    expect(east.types).toEqual(['table', 'table']);
    expect(east.messages.at(-1)).toMatchObject({ table: { seq: 1 } });
    expect(west.messages.at(-1)).toMatchObject({ answer: { id: 1, refusal: { rule: '' } } });
    expect(session.idle).toBe(false);
    const next = session.handle(east, bury(2, 1, 'n6'));
    await turn();
    writes[1]?.succeed();
    expect(await next).toMatchObject({ ok: true, seq: 2 });
  });

  test('is never shown to a client that arrives meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<RestoredTable>();
    const { session, writes, west } = await seated(() => promise);
    const answer = session.handle(west, bury(1, 0, 'n3'));
    await turn();
    const late = new Client(-1);
    const listening = session.subscribe(late);
    await turn();
    writes[0]?.fail(conflict);
    await turn();
    expect(late.messages).toEqual([]);
    resolve(storedAfter('bury n5', 'bury n6'));
    await Promise.all([listening, answer]);
    expect(late.messages).toMatchObject([{ type: 'table', table: { seq: 2 } }]);
  });
});

test('a second conflict, while clients get the table again, leads to a second reading', async () => {
  let gate = Promise.resolve();
  const scheduler: Scheduler = {
    run: async (work) => {
      await gate;
      return finish(work);
    },
  };
  const reload = vi.fn(async () => storedAfter('bury n5'));
  const { session, writes, west, east } = await seated(reload, scheduler);
  const answer = session.handle(west, bury(1, 0, 'n3'));
  await turn();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  writes[0]?.fail(conflict);
  await turn();
  const decision = session.play(1, 1, 'bury n4');
  resolve();
  await turn();
  expect(east.types).toEqual(['table']);
  writes[1]?.fail(conflict);
  await expect(decision).rejects.toBe(conflict);
  expect(await answer).toMatchObject({ ok: false, seq: 1 });
  expect(reload).toHaveBeenCalledTimes(2);
  expect(east.messages.at(-1)).toMatchObject({ type: 'table', table: { seq: 1 } });
});

describe('a session', () => {
  test('whose write failed accepts no further requests', async () => {
    const { session, host, writes, west, east } = await seated();
    const answer = session.handle(west, bury(1, 0, 'n3'));
    await turn();
    const error = new Error('disk full');
    writes[0]?.fail(error);
    await expect(answer).rejects.toMatchObject({ status: 503 });
    expect(host.onWriteFailure).toHaveBeenCalledExactlyOnceWith(session, error);
    expect(east.types).toEqual(['table']);
    await expect(session.handle(west, bury(2, 1, 'n3'))).rejects.toMatchObject({ status: 503 });
    await expect(session.subscribe(new Client(-1))).rejects.toMatchObject({ status: 503 });
    await session.settled();
  });

  test('fails if the table is gone when it is read again', async () => {
    const { session, host, writes, west } = await seated();
    const answer = session.handle(west, bury(1, 0, 'n3'));
    await turn();
    writes[0]?.fail(conflict);
    await expect(answer).rejects.toMatchObject({ status: 503 });
    expect(host.onWriteFailure).toHaveBeenCalledTimes(1);
  });

  test('whose table has been removed is closed: clients are disconnected, and requests find no table', async () => {
    const { session, writes, west, east } = await seated();
    session.close({ key: 'server.gone.archived' });
    expect([west.isDropped, east.isDropped]).toEqual([true, true]);
    await expect(session.handle(west, bury(1, 0, 'n3'))).rejects.toMatchObject({ status: 404 });
    await expect(session.subscribe(west)).rejects.toMatchObject({ status: 404 });
    expect(writes).toEqual([]);
  });
});

describe('a write of another server', () => {
  /** Entries of two moves at the other server, and the news of a write of some of them. */
  const { entries, seats } = storedAfter('bury n3', 'bury n6').table;
  const newsOf = (expected: number, of: typeof entries): RemoteChange => {
    const revision = expected + 1;
    const write = { revision, entries: of, attended: true, hasPendingOrders: false };
    return { revision, known: { expected, write } };
  };

  test('is published from its notification, without reading the store', async () => {
    const { session, tail, west, east } = await seated();
    await session.follow(newsOf(0, entries.slice(0, 1)));
    await session.follow(newsOf(1, entries.slice(1)));
    for (const { messages } of [west, east])
      expect(messages.slice(-2)).toMatchObject([
        { type: 'changes', seq: 1 },
        { type: 'changes', seq: 2 },
      ]);
    expect(session.live.revision).toBe(2);
    expect(tail).not.toHaveBeenCalled();
  });

  test('is read from the store if the one before it is missing here', async () => {
    const { session, tail, east } = await seated();
    const rows = seats.map((seat, side) => ({
      ...seat,
      ...{ token: secrets.tokens[side] ?? '', contribution: '', seal: '', orders: '' },
    }));
    tail.mockResolvedValue({
      revision: 2,
      entries,
      seats: rows,
      attended: true,
      hasPendingOrders: false,
    });
    await session.follow(newsOf(1, entries.slice(1)));
    expect(tail).toHaveBeenCalledWith('t1', 0);
    expect(session.table.entries).toEqual(entries);
    // The news of the missing write comes too late.
    await session.follow(newsOf(0, entries.slice(0, 1)));
    expect([session.live.revision, east.messages.at(-1)]).toMatchObject([2, { seq: 2 }]);
  });

  test('has the whole table read again if it leads to another position here', async () => {
    const { session, west } = await seated(async () => storedAfter('bury n3'));
    const other = entries.slice(0, 1).map((entry) => ({ ...entry, hash: 'f'.repeat(32) }));
    await session.follow(newsOf(0, other));
    await turn();
    const table = west.messages.findLast(({ type }) => type === 'table');
    expect(table).toMatchObject({ table: { seq: 1 } });
    expect(session.live.revision).toBe(9);
  });
});

test('a seat that is used without a share at one server is used so at the other', () => {
  const sealed = () => {
    const { id, game, header, entries, dice, seats } = patrolTable();
    const stored = { id, game, header, entries, dice, seats, seals: ['', ''] };
    return new LiveTable({ table: Table.load(stored), ...secrets });
  };
  const [here, there] = [sealed(), sealed()];
  const share = { type: 'share' as const, id: 1, share: '', seals: [] };
  expect(there.carryOut(0, share, 1000).answer.ok).toBe(true);
  const write = { revision: 1, entries: [], attended: true, hasPendingOrders: false };
  expect(here.follow({ ...write, seats: there.storedSeats() })).toBe(true);
  expect(here.table.shares.seals).toEqual(['none', '']);
});
