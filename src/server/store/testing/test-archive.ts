/** Tests of archiving that every store must pass. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tempFolder } from '../../testing/test-client.ts';
import { archiveOld, type ArchiveOptions } from '../archive.ts';
import { SqliteStore } from '../sqlite/sqlite.ts';
import type { Store } from '../store.ts';
import { moved, progressAt, put } from './test-contract.ts';

const DAY = 24 * 3_600_000;

/** Returns the time some days from now. */
function wait(days: number): void {
  const later = Date.now() + days * DAY;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  onTestFinished(() => void vi.restoreAllMocks());
}

/** Stores one finished and one abandoned game, both of today. */
async function twoTables(store: Store) {
  const over = await put(store, 'over');
  const outcome = JSON.stringify({ winner: 'west', rule: '5', reason: 'First across.' });
  const progress = { ...progressAt(over), actor: -1, over: true, outcome };
  await store.append('over', 0, { progress });
  return { over, left: await put(store, 'left') };
}

/** Archives into a folder of the test; returns the archived tables. */
async function archive(store: Store, rule: Partial<ArchiveOptions>, folder = tempFolder()) {
  const told: string[] = [];
  const log = (line: string) => void told.push(line);
  return { ...(await archiveOld(store, { folder, log, ...rule })), told };
}

function storeIn(file = ''): SqliteStore {
  const db = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => db.close());
  return new SqliteStore('', { db, close: () => undefined });
}

/** Returns a copy of a store with one method replaced. */
const changed = (store: Store, change: Partial<Store>): Store =>
  new Proxy(store, {
    get: (target, name) => {
      const own = Reflect.get(change, name) as unknown;
      const value = own ?? (Reflect.get(target, name, target) as unknown);
      return typeof value === 'function' && own === undefined ? value.bind(target) : value;
    },
  });

export function testArchiving(open: () => Promise<Store>): void {
  testRules(open);
  testFaults(open);
}

function testRules(open: () => Promise<Store>): void {
  test('archives the tables that are old by the rule, and none without a rule', async () => {
    const store = await open();
    const { over } = await twoTables(store);
    wait(100);
    expect((await archive(store, {})).files).toEqual([]);
    expect((await archive(store, { finishedDays: 101, abandonedDays: 101 })).tables).toEqual([]);
    const { tables, files } = await archive(store, { finishedDays: 99 });
    expect(tables).toEqual(['over']);
    expect(await store.ids()).toEqual(['left']);
    const kept = await storeIn(files[0]).load('over');
    expect(kept).toMatchObject({ entries: over.entries, header: over.header, seed: 'ab' });
    expect(kept).toMatchObject({ host: 'h', seats: [{ token: 'hash' }, { token: 'hash' }] });
    expect(kept?.outcome?.winners).toEqual([0]);
    expect((await archive(store, { abandonedDays: 99 })).tables).toEqual(['left']);
    expect(await store.ids()).toEqual([]);
  });

  test('archives no table where a player is, or plays again meanwhile', async () => {
    const store = await open();
    const { left } = await twoTables(store);
    wait(100);
    const rule = { abandonedDays: 99, finishedDays: 99 };
    const attended = await archive(store, {
      ...rule,
      isAttended: (id) => id === 'over' || id === 'left',
    });
    expect(attended.files).toEqual([]);
    // Before it is copied …
    const before = changed(store, {
      copyTo: async (db, ids) => {
        await store.append('left', 0, moved(left));
        await store.copyTo(db, ids);
      },
    });
    const first = await archive(before, rule);
    expect(first.tables).toEqual(['over']);
    expect(await storeIn(first.files[0]).ids()).toEqual(['over']);
    wait(200);
    // … and after that.
    const after = changed(store, {
      remove: async (id, expected) => {
        await store.append('left', 1, moved(left, 'again'));
        await store.remove(id, expected);
      },
    });
    const second = await archive(after, rule);
    expect([second.tables, second.told]).toEqual([[], [expect.stringContaining('left')]]);
    expect((await store.load('left'))?.entries).toEqual(left.entries);
  });
}

function testFaults(open: () => Promise<Store>): void {
  test('deletes no table that is not complete in its file', async () => {
    const store = await open();
    await twoTables(store);
    wait(100);
    const rule = { abandonedDays: 99, finishedDays: 99 };
    const folder = join(tempFolder(), 'file');
    writeFileSync(folder, '');
    await expect(archive(store, rule, folder)).rejects.toThrow();
    const forgetful = changed(store, {
      copyTo: async (db, ids) => {
        await store.copyTo(db, ids);
        db.exec('DROP TRIGGER events_are_never_removed; DELETE FROM events WHERE seq = 2');
      },
    });
    await expect(archive(forgetful, rule)).rejects.toThrow(/damaged/);
    expect((await store.ids()).sort()).toEqual(['left', 'over']);
  });

  test('if killed between writing the file and deleting, archives once more and loses nothing', async () => {
    const store = await open();
    await twoTables(store);
    wait(100);
    const folder = tempFolder();
    const killed = changed(store, { remove: () => Promise.reject(new Error('killed')) });
    const rule = { abandonedDays: 99, finishedDays: 99 };
    await expect(archive(killed, rule, folder)).rejects.toThrow('killed');
    expect((await store.ids()).sort()).toEqual(['left', 'over']);
    const { files, tables } = await archive(store, rule, folder);
    expect([...tables].sort()).toEqual(['left', 'over']);
    expect((await storeIn(files[0]).ids()).sort()).toEqual(['left', 'over']);
    rmSync(folder, { recursive: true });
  });
}
