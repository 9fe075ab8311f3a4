/** Tables that keep time, on the server: clocks run out with nobody there, and after a restart. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ClockRule } from '../table/clock.ts';
import type { TableCreated } from '../table/messages.ts';
import { request, sitDown, tempFolder, testServer, viewOf } from './test-client.ts';

const BANK: ClockRule = { kind: 'bank', seconds: 600, increment: 5, late: 'loss' };

async function scene(clock: ClockRule, data = tempFolder()) {
  const server = await testServer({ data });
  const made = await request<TableCreated>(server.address, 'POST', '/api/tables', {
    game: 'patrol',
    seats: { west: 'me', east: 'me' },
    clock,
  });
  const { table, seats, host } = made.body;
  const west = (await sitDown(server.address, table, seats['west'])).visitor;
  const east = (await sitDown(server.address, table, seats['east'])).visitor;
  return { server, address: server.address, table, seats, host, west, east };
}

/** So many seconds have gone by. */
function hasten(seconds: number): void {
  const later = Date.now() + seconds * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  onTestFinished(() => void vi.restoreAllMocks());
}

test('a clock is agreed on when a table is made, and shown to all', async () => {
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

test('who has no time left has lost, with nobody there, even if the server was away meanwhile', async () => {
  const data = tempFolder();
  const { server, table, west } = await scene(BANK, data);
  await west.act(0, 'bury n3');
  await server.close();
  hasten(601);
  const { address } = await testServer({ data });
  await expect.poll(async () => (await viewOf(address, table)).outcome?.winners).toEqual([0]);
});

test('a computer stands in for who has no time left, if that was agreed, and plays', async () => {
  const data = tempFolder();
  const rule: ClockRule = { kind: 'move', seconds: 600, late: 'stand-in random' };
  const { server, table, west } = await scene(rule, data);
  await west.act(0, 'bury n3');
  await server.close();
  hasten(601);
  const { address } = await testServer({ data });
  await expect.poll(async () => (await viewOf(address, table)).seats[1]?.standIn).toBe('random');
  await expect.poll(async () => (await viewOf(address, table)).actor).toBe(0);
});

test('a seat sets its own night; a rule that makes no sense is refused', async () => {
  const { address, west } = await scene(BANK);
  expect(await west.ask({ type: 'clock', text: 'night 1320 420' })).toMatchObject({ type: 'done' });
  expect(await west.ask({ type: 'clock', text: 'night 1320 420' })).toMatchObject({
    refusal: { reason: { key: 'clock.night' } },
  });
  const wrong = { game: 'patrol', clock: { ...BANK, seconds: 1 } };
  expect((await request(address, 'POST', '/api/tables', wrong)).status).toBe(400);
});

/** Waits that begin from now on and are about so long, in seconds. */
function waits() {
  const spy = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => void vi.restoreAllMocks());
  return (seconds: number) =>
    spy.mock.calls.filter(([, wait = 0]) => Math.abs(wait / 1000 - seconds) < 20);
}

type Wait = ReturnType<ReturnType<typeof waits>>[number];
const end = ([done]: Wait | undefined = [() => undefined]): void => (done as () => void)();

test('who has no time left has lost while the server plays on, though nobody asks', async () => {
  const begun = waits();
  const { address, table, west } = await scene(BANK);
  expect(begun(600)).toEqual([]);
  await west.act(0, 'bury n3');
  const [wait] = begun(600);
  expect(wait).toBeDefined();
  end(wait);
  // Not yet: who still has time has not lost, however often one looks.
  await west.act(1, 'nonsense');
  expect((await viewOf(address, table)).outcome).toBeUndefined();
  hasten(601);
  end(begun(600).at(-1));
  await expect.poll(async () => (await viewOf(address, table)).outcome?.winners).toEqual([0]);
});

test('a clock that runs for longer than a timer can is looked at in between, and once more', async () => {
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

test('a clock that slept through the end of its time wakes with what was left', async () => {
  const begun = waits();
  const { address, table, west, east } = await scene({ ...BANK, vacation: 2 });
  await west.act(0, 'bury n3');
  await east.ask({ type: 'clock', text: 'vacation 1' });
  hasten(3600);
  end(begun(600).at(-1));
  await west.act(1, 'nonsense');
  expect((await viewOf(address, table)).outcome).toBeUndefined();
});
