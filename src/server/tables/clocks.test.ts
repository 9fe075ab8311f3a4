/** Clocks on the server: they run out even with no client connected, and after a restart. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CHANCE } from '../../kernel/side.ts';
import type { ClockRule } from '../../table/clock/clock-schemas.ts';
import type { TableCreated, TableSummary } from '../../table/messages/messages.ts';
import { backUp, restore } from '../store/backup.ts';
import { request, connectClient, tempFolder, testServer, viewOf } from '../testing/test-client.ts';

const BANK: ClockRule = { kind: 'bank', seconds: 600, increment: 5, late: 'loss' };

/** `outageMilliseconds`: in these tests, the time of day jumps while the server is up, which is no outage. */
async function scene(
  clock: ClockRule,
  data = tempFolder(),
  outageMilliseconds: number | undefined = Infinity,
) {
  const server = await testServer({ data, outageMilliseconds });
  const made = await request<TableCreated>(server.address, 'POST', '/api/tables', {
    game: 'patrol',
    seats: { west: 'me', east: 'me' },
    clock,
  });
  const { table, seats, host } = made.body;
  const west = (await connectClient(server.address, table, seats['west'])).client;
  const east = (await connectClient(server.address, table, seats['east'])).client;
  return { server, address: server.address, table, seats, host, west, east };
}

/** Moves the time of day forward by some seconds. */
function hasten(seconds: number): void {
  const later = Date.now() + seconds * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  onTestFinished(() => void vi.restoreAllMocks());
}

test('a clock is set when a table is created, and shown to all', async () => {
  const { address, table, west, east } = await scene(BANK);
  await west.act(0, 'bury n3');
  const view = await viewOf(address, table);
  expect(view.clock?.rule).toEqual(BANK);
  expect(view.clock?.sides[1]?.until).toBeGreaterThan(Date.now() / 1000 + 590);
  await east.act(view.seq, 'bury n6');
  const then = await west.until(4);
  expect(then.clock?.sides[0]?.until).toBeDefined();
  expect(then.clock?.sides[1]?.until).toBeUndefined();
});

/** Stops a server after west's move, and starts it again some seconds later. */
async function restartAfter(seconds: number, rule: ClockRule) {
  const data = tempFolder();
  const { server, table, seats, west } = await scene(rule, data);
  await west.act(0, 'bury n3');
  await server.close();
  const log: string[] = [];
  hasten(seconds);
  const again = await testServer({
    data,
    outageMilliseconds: Infinity,
    log: (line) => void log.push(line),
  });
  return { address: again.address, server: again, data, table, seats, log };
}

const RULES: [string, ClockRule][] = [
  ['bank', BANK],
  ['per-move', { kind: 'move', seconds: 40, late: 'loss' }],
  ['correspondence', { kind: 'move', seconds: 86_400, late: 'loss' }],
  ['substitute bot', { kind: 'move', seconds: 40, late: 'stand-in random' }],
];

test.each(RULES)(
  'downtime never counts against a %s clock: the gap is given back',
  async (_, rule) => {
    const { address, table, log } = await restartAfter(3 * rule.seconds, rule);
    const view = await viewOf(address, table);
    expect(view.outcome).toBeUndefined();
    expect(view.seats[1]?.standIn).toBeUndefined();
    const left = (view.clock?.sides[1]?.until ?? 0) - Date.now() / 1000;
    expect(left).toBeGreaterThan(rule.seconds - 5);
    expect(left).toBeLessThanOrEqual(rule.seconds + 1);
    const entry = view.entries.at(-1);
    expect(entry).toMatchObject({
      kind: 'clock',
      side: CHANCE,
      text: expect.stringMatching(/^outage /),
    });
    expect(log.join()).toMatch(/No server was up .* get \d+ s back/);
  },
);

test('a second restart gives back its own gap only', async () => {
  const { server, data, table } = await restartAfter(100, BANK);
  await server.close();
  hasten(50);
  const { address } = await testServer({ data, outageMilliseconds: Infinity });
  const outages = (await viewOf(address, table)).entries.filter(({ text }) => /^outage/.test(text));
  const lengths = outages.map(({ text }) => {
    const [, from, at] = text.split(' ').map(Number);
    return (at as number) - (from as number);
  });
  expect(lengths).toEqual([expect.closeTo(100, -1), expect.closeTo(50, -1)]);
});

