/** Tests of stored bundles that every store must pass. */
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sha256Hex } from '../../../table/record/sha256.ts';
import { type BundleHead, BundleRepository } from '../../bundles/bundle-repository.ts';
import { tempFolder } from '../../testing/test-client.ts';
import { openForWriting } from '../sqlite/database.ts';
import { SqliteStore } from '../sqlite/sqlite.ts';
import type { Store } from '../store.ts';
import { progressAt, put, SEAT } from './test-contract.ts';

const CODE = 'const play = "Rückzug"; export { play };';
const HASH = sha256Hex(CODE);
const HEAD: BundleHead = {
  ...{ hash: HASH, game: 'patrol', rules: sha256Hex('rules') },
  ...{ version: 1, api: 1, origin: 'release' },
};

/** Stores the bundle of the tests. */
export const keepBundle = (store: Store): Promise<void> =>
  new BundleRepository(store.db).keep(HEAD, CODE);

/** The bundle of the tests as a store returns it. */
export const findBundle = (store: Store) => new BundleRepository(store.db).find(HASH);

export function testBundles(open: () => Promise<Store>): void {
  test('stores a bundle once, and returns it only if it is undamaged', async () => {
    const store = await open();
    expect(await findBundle(store)).toBeUndefined();
    await keepBundle(store);
    await new BundleRepository(store.db).keep({ ...HEAD, origin: 'operator' }, CODE);
    expect(await findBundle(store)).toMatchObject({ ...HEAD, code: CODE });
    const damage = async (bytes: Uint8Array) =>
      store.db.updateTable('bundles').set({ bytes }).execute();
    const { bytes } = (await findBundle(store)) ?? { bytes: new Uint8Array() };
    await damage(bytes.slice(0, -3));
    expect(await findBundle(store)).toBeUndefined();
    await store.db.deleteFrom('bundles').execute();
    await new BundleRepository(store.db).keep(HEAD, `${CODE} `);
    expect(await findBundle(store)).toBeUndefined();
    await store.db.deleteFrom('bundles').execute();
  });

  test('copies a bundle once, with the first table that names it', async () => {
    const store = await open();
    await keepBundle(store);
    for (const id of ['a', 'b', 'c']) {
      const { header, actor } = await put(store, `${id}0`);
      const named = id === 'c' ? header : { ...header, bundle: HASH };
      const head = { id, header: named, seats: [SEAT, SEAT], host: '' };
      await store.insert(head, { progress: progressAt({ seq: 0, actor }) });
    }
    const copied = async (ids: readonly string[]) => {
      const db = await openForWriting(join(tempFolder(), 'copy.db'));
      onTestFinished(() => db.close());
      await store.copyTo(db, ids);
      return findBundle(new SqliteStore('', { db, close: () => undefined }));
    };
    expect(await copied(['a', 'b'])).toMatchObject({ ...HEAD, code: CODE });
    expect(await copied(['c'])).toBeUndefined();
    await store.db.deleteFrom('bundles').execute();
  });
}
