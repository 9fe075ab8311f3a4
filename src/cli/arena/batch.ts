/** Games that other processes play: the requests, and the worker's side. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Game } from '../../kernel/game.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { Batches } from '../../server/tables/batches.ts';
import { version } from '../version.ts';
import type { GameRequest, OpenedBy } from './game-request.ts';
import type { ArenaMatch, Terms } from './match.ts';
import type { ArenaGame } from './journal.ts';
import type { GameSummary, SimulatedGame } from './simulated.ts';

/** A game for another process, which must run the same version to play the same game. */
export type BatchJob = OpenedBy &
  GameRequest & { readonly version: string; readonly rules: number };

const log = (line: string): void => console.error(line);

async function runAll(
  database: string,
  jobs: readonly BatchJob[],
  report: (number: number, result: unknown) => void,
): Promise<void> {
  const batches = await Batches.open(database, log);
  try {
    await batches.run(jobs, report);
  } finally {
    await batches.close();
  }
}

const headOf = ({ id, setup, version: rules }: Game) => ({
  version: version(),
  rules,
  game: id,
  setup,
});

/** Sends the games of an arena to workers; results arrive in any order. */
export function playMatchesOnWorkers(
  database: string,
  game: Game,
  matches: readonly ArenaMatch[],
  terms: Terms,
  report: (result: ArenaGame) => void,
): Promise<void> {
  if (matches.some(({ one, other }) => typeof one !== 'string' || typeof other !== 'string'))
    throw new InputError('--workers: workers cannot run programs; leave this option out');
  const { seed, opening, from } = terms;
  const jobs = matches.map((match) => ({
    ...headOf(game),
    kind: 'bout' as const,
    terms: { seed, opening, from },
    bout: match,
  }));
  return runAll(database, jobs, (_, result) => report(result as ArenaGame));
}

/** Sends simulated games to workers, and yields the results in order. */
export async function simulateOnWorkers(
  database: string,
  game: Game,
  asked: readonly SimulatedGame[],
  report: (done: number) => void,
): Promise<GameSummary[]> {
  const played: GameSummary[] = [];
  let done = 0;
  const jobs = asked.map((one) => ({ ...headOf(game), kind: 'game' as const, asked: one }));
  await runAll(database, jobs, (number, result) => {
    played[number] = result as GameSummary;
    report(++done);
  });
  return played;
}

/** Sends games to workers, and passes on each answer with its number as soon as it arrives. */
export function requestOnWorkers(
  database: string,
  requests: readonly { readonly game: Game; readonly request: GameRequest }[],
  report: (number: number, answer: unknown) => void,
): Promise<void> {
  const jobs = requests.map(({ game, request }) => ({ ...headOf(game), ...request }));
  return runAll(database, jobs, report);
}

/** Plays games that others request, in threads, until it is closed. */
export async function serveBatches(database: string): Promise<{ close(): Promise<void> }> {
  const batches = await Batches.open(database, log);
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = new Piscina<BatchJob, unknown>({
    filename: new URL('batch-worker.ts', import.meta.url).href,
    name: 'play',
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  await batches.work(threads, (work) => pool.run(work as BatchJob));
  return {
    close: async () => {
      await batches.close();
      await pool.destroy();
    },
  };
}