test('a server that was killed gives back the time since its last heartbeat', async () => {
  const data = tempFolder();
  const { server, table, west } = await scene(BANK, data);
  await west.act(0, 'bury n3');
  await server.close();
  // As after a power cut: the last heartbeat was two seconds before the end.
  const db = new DatabaseSync(join(data, 'countermarch.db'));
  db.exec('UPDATE heartbeat SET at = at - 2000');
  db.close();
  hasten(700);
  const { address } = await testServer({ data, outageMilliseconds: Infinity });
  const [, from, at] = String((await viewOf(address, table)).entries.at(-1)?.text).split(' ');
  expect(Number(at) - Number(from)).toBeGreaterThanOrEqual(700);
});

test('a backup that is restored later continues with the time it had', async () => {
  const data = tempFolder();
  const { server, table, west } = await scene(BANK, data);
  await west.act(0, 'bury n3');
  const file = join(tempFolder(), 'backup.db');
  await backUp(data, file);
  await server.close();
  hasten(86_400);
  const restored = tempFolder();
  await restore(file, restored);
  const { address } = await testServer({ data: restored, outageMilliseconds: Infinity });
  const view = await viewOf(address, table);
  expect((view.clock?.sides[1]?.until ?? 0) - Date.now() / 1000).toBeGreaterThan(590);
});

test('a store of a version without heartbeats gives back the time since its last move', async () => {
  const data = tempFolder();
  const { server, table, west } = await scene(BANK, data);
  await west.act(0, 'bury n3');
  await server.close();
  const db = new DatabaseSync(join(data, 'countermarch.db'));
  // The state after the migration that adds heartbeats.
  db.exec('DELETE FROM heartbeat; DELETE FROM outages');
  db.close();
  hasten(700);
  const { address } = await testServer({ data, outageMilliseconds: Infinity });
  expect((await viewOf(address, table)).entries.at(-1)?.text).toMatch(/^outage/);
});

test('a server that was suspended gives the time back, and no clock runs out first', async () => {
  const begun = waits();
  const { address, table, west, east } = await scene(BANK, tempFolder(), 5000);
  await west.act(0, 'bury n3');
  hasten(700);
  // The timer of the clock fires first.
  end(begun(600).at(-1));
  const done = await east.until(3);
  expect(done.entries.at(-1)?.text).toMatch(/^outage/);
  expect(done.outcome).toBeUndefined();
  expect(await east.act(3, 'bury n6')).toMatchObject({ type: 'done' });
  const view = await viewOf(address, table);
  expect(view.clock?.sides[1]?.left).toBeGreaterThan(590);
});

test('a player who runs out of time loses, even if a server was down before', async () => {
  const begun = waits();
  const { address, table } = await restartAfter(300, BANK);
  expect((await viewOf(address, table)).outcome).toBeUndefined();
  hasten(601);
  end(begun(600).at(-1));
  await expect.poll(async () => (await viewOf(address, table)).outcome?.winners).toEqual([0]);
});

test('a substitute bot plays for a player who runs out of time, if that was agreed', async () => {
  const begun = waits();
  const rule: ClockRule = { kind: 'move', seconds: 600, late: 'stand-in random' };
  const { address, table, west } = await scene(rule);
  await west.act(0, 'bury n3');
  hasten(601);
  end(begun(600).at(-1));
  await expect.poll(async () => (await viewOf(address, table)).seats[1]?.standIn).toBe('random');
  await expect.poll(async () => (await viewOf(address, table)).actor).toBe(0);
});

test('each seat sets its own night; an invalid setting is refused', async () => {
  const { address, west } = await scene(BANK);
  expect(await west.ask({ type: 'clock', text: 'night 1320 420' })).toMatchObject({ type: 'done' });
  expect(await west.ask({ type: 'clock', text: 'night 1320 420' })).toMatchObject({
    refusal: { reason: { key: 'clock.night.week' } },
  });
  const wrong = { game: 'patrol', clock: { ...BANK, seconds: 1 } };
  expect((await request(address, 'POST', '/api/tables', wrong)).status).toBe(400);
});

