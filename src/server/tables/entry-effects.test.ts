import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Game } from '../../kernel/game.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { SPECTATOR } from '../../kernel/side.ts';
import { layoutName } from '../../table/record/rules-mark.ts';
import { Table } from '../../table/table.ts';
import { openPatrol, patrol } from '../../table/testing/test-game.ts';
import { playOn } from '../../table/testing/test-play.ts';
import { seededDice } from '../../table/dice/dice.ts';
import { effectsOf } from './entry-effects.ts';
import { LiveTable } from './live-table.ts';
import { Bundles } from '../bundles/bundles.ts';
import { CooperativeScheduler } from '../operations/cooperative-scheduler.ts';
import { MIGRATIONS } from '../store/sqlite/schema.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import { progressOf, storedSeatOf } from './live-table.ts';
import { TableReader } from './reader.ts';
import { tempFolder } from '../testing/test-client.ts';

const NOBODYS = { token: '', orders: '' };
/** Undoes the migration that added entry effects, and all later ones. */
const WITHOUT = `DROP TABLE meanings; ALTER TABLE snapshots DROP COLUMN meant;
  DROP TABLE kysely_migration; DROP TABLE kysely_migration_lock;
  DROP TABLE heartbeat; DROP TABLE outages; DROP TABLE skeletons; DROP TABLE waiting; DROP TABLE bundles; DROP TABLE calendars;
  DROP TABLE study_members; DROP TABLE study_changes; DROP TABLE study_stars; DROP TABLE study_notes;
  DROP TABLE study_remarks; DROP TABLE studies; DROP TABLE rated_variants; ALTER TABLE tournaments DROP COLUMN ended;
  ALTER TABLE ways DROP COLUMN daily; ALTER TABLE ways DROP COLUMN due;
  ALTER TABLE invitations DROP COLUMN kept; ALTER TABLE invitations DROP COLUMN answer;
  ALTER TABLE tables DROP COLUMN due;
  PRAGMA user_version = ${MIGRATIONS.findIndex((sql) => sql.includes('CREATE TABLE meanings'))}`;

/** A store in a folder, and a function that changes its file directly. */
async function storeIn(folder: string) {
  const store = await SqliteStore.open(folder);
  // Ignored if it is closed already.
  onTestFinished(() => store.close().catch(() => undefined));
  const change = (sql: string): void => {
    const db = new DatabaseSync(join(folder, 'countermarch.db'));
    db.exec(sql);
    db.close();
  };
  return { store, change };
}

/** Plays this number of entries: the sides stay where they are in turn, and sometimes take that back. */
function waver(table: Table, entries: number): void {
  for (const text of ['bury n3', 'bury n6'])
    if (table.seq < 2) table.act(table.actor, table.seq, [text]);
  for (let i = 0; i < entries; i++) {
    const isTakenBack = i % 5 === 3 && table.sideToUndo !== undefined;
    const { ok } = isTakenBack
      ? table.undo(table.sideToUndo as number, table.seq)
      : table.act(table.actor, table.seq, ['stay']);
    if (!ok) throw new Error('refused');
  }
}

/** Plays a table in this process and stores it. */
async function putTable(store: SqliteStore, decisions: number) {
  const seats = [0, 1].map((i) => ({ kind: 'human', name: `${i}` }) as const);
  const table = Table.create({ id: 'a', game: openPatrol(), dice: seededDice(1), seats });
  playOn(table, new Sfc32(7), decisions);
  const { id, header, entries, snapshot } = table;
  const { effects, fingerprint } = effectsOf(table);
  await store.insert(
    { id, header, seats: seats.map((_, side) => storedSeatOf(table, side, NOBODYS)), host: '' },
    {
      ...{ entries, effects, progress: progressOf(table) },
      snapshot: { ...snapshot, schema: layoutName(table.game), fingerprint },
    },
  );
  return table;
}

/** The table as a newly started server reads it; `carried` returns the number of actions that it replayed for that. */
async function readTable(
  store: SqliteStore,
  as: (game: Game) => Game = (game) => game,
  Reader = TableReader,
) {
  let carried = 0;
  const steps = openPatrol().steps.map((step) => ({
    ...step,
    ...(step.apply && {
      apply: (...args: Parameters<NonNullable<typeof step.apply>>) => {
        carried += 1;
        step.apply?.(...args);
      },
    }),
  }));
  const module = { ...patrol, open: () => as({ ...openPatrol(), steps }) };
  const registry = { games: [module], gameById: () => module };
  const log = () => undefined;
  const reader = new Reader({
    store,
    registry,
    bundles: new Bundles({ db: store.db, registry, log }),
    scheduler: new CooperativeScheduler(),
    beacon: undefined,
    log,
  });
  const kept = await reader.read('a');
  if (!kept) throw new Error('it is gone');
  return { ...kept, carried: () => carried };
}

/** Views of the table for both sides and spectators, as text. */
const shown = (table: Table): string[] =>
  [0, 1, SPECTATOR].map((side) => JSON.stringify(table.viewFor(side)));

const shownWithout = (table: Table): string[] => {
  const { id, game, header, dice, seats, entries } = table;
  return shown(Table.load({ id, game, header, dice, seats, entries }));
};

const liveOf = (restored: { table: Table; revision?: number; hasEffects: boolean }) =>
  new LiveTable({ tokens: [], host: '', ...restored });

/** Writes everything that the store lacks of a table. */
function write(store: SqliteStore, live: LiveTable): Promise<void> {
  const { expected, change } = live.nextChange();
  return store.append(live.table.id, expected, change);
}

