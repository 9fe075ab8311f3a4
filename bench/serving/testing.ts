/** Checks players at a server that runs in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished } from 'vitest';
import type { PeerTally, TallyPlace } from './tally.ts';

/** Enough moves for a game to end and for another to begin. */
const MOVES = 200;
/** Limit of a test, in milliseconds. */
export const PATIENCE = 60_000;

/** A server under test. */
interface TestServer {
  readonly place: TallyPlace;
  readonly child: ChildProcess;
}

/** Starts a server until the end of the test. */
export async function startServer(file: string, argument: string): Promise<TestServer> {
  const child = fork(new URL(file, import.meta.url), [argument], { execArgv: [] });
  onTestFinished(() => void child.kill());
  return { place: await messageOf<TallyPlace>(child), child };
}

/** Checks that players play on until many moves have been answered, and that every wait was measured. */
export async function expectMoves(tally: PeerTally, { child }: TestServer): Promise<void> {
  await expect.poll(() => tally.waits.length, { timeout: PATIENCE }).toBeGreaterThan(MOVES);
  tally.running = false;
  expect(Math.min(...tally.waits)).toBeGreaterThan(0);
  const { bytes, count } = tally.payload.changes;
  // Both sides receive each move.
  expect(count).toBeGreaterThanOrEqual(tally.waits.length);
  expect(bytes / count).toBeGreaterThan(50);
  child.send('cost');
  expect((await messageOf<{ cpu: number }>(child)).cpu).toBeGreaterThan(0);
}

const messageOf = async <T>(child: ChildProcess): Promise<T> =>
  ((await once(child, 'message')) as [T])[0];
