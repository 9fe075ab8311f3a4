/** Tests of friends that every store must pass. */
import { expect, test } from 'vitest';
import { Accounts } from '../../accounts/accounts.ts';
import {
  areFriends,
  befriend,
  decline,
  friendsOf,
  invitationsOf,
  invite,
  linkOf,
  partingOf,
  notePresence,
} from '../../accounts/friends.ts';
import { setBlock } from '../../seats/permissions.ts';
import { noteSitter } from '../../seats/claims.ts';
import type { Store } from '../store.ts';

async function scene(open: () => Promise<Store>) {
  const store = await open();
  const { sql } = store;
  const accounts = new Accounts(sql, 2);
  const make = (name: string) => accounts.create(name, 'correct horse');
  const [ann, bob, cleo] = [await make('Ann'), await make('Bob'), await make('Cleo')];
  return { store, sql, ann, bob, cleo };
}

type Open = () => Promise<Store>;
/** Puts a table on disk under an id. */
type Put = (store: Store, id: string) => Promise<unknown>;

export function testFriends(open: Open, put: Put): void {
  testAgreeing(open);
  testSeeing(open, put);
  testInviting(open, put);
}

function testAgreeing(open: Open): void {
  test('makes friends of who has a link and who agrees to it, until one ends it or blocks the other', async () => {
    const { sql, ann, bob } = await scene(open);
    const codes = await Promise.all([1, 2, 3].map(() => linkOf(sql, ann, false)));
    expect(new Set(codes).size).toBe(1);
    const [code = ''] = codes;
    await expect(befriend(sql, ann, code)).rejects.toThrow(/your own/);
    for (let i = 0; i < 2; i++)
      expect(await befriend(sql, bob, code)).toEqual({ id: ann, name: 'Ann' });
    expect([await areFriends(sql, ann, bob), await areFriends(sql, bob, ann)]).toEqual([
      true,
      true,
    ]);
    await sql.write(...partingOf(sql, bob, ann));
    expect([await areFriends(sql, ann, bob), await areFriends(sql, bob, ann)]).toEqual([
      false,
      false,
    ]);
    await befriend(sql, bob, code);
    await setBlock(sql, ann, bob, true);
    expect(await areFriends(sql, bob, ann)).toBe(false);
    for (const [one, link] of [
      [bob, code],
      [ann, await linkOf(sql, bob, false)],
    ] as const)
      await expect(befriend(sql, one, link)).rejects.toThrow(/one of you has blocked the other/);
    await setBlock(sql, ann, bob, false);
    expect(await linkOf(sql, ann, true)).not.toBe(code);
    await expect(befriend(sql, bob, code)).rejects.toThrow(/invalid or has expired/);
  });
}

function testSeeing(open: Open, put: Put): void {
  test('shows friends with open tables first, then who is here', async () => {
    const { store, sql, ann, bob, cleo } = await scene(open);
    const code = await linkOf(sql, ann, false);
    for (const friend of [bob, cleo]) await befriend(sql, friend, code);
    const now = 10_000_000;
    for (const ago of [200_000, 1000]) await notePresence(sql, cleo, now - ago);
    const seen = async () =>
      (await friendsOf(sql, ann, now)).friends.map((f) => [f.name, f.isHere, f.tables.length]);
    expect(await seen()).toEqual([
      ['Cleo', true, 0],
      ['Bob', false, 0],
    ]);
    await put(store, 'a');
    await noteSitter(sql, 'a', 0, bob);
    expect(await seen()).toEqual([
      ['Bob', false, 1],
      ['Cleo', true, 0],
    ]);
    expect((await friendsOf(sql, ann, now + 300_000)).friends.map(({ isHere }) => isHere)).toEqual([
      false,
      false,
    ]);
  });
}

function testInviting(open: Open, put: Put): void {
  test('keeps who is invited where, while a seat is free there', async () => {
    const { store, sql, ann, bob, cleo } = await scene(open);
    await befriend(sql, bob, await linkOf(sql, ann, false));
    await put(store, 'a');
    await expect(invite(sql, ann, bob, 'a')).rejects.toThrow(/you must be playing at the table/);
    await noteSitter(sql, 'a', 0, ann);
    await expect(invite(sql, ann, cleo, 'a')).rejects.toThrow(/only invite friends/);
    for (let i = 0; i < 2; i++) await invite(sql, ann, bob, 'a');
    const asked = () => invitationsOf(sql, bob, Date.now());
    expect(await asked()).toEqual([
      { table: 'a', game: 'patrol', scenario: 'standard', from: 'Ann' },
    ]);
    expect(await invitationsOf(sql, bob, Date.now() + 9e8)).toEqual([]);
    await decline(sql, bob, 'a');
    expect(await asked()).toEqual([]);
    await invite(sql, ann, bob, 'a');
    await noteSitter(sql, 'a', 1, bob);
    expect(await asked()).toEqual([]);
    await noteSitter(sql, 'a', 1, undefined);
    await setBlock(sql, bob, ann, true);
    expect(await asked()).toEqual([]);
  });
}
