/** Loads a server, in a process of its own, with tables whose players answer at once, and says what that costs. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type TallyPlace, type Players, PeerTally } from './tally.ts';

/** Until the compiler has seen what there is to do, in milliseconds. */
const WARM = 3000;

interface Cost {
  /** Seconds of processor time. */
  readonly cpu: number;
  readonly rss: number;
}

/** Measurements of a load. */
export interface LoadFigures extends Cost {
  readonly moves: number;
  /** Seconds by the clock. */
  readonly passed: number;
  readonly waits: readonly number[];
  readonly told: PeerTally['told'];
  /** Seconds of processor time of what was asked about beside the servers. */
  readonly aside: readonly number[];
}

export interface Load {
  /** Each starts a server. */
  readonly start: readonly (() => ChildProcess)[];
  readonly tables: number;
  readonly seconds: number;
  players(place: TallyPlace, seed: number, tally: PeerTally): Players;
  /** Processor time so far of what else has to do with it. */
  aside?(): readonly number[];
}

/** How a server is started. */
interface ServerSetting {
  readonly env?: NodeJS.ProcessEnv;
  /** Of Node. */
  readonly flags?: readonly string[];
}

/** A server of `bench` as servers run, which boardgame.io asks the environment about. */
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
  const children: ChildProcess[] = [];
  const places: TallyPlace[] = [];
  for (const start of load.start) {
    const child = start();
    children.push(child);
    places.push(((await once(child, 'message')) as [TallyPlace])[0]);
  }
  const tally = new PeerTally();
  const players = Array.from({ length: load.tables }, (_, seed) =>
    load.players(places[seed % places.length], seed, tally),
  );
  await Promise.all(players.map((two) => two.sitDown()));
  await setTimeout(WARM);
  tally.waits.length = 0;
  const before = await costOf(children);
  const aside = load.aside?.() ?? [];
  const from = performance.now();
  await setTimeout(load.seconds * 1000);
  const after = await costOf(children);
  const figures = {
    cpu: after.cpu - before.cpu,
    rss: after.rss,
    moves: tally.waits.length,
    passed: (performance.now() - from) / 1000,
    waits: [...tally.waits],
    told: tally.told,
    aside: (load.aside?.() ?? []).map((now, i) => now - (aside[i] ?? 0)),
  };
  tally.running = false;
  for (const child of children) {
    const exit = once(child, 'exit');
    child.send('stop');
    await exit;
  }
  return figures;
}

/** Cost of all servers so far. */
async function costOf(children: readonly ChildProcess[]): Promise<Cost> {
  const sum = { cpu: 0, rss: 0 };
  for (const child of children) {
    child.send('cost');
    const [{ cpu, rss }] = (await once(child, 'message')) as [Cost];
    sum.cpu += cpu;
    sum.rss += rss;
  }
  return sum;
}
