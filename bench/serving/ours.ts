/** Our server under a load, with a temporary data folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../../src/server/store/testing/test-postgres.ts';
import { cpuSecondsOf } from '../server/cpu-time.ts';
import { forkServer, type LoadFigures, measureLoad } from './load.ts';

export interface BenchServerOptions {
  readonly game: string;
  readonly tables: number;
  readonly seconds: number;
  /** Folder for a profile of our server, in the format of browsers. */
  readonly profile?: string | undefined;
  /** 0: one server with the embedded store; else this many servers on a temporary PostgreSQL. */
  readonly servers?: number;
  /** Whether the players of a table are at different servers. */
  readonly isSplit?: boolean;
  /** Number of processes of players; absent: one for each server. */
  readonly generators?: number | undefined;
}

/** Loads new servers with an empty store. */
export async function loadOurs(wanted: BenchServerOptions): Promise<LoadFigures> {
  const { profile, servers = 0, ...load } = wanted;
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-bench-'));
  const postgres = servers > 0 ? await startPostgres() : undefined;
  const start = () =>
    forkServer('../server/server-child.ts', [folder], {
      env: { DATABASE_URL: postgres?.url ?? '' },
      flags: profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
    });
  try {
    return await measureLoad({
      ...load,
      server: 'ours',
      start: Array.from({ length: Math.max(1, servers) }, () => start),
      databaseSeconds: () => databaseSeconds(postgres),
    });
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const databaseSeconds = (postgres: TestPostgres | undefined): number =>
  (postgres?.pid && cpuSecondsOf(postgres.pid)) || 0;
