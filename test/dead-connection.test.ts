/** Connections that lose all data without closing are detected by the page and by the server. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { makeTable, connectClient, testServer, viewOf } from '../src/server/testing/test-client.ts';
import { ServerClock } from '../src/web/net/server-clock.ts';
import { SocketConnection, type SocketHost } from '../src/web/net/socket.ts';
import { ManualTimers } from '../src/web/net/test-timers.ts';

/** A proxy that can drop all data in both directions while it keeps every connection open. */
class SwallowingProxy {
  /** All open connections are dead from now on, and so are new ones. */
  swallows = false;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(target: string) {
    const { hostname, port } = new URL(target);
    this.#server = createServer((near) => {
      const far = connect(Number(port), hostname);
      const isDead = this.swallows;
      this.#join(near, far, isDead);
      this.#join(far, near, isDead);
    });
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    onTestFinished(() => {
      for (const socket of this.#sockets) socket.destroy();
      this.#server.close();
    });
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  /** A connection that was dead once stays dead. */
  #join(from: Socket, to: Socket, dead: boolean): void {
    let isDead = dead;
    this.#sockets.add(from);
    from.on('data', (data) => {
      isDead ||= this.swallows;
      if (!isDead) to.write(data);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      this.#sockets.delete(from);
      if (!isDead) to.destroy();
    });
  }
}

/** The page is hidden. */
const AWAY = { isShown: () => false, watch: () => () => undefined };

/** A browser whose clock moves only when the test advances it. */
function browserAt(address: string, now = Date.now()) {
  const timers = new ManualTimers(now);
  const clock = new ServerClock({ now: () => timers.now(), steady: () => timers.now() });
  const wakes = new Set<() => void>();
  let opened = 0;
  const host: SocketHost = {
    timers,
    clock,
    activity: AWAY,
    random: () => 0,
    open(table, token) {
      opened += 1;
      const url = new URL(`/api/tables/${table}/socket`, address.replace('http', 'ws'));
      url.searchParams.set('seat', token ?? '');
      return new WebSocket(url);
    },
    onWake(check) {
      wakes.add(check);
      return () => wakes.delete(check);
    },
  };
  const wake = (): void => {
    for (const check of wakes) check();
  };
  /** Advances the clock until the page tries to connect again. */
  const untilNextTry = (): void => {
    const before = opened;
    for (let i = 0; opened === before && i < 1000; i++) timers.pass(100);
  };
  return { host, timers, clock, wake, untilNextTry, opened: () => opened };
}

async function seated() {
  const { address } = await testServer();
  const { table, seats } = await makeTable(address);
  const proxy = new SwallowingProxy(address);
  const browser = browserAt(await proxy.listen());
  const connection = new SocketConnection(table, seats['east'], browser.host);
  onTestFinished(() => connection.close());
  await expect.poll(() => connection.status.value).toBe('open');
  const west = await connectClient(address, table, seats['west']);
  onTestFinished(() => west.client.close());
  return { address, table, seats, proxy, ...browser, connection, west: west.client };
}

test('if a network path drops all packets, the page says so within 15 seconds, and later catches up with everything it missed', async () => {
  const { proxy, timers, untilNextTry, connection, west, opened } = await seated();
  proxy.swallows = true;
  expect(await west.act(0, 'bury n3')).toMatchObject({ type: 'done', seq: 1 });
  timers.pass(15_000);
  expect(connection.status.value).toBe('lost');
  expect(connection.view.value?.seq).toBe(0);
  // The first attempts fail in the same way.
  timers.pass(30_000);
  expect(opened()).toBeGreaterThan(2);
  expect(connection.status.value).toBe('lost');
  proxy.swallows = false;
  untilNextTry();
  await expect.poll(() => connection.status.value).toBe('open');
  await expect.poll(() => connection.view.value?.seq).toBe(1);
});

test('on wake-up, focus, online and visibility events, a dead path is detected within 5 seconds', async () => {
  const { proxy, timers, wake, connection } = await seated();
  proxy.swallows = true;
  wake();
  timers.pass(5000);
  expect(connection.status.value).toBe('lost');
});

test('a page that becomes visible again does not wait for its next scheduled attempt', async () => {
  const { proxy, timers, wake, connection, opened } = await seated();
  proxy.swallows = true;
  timers.pass(15_000);
  const before = opened();
  proxy.swallows = false;
  // The attempt in progress is dead too: it times out, and the next one starts when the page becomes visible.
  timers.pass(10_000);
  wake();
  expect(opened()).toBeGreaterThan(before);
  await expect.poll(() => connection.status.value).toBe('open');
});

test('an action that was lost is sent again after the reconnection, and played once', async () => {
  const { proxy, timers, untilNextTry, connection, west, address, table } = await seated();
  await west.act(0, 'bury n3');
  await expect.poll(() => connection.view.value?.seq).toBe(1);
  proxy.swallows = true;
  const answer = connection.act(1, ['bury n5']);
  timers.pass(15_000);
  proxy.swallows = false;
  untilNextTry();
  expect(await answer).toEqual({ played: 1 });
  expect((await viewOf(address, table)).seq).toBe(2);
});

test('reconnection attempts become rarer, and their times differ from page to page', async () => {
  const waits = (random: number): number[] => {
    const timers = new ManualTimers();
    const at: number[] = [];
    const host: SocketHost = {
      timers,
      clock: new ServerClock(),
      activity: AWAY,
      random: () => random,
      onWake: () => () => undefined,
      open() {
        at.push(timers.now());
        const socket = { close: () => undefined, readyState: 0 } as unknown as WebSocket;
        timers.set(() => socket.onclose?.({ code: 1006, reason: '' } as CloseEvent), 0);
        return socket;
      },
    };
    const connection = new SocketConnection('t', undefined, host);
    timers.pass(60_000);
    connection.close();
    return at.slice(1, 9).map((time, i) => time - (at[i] ?? 0));
  };
  expect(waits(0)).toEqual([200, 400, 800, 1600, 3200, 4000, 4000, 4000]);
  expect(waits(1)).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000, 8000]);
});

test('the server drops a silent connection, and its seat is shown as away', async () => {
  const { address } = await testServer({ limits: { heartbeat: 100 } });
  const { table, seats } = await makeTable(address);
  const proxy = new SwallowingProxy(address);
  const { client } = await connectClient(await proxy.listen(), table, seats['east']);
  const connected = async () => (await viewOf(address, table)).seats[1]?.connected;
  expect(await connected()).toBe(true);
  proxy.swallows = true;
  await expect.poll(connected).toBe(false);
  expect(client.socket.readyState).toBe(WebSocket.OPEN);
});

test('a ping is answered with the server clock, even for a device whose clock is ten minutes off', async () => {
  const { address } = await testServer();
  const { table, seats } = await makeTable(address);
  const wrong = 600_000;
  const { host, clock } = browserAt(address, Date.now() + wrong);
  const connection = new SocketConnection(table, seats['east'], host);
  onTestFinished(() => connection.close());
  await expect.poll(() => Math.abs(clock.offset + wrong)).toBeLessThan(60_000);
});
