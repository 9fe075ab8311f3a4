/** Tests of stored entry effects that every store must pass. */
import { expect, onTestFinished, test } from 'vitest';
import { openForWriting } from '../sqlite/database.ts';
import { SqliteStore } from '../sqlite/sqlite.ts';
import type { StoredEffect } from '../rows.ts';
import type { Store } from '../store.ts';
import { progressAt, put } from './test-contract.ts';
import { tempFolder } from '../../testing/test-client.ts';

const effect = (seq: number, text = `{"dice":${seq}}`): StoredEffect => ({ seq, text });

const effectsIn = async (store: Store, id: string): Promise<readonly StoredEffect[] | undefined> =>
  (await store.load(id))?.effects();

export function testEffects(open: () => Promise<Store>): void {
  testWriting(open);
  testKeeping(open);
}

function testWriting(open: () => Promise<Store>): void {
  test('returns effects of entries in order, also after they were replaced', async () => {
    const store = await open();
    const table = await put(store, 'a');
    await put(store, 'b');
    expect(await effectsIn(store, 'a')).toEqual([effect(2)]);
    const progress = progressAt(table);
    await store.append('a', 0, { progress, effects: [effect(7), effect(3)] });
    await store.append('a', 1, { progress, effects: [effect(3, ''), effect(8)] });
    expect(await effectsIn(store, 'a')).toEqual([effect(2), effect(3, ''), effect(7), effect(8)]);
    expect(await effectsIn(store, 'b')).toEqual([effect(2)]);
  });

  test('stores the last of several effects of an entry that are requested at once', async () => {
    const store = await open();
    const progress = progressAt(await put(store, 'a'));
    await Promise.all(
      ['{}', '{"secret":true}', ''].map((text, i) =>
        store.append('a', i, { progress, effects: [effect(4, text), effect(10 + i)] }),
      ),
    );
    expect(await effectsIn(store, 'a')).toEqual([
      ...[effect(2), effect(4, ''), effect(10), effect(11), effect(12)],
    ]);
  });

  test('writes nothing of a change that lost a conflict', async () => {
    const store = await open();
    const progress = progressAt(await put(store, 'a'));
    await expect(store.append('a', 7, { progress, effects: [effect(4)] })).rejects.toThrow();
    expect(await effectsIn(store, 'a')).toEqual([effect(2)]);
  });
}

function testKeeping(open: () => Promise<Store>): void {
  test('changes the fingerprint with the snapshot, and has none if none is given', async () => {
    const store = await open();
    const table = await put(store, 'a');
    const { schema, size } = table.state.layout;
    const fingerprintIn = async () => (await store.load('a'))?.snapshot(schema, size)?.fingerprint;
    expect(await fingerprintIn()).toBe('print');
    const { snapshot } = table;
    const progress = progressAt(table);
    await store.append('a', 0, {
      progress,
      snapshot: { ...snapshot, schema, fingerprint: 'more' },
    });
    expect(await fingerprintIn()).toBe('more');
    await store.append('a', 1, { progress, snapshot: { ...snapshot, schema } });
    expect(await fingerprintIn()).toBe('');
  });

  test('copies effects with a table, and deletes them with it', async () => {
    const store = await open();
    const table = await put(store, 'a');
    const { schema, size } = table.state.layout;
    const db = await openForWriting(`${tempFolder()}/copy.db`);
    onTestFinished(() => db.close());
    await store.copyTo(db, ['a']);
    const copy = new SqliteStore('', { db, close: () => undefined });
    expect(await effectsIn(copy, 'a')).toEqual([effect(2)]);
    expect((await copy.load('a'))?.snapshot(schema, size)?.fingerprint).toBe('print');
    await store.remove('a');
    const { header, entries } = table;
    const change = { entries, progress: progressAt(table) };
    await store.insert({ id: 'a', header, seats: [], host: '' }, change);
    expect(await effectsIn(store, 'a')).toEqual([]);
  });
}
