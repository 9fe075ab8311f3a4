/** Tests that every kind of store must pass. */
import { expect, test } from 'vitest';
import { Sfc32 } from '../../../kernel/random.ts';
import { OPEN_SEAT } from '../../../table/table-parts.ts';
import { patrolTable, playOn } from '../../../table/testing/test-play.ts';
import { hashToken } from '../../seats/access-tokens.ts';
import { Accounts } from '../../accounts/accounts.ts';
import { forgetRatings, profileOf, rateEnded } from '../../accounts/ratings.ts';
import { blockedBy, isBlocked, setBlock } from '../../seats/permissions.ts';
import { claimSeat, setSeatAccount, seatAccounts } from '../../seats/account-seats.ts';
import { testDatabase } from './test-database.ts';
import { testDeadlines } from './test-deadlines.ts';
import { testChallenges } from './test-challenges.ts';
import { testFriends } from './test-friends.ts';
import { testNotifications } from './test-notifications.ts';
import { testStudies } from './test-studies.ts';
import { testTournamentEnds, testTournaments, testTournamentVariants } from './test-tournaments.ts';
import { testUptime } from './test-uptime.ts';
import { type Change, ConflictError, NoTableError, type Store } from '../store.ts';

export const SEAT = { ...OPEN_SEAT, token: 'hash', contribution: '', seal: '', orders: '' };
const BOT = {
  kind: 'bot',
  name: 'random',
  token: '',
  contribution: '',
  seal: '',
  orders: '',
} as const;

/** A long table, stored under an id. `more`: fields to add to its header. */
export async function put(store: Store, id: string, decisions = 20, more: object = {}) {
  const table = patrolTable(id);
  playOn(table, new Sfc32(id), decisions);
  const { entries, snapshot } = table;
  const header = { ...table.header, ...more };
  const schema = table.state.layout.schema;
  const change = {
    ...{ entries, progress: progressAt(table), effects: [{ seq: 2, text: '{"dice":2}' }] },
    snapshot: { ...snapshot, schema, fingerprint: 'print' },
  };
  await store.insert({ id, header, seed: 'ab', seats: [SEAT, SEAT], host: 'h' }, change);
  return table;
}

type StoredMoves = Awaited<ReturnType<typeof put>>;

export const progressAt = ({ seq, actor }: Pick<StoredMoves, 'seq' | 'actor'>) => ({
  seq,
  actor,
  over: false,
});

/** One more move at a table, as the change that writes it. */
export function moved(table: StoredMoves, seed = 'more'): Change {
  const { seq } = table;
  playOn(table, new Sfc32(seed), 1);
  return { entries: table.entries.slice(seq), progress: progressAt(table) };
}

const named = (table: StoredMoves, name: string): Change => ({
  progress: progressAt(table),
  seats: new Map([[0, { ...SEAT, name }]]),
});

/** The contract, as tests. `open` returns an empty store, which the test deletes at its end. */
export function testStoreContract(open: () => Promise<Store>): void {
  testWriting(open);
  testOrders(open);
  testReading(open);
  testOrderMarker(open);
  testChat(open);
  testDatabase(open);
  testPeople(open);
  testSitters(open);
  testRatings(open);
  testTournaments(open);
  testTournamentEnds(open);
  testTournamentVariants(open);
  testStudies(open);
  testUptime(open, put);
  testDeadlines(open, put);
  testChallenges(open, put);
  testFriends(open, put);
  testNotifications(open, put);
}

