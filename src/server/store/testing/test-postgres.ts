/**
 * A private PostgreSQL for tests: the system's programs on a temporary folder. If they are missing, root on Debian
 * installs them; elsewhere an error says what to install.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { removeFolder } from '../../testing/test-folder.ts';

const HELP = `No PostgreSQL found for the tests of its store. Install it by your system's own means
(Debian: apt-get install postgresql; Fedora: dnf install postgresql-server; macOS: brew install postgresql),
or name the folder of its programs (initdb, postgres) in the variable POSTGRES_BIN.`;

/** Where Debian and its derivatives install the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

/** Returns the folder of `initdb` and `postgres`; undefined if they are not installed. */
function findPostgres(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['POSTGRES_BIN'];
  if (named) {
    if (!isHome(named)) throw new Error(`POSTGRES_BIN has no initdb and postgres: ${named}`);
    return named;
  }
  const onPath = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...debians(), ...onPath].find(isHome);
}

/** Returns that folder; installs the programs first if they are missing and this process may. */
export function ensurePostgres(): string {
  const found = findPostgres();
  if (found !== undefined) return found;
  if (!mayInstall()) throw new Error(HELP);
  console.log('No PostgreSQL found: installing the one of Debian.');
  // Prevent the package from creating and starting a cluster for the system.
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'postgresql-common');
  spawnSync('sh', [
    '-c',
    'echo "create_main_cluster = false" >> /etc/postgresql-common/createcluster.conf',
  ]);
  apt('install', '-y', '--no-install-recommends', 'postgresql');
  const installed = findPostgres();
  if (installed === undefined) throw new Error(HELP);
  return installed;
}

/** A running server. */
export interface TestPostgres {
  /** Address of its database. */
  readonly url: string;
  /** Id of its main process, the parent of its others. */
  readonly pid: number | undefined;
  /** Creates an empty database with this name; returns its address. */
  fresh(name: string): Promise<string>;
  /** Stops it at once, like a crash, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server on an empty folder. It listens only on a socket in that folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-postgres-'));
  const who = runner();
  if (who) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const init = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  ];
  const made = spawnSync(join(bin, 'initdb'), init, { ...who, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const run = () =>
    spawn(
      join(bin, 'postgres'),
      // Without `fsync`: tests kill the server, which loses no written data, but never the machine.
      [
        '-D',
        data,
        '-k',
        folder,
        ...options('listen_addresses=', 'max_connections=200', 'fsync=off'),
      ],
      { ...who, cwd: folder, stdio: 'ignore' },
    );
  let server = run();
  const urlOf = (name: string) => `postgres://postgres@localhost/${name}?host=${folder}`;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  await untilReady(urlOf('postgres'));
  return {
    url: urlOf('postgres'),
    get pid() {
      return server.pid;
    },
    fresh: async (name) => {
      await query(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    crash: async () => {
      await end('SIGQUIT');
      server = run();
      await untilReady(urlOf('postgres'));
    },
    stop: async () => {
      await end('SIGQUIT');
      removeFolder(folder);
    },
  };
}

const options = (...settings: readonly string[]): string[] => settings.flatMap((s) => ['-c', s]);

/** Runs one statement on a new connection. */
export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Empties the tables of a database, except for the version of its schema: much faster than creating a database. */
export async function emptyTables(url: string): Promise<void> {
  // Disable the triggers that protect entries from deletion.
  const sql = `SET session_replication_role = replica;
    DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'countermarch' AND tablename NOT IN ('layout', 'kysely_migration', 'kysely_migration_lock')
      LOOP EXECUTE format('DELETE FROM countermarch.%I', name); END LOOP;
    END $$`;
  await query(url, sql);
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    try {
      await query(url, 'SELECT 1');
      return;
    } catch {
      await setTimeout(50);
    }
  }
}

const isHome = (folder: string): boolean =>
  isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres'));

/** Newest version first. */
function debians(): string[] {
  try {
    const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN, version, 'bin'));
  } catch {
    return [];
  }
}

function apt(...args: string[]): void {
  const { status } = spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`apt-get ${args[0]} failed.\n${HELP}`);
}

/** PostgreSQL refuses to run as root. */
function runner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry = ['postgres', 'nobody'].flatMap(
    (name) => line.find((l) => l.startsWith(`${name}:`)) ?? [],
  );
  const [, , uid, gid] = (entry[0] ?? 'nobody:x:65534:65534').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Whether this process is root on Debian itself, not on a derivative. */
function mayInstall(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
