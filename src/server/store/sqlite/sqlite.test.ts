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

function open(): SqliteStore {
  const store = new SqliteStore(folder);
  stores.push(store);
  return store;
}

function close(store: SqliteStore): void {
  store.close();
  stores = stores.filter((s) => s !== store);
}

describe('the embedded store', () => {
  test('keeps what was put in over a restart', async () => {
    const first = open();
    const table = await put(first, 'a');
    close(first);
    const loaded = await open().load('a');
    expect(loaded).toMatchObject({ header: table.header, entries: table.entries, seed: 'ab' });
    expect(loaded).toMatchObject({ seats: [SEAT, SEAT], host: 'h' });
  });

  test('waits for the disk at every commit', () => {
    open();
    const db = new DatabaseSync(file);
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
  });
});

describe('a store that is looked at only', () => {
  test('is the one that a server writes at the same time, as it stood when it was opened', async () => {
    const store = open();
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

  test('may be of an older version, and is not brought to ours', async () => {
    const store = open();
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

  test('is not made where there is none, nor taken from another program', () => {
    expect(() => SqliteStore.forReading(folder)).toThrow(/there is no countermarch\.db in it/);
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE recipes (name TEXT)');
    db.close();
    expect(() => SqliteStore.forReading(folder)).toThrow(/belongs to another program/);
  });
});

describe('a data folder that cannot be used', () => {
  /** The message of the refusal; the files must be the same afterwards. */
  function refusal(): string {
    const before = readFileSync(file);
    let message = '';
    try {
      open();
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
      message = (error as Error).message;
    }
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(message).toContain('Nothing has been changed');
    return message;
  }

  test('a file that is no database', () => {
    writeFileSync(file, 'this is no database, but somebody’s only copy of something'.repeat(99));
    expect(refusal()).toMatch(/cannot be read as a store.*\nNo table in it can be read/);
  });

  test('the database of another program', () => {
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE recipes (name TEXT)');
    db.close();
    expect(refusal()).toMatch(/belongs to another program/);
  });

  test('a store of a newer version', () => {
    close(open());
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(refusal()).toMatch(/newer Countermarch \(store version 99/);
  });

  test('a damaged store: says which tables are whole, and what to do, and shows those', async () => {
    const store = open();
    for (let i = 0; i < 30; i++) await put(store, `table-${i}`, 40);
    close(store);
    // Pages from the middle on are overwritten, as by a disk that fails; without a list of tables none is found.
    const bytes = readFileSync(file);
    const [page, pages] = [4096, bytes.length / 4096];
    for (let at = Math.floor(pages * 0.7); at < pages * 0.8; at++) {
      const lost = bytes.subarray(at * page, (at + 1) * page);
      if (!lost.includes('"scenario"')) lost.fill(0x5a);
    }
    writeFileSync(file, bytes);
    const damaged = open();
    const { fault = '' } = damaged;
    expect(fault).toMatch(/is damaged: .+\n\d+ of 30 tables can be read whole: table-/);
    expect(fault).toMatch(/Nothing has been changed\. Stop the server .*put a backup back/);
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
    const store = open();
    for (let i = 0; i < 10; i++) await put(store, `table-${i}`, 40);
    close(store);
    writeFileSync(file, readFileSync(file).subarray(0, 20_000));
    let fault: string | undefined;
    try {
      fault = open().fault;
    } catch (error) {
      fault = (error as Error).message;
    }
    expect(fault).toMatch(/damaged|cannot be read/);
    expect(fault).toMatch(/Nothing has been changed/);
  });

  test('without its log after a server that was killed: said so, shown, and taken when told so', async () => {
    const store = open();
    await put(store, 'a');
    // As after a kill: copies of what is on disk while the server runs, but for the log.
    const copy = mkdtempSync(join(tmpdir(), 'countermarch-store-'));
    new DatabaseSync(file).exec('PRAGMA wal_checkpoint(TRUNCATE)');
    for (const name of ['countermarch.db', 'server.running'])
      copyFileSync(join(folder, name), join(copy, name));
    const lost = new SqliteStore(copy);
    stores.push(lost);
    expect(lost.fault).toMatch(/countermarch\.db-wal: is missing.*last moves/);
    expect(lost.fault).toMatch(/put the file back.*\n.*delete .*server\.running/);
    expect((await lost.load('a'))?.id).toBe('a');
    close(lost);
    // Looking changes nothing: the next start says the same.
    const again = new SqliteStore(copy);
    expect(again.fault).toBe(lost.fault);
    again.close();
    rmSync(join(copy, 'server.running'));
    const accepted = new SqliteStore(copy);
    stores.push(accepted);
    expect(accepted.fault).toBeUndefined();
    await put(accepted, 'b');
    close(accepted);
    rmSync(copy, { recursive: true });
  });

  test('a folder that cannot be written: said so, and its tables shown', async () => {
    const store = open();
    await put(store, 'a');
    close(store);
    // No lock can be taken there, as in a folder of somebody else's.
    rmSync(join(folder, 'server.lock'), { force: true });
    mkdirSync(join(folder, 'server.lock'));
    const { fault } = open();
    expect(fault).toMatch(/cannot be written .*chown, chmod, .*--data/);
    expect((await stores.at(-1)?.load('a'))?.id).toBe('a');
    rmSync(join(folder, 'server.lock'), { recursive: true });
  });

  test('a file of another user, as from a restore as root: said so, and what to do', async () => {
    const store = open();
    await put(store, 'a');
    close(store);
    chmodSync(file, 0);
    chmodSync(folder, 0o777);
    // Root may read everything: for a moment we are nobody.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65534);
    try {
      expect(open).toThrow(/may not be read by this user.*chown -R USER FOLDER/);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });

  test('the folder that it makes is for its user only: the seeds of dice are in it', () => {
    const made = join(folder, 'data');
    close(new SqliteStore(made));
    expect(statSync(made).mode & 0o777).toBe(0o700);
  });

  test('a disk that is full is called so, with what to do; then play goes on', async () => {
    const store = open();
    await put(store, 'a', 3);
    const progress = { seq: 3, actor: 0, over: false };
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementationOnce(() => {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    });
    const error = await store.append('a', 0, { progress }).catch((fault: unknown) => fault);
    exec.mockRestore();
    expect(adviceOf(error)).toMatch(/disk of the data folder is full\. Make room/);
    await store.append('a', 0, { progress });
  });

  test('an empty file, left behind by a death in the first instant, is filled', async () => {
    writeFileSync(file, '');
    await put(open(), 'a');
    expect((await stores[0]?.load('a'))?.id).toBe('a');
  });
});
