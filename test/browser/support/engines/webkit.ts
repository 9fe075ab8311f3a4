/** WebKitGTK's MiniBrowser over WebDriver, on a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { WebKit } from '../../../../tools/engines.ts';
import { type Engine, type EnginePage, until } from './engine.ts';

const SIZE = { width: 1280, height: 800 };
/** Timeout of a script in the page in milliseconds, long enough for a machine with other work. */
const TIMEOUTS = { script: 120_000, pageLoad: 120_000 };

export async function startWebKit(found: WebKit): Promise<Engine> {
  const children: ChildProcess[] = [];
  const display = spawn(found.display, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(display);
  const [number] = await once(display.stdout as NodeJS.ReadableStream, 'data');
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, LANG: 'en_US.UTF-8' };
  return {
    async newPerson() {
      // A driver has one session, and a session has its own storage.
      const port = await freePort();
      const driver = spawn(found.driver, [`--port=${port}`], { env, stdio: 'ignore' });
      children.push(driver);
      return openPage(`http://127.0.0.1:${port}`, found.browser);
    },
    async close() {
      for (const child of children.reverse()) {
        const gone = once(child, 'exit');
        if (child.exitCode === null && child.kill()) await gone;
      }
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function openPage(driver: string, browser: string): Promise<EnginePage> {
  await until('WebKitWebDriver', () => fetch(`${driver}/status`).catch(() => undefined));
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: TIMEOUTS } },
  });
  const at = `/session/${sessionId}`;
  const post = <T>(path: string, body: unknown) => send<T>(driver, 'POST', at + path, body);
  await post('/window/rect', SIZE);
  const evaluate: EnginePage['evaluate'] = (run, ...args) =>
    post('/execute/sync', { script: `return (${run.toString()})(...arguments)`, args }).then(
      (value) => (value ?? undefined) as never,
    );
  return {
    async goto(url) {
      await post('/url', { url });
      await evaluate(noteFaults);
    },
    async reload() {
      await post('/refresh', {});
      await evaluate(noteFaults);
    },
    evaluate,
    press: (x, y) => post('/actions', { actions: [clickAt(x, y)] }),
    type: (text) => post('/actions', { actions: [typing(text)] }),
    faults: () => evaluate(notedFaults),
  };
}

/** Sends one command of the protocol. */
async function send<T>(driver: string, method: string, path: string, body: unknown): Promise<T> {
  const answer = await fetch(driver + path, { method, body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
  return value;
}

const clickAt = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const typing = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** Runs in the page, whose log a driver cannot read: records errors as early as possible. */
function noteFaults(): void {
  const faults: string[] = [];
  Object.assign(window, { notedFaults: faults });
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective} refuses ${blockedURI}`),
  );
}

const notedFaults = (): string[] =>
  (window as unknown as { notedFaults?: string[] }).notedFaults ?? [];
