/** Tests of challenges that every store must pass. */
import { expect, test } from 'vitest';
import { Accounts } from '../../accounts/accounts.ts';
import {
  addFriend,
  friendsOf,
  invitationsOf,
  linkOf,
  notePresence,
} from '../../accounts/friends.ts';
import {
  challengesOf,
  checkKept,
  checkMayChallenge,
  declineChallenge,
  endChallenge,
  expireChallenges,
  reserveSeat,
  suggest,
} from '../../challenges/challenges.ts';
import { storeChannel } from '../../notifications/channels.ts';
import { setSeatAccount } from '../../seats/account-seats.ts';
import { listTables } from '../../seats/open-games.ts';
import { setBlock } from '../../seats/permissions.ts';
import type { RecordHeader } from '../../../table/record/record-schemas.ts';
import type { Store } from '../store.ts';

const DAY = 86_400_000;

type Open = () => Promise<Store>;
/** Stores a table under an id, after some decisions, with more fields in its header. */
type Put = (
  store: Store,
  id: string,
  decisions?: number,
  more?: Pick<RecordHeader, 'variant'>,
) => Promise<unknown>;

async function scene(open: Open) {
  const store = await open();
  const { db } = store;
  const accounts = new Accounts(db, 2);
  const make = async (name: string) => ({
    id: await accounts.create(name, 'correct horse'),
    name,
  });
  return { store, db, ann: await make('Ann'), bob: await make('Bob'), cleo: await make('Bobette') };
}

async function sitDown({ db }: Store, id: string, side: number, account: string): Promise<void> {
  await setSeatAccount(db, id, side, account);
  const seat = db.updateTable('seats').set({ kind: 'human' });
  await seat.where((eb) => eb.and({ table_id: id, side })).execute();
}

export function testChallenges(open: Open, put: Put): void {
  testKeeping(open, put);
  testExpiring(open, put);
  testChallenging(open, put);
}

function testKeeping(open: Open, put: Put): void {
  test('a challenge reserves the seat for one account, until it is answered and its sender ends it', async () => {
    const { store, db, ann, bob, cleo } = await scene(open);
    await put(store, 'a', 20, { variant: { title: 'Fast', changes: { speed: 2 } } });
    await sitDown(store, 'a', 0, ann.id);
    const seat = { table: 'a', free: 1 };
    const listed = async () =>
      (await listTables(store, { open: true }, undefined, [])).map(({ table }) => table);
    expect(await listed()).toEqual(['a']);
    await expect(checkKept(db, seat, undefined)).resolves.toBeUndefined();
    await reserveSeat(db, { from: ann.id, to: bob.id, table: 'a' });
    expect(await listed()).toEqual([]);
    await expect(checkKept(db, seat, cleo)).rejects.toThrow(/reserved for Bob/);
    await expect(checkKept(db, seat, undefined)).rejects.toThrow(/reserved for Bob/);
    await expect(checkKept(db, seat, bob)).resolves.toBeUndefined();
    await expect(checkKept(db, { ...seat, free: 2 }, cleo)).resolves.toBeUndefined();
    const variant = { title: 'Fast', changes: 1, hash: expect.any(String) };
    const place = { table: 'a', game: 'patrol', scenario: 'standard', side: 'east', variant };
    const until = expect.any(Number);
    const now = Date.now();
    expect(await invitationsOf(db, bob.id, now)).toEqual([{ ...place, from: 'Ann', until }]);
    const sent = () => challengesOf(db, ann.id, now);
    expect(await sent()).toEqual([{ ...place, to: 'Bob', state: 'waiting', until }]);
    expect(await declineChallenge(db, cleo.id, 'a')).toBeUndefined();
    expect(await declineChallenge(db, bob.id, 'a')).toBe(ann.id);
    expect(await declineChallenge(db, bob.id, 'a')).toBeUndefined();
    expect(await invitationsOf(db, bob.id, now)).toEqual([]);
    expect(await sent()).toMatchObject([{ state: 'declined' }]);
    await expect(checkKept(db, seat, bob)).rejects.toThrow(/reserved for Bob/);
    await endChallenge(db, bob.id, 'a');
    expect(await sent()).toHaveLength(1);
    await endChallenge(db, ann.id, 'a');
    expect(await sent()).toEqual([]);
    expect(await listed()).toEqual(['a']);
  });
}

