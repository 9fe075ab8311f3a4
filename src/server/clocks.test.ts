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
  await expect
    .poll(async () => (await viewOf(address, table)).outcome?.winners, { timeout: 20_000 })
    .toEqual([0]);
});

test('a computer stands in for who has no time left, if that was agreed, and plays', async () => {
  const data = tempFolder();
  const rule: ClockRule = { kind: 'move', seconds: 600, late: 'stand-in random' };
  const { server, table, west } = await scene(rule, data);
  await west.act(0, 'bury n3');
  await server.close();
  hasten(601);
  const { address } = await testServer({ data });
  await expect
    .poll(async () => (await viewOf(address, table)).seats[1]?.standIn, { timeout: 20_000 })
    .toBe('random');
  await expect.poll(async () => (await viewOf(address, table)).actor, { timeout: 20_000 }).toBe(0);
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
