/** Turn notifications by webhook, web push and e-mail: once a turn, with only what the seat knows. */
import { createHmac } from 'node:crypto';
import type { LookupAddress, lookup } from 'node:dns';
import { expect, test } from 'vitest';
import type { NotificationOptions } from './notifications.ts';
import { isPublic, post } from './ssrf-guard.ts';
import { browserKeys, startMailServer } from '../testing/test-channels.ts';
import { type Call, startHttpSink } from '../testing/test-http-sink.ts';
import {
  makeTable,
  request,
  connectClient,
  tempFolder,
  testServer,
  waitForPolls,
  type TestClient,
} from '../testing/test-client.ts';

/** Delays short enough for tests. */
const SOON: NotificationOptions = {
  patience: 40,
  again: 50,
  allowsPrivate: true,
  url: 'http://table.test',
};

/** A table with two players: west is connected, east is away; `want` requests notifications for east. */
async function scene(notifications: NotificationOptions = SOON, data = tempFolder()) {
  const server = await testServer({ notifications, data });
  const { address } = server;
  const { table, seats } = await makeTable(address);
  const [west = '', east = ''] = [seats['west'], seats['east']];
  const { client } = await connectClient(address, table, west);
  const want = (body: unknown, token = east) =>
    request<Record<string, string>>(
      address,
      'POST',
      `/api/tables/${table}/notifications`,
      body,
      token,
    );
  const list = async (token = east) =>
    (
      await request<unknown[]>(
        address,
        'GET',
        `/api/tables/${table}/notifications`,
        undefined,
        token,
      )
    ).body;
  return { server, address, table, west, east, client, want, list };
}

test('a webhook is called once a turn, signed, and contains nothing that the seat does not know', async () => {
  const { server, table, client, west, east, want, address } = await scene();
  const hook = await startHttpSink(204);
  const made = await want({ kind: 'webhook', url: `${hook.url}/hook` });
  expect(made.status).toBe(201);
  await waitForPolls(server);
  expect(hook.calls).toEqual([]);
  await client.act(0, 'bury n3');
  await expect.poll(() => hook.calls.length).toBe(1);
  await waitForPolls(server);
  expect(hook.calls).toHaveLength(1);
  const [{ path, headers, body } = {} as Call] = hook.calls;
  expect(path).toBe('/hook');
  const { at, ...told } = JSON.parse(body.toString()) as Record<string, unknown>;
  expect(told).toEqual({
    type: 'turn',
    table,
    game: 'Patrol',
    side: 'East',
    url: `http://table.test/t/${table}`,
  });
  expect(at).toBeCloseTo(Date.now() / 1000, -2);
  const signature = createHmac('sha256', made.body['secret'] ?? '')
    .update(body)
    .digest('hex');
  expect(headers['x-countermarch-signature']).toBe(`sha256=${signature}`);
  // The fields above are complete: they contain neither the place of West’s mine nor a secret.
  for (const secret of [west, east]) expect(body.toString()).not.toContain(secret);
  // The player can act in the turn of the notification.
  const seat = (await connectClient(address, table, east)).client;
  const { seq } = await seat.act(1, 'bury n6');
  seat.close();
  expect(seq).toBeGreaterThan(1);
});

/** Reports whether a player looks at the page. */
const setActive = (client: TestClient, isActive: boolean): void =>
  client.send(JSON.stringify({ type: 'activity', id: 9, isActive }));

test('a player who looks at the table is not notified; the turn stays due when they look away', async () => {
  const { server, table, client, east, want, address } = await scene();
  const hook = await startHttpSink(204);
  await want({ kind: 'webhook', url: hook.url });
  const seat = (await connectClient(address, table, east)).client;
  setActive(seat, true);
  await client.act(0, 'bury n3');
  await waitForPolls(server);
  expect(hook.calls).toEqual([]);
  setActive(seat, false);
  await expect.poll(() => hook.calls.length).toBe(1);
  await waitForPolls(server);
  expect(hook.calls).toHaveLength(1);
});

test('an open tab that the player does not look at suppresses no notification', async () => {
  const { table, client, east, want, address } = await scene();
  const hook = await startHttpSink(204);
  await want({ kind: 'webhook', url: hook.url });
  await connectClient(address, table, east);
  await client.act(0, 'bury n3');
  await expect.poll(() => hook.calls.length).toBe(1);
});

