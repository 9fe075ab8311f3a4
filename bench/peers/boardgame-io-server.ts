/**
 * `boardgame-io-server.ts GAME`: boardgame.io's own server in a process of its own, started as its documentation
 * describes: every setting at its default except the port of its lobby, so matches are kept in memory and nothing is on
 * disk. It reports its own costs. (On the port of the games, the lobby has not answered since koa-compose 4.2, which
 * ignores routes added after the socket server has been attached.)
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net';
import { peerById, type PeerGame } from './boardgame-io.ts';

interface Running {
  readonly appServer: NetServer;
}
interface PeerServer {
  run(config: { port: number; lobbyConfig: { apiPort: number } }): Promise<Running>;
}
interface ServerModule {
  readonly Server: (options: {
    games: readonly PeerGame[];
    origins: readonly string[];
  }) => PeerServer;
}

const { Server }: ServerModule = createRequire(import.meta.url)('boardgame.io/server');
const game = peerById(process.argv[2] ?? '');
const apiPort = await freePort();
const { appServer } = await Server({ games: [game], origins: [] }).run({
  port: 0,
  lobbyConfig: { apiPort },
});

process.on('message', (question) => {
  if (question === 'stop') process.exit();
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
process.send?.({ address: at(portOf(appServer)), lobby: at(apiPort) });

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}

function portOf(server: NetServer): number {
  return (server.address() as AddressInfo).port;
}

function at(port: number): string {
  return `http://127.0.0.1:${port}`;
}
