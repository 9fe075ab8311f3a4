import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InputError } from '../../../kernel/setup/setup.ts';
import { adviceOf } from '../faults.ts';
import { APPLICATION_ID, MIGRATIONS } from './schema.ts';
import { SqliteStore } from './sqlite.ts';
import { put, SEAT } from '../testing/test-contract.ts';

let folder: string;
let file: string;
let stores: SqliteStore[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countermarch-store-'));
  file = join(folder, 'countermarch.db');
});

afterEach(() => {
  for (const store of stores) store.close();
  stores = [];
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<SqliteStore> {
  const store = await SqliteStore.open(folder);
  stores.push(store);
  return store;
}

function close(store: SqliteStore): void {
  store.close();
  stores = stores.filter((s) => s !== store);
}

describe('the embedded store', () => {
  test('keeps its data over a restart', async () => {
    const first = await open();
    const table = await put(first, 'a');
    close(first);
    const loaded = await (await open()).load('a');
    expect(loaded).toMatchObject({ header: table.header, entries: table.entries, seed: 'ab' });
    expect(loaded).toMatchObject({ seats: [SEAT, SEAT], host: 'h' });
  });

  test('waits for the disk at every commit', async () => {
    await open();
    const db = new DatabaseSync(file);
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
  });
});

describe('a store from before Kysely kept its migrations', () => {
  /** Creates a store of a version as old programs did, which stored nothing but the version. */
  function makeOld(version: number): void {
    const db = new DatabaseSync(file);
    db.exec('PRAGMA journal_mode = WAL');
    for (const [i, step] of MIGRATIONS.slice(0, version).entries())
      db.exec(`BEGIN IMMEDIATE; ${step};
        PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${i + 1}; COMMIT`);
    db.exec(
      "INSERT INTO tables (id, header, actor, over, made, touched) VALUES ('a', '{}', 0, 0, 1, 1)",
    );
    db.close();
  }

  function layout() {
    const db = new DatabaseSync(file, { readOnly: true });
    const { user_version: version } = db.prepare('PRAGMA user_version').get() ?? {};
    const sql = 'SELECT name, timestamp FROM kysely_migration ORDER BY name';
    const noted = db
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
    db.close();
    return { version, noted };
  }

  test.each([1, 9, MIGRATIONS.length])(
    'of version %i keeps its data, and runs no migration twice',
    async (version) => {
      makeOld(version);
      close(await open());
      const after = layout();
      expect(after.version).toBe(MIGRATIONS.length);
      expect(after.noted).toHaveLength(MIGRATIONS.length);
      const store = await open();
      expect(await store.ids()).toEqual(['a']);
      expect(await store.db.selectFrom('ways').selectAll().execute()).toEqual([]);
      close(store);
      expect(layout()).toEqual(after);
    },
  );

  test('stays unchanged if a migration fails', async () => {
    makeOld(9);
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE skeletons (n)');
    db.close();
    await expect(open()).rejects.toThrow(/cannot be written \(table skeletons already exists/);
    const left = new DatabaseSync(file, { readOnly: true });
    expect(left.prepare('PRAGMA user_version').get()).toEqual({ user_version: 9 });
    const names = left.prepare(
      "SELECT name FROM sqlite_schema WHERE name IN ('accounts', 'kysely_migration')",
    );
    expect(names.all()).toEqual([]);
    left.close();
  });
});

describe('a store opened for reading', () => {
  test('can be in use by a server, and shows the moment when it was opened', async () => {
    const store = await open();
    const table = await put(store, 'a');
    const seen = SqliteStore.forReading(folder);
    stores.push(seen);
    expect(await seen.ids()).toEqual(['a']);
    await put(store, 'b');
    expect(await seen.ids()).toEqual(['a']);
    expect((await seen.load('a'))?.entries).toEqual(table.entries);
    const progress = { seq: 1, actor: 0, over: false };
    await expect(seen.append('a', 0, { progress })).rejects.toThrow();
    expect(await store.ids()).toEqual(['a', 'b']);
  });

  test('may be of an older version, and is not migrated', async () => {
    const store = await open();
    const { entries } = await put(store, 'a');
    close(store);
    const db = new DatabaseSync(file);
    db.exec(`ALTER TABLE tables DROP COLUMN outcome; ALTER TABLE seats DROP COLUMN seal;
      PRAGMA user_version = 3; PRAGMA wal_checkpoint(TRUNCATE)`);
    db.close();
    const before = readFileSync(file);
    const seen = SqliteStore.forReading(folder);
    expect(await seen.load('a')).toMatchObject({ entries, outcome: undefined });
    seen.close();
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('is not created if it does not exist, nor taken from another program', async () => {
    expect(() => SqliteStore.forReading(folder)).toThrow(/there is no countermarch\.db in it/);
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE recipes (name TEXT)');
    db.close();
    expect(() => SqliteStore.forReading(folder)).toThrow(/belongs to another program/);
  });
});

describe('a data folder that cannot be used', () => {
  /** Returns the error message of the refusal, and checks that the files are unchanged. */
  async function refusal(): Promise<string> {
    const before = readFileSync(file);
    let message = '';
    try {
      await open();
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
      message = (error as Error).message;
    }
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(message).toContain('Nothing has been changed');
    return message;
  }

  test('a file that is no database', async () => {
    writeFileSync(file, 'this is no database, but somebody’s only copy of something'.repeat(99));
    expect(await refusal()).toMatch(/cannot be read as a store.*\nNone of its tables can be read/);
  });

  test('the database of another program', async () => {
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE recipes (name TEXT)');
    db.close();
    expect(await refusal()).toMatch(/belongs to another program/);
  });

  test('a store of a newer version', async () => {
    close(await open());
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(await refusal()).toMatch(/newer Countermarch \(store version 99/);
  });

  test('a damaged store: reports the intact tables and what to do, and shows these tables', async () => {
    const store = await open();
    for (let i = 0; i < 30; i++) await put(store, `table-${i}`, 40);
    close(store);
    // Overwrite pages from the middle on, like a failing disk. Pages with the list of tables or the schema stay:
    // without them no table can be found.
    const bytes = readFileSync(file);
    const [page, pages] = [4096, bytes.length / 4096];
    for (let at = Math.floor(pages * 0.7); at < pages * 0.8; at++) {
      const lost = bytes.subarray(at * page, (at + 1) * page);
      if (!lost.includes('"scenario"') && !lost.includes('CREATE ')) lost.fill(0x5a);
    }
    writeFileSync(file, bytes);
    const damaged = await open();
    const { fault = '' } = damaged;
    expect(fault).toMatch(/is damaged: .+\n\d+ of 30 tables are intact: table-/);
    expect(fault).toMatch(/Nothing has been changed\. Stop the server .*restore a backup/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    const whole = Number(/(\d+) of 30/.exec(fault)?.[1]);
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(30);
    const reading = Array.from({ length: 30 }, async (_, i) => {
      try {
        return (await damaged.load(`table-${i}`))?.entries.length ?? 0;
      } catch (error) {
        expect((error as Error).message).toMatch(/^Table table-\d+ (is damaged|cannot be read)/);
        return 0;
      }
    });
    const read = await Promise.all(reading);
    expect(read.filter((entries) => entries > 0).length).toBeGreaterThanOrEqual(whole);
    const progress = { seq: 1, actor: 0, over: false };
    await expect(damaged.append('table-0', 0, { progress })).rejects.toThrow(/readonly/);
  });

  test('a truncated store', async () => {
    const store = await open();
    for (let i = 0; i < 10; i++) await put(store, `table-${i}`, 40);
    close(store);
    writeFileSync(file, readFileSync(file).subarray(0, 20_000));
    let fault: string | undefined;
    try {
      fault = (await open()).fault;
    } catch (error) {
      fault = (error as Error).message;
    }
    expect(fault).toMatch(/damaged|cannot be read/);
    expect(fault).toMatch(/Nothing has been changed/);
  });

  test('without its log after a server that was killed: reported, shown, and used once the host confirms it', async () => {
    const store = await open();
    await put(store, 'a');
    // As after a kill: copies of the files on disk while the server runs, without the log.
    const copy = mkdtempSync(join(tmpdir(), 'countermarch-store-'));
    new DatabaseSync(file).exec('PRAGMA wal_checkpoint(TRUNCATE)');
    for (const name of ['countermarch.db', 'server.running'])
      copyFileSync(join(folder, name), join(copy, name));
    const lost = await SqliteStore.open(copy);
    stores.push(lost);
    expect(lost.fault).toMatch(/countermarch\.db-wal: this file is missing.*last moves/);
    expect(lost.fault).toMatch(/put the file back.*\n.*delete .*server\.running/);
    expect((await lost.load('a'))?.id).toBe('a');
    close(lost);
    // Reading changes nothing: the next start reports the same.
    const again = await SqliteStore.open(copy);
    expect(again.fault).toBe(lost.fault);
    again.close();
    rmSync(join(copy, 'server.running'));
    const accepted = await SqliteStore.open(copy);
    stores.push(accepted);
    expect(accepted.fault).toBeUndefined();
    await put(accepted, 'b');
    close(accepted);
    rmSync(copy, { recursive: true });
  });

  test('a folder that cannot be written: reported, and its tables shown', async () => {
    const store = await open();
    await put(store, 'a');
    close(store);
    // No lock is possible there, as in another user's folder.
    rmSync(join(folder, 'server.lock'), { force: true });
    mkdirSync(join(folder, 'server.lock'));
    const { fault } = await open();
    expect(fault).toMatch(/cannot be written .*chown, chmod .*--data/);
    expect((await stores.at(-1)?.load('a'))?.id).toBe('a');
    rmSync(join(folder, 'server.lock'), { recursive: true });
  });

  test('a file of another user, as from a restore as root: reported, with advice', async () => {
    const store = await open();
    await put(store, 'a');
    close(store);
    chmodSync(file, 0);
    chmodSync(folder, 0o777);
    // Root may read everything, so become nobody for a moment.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65534);
    try {
      await expect(open()).rejects.toThrow(/this user may not read the file.*chown -R USER FOLDER/);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });

  test('a folder that it creates is for its user only: it contains the seeds of dice', async () => {
    const made = join(folder, 'data');
    close(await SqliteStore.open(made));
    expect(statSync(made).mode & 0o777).toBe(0o700);
  });

  test('a full disk is reported, with advice; when it has space, play continues', async () => {
    const store = await open();
    await put(store, 'a', 3);
    const progress = { seq: 3, actor: 0, over: false };
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementationOnce(() => {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    });
    const error = await store.append('a', 0, { progress }).catch((fault: unknown) => fault);
    exec.mockRestore();
    expect(adviceOf(error)).toMatch(/disk of the data folder is full\. Free some space/);
    await store.append('a', 0, { progress });
  });

  test('an empty file, left by a process that died at its first start, is filled', async () => {
    writeFileSync(file, '');
    await put(await open(), 'a');
    expect((await stores[0]?.load('a'))?.id).toBe('a');
  });
});
