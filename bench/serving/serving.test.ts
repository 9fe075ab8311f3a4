import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { gameById } from '../games/registry.ts';
import { arePeersInstalled } from '../peers/installed.ts';
import { TablePlayers } from './table-players.ts';
import { type TallyPlace, PeerTally } from './tally.ts';

process.env['NODE_ENV'] = 'production';

/** Enough moves for a game to end and for another to begin. */
const MOVES = 200;
const PATIENCE = 60_000;

let child: ChildProcess | undefined;
afterEach(() => child?.kill());

async function start(file: string, argument: string): Promise<TallyPlace> {
  child = fork(new URL(file, import.meta.url), [argument], { execArgv: [] });
  return ((await once(child, 'message')) as [TallyPlace])[0];
}

async function cpuOf(server: ChildProcess | undefined): Promise<number> {
  server?.send('cost');
  return ((await once(server as ChildProcess, 'message')) as [{ cpu: number }])[0].cpu;
}

/** Checks that players play on until many moves have been answered, and that every wait was measured. */
async function playsOn(tally: PeerTally): Promise<void> {
  await expect.poll(() => tally.waits.length, { timeout: PATIENCE }).toBeGreaterThan(MOVES);
  tally.running = false;
  expect(Math.min(...tally.waits)).toBeGreaterThan(0);
  const { bytes, count } = tally.payload.changes;
  // Both sides receive each move.
  expect(count).toBeGreaterThanOrEqual(tally.waits.length);
  expect(bytes / count).toBeGreaterThan(50);
  expect(await cpuOf(child)).toBeGreaterThan(0);
}

test(
  'players at our server play at one table after the other',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'countermarch-serving-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { address } = await start('../server/server-child.ts', folder);
    const module = gameById('breakthrough');
    const tally = new PeerTally();
    const game = module.open(parseSetup(module));
    await new TablePlayers([address], module, game, 1, tally).sitDown();
    await playsOn(tally);
  },
  PATIENCE,
);

test.skipIf(!arePeersInstalled())(
  "players at boardgame.io's own server do the same",
  async () => {
    const { PeerPlayers } = await import('./peer-players.ts');
    const place = await start('../peers/boardgame-io-server.ts', 'breakthrough');
    const tally = new PeerTally();
    await new PeerPlayers(place, 'breakthrough', 1, tally).sitDown();
    await playsOn(tally);
  },
  PATIENCE,
);