test('a tab that was opened for a moment, or closed while it was looked at, suppresses none either', async () => {
  const { table, client, east, want, address } = await scene();
  const hook = await startHttpSink(204);
  await want({ kind: 'webhook', url: hook.url });
  await client.act(0, 'bury n3');
  const seat = (await connectClient(address, table, east)).client;
  setActive(seat, true);
  seat.close();
  await expect.poll(() => hook.calls.length).toBe(1);
});

test('a turn that had begun when the player requested notifications is due too', async () => {
  const { client, want } = await scene();
  const hook = await startHttpSink(204);
  await client.act(0, 'bury n3');
  await want({ kind: 'webhook', url: hook.url });
  await expect.poll(() => hook.calls.length).toBe(1);
});

test('a turn is no longer due after the player has moved', async () => {
  const { table, client, east, want, address, server } = await scene({ ...SOON, patience: 9e6 });
  await want({ kind: 'webhook', url: 'http://table.test/' });
  const later = Date.now() + 1e8;
  const due = async () => (await server.tables.store.notifications.due(later, later)).length;
  await client.act(0, 'bury n3');
  expect(await due()).toBe(1);
  const seat = (await connectClient(address, table, east)).client;
  await seat.act(1, 'bury n6');
  expect(await due()).toBe(0);
});

test('an undelivered notification is sent again, also after a restart, and finally given up', async () => {
  const data = tempFolder();
  const { server, client, want } = await scene(SOON, data);
  const flaky = await startHttpSink(500, 302, 200);
  const dead = await startHttpSink(500);
  await want({ kind: 'webhook', url: flaky.url });
  await want({ kind: 'webhook', url: dead.url });
  await client.act(0, 'bury n3');
  await expect.poll(() => flaky.calls.length).toBeGreaterThan(0);
  await server.close();
  const told: string[] = [];
  const again = await testServer({
    notifications: SOON,
    data,
    log: (line) => void told.push(line),
  });
  await expect.poll(() => dead.calls.length).toBe(6);
  await waitForPolls(again);
  expect([flaky.calls.length, dead.calls.length]).toEqual([3, 6]);
  // Redirects are not followed.
  expect(flaky.calls.map(({ path }) => path)).toEqual(['/', '/', '/']);
  expect(told.join()).toMatch(/6 tries \(status 500\)/);
});

test('notifications belong to a seat: others cannot request, see or cancel them, and they end with it', async () => {
  const { client, west, want, list, table, address, server } = await scene();
  const hook = await startHttpSink(204);
  const body = { kind: 'webhook', url: hook.url };
  expect((await want(body, '')).status).toBe(403);
  expect((await want(body, 'nonsense')).status).toBe(403);
  const { key = '' } = (await want(body)).body;
  expect(await list()).toEqual([{ key, kind: 'webhook', address: hook.url }]);
  expect(await list(west)).toEqual([]);
  const path = `/api/tables/${table}/notifications/${key}`;
  expect((await request(address, 'DELETE', path, undefined, west)).status).toBe(404);
  expect(await list()).toHaveLength(1);
  // The seat has another secret now, so its former player is no longer notified.
  const session = await server.tables.get(table);
  const tokens = session.live.hashes.tokens as string[];
  tokens[1] = 'another';
  await client.act(0, 'bury n3');
  await waitForPolls(server);
  expect(hook.calls).toEqual([]);
});

test('addresses in private networks are refused unless the host allows them', async () => {
  const { want, client } = await scene({ ...SOON, allowsPrivate: false });
  for (const url of [
    'http://127.0.0.1:9/',
    'http://localhost/',
    'http://0x7f.1/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fd00::1]/',
    'file:///etc/passwd',
    'ftp://example.org/',
    'https://me:secret@example.org/',
    'nonsense',
  ])
    expect((await want({ kind: 'webhook', url })).status, url).toBe(400);
  const keys = { p256dh: 'a', auth: 'b' };
  const push = { kind: 'push', endpoint: 'https://192.168.1.1/', keys };
  expect((await want(push)).status).toBe(400);
  await client.act(0, 'bury n3');
});

