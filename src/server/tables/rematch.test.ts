/** Rematches: the settings that players made for the last game apply to it too. */
import { expect, test } from 'vitest';
import { parseAction } from '../../kernel/text/notation.ts';
import type { ClockRule } from '../../table/clock/clock-schemas.ts';
import type { Rematch, TableCreated } from '../../table/messages/messages.ts';
import type { Orders } from '../../table/seats/orders.ts';
import { startHttpSink } from '../testing/test-http-sink.ts';
import { request, connectClient, testServer, viewOf } from '../testing/test-client.ts';

const RULE: ClockRule = { kind: 'move', seconds: 86_400, late: 'loss', vacation: 10 };
const SOON = { patience: 40, again: 50, allowsPrivate: true };

/** A table with a clock, where east has made every possible setting; west is connected and has resigned. */
async function scene() {
  const { address, tables } = await testServer({ notifications: SOON });
  const body = { game: 'patrol', seats: { west: 'me', east: 'me' }, clock: RULE };
  const made = (await request<TableCreated>(address, 'POST', '/api/tables', body)).body;
  const [west = '', east = ''] = [made.seats['west'], made.seats['east']];
  const ask = <T>(method: string, table: string, what: string, sent?: unknown, seat = east) =>
    request<T>(address, method, `/api/tables/${table}/${what}`, sent, seat);
  const hook = await startHttpSink(204);
  await ask('POST', made.table, 'notifications', {
    kind: 'webhook',
    url: hook.url,
    language: 'de',
  });
  for (const text of ['night 60 420', 'vacation 3'])
    await ask('POST', made.table, 'actions', { type: 'clock', id: 1, text });
  // Games are opened once for each set-up, so the next table has the window too.
  const { game } = (await tables.get(made.table)).table;
  const window = { id: 'ambush', rule: '2', name: 'ambushes', decline: parseAction(game, 'stay') };
  Object.assign(game, { windows: [{ ...window, isOpen: () => false }] });
  const line = { since: 0, plies: [{ own: true, text: 'bury n6' }] };
  const wills = { ambush: { do: 'decline' } };
  const { seq } = await viewOf(address, made.table);
  expect((await ask('PUT', made.table, 'orders', { seq, lines: [line], wills })).status).toBe(200);
  const { client } = await connectClient(address, made.table, west);
  expect(await client.ask({ type: 'resign', seq })).toMatchObject({ type: 'done' });
  const rematch = async (swap: boolean) =>
    (await ask<Rematch>('POST', made.table, 'rematch', { swap }, west)).body.table;
  return { address, table: made.table, west, east, ask, rematch, hook };
}

test.each([false, true])(
  'notifications, night, vacation and standing orders are kept (seats swapped: %s)',
  async (swap) => {
    const { address, table, east, west, ask, rematch, hook } = await scene();
    const next = await rematch(swap);
    const { client } = await connectClient(address, next, west);
    const side = swap ? 0 : 1;
    const [before, after] = [await viewOf(address, table, east), await viewOf(address, next, east)];
    expect(after.side).toBe(side);
    const { sleep, away } = before.clock?.sides[1] ?? {};
    expect(sleep).toEqual({ from: 60, to: 420 });
    expect(after.clock?.sides[side]).toEqual({ left: 86_400, sleep, away });
    expect(after.clock?.sides[1 - side]).toEqual({ left: 86_400 });
    // Conditional moves were for the last game.
    const { lines, wills } = (await ask<Orders>('GET', next, 'orders')).body;
    expect({ lines, wills }).toEqual({ lines: [], wills: { ambush: { do: 'decline' } } });
    expect((await ask<unknown[]>('GET', next, 'notifications')).body).toMatchObject([
      { address: hook.url },
    ]);
    // East is away and gets one notification; west is connected.
    await expect.poll(() => hook.calls.length).toBe(1);
    const { at: _, ...told } = JSON.parse(String(hook.calls[0]?.body)) as Record<string, unknown>;
    expect(told).toEqual({
      type: 'game',
      table: next,
      game: 'Patrol',
      side: swap ? 'West' : 'East',
    });
    client.close();
  },
);

test('a night that was changed just now cannot be changed again by a rematch', async () => {
  const { ask, rematch } = await scene();
  const next = await rematch(false);
  const moved = await ask<{ answer: unknown }>('POST', next, 'actions', {
    ...{ type: 'clock', id: 1, text: 'night 500 900' },
  });
  expect(moved.text).toContain('clock.night');
});

test('a notification that is cancelled at the next table stays cancelled when another player requests the same rematch', async () => {
  const { ask, rematch } = await scene();
  const next = await rematch(false);
  const [{ key = '' } = {}] = (await ask<{ key: string }[]>('GET', next, 'notifications')).body;
  expect((await ask('DELETE', next, `notifications/${key}`)).status).toBe(204);
  expect(await rematch(true)).toBe(next);
  expect((await ask<unknown[]>('GET', next, 'notifications')).body).toEqual([]);
});