function testExpiring(open: Open, put: Put): void {
  test('an unanswered challenge expires once, if its table still waits', async () => {
    const { store, db, ann, bob } = await scene(open);
    for (const id of ['a', 'b']) {
      await put(store, id);
      await reserveSeat(db, { from: ann.id, to: bob.id, table: id });
    }
    const now = Date.now();
    expect(await expireChallenges(db, now - DAY)).toEqual([]);
    const later = now + 4 * DAY;
    expect((await challengesOf(db, ann.id, later)).map(({ state }) => state)).toEqual([
      'expired',
      'expired',
    ]);
    for (const side of [0, 1]) await sitDown(store, 'b', side, bob.id);
    const expired = { table: 'a', challenger: ann.id, from: 'Bob' };
    expect(await expireChallenges(db, later)).toEqual([expired]);
    expect(await expireChallenges(db, later)).toEqual([]);
    expect(await challengesOf(db, ann.id, now)).toMatchObject([{ table: 'a', state: 'expired' }]);
  });
}

function testChallenging(open: Open, put: Put): void {
  test('accounts cannot challenge themselves, accounts that block them, or accounts that they block', async () => {
    const { store, db, ann, bob } = await scene(open);
    await expect(checkMayChallenge(db, ann, ann)).rejects.toThrow(/yourself/);
    await put(store, 'a');
    await reserveSeat(db, { from: ann.id, to: bob.id, table: 'a' });
    await setBlock(db, bob.id, ann.id, true);
    expect(await challengesOf(db, ann.id, Date.now())).toMatchObject([{ state: 'declined' }]);
    await expect(checkMayChallenge(db, ann, bob)).rejects.toThrow(/Bob does not accept/);
    await expect(checkMayChallenge(db, bob, ann)).rejects.toThrow(/have blocked Ann/);
    await setBlock(db, bob.id, ann.id, false);
    await expect(checkMayChallenge(db, ann, bob)).resolves.toBeUndefined();
  });

  test('at most twenty challenges of an account wait; withdrawing one allows another', async () => {
    const { store, db, ann, bob } = await scene(open);
    for (let n = 0; n < 20; n++) {
      await expect(checkMayChallenge(db, ann, bob)).resolves.toBeUndefined();
      await put(store, `t${n}`);
      await sitDown(store, `t${n}`, 0, ann.id);
      await reserveSeat(db, { from: ann.id, to: bob.id, table: `t${n}` });
    }
    await expect(checkMayChallenge(db, ann, bob)).rejects.toThrow(/20 challenges/);
    await endChallenge(db, ann.id, 't3');
    await expect(checkMayChallenge(db, ann, bob)).resolves.toBeUndefined();
  });

  test('an invitation goes through the channels of the account, daily ones too', async () => {
    const { store, db, bob } = await scene(open);
    const ways = [
      { kind: 'webhook', address: 'https://example.org/', details: '{}' },
      { kind: 'email', address: 'bob@example.org', details: '{}' },
    ] as const;
    await storeChannel(db, bob.id, ways[0]);
    await storeChannel(db, bob.id, ways[1], { daily: '8 UTC', due: 1 });
    const found = await store.notifications.ofAccount(bob.id);
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining([...ways]));
  });

  test('suggests names by their beginning, friends first, without blocked accounts', async () => {
    const { db, ann, bob, cleo } = await scene(open);
    const now = 10_000_000;
    const named = async (prefix: string) =>
      (await suggest(db, ann.id, { prefix, now })).map(({ name }) => name);
    expect(await named('b')).toEqual([]);
    expect(await named('BO')).toEqual(['Bob', 'Bobette']);
    expect(await named('an')).toEqual([]);
    expect(await named('o%')).toEqual([]);
    await addFriend(db, cleo.id, await linkOf(db, ann.id, false));
    await notePresence(db, cleo.id, now - 1000);
    expect(await suggest(db, ann.id, { prefix: '', now })).toEqual([
      { name: 'Bobette', isFriend: true, isOnline: true },
    ]);
    expect(await named('bo')).toEqual(['Bobette', 'Bob']);
    await setBlock(db, bob.id, ann.id, true);
    expect(await named('bo')).toEqual(['Bobette']);
    expect((await friendsOf(db, ann.id, now)).friends).toHaveLength(1);
  });
}