test('a name that resolves to a private network is refused when the request is sent', async () => {
  const hook = await startHttpSink(204);
  const url = hook.url.replace('127.0.0.1', 'table.example');
  const leads = (_: string, __: object, done: (error: null, found: LookupAddress[]) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }]);
  const sent = { url, headers: {}, body: '' };
  const called = post(sent, false, leads as unknown as typeof lookup);
  await expect(called).rejects.toThrow('table.example is in a private network');
  expect(hook.calls).toEqual([]);
});

test('public and private addresses are distinguished', () => {
  const open = ['1.1.1.1', '93.184.216.34', '2606:4700::1111'];
  const closed = [
    '192.168.0.1',
    '172.31.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    'fe80::1',
    '::',
    'x',
  ];
  expect([...open, ...closed].filter(isPublic)).toEqual(open);
});

test('a browser is notified through its push service, with the key that the store keeps', async () => {
  const data = tempFolder();
  const { server, address, client, want, list, table } = await scene(SOON, data);
  const { push } = (await request<{ push: string }>(address, 'GET', '/api/notifications')).body;
  const service = await startHttpSink(201);
  const { keys, read } = browserKeys();
  const body = { kind: 'push', endpoint: `${service.url}/me`, keys, language: 'de' };
  expect((await want(body)).status).toBe(201);
  await client.act(0, 'bury n3');
  await expect.poll(() => service.calls.length).toBe(1);
  const [{ headers, body: sealed } = {} as Call] = service.calls;
  expect(read(sealed)).toEqual({ title: 'Patrol: Du bist am Zug', table });
  expect(headers['authorization']).toMatch(new RegExp(`^vapid t=.*k=${push}$`));
  expect(Number(headers['ttl'])).toBeGreaterThan(3600);
  expect(await list()).toHaveLength(1);
  await server.close();
  const again = await testServer({ notifications: SOON, data });
  expect((await request(again.address, 'GET', '/api/notifications')).body).toMatchObject({ push });
});

test('a browser that has withdrawn its permission is not notified again', async () => {
  const { client, want, list } = await scene();
  const service = await startHttpSink(410);
  const { keys } = browserKeys();
  await want({ kind: 'push', endpoint: service.url, keys });
  await client.act(0, 'bury n3');
  await expect.poll(() => list()).toEqual([]);
  expect(service.calls).toHaveLength(1);
});

test('a mail is sent if there is a mail server, with a link to cancel the notification', async () => {
  const { mails, smtp } = await startMailServer();
  const notifications = { ...SOON, smtp, from: 'table@example.org' };
  const { address, client, want, list, table, west, east } = await scene(notifications);
  expect((await want({ kind: 'email', to: 'nobody' })).status).toBe(400);
  expect((await want({ kind: 'email', to: 'ann@example.org' })).status).toBe(201);
  await client.act(0, 'bury n3');
  await expect.poll(() => mails.length).toBe(1);
  const [mail = ''] = mails;
  expect(mail).toMatch(/^Subject: Patrol: /m);
  expect(mail).toMatch(/^To: ann@example.org/m);
  expect(mail).toContain(`http://table.test/t/${table}`);
  for (const secret of [west, east]) expect(mail).not.toContain(secret);
  // Mail programs unsubscribe by themselves only if the mail says that one click is enough (RFC 8058).
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const [, end = ''] =
    /http:\/\/table\.test(\/api\/notifications\/[\w-]+\/end)/.exec(mail.replaceAll('=\r\n', '')) ??
    [];
  // A program that opens links in mails cancels nothing.
  expect((await request(address, 'GET', end)).status).toBe(200);
  expect(await list()).toHaveLength(1);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const click = 'List-Unsubscribe=One-Click';
  const ended = await fetch(address + end, { method: 'POST', headers: form, body: click });
  expect([ended.status, await list()]).toEqual([200, []]);
  const parts = new FormData();
  parts.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(address + end, { method: 'POST', body: parts })).status).toBe(200);
});

test('a server without a mail server says so', async () => {
  const { want, address } = await scene();
  expect((await want({ kind: 'email', to: 'ann@example.org' })).status).toBe(400);
  expect((await request(address, 'GET', '/api/notifications')).body).toMatchObject({
    email: false,
  });
});
