/** Players of a tournament get notifications of its rounds by the settings of their accounts. */
import { expect, test } from 'vitest';
import type { OwnTable } from '../../table/messages/accounts.ts';
import type { TournamentView } from '../../table/messages/tournament-messages.ts';
import type { Browser } from '../accounts/test-browser.ts';
import { peopleServer } from '../accounts/test-browser.ts';
import { waitForPolls } from '../testing/test-client.ts';
import { startHttpSink } from '../testing/test-http-sink.ts';
import {
  look,
  PATH,
  seatTokens,
  people,
  resign,
  tablesOf,
  until,
  WANTED,
} from './test-tournament.ts';

const SOON = { patience: 40, again: 50, allowsPrivate: true };

/** Ann and Bob in a tournament of two games; each has a webhook, and Bob's notifications are in German. */
async function scene() {
  const server = await peopleServer({ notifications: SOON });
  const [ann, bob] = (await people(server.address, ['Ann', 'Bob'])) as [Browser, Browser];
  const hooks = [await startHttpSink(204), await startHttpSink(204)] as const;
  const want = async (who: Browser, hook: { url: string }, more: object) =>
    (
      await who.post<{ key: string; secret: string }>('/api/account/notifications', {
        ...{ kind: 'webhook', url: hook.url, ...more },
      })
    ).body;
  const kept = await want(ann, hooks[0], {});
  await want(bob, hooks[1], { language: 'de' });
  const { id } = (await ann.post<TournamentView>(PATH, { ...WANTED, rounds: 2 })).body;
  const path = `${PATH}/${id}`;
  for (const browser of [ann, bob]) await browser.post(`${path}/join`);
  await ann.post(`${path}/start`);
  return { server, ann, bob, hooks, path, kept, want };
}

const toldTo = ({ calls }: { calls: readonly { body: Buffer }[] }) =>
  calls.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>);

test('each round is notified once to each of both players, and My tables contains it', async () => {
  const { server, ann, bob, hooks, path } = await scene();
  const view = await until(ann, path, (v) => tablesOf(v, 1).length === 1);
  for (const { calls } of hooks) await expect.poll(() => calls.length).toBe(1);
  await waitForPolls(server);
  const [{ table = '' } = {}] = tablesOf(view, 1);
  for (const hook of hooks)
    expect(toldTo(hook)).toMatchObject([
      { type: 'game', table, game: 'Patrol', tournament: 'Autumn', round: 1 },
    ]);
  const own = (await bob.post<OwnTable[]>('/api/account/tables', { known: [] })).body;
  expect(own).toMatchObject([{ table, tournament: { id: view.id, name: 'Autumn', round: 1 } }]);
  await resign(server, bob, table);
  const next = await until(ann, path, (v) => tablesOf(v, 2).length === 1);
  for (const { calls } of hooks) await expect.poll(() => calls.length).toBe(2);
  expect(toldTo(hooks[1])[1]).toMatchObject({ round: 2, table: tablesOf(next, 2)[0]?.table });
});

test('the turns at all tables of the account are notified, and none once the channel is ended', async () => {
  const { server, ann, hooks, path, kept } = await scene();
  const view = await until(ann, path, (v) => tablesOf(v, 1).length === 1);
  await expect.poll(() => hooks[0].calls.length).toBe(1);
  const [{ table = '' } = {}] = tablesOf(view, 1);
  const { notifications } = server.tables.store;
  const isAnns = tablesOf(view, 1)[0]?.first === view.own;
  const { hashes } = (await server.tables.get(table)).live;
  const owner = hashes.tokens[isAnns ? 0 : 1] ?? '';
  expect(await notifications.ofSeat(table, isAnns ? 0 : 1, owner)).toHaveLength(1);
  expect((await ann.get('/api/account/notifications')).body).toMatchObject([{ key: kept.key }]);
  expect((await ann.delete(`/api/account/notifications/${kept.key}`)).status).toBe(204);
  expect(await notifications.ofSeat(table, isAnns ? 0 : 1, owner)).toEqual([]);
  expect((await ann.delete(`/api/account/notifications/${kept.key}`)).status).toBe(404);
});

test('a channel applies to present and future tables of its account only', async () => {
  const { server, ann, bob, hooks, path, want } = await scene();
  await until(ann, path, (v) => tablesOf(v, 1).length === 1);
  const { notifications } = server.tables.store;
  const mine = async () => {
    const own = await seatTokens(ann);
    const rows = await Promise.all(
      [...own.keys()].map(async (id) => {
        const { hashes, table } = (await server.tables.get(id)).live;
        return Promise.all(
          table.seats.map((_, side) => notifications.ofSeat(id, side, hashes.tokens[side] ?? '')),
        );
      }),
    );
    return rows.flat(2).filter(({ address: place }) => place.startsWith(`${hooks[0].url}/`));
  };
  const seats = { west: 'me', east: 'open' };
  await ann.post('/api/tables', { game: 'patrol', seats });
  const more = await want(ann, { url: `${hooks[0].url}/more` }, {});
  await ann.post('/api/tables', { game: 'patrol', seats });
  expect((await mine()).map(({ isNew }) => isNew)).toEqual([false, false, false]);
  expect((await bob.delete(`/api/account/notifications/${more.key}`)).status).toBe(404);
  // A reader of the address may cancel: all settings with that address end, also those that others requested.
  const [{ key = '' } = {}] = await mine();
  await fetch(`${server.address}/api/notifications/${key}/end?all=true`, { method: 'POST' });
  expect(await mine()).toEqual([]);
  expect((await ann.get('/api/account/notifications')).body).toMatchObject([
    { address: hooks[0].url },
  ]);
  expect((await look(ann, PATH)) as unknown).toHaveLength(1);
});
