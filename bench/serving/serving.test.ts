import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { gameById } from '../games/registry.ts';
import { TablePlayers } from './table-players.ts';
import { PeerTally } from './tally.ts';
import { expectMoves, PATIENCE, startServer } from './testing.ts';

process.env['NODE_ENV'] = 'production';

test(
  'players at our server play at one table after the other',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'countermarch-serving-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const server = await startServer('../server/server-child.ts', folder);
    const module = gameById('breakthrough');
    const tally = new PeerTally();
    const game = module.open(parseSetup(module));
    await new TablePlayers([server.place.address], module, game, 1, tally).sitDown();
    await expectMoves(tally, server);
  },
  PATIENCE,
);
