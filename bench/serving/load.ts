/**
 * Loads servers with tables whose players answer at once, and measures the costs. Each server and each generator of
 * players is a process of its own.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { GeneratorFigures, GeneratorSpec } from './generator.ts';
import type { PeerTally, TallyPlace } from './tally.ts';

/** Warm-up until the compiler has optimized the code: milliseconds, and moves. */
const WARM = { milliseconds: 3000, moves: 3000 };

interface Cost {
  /** Seconds of processor time. */
  readonly cpu: number;
  readonly rss: number;
}

/** Measurements of a load. */
export interface LoadFigures extends Cost {
  readonly moves: number;
  /** Duration in seconds by wall clock. */
  readonly passed: number;
  readonly waits: readonly number[];
  readonly payload: PeerTally['payload'];
  /** Seconds of processor time of the database, and of the players. */
  readonly database: number;
  readonly players: number;
}

export interface Load extends Pick<GeneratorSpec, 'server' | 'game'> {
  /** Functions that each start a server. */
  readonly start: readonly (() => ChildProcess)[];
  readonly tables: number;
  readonly seconds: number;
  /** Number of processes of players; absent: one for each server. */
  readonly generators?: number | undefined;
  /** Whether the players of a table are at different servers. */
  readonly isSplit?: boolean | undefined;
  /** Returns the processor time of the database so far, in seconds. */
  databaseSeconds?(): number;
}

/** Settings of a server process. */
interface ServerSetting {
  readonly env?: NodeJS.ProcessEnv;
  /** Flags of Node. */
  readonly flags?: readonly string[];
}

/** Starts a server of `bench` in production mode, which boardgame.io reads from the environment. */
export function forkServer(
  file: string,
  args: readonly string[],
  { env = {}, flags = [] }: ServerSetting = {},
): ChildProcess {
  return fork(new URL(file, import.meta.url), [...args], {
    execArgv: [...flags],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
}

export async function measureLoad(load: Load): Promise<LoadFigures> {
  const servers: ChildProcess[] = [];
  const places: TallyPlace[] = [];
  for (const start of load.start) {
    const server = start();
    servers.push(server);
    places.push(await messageOf<TallyPlace>(server));
  }
  const generators = specsOf(load, places).map((spec) =>
    forkServer('generator.ts', [JSON.stringify(spec)]),
  );
  await Promise.all(generators.map((generator) => messageOf(generator)));
  await warmUp(generators);
  const before = await costOf(servers);
  const database = load.databaseSeconds?.() ?? 0;
  const from = performance.now();
  await setTimeout(load.seconds * 1000);
  const after = await costOf(servers);
  const passed = (performance.now() - from) / 1000;
  const played = await Promise.all(generators.map((one) => ask<GeneratorFigures>(one, 'report')));
  const waits = played.flatMap((figures) => figures.waits);
  const figures = {
    cpu: after.cpu - before.cpu,
    rss: after.rss,
    moves: waits.length,
    passed,
    waits,
    payload: sumPayloads(played),
    database: (load.databaseSeconds?.() ?? 0) - database,
    players: played.reduce((sum, { cpu }) => sum + cpu, 0),
  };
  await Promise.all(generators.map((generator) => ask(generator, 'stop')));
  for (const server of servers) {
    const exit = once(server, 'exit');
    server.send('stop');
    await exit;
  }
  for (const generator of generators) generator.disconnect();
  return figures;
}

/** Lets the players play for a while, then resets their measurements. */
async function warmUp(generators: readonly ChildProcess[]): Promise<void> {
  let moves = 0;
  while (moves < WARM.moves) {
    await setTimeout(WARM.milliseconds);
    const played = await Promise.all(generators.map((one) => ask<GeneratorFigures>(one, 'report')));
    moves = played.reduce((sum, { waits }) => sum + waits.length, 0);
  }
  for (const generator of generators) generator.send('begin');
}

/** Returns the tables of each generator, dealt out in turns; each table begins at another server. */
function specsOf(load: Load, places: readonly TallyPlace[]): GeneratorSpec[] {
  const { server, game, isSplit = false, generators = places.length } = load;
  const tables = Array.from({ length: load.tables }, (_, seed) => {
    const turned = places.map((_place, i) => places[(seed + i) % places.length] as TallyPlace);
    return { seed, places: isSplit ? turned : turned.slice(0, 1) };
  });
  return Array.from({ length: generators }, (_, i) => ({
    ...{ server, game },
    // Dealt by pairs, so that no generator has all tables of one server.
    tables: tables.filter(({ seed }) => Math.floor(seed / places.length) % generators === i),
  }));
}

/** Messages to all seats, of all generators. */
function sumPayloads(played: readonly GeneratorFigures[]): PeerTally['payload'] {
  const sumOf = (part: keyof PeerTally['payload'], unit: 'bytes' | 'count'): number =>
    played.reduce((sum, { payload }) => sum + payload[part][unit], 0);
  const figuresOf = (part: keyof PeerTally['payload']) => ({
    bytes: sumOf(part, 'bytes'),
    count: sumOf(part, 'count'),
  });
  return { changes: figuresOf('changes'), whole: figuresOf('whole') };
}

async function messageOf<T>(child: ChildProcess): Promise<T> {
  return ((await once(child, 'message')) as [T])[0];
}

function ask<T>(child: ChildProcess, question: string): Promise<T> {
  const answer = messageOf<T>(child);
  child.send(question);
  return answer;
}

/** Returns the cost of all servers so far. */
async function costOf(servers: readonly ChildProcess[]): Promise<Cost> {
  const sum = { cpu: 0, rss: 0 };
  for (const server of servers) {
    const { cpu, rss } = await ask<Cost>(server, 'cost');
    sum.cpu += cpu;
    sum.rss += rss;
  }
  return sum;
}
