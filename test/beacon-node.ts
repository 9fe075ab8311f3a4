/** A drand node for tests on this machine; its chain has one round a second. */
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { roundTime } from '../src/table/dice/beacon.ts';
import { infoOf } from '../src/table/dice/beacon-check.ts';
import { testChain } from './beacon-chain.ts';

export async function testBeacon() {
  const { chain, sign } = testChain({ genesis: Math.floor(Date.now() / 1000) - 100, period: 1 });
  const asked: number[] = [];
  /** Answers in place of a signature, and the frequency of unavailable rounds. */
  const node = { chain, asked, forged: '', failures: 0, url: '' };
  const server = createServer(({ url = '' }, reply) => {
    const round = Number(/\/public\/(\d+)/.exec(url)?.[1]);
    if (url.startsWith('/info')) {
      reply.end(JSON.stringify(infoOf(chain)));
      return;
    }
    asked.push(round);
    node.failures -= 1;
    if (!(round > 0) || roundTime(chain, round) > Date.now() || node.failures >= 0) {
      reply.writeHead(404).end();
      return;
    }
    const signature = node.forged || sign(round).signature;
    reply.end(
      JSON.stringify({
        round,
        signature,
        randomness: randomnessOf(signature),
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  node.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return node;
}

const randomnessOf = (signature: string): string =>
  createHash('sha256').update(signature, 'hex').digest('hex');