describe('a table from the store', () => {
  test('is shown as if it had been replayed, without being replayed', async () => {
    const { store } = await storeIn(tempFolder());
    const table = await putTable(store, 12);
    expect(table.outcome).toBeUndefined();
    const { table: read, hasEffects, carried } = await readTable(store);
    expect(hasEffects).toBe(true);
    const texts = shown(read);
    expect(carried()).toBeLessThanOrEqual(table.seq - table.snapshot.seq);
    expect(texts).toEqual(shownWithout(table));
    // Otherwise nothing would show whether each side's secrets stay hidden from the other.
    expect(new Set(texts.map((text) => text.replace(/"side":-?\d+/, ''))).size).toBe(3);
    expect(read.sideToUndo).toBe(table.sideToUndo);
  });

  test('keeps its effects as it continues, takebacks included, whichever server writes', async () => {
    const { store } = await storeIn(tempFolder());
    const table = await putTable(store, 6);
    let known = { table, revision: 0, hasEffects: true };
    for (let i = 0; i < 8; i++) {
      const live = liveOf(known);
      playOn(known.table, new Sfc32(`${i}`), 2);
      await write(store, live);
      playOn(known.table, new Sfc32(`${i} more`), 1);
      await write(store, live);
      known = await readTable(store);
      expect(known.hasEffects).toBe(true);
      expect(shown(known.table)).toEqual(shownWithout(known.table));
    }
  });

  test('continues from the state of another server, with its effects', async () => {
    const { store } = await storeIn(tempFolder());
    const table = await putTable(store, 6);
    const ours = liveOf({ table, hasEffects: true });
    const other = await readTable(store);
    const theirs = liveOf(other);
    for (let i = 0; i < 3; i++) {
      playOn(other.table, new Sfc32(`${i}`), 1);
      await write(store, theirs);
      const tail = await store.tail(table.id, table.seq);
      expect(tail && ours.follow(tail)).toBe(true);
    }
    playOn(table, new Sfc32('on'), 2);
    const append = vi.spyOn(store, 'append');
    const from = other.table.seq;
    await write(store, ours);
    // Effects stored by the other server are not written again.
    const written = append.mock.calls[0]?.[2].effects ?? [];
    expect(written.every(({ seq }) => seq > from)).toBe(true);
    const after = await readTable(store);
    expect(after.hasEffects).toBe(true);
    expect(shown(after.table)).toEqual(shownWithout(table));
  });

  test.each([
    ['an effect is gone', 'DELETE FROM meanings WHERE seq = 1'],
    ['there are none', 'DELETE FROM meanings'],
    ['one is another', `UPDATE meanings SET text = replace(text, 'true', 'false') WHERE seq = 1`],
    ['one is not whole', `UPDATE meanings SET text = substr(text, 1, 9)`],
    ['they stand with other entries', 'UPDATE meanings SET seq = seq + 100'],
    ['they are of another program', `UPDATE snapshots SET meant = 'another' || meant`],
    ['nothing vouches for them', `UPDATE snapshots SET meant = ''`],
    ['the snapshot is gone', 'DELETE FROM snapshots'],
  ])('is replayed if %s', async (_, sql) => {
    const { store, change } = await storeIn(tempFolder());
    const table = await putTable(store, 30);
    change(sql);
    const read = await readTable(store);
    expect(read.hasEffects).toBe(false);
    expect(shown(read.table)).toEqual(shownWithout(table));
    expect(read.carried()).toBeGreaterThan(10);
  });

  test('is replayed by another build of the program', async () => {
    const { store } = await storeIn(tempFolder());
    await putTable(store, 12);
    vi.resetModules();
    vi.doMock('../operations/build.ts', () => ({ BUILD: 'another' }));
    onTestFinished(() => void vi.doUnmock('../operations/build.ts'));
    const other = await import('./reader.ts');
    const { hasEffects } = await readTable(store, (game) => game, other.TableReader);
    expect(hasEffects).toBe(false);
    expect((await readTable(store)).hasEffects).toBe(true);
  });

  test.each([
    ['rules', (game: Game): Game => ({ ...game, version: game.version + 1 })],
    [
      'a layout',
      (game: Game): Game => ({
        ...game,
        steps: game.steps.map((step) => ({ ...step })),
        stepNames: game.stepNames.map((name) => `${name}s`),
      }),
    ],
  ])('is replayed under %s of another version, whatever the stored effects were', async (_, as) => {
    const { store } = await storeIn(tempFolder());
    const table = await putTable(store, 30);
    const read = await readTable(store, as);
    expect(read.hasEffects).toBe(false);
    expect(read.carried()).toBeGreaterThan(10);
    expect(read.table.entriesFor(1)).toEqual(table.entriesFor(1));
  });
});

describe('a table without stored effects', () => {
  test('gets them while it is played on, once a client has opened it', async () => {
    const folder = tempFolder();
    const before = await storeIn(folder);
    const long = await putTable(before.store, 0);
    const live = liveOf({ table: long, hasEffects: true });
    waver(long, 450);
    await write(before.store, live);
    await before.store.close();
    // As an older program left it.
    before.change(WITHOUT);
    const { store } = await storeIn(folder);
    for (let i = 0; i < 4; i++) {
      const { table, hasEffects } = await readTable(store);
      expect(hasEffects, `write ${i}`).toBe(false);
      expect(shown(table)).toEqual(shownWithout(table));
    }
    const { table, revision } = await readTable(store);
    const later = liveOf({ table, revision, hasEffects: false });
    // The first write computes no effects of earlier entries; each later one adds a piece of them.
    for (let i = 0; i < 3; i++) {
      waver(table, 1);
      await write(store, later);
      expect((await readTable(store)).hasEffects).toBe(false);
      if (i === 0) shown(table);
    }
    waver(table, 1);
    await write(store, later);
    const known = await readTable(store);
    expect(known.hasEffects).toBe(true);
    expect(shown(known.table)).toEqual(shownWithout(table));
  });
});
