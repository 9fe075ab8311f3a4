/** A local HTTP listener that stands in for other servers in tests. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

interface HttpSink {
  readonly calls: readonly Call[];
  url: string;
  /** Runs during each call, before the answer. */
  meanwhile?: () => Promise<void>;
}

/** Starts a listener that answers with these statuses in turn; the last one repeats forever. */
export async function startHttpSink(...statuses: number[]) {
  const calls: Call[] = [];
  const hook: HttpSink = { calls, url: '' };
  const server = createServer(async (incoming, answer) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    calls.push({ path: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(parts) });
    if (hook.meanwhile) await hook.meanwhile();
    answer.statusCode = statuses[Math.min(calls.length, statuses.length) - 1] ?? 204;
    answer.setHeader('location', '/elsewhere');
    answer.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  hook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return hook;
}
