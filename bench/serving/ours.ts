/** Our server under a load, in a folder that goes afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { startPostgres, type TestPostgres } from '../../src/server/store/testing/test-postgres.ts';
import { gameById } from '../games/registry.ts';
import { secondsOf } from '../server/processor.ts';
import { forkServer, type LoadFigures, measureLoad } from './load.ts';
import { TablePlayers } from './table-players.ts';

export interface BenchServerOptions {
  readonly game: string;
  readonly tables: number;
  readonly seconds: number;
  /** Folder for a profile of our server, as browsers read them. */
  readonly profile?: string | undefined;
}

/** 0 servers: one with the embedded store; else as many as told on a PostgreSQL of their own. */
export async function loadOurs(wanted: BenchServerOptions, servers = 0): Promise<LoadFigures> {
  const { tables, seconds, profile } = wanted;
  const module = gameById(wanted.game);
  const game = module.open(parseSetup(module));
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-bench-'));
  const postgres = servers > 0 ? await startPostgres() : undefined;
  const start = () =>
    forkServer('../server/server-child.ts', [folder], {
      env: { DATABASE_URL: postgres?.url ?? '' },
      flags: profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
    });
  try {
    return await measureLoad({
      start: Array.from({ length: Math.max(1, servers) }, () => start),
      tables,
      seconds,
      players: ({ address }, seed, tally) => new TablePlayers(address, module, game, seed, tally),
      aside: () => [databaseSeconds(postgres), ownSeconds()],
    });
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const databaseSeconds = (postgres: TestPostgres | undefined): number =>
  (postgres?.pid && secondsOf(postgres.pid)) || 0;

function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
