import { test } from 'vitest';
import { PeerTally } from './tally.ts';
import { expectMoves, PATIENCE, startServer } from './testing.ts';

process.env['NODE_ENV'] = 'production';

test(
  "players at boardgame.io's own server play at one table after the other",
  async () => {
    const { PeerPlayers } = await import('./peer-players.ts');
    const server = await startServer('../peers/boardgame-io-server.ts', 'breakthrough');
    const tally = new PeerTally();
    await new PeerPlayers(server.place, 'breakthrough', 1, tally).sitDown();
    await expectMoves(tally, server);
  },
  PATIENCE,
);
