/** Tests of stored entry effects that every store must pass. */
import { expect, onTestFinished, test } from 'vitest';
import { openForWriting } from '../sqlite/database.ts';
import { SqliteStore } from '../sqlite/sqlite.ts';
import type { StoredEffect } from '../rows.ts';
import type { Store } from '../store.ts';
import { progressAt, put } from './test-contract.ts';
import { tempFolder } from '../../testing/test-client.ts';

const meaning = (seq: number, text = `{"dice":${seq}}`): StoredEffect => ({ seq, text });

const meaningsIn = async (store: Store, id: string): Promise<readonly StoredEffect[] | undefined> =>
  (await store.load(id))?.meanings();

export function testMeanings(open: () => Promise<Store>): void {
  testWriting(open);
  testKeeping(open);
}

function testWriting(open: () => Promise<Store>): void {
  test('returns effects of entries in order, also after they were replaced', async () => {
    const store = await open();
    const table = await put(store, 'a');
    await put(store, 'b');
    expect(await meaningsIn(store, 'a')).toEqual([meaning(2)]);
    const progress = progressAt(table);
    await store.append('a', 0, { progress, meanings: [meaning(7), meaning(3)] });
    await store.append('a', 1, { progress, meanings: [meaning(3, ''), meaning(8)] });
    expect(await meaningsIn(store, 'a')).toEqual([
      meaning(2),
      meaning(3, ''),
      meaning(7),
      meaning(8),
    ]);
    expect(await meaningsIn(store, 'b')).toEqual([meaning(2)]);
  });

  test('stores the last of several effects of an entry that are requested at once', async () => {
    const store = await open();
    const progress = progressAt(await put(store, 'a'));
    await Promise.all(
      ['{}', '{"secret":true}', ''].map((text, i) =>
        store.append('a', i, { progress, meanings: [meaning(4, text), meaning(10 + i)] }),
      ),
    );
    expect(await meaningsIn(store, 'a')).toEqual([
      ...[meaning(2), meaning(4, ''), meaning(10), meaning(11), meaning(12)],
    ]);
  });

  test('writes nothing of a change that lost a conflict', async () => {
    const store = await open();
    const progress = progressAt(await put(store, 'a'));
    await expect(store.append('a', 7, { progress, meanings: [meaning(4)] })).rejects.toThrow();
    expect(await meaningsIn(store, 'a')).toEqual([meaning(2)]);
  });
}

function testKeeping(open: () => Promise<Store>): void {
  test('changes the fingerprint with the snapshot, and has none if none is given', async () => {
    const store = await open();
    const table = await put(store, 'a');
    const { schema, size } = table.state.layout;
    const printIn = async () => (await store.load('a'))?.snapshot(schema, size)?.meant;
    expect(await printIn()).toBe('print');
    const { snapshot } = table;
    const progress = progressAt(table);
    await store.append('a', 0, { progress, snapshot: { ...snapshot, schema, meant: 'more' } });
    expect(await printIn()).toBe('more');
    await store.append('a', 1, { progress, snapshot: { ...snapshot, schema } });
    expect(await printIn()).toBe('');
  });

  test('copies effects with a table, and deletes them with it', async () => {
    const store = await open();
    const table = await put(store, 'a');
    const { schema, size } = table.state.layout;
    const db = await openForWriting(`${tempFolder()}/copy.db`);
    onTestFinished(() => db.close());
    await store.copyTo(db, ['a']);
    const copy = new SqliteStore('', { db, close: () => undefined });
    expect(await meaningsIn(copy, 'a')).toEqual([meaning(2)]);
    expect((await copy.load('a'))?.snapshot(schema, size)?.meant).toBe('print');
    await store.remove('a');
    const { header, entries } = table;
    const change = { entries, progress: progressAt(table) };
    await store.insert({ id: 'a', header, seats: [], host: '' }, change);
    expect(await meaningsIn(store, 'a')).toEqual([]);
  });
}