/** Returns a function that finds the timers set from now on that last about this many seconds. */
function waits() {
  const spy = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => void vi.restoreAllMocks());
  return (seconds: number) =>
    spy.mock.calls.filter(([, wait = 0]) => Math.abs(wait / 1000 - seconds) < 20);
}

type Wait = ReturnType<ReturnType<typeof waits>>[number];
const end = ([done]: Wait | undefined = [() => undefined]): void => (done as () => void)();

test('a player who runs out of time loses while the server runs, even if no client asks', async () => {
  const begun = waits();
  const { address, table, west } = await scene(BANK);
  expect(begun(600)).toEqual([]);
  await west.act(0, 'bury n3');
  const [wait] = begun(600);
  expect(wait).toBeDefined();
  end(wait);
  // Not yet: a player with time left does not lose, however often the clock is checked.
  await west.act(1, 'nonsense');
  expect((await viewOf(address, table)).outcome).toBeUndefined();
  hasten(601);
  end(begun(600).at(-1));
  await expect.poll(async () => (await viewOf(address, table)).outcome?.winners).toEqual([0]);
});

test('a clock that runs longer than a timer can is checked in between, and at the end', async () => {
  const begun = waits();
  const DAY = 86_400;
  const { address, table, west } = await scene({ ...BANK, seconds: 40 * DAY });
  await west.act(0, 'bury n3');
  const looks = () => begun(6 * 3600);
  expect(looks()).toHaveLength(1);
  hasten(6 * 3600);
  end(looks().at(-1));
  await expect.poll(() => looks().length).toBe(2);
  expect((await viewOf(address, table)).outcome).toBeUndefined();
  hasten(40 * DAY);
  end(looks().at(-1));
  await expect.poll(async () => (await viewOf(address, table)).outcome?.winners).toEqual([0]);
});

test('if the server was suspended past the end of a clock, the clock continues with the time that was left', async () => {
  const begun = waits();
  const { address, table, west, east } = await scene({ ...BANK, vacation: 2 });
  await west.act(0, 'bury n3');
  await east.ask({ type: 'clock', text: 'vacation 1' });
  hasten(3600);
  end(begun(600).at(-1));
  await west.act(1, 'nonsense');
  expect((await viewOf(address, table)).outcome).toBeUndefined();
});

test('lists show the end of the turn, including nights; tables of an older store get it at the start', async () => {
  const data = tempFolder();
  const rule = { kind: 'move', seconds: 40_000, late: 'loss' } as const;
  const { server, address, table, seats, west, east } = await scene(rule, data);
  const dueOf = async (at: string) =>
    (await request<TableSummary[]>(at, 'GET', `/api/tables?ids=${table}`)).body[0]?.due;
  expect(await dueOf(address)).toBeUndefined();
  await west.act(0, 'bury n3');
  const first = (await dueOf(address)) ?? 0;
  expect(first / 1000).toBeGreaterThan(Date.now() / 1000 + 39_990);
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  const [from, to] = [(minute + 60) % 1440, (minute + 180) % 1440];
  const night = { type: 'clock', id: 9, text: `night ${from} ${to}` };
  await request(address, 'POST', `/api/tables/${table}/actions`, night, seats['east']);
  const second = (await dueOf(address)) ?? 0;
  expect(second - first).toBe(2 * 3_600_000);
  await Promise.all([west, east].map((client) => client.close()));
  await server.close();
  const db = new DatabaseSync(join(data, 'countermarch.db'));
  db.exec('UPDATE tables SET due = 0');
  db.close();
  const again = await testServer({ data, outageMilliseconds: Infinity });
  const third = (await dueOf(again.address)) ?? 0;
  // The time without a server is given back.
  expect(third).toBeGreaterThanOrEqual(second);
  expect(third - second).toBeLessThan(600_000);
});
