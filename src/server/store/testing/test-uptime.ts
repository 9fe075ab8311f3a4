/** Tests of heartbeats and outages that every store must pass. */
import { expect, onTestFinished, test, vi } from 'vitest';
import * as patrolGames from '../../../table/testing/test-game.ts';
import { start, join, createTournament } from '../../tournaments/actions.ts';
import { beginningOf, readTournament } from '../../tournaments/repository.ts';
import { Uptime } from '../../operations/uptime.ts';
import type { Store } from '../store.ts';
import { PreconditionError } from '../database.ts';
import { beat, lastBeat, readOutages } from '../uptime.ts';

const MOST = 5000;
const WANTED = { name: 'Cup', game: 'patrol', kind: 'round-robin', rounds: 1, days: 2 } as const;

export function testUptime(
  open: () => Promise<Store>,
  put: (store: Store, id: string) => Promise<unknown>,
): void {
  test('a gap between heartbeats is an outage, whichever of several servers beats', async () => {
    const { db } = await open();
    // Two servers alternate, each every 6 s: together they are never away for 5 s.
    for (const now of [1000, 4000, 7000, 10_000]) await beat(db, now, MOST);
    expect(await readOutages(db)).toEqual([]);
    await Promise.all([beat(db, 65_000, MOST), beat(db, 65_001, MOST)]);
    const found = await readOutages(db);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ since: 10_000, until: expect.closeTo(65_000, -1) });
  });

  test('the heartbeat of a server whose clock is behind does not move the time back', async () => {
    const { db } = await open();
    for (const now of [20_000, 1000, 21_000]) await beat(db, now, MOST);
    expect(await readOutages(db)).toEqual([]);
    expect(await lastBeat(db)).toBe(21_000);
  });

  test('a heartbeat is written even if an older one of another server is written at the same time', async () => {
    const { db } = await open();
    await beat(db, 1000, MOST);
    const between = vi.spyOn(db, 'write').mockImplementationOnce(async () => {
      await beat(db, 2000, MOST);
      throw new PreconditionError(0);
    });
    await beat(db, 6000, MOST);
    between.mockRestore();
    expect(await lastBeat(db)).toBe(6000);
  });

  test('without a heartbeat, the time of the last move tells when a server was up', async () => {
    const store = await open();
    await beat(store.db, 1000, MOST);
    await store.db.deleteFrom('heartbeat').execute();
    await put(store, 't');
    const touched = (await lastBeat(store.db)) ?? 0;
    expect(touched).toBeGreaterThan(Date.now() - 60_000);
    await beat(store.db, touched + 9000, MOST);
    expect(await readOutages(store.db)).toEqual([{ since: touched, until: touched + 9000 }]);
  });

  testEffects(open);
}

function testEffects(open: () => Promise<Store>): void {
  test('an outage postpones the deadline of a tournament, once; a deadline that had passed stays', async () => {
    const { db } = await open();
    const ids = [];
    for (const deadline of [500_000, 50_000]) {
      const id = await createTournament(db, patrolGames, WANTED, 'host');
      for (const name of ['ann', 'bob']) await join(db, id, { id: name, name });
      await start(db, id);
      const t = (await readTournament(db, id)) ?? expect.fail();
      await db.write(
        ...beginningOf(db, t, [{ first: 1, second: 2, table: `a${deadline}` }], deadline),
      );
      ids.push(id);
    }
    await beat(db, 100_000, MOST);
    await Promise.all([beat(db, 700_000, MOST), beat(db, 700_000, MOST)]);
    const deadlines = await Promise.all(
      ids.map(async (id) => (await readTournament(db, id))?.deadline),
    );
    expect(deadlines).toEqual([1_100_000, 50_000]);
  });

  test('a worker knows if no server is up, and writes no heartbeat', async () => {
    const store = await open();
    const log = (line: string) => expect.fail(line);
    const uptime = new Uptime(store, { acceptsPlayers: false, log });
    await beat(store.db, Date.now(), MOST);
    await uptime.settled();
    expect(uptime.isUp).toBe(true);
    const later = Date.now() + 9000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    onTestFinished(() => void vi.restoreAllMocks());
    await uptime.settled();
    expect(uptime.isUp).toBe(false);
    expect(await lastBeat(store.db)).toBeLessThan(later);
    await beat(store.db, later + 1, MOST);
    vi.spyOn(Date, 'now').mockReturnValue(later + 6000);
    await uptime.settled();
    expect(uptime.outages).toHaveLength(1);
  });
}