function testWriting(open: () => Promise<Store>): void {
  test('returns what was stored', async () => {
    const store = await open();
    const table = await put(store, 'a');
    const loaded = await store.load('a');
    expect(loaded).toMatchObject({ header: table.header, entries: table.entries, seed: 'ab' });
    expect(loaded).toMatchObject({ seats: [SEAT, SEAT], host: 'h', revision: 0 });
    const { schema, size } = table.state.layout;
    expect(loaded?.snapshot(schema, size)).toEqual({ ...table.snapshot, fingerprint: 'print' });
    expect(loaded?.snapshot('another/1', size)).toBeUndefined();
    expect(loaded?.snapshot(schema, size + 1)).toBeUndefined();
    expect(await store.load('zzz')).toBeUndefined();
  });

  test('accepts one of two writes that expect the same revision', async () => {
    const store = await open();
    const table = await put(store, 'a', 3);
    const before = table.seq;
    const copies = [
      moved(table),
      { ...named(table, 'Ann'), progress: { ...progressAt(table), seq: before } },
    ];
    const results = await Promise.allSettled(copies.map((change) => store.append('a', 0, change)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((results[1] as PromiseRejectedResult).reason).toBeInstanceOf(ConflictError);
    const loaded = await store.load('a');
    expect(loaded).toMatchObject({ entries: table.entries, revision: 1 });
    expect(loaded?.seats[0]?.name).toBe('');
    await store.append('a', 1, named(table, 'Ann'));
    expect((await store.load('a'))?.seats[0]?.name).toBe('Ann');
  });

  test('accepts writes that depend on each other, requested at once, in their order', async () => {
    const store = await open();
    const table = await put(store, 'a', 1);
    const changes = [1, 2, 3, 4, 5].map((n) => moved(table, `more ${n}`));
    await Promise.all(changes.map((change, i) => store.append('a', i, change)));
    expect(await store.load('a')).toMatchObject({ entries: table.entries, revision: 5 });
  });

  test('loses no write that shares a transaction with a failing one', async () => {
    const store = await open();
    const tables = await Promise.all(['a', 'b', 'c', 'd'].map((id) => put(store, id, 3)));
    const [a, b, c, d] = tables as [StoredMoves, StoredMoves, StoredMoves, StoredMoves];
    const results = await Promise.allSettled([
      store.append('a', 0, moved(a)),
      // The same entries again: a record is append-only, so this fails.
      store.append('b', 0, { entries: b.entries, progress: progressAt(b) }),
      store.append('c', 7, moved(c)),
      store.append('d', 0, moved(d)),
      store.append('zzz', 0, { progress: progressAt(a) }),
    ]);
    const [whole, broken] = ['fulfilled', 'rejected'];
    expect(results.map(({ status }) => status)).toEqual([whole, broken, broken, whole, broken]);
    expect((await store.load('a'))?.entries).toEqual(a.entries);
    expect((await store.load('d'))?.entries).toEqual(d.entries);
    for (const id of ['b', 'c']) expect((await store.load(id))?.revision).toBe(0);
  });
}

function testOrders(open: () => Promise<Store>): void {
  test('stores orders of a seat without their time, if nobody may learn it', async () => {
    const store = await open();
    const table = await put(store, 'a', 3);
    const [before] = await store.find(['a']);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const seats = new Map([[1, { ...SEAT, orders: '{}' }]]);
    await store.append('a', 0, { progress: progressAt(table), seats, quiet: true });
    expect((await store.find(['a']))[0]?.touched).toBe(before?.touched);
    expect((await store.tail('a', table.seq))?.seats.map(({ orders }) => orders)).toEqual([
      '',
      '{}',
    ]);
    expect((await store.load('a'))?.seats[1]?.orders).toBe('{}');
    await store.append('a', 1, moved(table));
    const [after] = await store.find(['a']);
    expect(after?.touched).toBeGreaterThan(before?.touched ?? 0);
  });
}

function testOrderMarker(open: () => Promise<Store>): void {
  test('knows tables where orders may be left to play', async () => {
    const store = await open();
    const table = await put(store, 'a');
    const hasPendingOrders = async () => [
      (await store.load('a'))?.hasPendingOrders,
      (await store.tail('a', 0))?.hasPendingOrders,
      await store.botTurns(),
    ];
    expect(await hasPendingOrders()).toEqual([false, false, []]);
    const seats = (orders: string) =>
      new Map([[0, { ...BOT, kind: 'human', token: 'x', orders }] as const]);
    const progress = { ...progressAt(table), actor: 0 };
    await store.append('a', 0, { progress, seats: seats('{}'), bot: 3 });
    expect(await hasPendingOrders()).toEqual([true, true, [{ id: 'a', people: true }]]);
    await store.append('a', 1, { progress, seats: seats('') });
    expect(await hasPendingOrders()).toEqual([false, false, []]);
  });
}

function testReading(open: () => Promise<Store>): void {
  test('lists tables in play and those with a free seat, and knows where bots are to act', async () => {
    const store = await open();
    await put(store, 'a');
    const b = await put(store, 'b');
    const seats = new Map([0, 1].map((side) => [side, BOT] as const));
    await store.append('b', 0, { progress: { ...progressAt(b), actor: 1 }, seats, bot: 1 });
    expect((await store.list(10, false)).map(({ id }) => id).sort()).toEqual(['a', 'b']);
    expect((await store.list(10, true)).map(({ id }) => id)).toEqual(['a']);
    expect(await store.list(1, false)).toHaveLength(1);
    // No tables touched before that; and some tables by id.
    const [last] = await store.list(1, false);
    expect(await store.list(10, false, (last?.touched ?? 0) + 1)).toEqual([]);
    expect((await store.list(10, false, last?.touched)).map(({ id }) => id)).toContain(last?.id);
    expect((await store.find(['b', 'z'])).map(({ id, actor }) => [id, actor])).toEqual([['b', 1]]);
    expect(await store.botTurns()).toEqual([{ id: 'b', people: false }]);
    expect(await store.ids()).toEqual(['a', 'b']);
  });

  test('returns how a game ended, and no longer lists it', async () => {
    const store = await open();
    const table = await put(store, 'a');
    const outcome = JSON.stringify({ winner: 'west', rule: '5', reason: 'First across.' });
    const progress = { ...progressAt(table), actor: -1, over: true, outcome };
    await store.append('a', 0, { progress });
    const end = { winners: [0], rule: '5', reason: 'First across.' };
    expect((await store.load('a'))?.outcome).toEqual(end);
    expect(await store.list(10, false)).toEqual([]);
    expect((await store.find(['a'])).map(({ over }) => over)).toEqual([true]);
  });

  test('writes a table of thousands of entries, and deletes it', async () => {
    const store = await open();
    await put(store, 'a', 3);
    const long = patrolTable('long');
    for (let i = 0; i < 500; i++) {
      playOn(long, new Sfc32(i), 1);
      const { sideToUndo } = long;
      if (sideToUndo !== undefined) long.undo(sideToUndo, long.seq);
    }
    const { header, entries } = long;
    const head = { id: 'long', header, seats: [SEAT, SEAT], host: '' };
    await store.insert(head, { entries, progress: progressAt(long) });
    expect((await store.load('long'))?.entries).toEqual(entries);
    await store.clearPartial();
    await store.remove('long');
    expect(await store.load('long')).toBeUndefined();
    expect(await store.ids()).toEqual(['a']);
  });
}

const message = (text: string, side = 0) => ({ side, name: 'Ann', who: '', text, at: 1 });

function testChat(open: () => Promise<Store>): void {
  test('stores chat in order, with a limit each for players and spectators, and private notes', async () => {
    const store = await open();
    await put(store, 'a', 3);
    await put(store, 'b', 3);
    await store.chat.add('b', message('elsewhere'), 3);
    // Messages of spectators do not displace those of players.
    await store.chat.add('a', message('first'), 3);
    const pending = [1, 2, 3, 4, 5].map((n) => store.chat.add('a', message(`${n}`, -3), 3));
    expect((await Promise.all(pending)).sort()).toEqual([2, 3, 4, 5, 6]);
    const kept = await store.chat.after('a', 0);
    expect(kept.map(({ n }) => n)).toEqual([1, 4, 5, 6]);
    expect(kept[0]).toEqual({ n: 1, ...message('first') });
    expect((await store.chat.after('a', 5)).map(({ n }) => n)).toEqual([6]);
    await store.chat.storeNote('a', 0, 'hash', 'Left, then right.\nOr not?');
    expect(await store.chat.note('a', 0, 'hash')).toBe('Left, then right.\nOr not?');
    // The note is private: another seat cannot read it, nor a later player of this seat.
    expect([await store.chat.note('a', 1, 'hash'), await store.chat.note('a', 0, 'other')]).toEqual(
      ['', ''],
    );
    await store.chat.storeNote('a', 0, 'hash', '');
    expect(await store.chat.note('a', 0, 'hash')).toBe('');
  });

  test('stores one rematch per table: the first request decides', async () => {
    const store = await open();
    await put(store, 'a', 3);
    expect(await store.rematchOf('a')).toBeUndefined();
    const pending = [0, 1].map((shift) => store.setRematch('a', { table: `b${shift}`, shift }));
    const [first, second] = await Promise.all(pending);
    expect(first).toEqual(second);
    expect(await store.rematchOf('a')).toEqual(first);
    expect(await store.setRematch('a', { table: 'c', shift: 1 })).toEqual(first);
  });

  test('stores nothing about a table that does not exist, and deletes everything with the table', async () => {
    const store = await open();
    await put(store, 'a', 3);
    await expect(store.chat.add('z', message('x'), 3)).rejects.toThrow(NoTableError);
    await expect(store.chat.storeNote('z', 0, 'hash', 'x')).rejects.toThrow(NoTableError);
    await store.chat.add('a', message('x'), 3);
    await store.chat.storeNote('a', 0, 'hash', 'x');
    await store.remove('a');
    await put(store, 'a', 3);
    expect([await store.chat.after('a', 0), await store.chat.note('a', 0, 'hash')]).toEqual([
      [],
      '',
    ]);
  });
}

/** Cheap password hashes. */
const WORK = 2;

function testPeople(open: () => Promise<Store>): void {
  test('stores accounts with unique names, and deletes their data with them', async () => {
    const { db } = await open();
    let now = Date.now();
    const accounts = new Accounts(db, WORK, () => now);
    const asked = [1, 2, 3].map(() => accounts.create('Ann', 'correct horse'));
    const made = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled');
    expect(made).toHaveLength(1);
    const id = await accounts.byPassword('ann', 'correct horse');
    const secret = await accounts.signIn(id);
    const month = 30 * 86_400_000;
    now += month;
    expect(await accounts.bySecret(secret)).toMatchObject({ id, name: 'Ann', hasPassword: true });
    now += month;
    const login = await accounts.bySecret(secret);
    expect(login).toMatchObject({ id });
    now += month + 1;
    expect(await accounts.bySecret(secret)).toBeUndefined();
    const held = await accounts.signIn(id);
    await db
      .updateTable('accounts')
      .set({ banned: now + 1 })
      .where('id', '=', id)
      .execute();
    expect(await accounts.bySecret(held)).toBeUndefined();
    await expect(accounts.signIn(id)).rejects.toThrow(/banned until/);
    now += 1;
    const again = await accounts.bySecret(await accounts.signIn(id));
    await accounts.remove(again ?? expect.fail(), 'correct horse');
    expect(await accounts.find(id)).toBeUndefined();
    expect(await db.selectFrom('logins').selectAll().execute()).toEqual([]);
  });
}

const RATED = { game: 'patrol', players: ['ann', 'bob'], at: 1000 } as const;

function testRatings(open: () => Promise<Store>): void {
  test('rates each game once, whichever server does, and every game of players who play many at once', async () => {
    const { db } = await open();
    const twice = ['a', 'a', 'a', 'b', 'c'].map((table, i) =>
      rateEnded(db, { ...RATED, table, score: i < 3 ? 1 : 0.5 }),
    );
    expect((await Promise.all(twice)).filter((isNew) => isNew)).toHaveLength(3);
    const ratingRows = db.selectFrom('ratings').selectAll().orderBy('player');
    const rows = await ratingRows.execute();
    expect(rows.map((row) => [row.player, row.games])).toEqual([
      ['ann', 3],
      ['bob', 3],
    ]);
    const [ann, bob] = rows.map(({ rating }) => rating);
    expect((ann ?? 0) + (bob ?? 0)).toBeCloseTo(3000, 6);
    expect(ann).toBeGreaterThan(1500);
    const account = { id: 'bob', name: 'Bob', hasPassword: true, banned: 0, muted: 0 };
    const { games, ratings } = await profileOf(db, account, 1000);
    expect(ratings).toMatchObject([{ game: 'patrol', pool: 'people', games: 3 }]);
    expect(games.map(({ score }) => score).sort()).toEqual([0, 0.5, 0.5]);
    await db.write(...forgetRatings(db, 'bob'));
    expect(await ratingRows.where('player', '=', 'bob').execute()).toEqual([]);
  });

  test('knows who has blocked whom at a table', async () => {
    const store = await open();
    const { db } = store;
    await put(store, 'a');
    const accounts = new Accounts(db, WORK);
    const ann = await accounts.create('Ann', 'correct horse');
    const bob = await accounts.create('Bob', 'correct horse');
    await setSeatAccount(db, 'a', 0, ann);
    for (const on of [true, true]) await setBlock(db, ann, bob, on);
    expect([await isBlocked(db, 'a', bob), await isBlocked(db, 'a', ann)]).toEqual([true, false]);
    expect([await blockedBy(db, ann), await blockedBy(db, bob)]).toEqual([['Bob'], []]);
    await setBlock(db, ann, bob, false);
    expect(await isBlocked(db, 'a', bob)).toBe(false);
  });
}

function testSitters(open: () => Promise<Store>): void {
  test('stores the account of a seat: the first that shows its secret, then each person who takes the seat', async () => {
    const store = await open();
    const { db } = store;
    const table = await put(store, 'a');
    const accounts = new Accounts(db, WORK);
    const ann = await accounts.create('Ann', 'correct horse');
    const bob = await accounts.create('Bob', 'correct horse');
    const mine = { ...SEAT, kind: 'human', token: hashToken('mine') } as const;
    const taken = { progress: progressAt(table), seats: new Map([[1, mine]]) };
    await store.append('a', 0, taken);
    for (const [id, token] of [
      [bob, 'no idea'],
      [ann, 'mine'],
      [bob, 'mine'],
    ] as const)
      await claimSeat(db, { id }, 'a', token);
    expect([...(await seatAccounts(db, 'a'))]).toEqual([[1, ann]]);
    await setSeatAccount(db, 'a', 1, bob);
    expect([...(await seatAccounts(db, 'a'))]).toEqual([[1, bob]]);
    await setSeatAccount(db, 'a', 1, undefined);
    expect((await seatAccounts(db, 'a')).size).toBe(0);
    await setSeatAccount(db, 'a', 1, bob);
    await store.remove('a');
    expect((await seatAccounts(db, 'a')).size).toBe(0);
  });
}
