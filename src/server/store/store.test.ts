import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../testing/test-client.ts';
import { backUpDatabase, restoreToDatabase } from './backup.ts';
import { CHANNEL } from './postgres/change-feed.ts';
import { PostgresStore } from './postgres/postgres.ts';
import { MIGRATIONS } from './postgres/postgres-schema.ts';
import { SqliteStore } from './sqlite/sqlite.ts';
import { type Change, ConflictError, type RemoteChange } from './store.ts';
import { findBundle, keepBundle, testBundles } from './testing/test-bundles.ts';
import { testArchiving } from './testing/test-archive.ts';
import { testStoreContract, moved, put } from './testing/test-contract.ts';
import { listenTo, studiesOf } from './testing/test-studies.ts';
import { addMove, CHAPTER } from '../../study/testing.ts';
import { testEffects } from './testing/test-effects.ts';
import { emptyTables, query, startPostgres, type TestPostgres } from './testing/test-postgres.ts';

describe('the embedded store', () => {
  const open = async () => {
    const store = await SqliteStore.open(tempFolder());
    onTestFinished(() => store.close());
    return store;
  };
  testStoreContract(open);
  testArchiving(open);
  testEffects(open);
  testBundles(open);
});

describe('the store in PostgreSQL', () => {
  let postgres: TestPostgres;
  let databases = 0;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  const fresh = () => postgres.fresh(`test_${databases++}`);

  async function open(url: string): Promise<PostgresStore> {
    const store = await PostgresStore.open(url);
    onTestFinished(() => store.close());
    return store;
  }

  let shared: string | undefined;

  /** A store without tables, in the same database for each test. */
  async function openEmpty(): Promise<PostgresStore> {
    shared ??= await fresh();
    const url = shared;
    onTestFinished(() => emptyTables(url));
    return open(url);
  }

  // This test is first: PostgreSQL needs seconds to recover what later tests write.
  test('continues after a crash of the database, with everything that was acknowledged', async () => {
    const url = await fresh();
    const store = await open(url);
    const table = await put(store, 'a', 3);
    await store.append('a', 0, moved(table));
    await postgres.crash();
    expect((await store.load('a'))?.entries).toEqual(table.entries);
    await store.append('a', 1, moved(table, 'again'));
    expect((await store.load('a'))?.entries).toEqual(table.entries);
  });

  testStoreContract(openEmpty);
  testArchiving(openEmpty);
  testEffects(openEmpty);
  testBundles(openEmpty);

  test('keeps bundles in a backup, and in a database restored from it', async () => {
    const [from, to] = [await fresh(), await fresh()];
    await keepBundle(await open(from));
    const file = join(tempFolder(), 'backup.db');
    await backUpDatabase(from, file);
    await restoreToDatabase(file, to);
    expect(await findBundle(await open(to))).toEqual(await findBundle(await open(from)));
  });

  test('accepts one of two moves that servers write at the same time', async () => {
    const url = await fresh();
    const [one, two] = await Promise.all([open(url), open(url)]);
    const tables = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => put(one, id, 3)));
    for (let revision = 0; revision < 20; revision++) {
      const results = await Promise.all(
        tables.flatMap((table, i) => {
          const change = moved(table, `${revision}`);
          // In opposite orders, in which locks could deadlock.
          const id = 'abcde'[i] as string;
          return [one, two].map((store) =>
            store.append(id, revision, change).catch((e: unknown) => e),
          );
        }),
      );
      const refused = results.filter((result) => result instanceof ConflictError);
      expect([refused.length, results.filter((r) => r === undefined).length]).toEqual([5, 5]);
    }
    for (const [i, table] of tables.entries())
      expect((await two.load('abcde'[i] as string))?.entries).toEqual(table.entries);
  });

  test('notifies the other servers of a write, and of writes that they may have missed', async () => {
    const url = await fresh();
    const [one, two] = await Promise.all([open(url), open(url)]);
    const told: unknown[] = [];
    let wake = (): void => undefined;
    const more = () => new Promise<void>((resolve) => (wake = resolve));
    for (const [name, store] of [
      ['one', one],
      ['two', two],
    ] as const)
      await store.watch((id, news) => {
        told.push([name, id, news]);
        wake();
      });
    const table = await put(one, 'a', 3);
    const news = more();
    await one.append('a', 0, moved(table));
    await news;
    const write = {
      ...{ revision: 1, attended: false, hasPendingOrders: false },
      entries: table.entries.slice(-1),
    };
    expect(told).toEqual([['two', 'a', { revision: 1, known: { expected: 0, write } }]]);
    expect(await two.tail('a', table.seq - 1)).toMatchObject({
      revision: 1,
      entries: table.entries.slice(-1),
    });
    told.length = 0;
    await query(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`,
    );
    while (told.length < 2) await more();
    expect(told.sort()).toEqual([
      ['one', undefined, undefined],
      ['two', undefined, undefined],
    ]);
  });

  test('notifies the other servers of many writes at once, with every write that is short', async () => {
    const url = await fresh();
    const [one, two] = await Promise.all([open(url), open(url)]);
    const ids = Array.from({ length: 40 }, (_, i) => `table-${i}`);
    const tables = await Promise.all(ids.map((id) => put(one, id, 3)));
    const mixed = Array.from({ length: 200 }, (_, i) => `“${i}” \\ \n and more to make it long`);
    const changes = tables.map((table, i): Change => {
      const change = moved(table);
      return i === 7
        ? { ...change, entries: (change.entries ?? []).map((e) => ({ ...e, mixed })) }
        : change;
    });
    const listener = new pg.Client({ connectionString: url });
    await listener.connect();
    onTestFinished(() => listener.end());
    let notifications = 0;
    listener.on('notification', () => (notifications += 1));
    await listener.query(`LISTEN ${CHANNEL}`);
    const told = new Map<string | undefined, RemoteChange | undefined>();
    const { promise: all, resolve } = Promise.withResolvers<void>();
    await two.watch((id, news) => {
      told.set(id, news);
      if (told.size === ids.length) resolve();
    });
    await Promise.all(changes.map((change, i) => one.append(`table-${i}`, 0, change)));
    await all;
    for (const [i, { entries = [] }] of changes.entries()) {
      const id = `table-${i}`;
      const write = { revision: 1, attended: false, hasPendingOrders: false, entries };
      expect(told.get(id)).toEqual({
        revision: 1,
        ...(i !== 7 && { known: { expected: 0, write } }),
      });
      const before = (tables[i]?.seq ?? 0) - entries.length;
      expect((await two.tail(id, before))?.entries).toEqual(entries);
    }
    await listener.query('SELECT 1');
    expect(notifications).toBeGreaterThan(1);
    expect(notifications).toBeLessThan(ids.length / 4);
  });

  test('sends changes, chat and cursors of a study to its readers at the other server', async () => {
    const url = await fresh();
    const [one, two] = await Promise.all([open(url), open(url)]);
    const [here, there] = [studiesOf(one), studiesOf(two)];
    const { promise: created, resolve } = Promise.withResolvers<void>();
    await two.watch(
      () => undefined,
      (name, text) => {
        there.hear(name, text);
        resolve();
      },
    );
    const ann = { member: 'ann', name: 'Ann' };
    const wanted = { name: 'The ford', visibility: 'public', operations: [CHAPTER] } as const;
    const id = await here.studies.create(wanted, ann);
    // Later, this notification would make the other server read the study before the change below.
    await created;
    const heard = listenTo(there.studies, id, 'Bob');
    listenTo(here.studies, id, 'Ann');
    await here.studies.send(id, ann, 'Look');
    const move = addMove('c1', 'tan', 'x');
    await here.studies.change(id, ann, { key: 'abcdefgh', operations: [move] });
    const types = () => new Set(heard.map(({ type }) => type));
    // A server that did not have the study in memory tells its readers to read it.
    await expect.poll(types).toEqual(new Set(['cursor', 'chat', 'behind']));
    await here.studies.change(id, ann, {
      key: 'bcdefghi',
      operations: [addMove('c1', 'tan', 'y')],
    });
    await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'change', change: { n: 3 } });
  });

  test('never changes or deletes an entry', async () => {
    const url = await fresh();
    await put(await open(url), 'a', 3);
    for (const sql of [
      "UPDATE countermarch.events SET text = ''",
      'DELETE FROM countermarch.events',
    ])
      await expect(query(url, sql)).rejects.toThrow(/append-only/);
  });

  test('is migrated from an older version, and runs no migration twice', async () => {
    const url = await fresh();
    const version = 8;
    await query(
      url,
      `CREATE SCHEMA countermarch; SET search_path TO countermarch;
       CREATE TABLE layout (version integer NOT NULL); INSERT INTO layout VALUES (${version});
       ${MIGRATIONS.slice(0, version).join('')};
       INSERT INTO tables (id, header, actor, over, made, touched) VALUES ('a', '{}', 0, 0, 1, 1)`,
    );
    const stores = await Promise.all([open(url), open(url)]);
    for (const store of stores) expect(await store.ids()).toEqual(['a']);
    expect(await stores[0].db.selectFrom('ways').selectAll().execute()).toEqual([]);
    const noted = 'SELECT name FROM countermarch.kysely_migration';
    expect(await query(url, noted)).toHaveLength(MIGRATIONS.length);
    const [layout] = await query(url, 'SELECT version FROM countermarch.layout');
    expect(layout).toEqual({ version: MIGRATIONS.length });
  });

  test('is migrated once if several processes try, and not by an older program', async () => {
    const url = await fresh();
    await Promise.all([open(url), open(url), open(url)]);
    await query(url, 'UPDATE countermarch.layout SET version = 99');
    await expect(PostgresStore.open(url)).rejects.toThrow(/newer Countermarch \(store version 99/);
    const nowhere = PostgresStore.open('postgres://me:secret@127.0.0.1:1/none');
    await expect(nowhere).rejects.toThrow(/^database 127\.0\.0\.1:1\/none: .*ECONNREFUSED/);
  });
});
