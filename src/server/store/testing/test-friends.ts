/** Tests of friends that every store must pass. */
import { expect, test } from 'vitest';
import { Accounts } from '../../accounts/accounts.ts';
import {
  areFriends,
  addFriend,
  decline,
  friendsOf,
  invitationsOf,
  invite,
  linkOf,
  removalOf,
  notePresence,
} from '../../accounts/friends.ts';
import { setBlock } from '../../seats/permissions.ts';
import { setSeatAccount } from '../../seats/account-seats.ts';
import type { Store } from '../store.ts';

async function scene(open: () => Promise<Store>) {
  const store = await open();
  const { db } = store;
  const accounts = new Accounts(db, 2);
  const make = (name: string) => accounts.create(name, 'correct horse');
  const [ann, bob, cleo] = [await make('Ann'), await make('Bob'), await make('Cleo')];
  return { store, db, ann, bob, cleo };
}

type Open = () => Promise<Store>;
/** Stores a table under an id. */
type Put = (store: Store, id: string) => Promise<unknown>;

export function testFriends(open: Open, put: Put): void {
  testAgreeing(open);
  testSeeing(open, put);
  testInviting(open, put);
}

function testAgreeing(open: Open): void {
  test('makes friends of the owner of a link and the account that accepts it, until one ends it or blocks the other', async () => {
    const { db, ann, bob } = await scene(open);
    const codes = await Promise.all([1, 2, 3].map(() => linkOf(db, ann, false)));
    expect(new Set(codes).size).toBe(1);
    const [code = ''] = codes;
    await expect(addFriend(db, ann, code)).rejects.toThrow(/your own/);
    for (let i = 0; i < 2; i++)
      expect(await addFriend(db, bob, code)).toEqual({ id: ann, name: 'Ann' });
    expect([await areFriends(db, ann, bob), await areFriends(db, bob, ann)]).toEqual([true, true]);
    await db.write(...removalOf(db, bob, ann));
    expect([await areFriends(db, ann, bob), await areFriends(db, bob, ann)]).toEqual([
      false,
      false,
    ]);
    await addFriend(db, bob, code);
    await setBlock(db, ann, bob, true);
    expect(await areFriends(db, bob, ann)).toBe(false);
    for (const [one, link] of [
      [bob, code],
      [ann, await linkOf(db, bob, false)],
    ] as const)
      await expect(addFriend(db, one, link)).rejects.toThrow(/one of you has blocked the other/);
    await setBlock(db, ann, bob, false);
    expect(await linkOf(db, ann, true)).not.toBe(code);
    await expect(addFriend(db, bob, code)).rejects.toThrow(/invalid or has expired/);
  });
}

function testSeeing(open: Open, put: Put): void {
  test('shows friends with open tables first, then friends who are online', async () => {
    const { store, db, ann, bob, cleo } = await scene(open);
    const code = await linkOf(db, ann, false);
    for (const friend of [bob, cleo]) await addFriend(db, friend, code);
    const now = 10_000_000;
    for (const ago of [200_000, 1000]) await notePresence(db, cleo, now - ago);
    const seen = async () =>
      (await friendsOf(db, ann, now)).friends.map((f) => [f.name, f.isOnline, f.tables.length]);
    expect(await seen()).toEqual([
      ['Cleo', true, 0],
      ['Bob', false, 0],
    ]);
    await put(store, 'a');
    await setSeatAccount(db, 'a', 0, bob);
    expect(await seen()).toEqual([
      ['Bob', false, 1],
      ['Cleo', true, 0],
    ]);
    expect(
      (await friendsOf(db, ann, now + 300_000)).friends.map(({ isOnline }) => isOnline),
    ).toEqual([false, false]);
  });
}

function testInviting(open: Open, put: Put): void {
  test('stores invitations to a table, while it has a free seat', async () => {
    const { store, db, ann, bob, cleo } = await scene(open);
    await addFriend(db, bob, await linkOf(db, ann, false));
    await put(store, 'a');
    await expect(invite(db, ann, bob, 'a')).rejects.toThrow(/you must be playing at the table/);
    await setSeatAccount(db, 'a', 0, ann);
    await expect(invite(db, ann, cleo, 'a')).rejects.toThrow(/invite only friends/);
    for (let i = 0; i < 2; i++) await invite(db, ann, bob, 'a');
    const asked = () => invitationsOf(db, bob, Date.now());
    expect(await asked()).toEqual([
      { table: 'a', game: 'patrol', scenario: 'standard', side: 'west', from: 'Ann' },
    ]);
    expect(await invitationsOf(db, bob, Date.now() + 9e8)).toEqual([]);
    await decline(db, bob, 'a');
    expect(await asked()).toEqual([]);
    await invite(db, ann, bob, 'a');
    await setSeatAccount(db, 'a', 1, bob);
    expect(await asked()).toEqual([]);
    await setSeatAccount(db, 'a', 1, undefined);
    await setBlock(db, bob, ann, true);
    expect(await asked()).toEqual([]);
  });
}
