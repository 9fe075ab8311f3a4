import { expect, test, vi } from 'vitest';
import { type BalanceQuestion, playBalanceGame } from '../net/workers/balance-game.ts';
import {
  BalanceRun,
  type BalanceTerms,
  type BalanceWorker,
  stepsOf,
  verdictOf,
} from './balance-run.ts';

const terms: BalanceTerms = {
  game: 'annihilation',
  levels: ['random', 'random'],
  side: 0,
  games: 3,
  setups: { changed: { scenario: 'changed' }, usual: { scenario: 'usual' } },
};

/** A worker whose games end when the test says so. */
function fakeWorker() {
  const asked: BalanceQuestion[] = [];
  const answers: ((points: number) => void)[] = [];
  const worker: BalanceWorker = {
    play: (question) => {
      asked.push(question);
      return new Promise((answer) => answers.push(answer));
    },
    stop: vi.fn(),
  };
  const end = async (points: number): Promise<void> => {
    answers.shift()?.(points);
    await vi.waitFor(() => undefined);
    await Promise.resolve();
  };
  return { worker, asked, end };
}

test('both kinds of games have equal seeds, and results count in the order of the games', async () => {
  const [a, b] = [fakeWorker(), fakeWorker()];
  const run = new BalanceRun(terms, [a.worker, b.worker]);
  expect([...a.asked, ...b.asked].map(({ setup, seed }) => [setup.scenario, seed])).toEqual([
    ['changed', 'balance/0'],
    ['usual', 'balance/0'],
  ]);
  await b.end(1);
  await b.end(0.5);
  // The second game with changed values has ended, but the first has not.
  expect(run.points.value).toEqual({ changed: [], usual: [1] });
  await a.end(0);
  expect(run.points.value).toEqual({ changed: [0, 0.5], usual: [1] });
  await a.end(1);
  await a.end(1);
  await b.end(0);
  expect(run.points.value).toEqual({ changed: [0, 0.5, 1], usual: [1, 0, 1] });
  await vi.waitFor(() => expect(run.isRunning.value).toBe(false));
});

test('a stopped run ends its workers and ignores further results', async () => {
  const { worker, end } = fakeWorker();
  const run = new BalanceRun(terms, [worker]);
  run.stop();
  await end(1);
  expect(worker.stop).toHaveBeenCalled();
  expect(run.points.value.changed).toEqual([]);
});

test('a failed game ends the run with a message', async () => {
  const worker = { play: () => Promise.reject(new Error('worker')), stop: () => undefined };
  const run = new BalanceRun(terms, [worker]);
  await vi.waitFor(() => expect(run.fault.value).toEqual({ key: 'net.bot-not-loaded' }));
  expect(run.isRunning.value).toBe(false);
});

test('the interval is a confidence sequence, and the panel claims nothing before two are apart', () => {
  const won = (share: number, games: number): number[] =>
    Array.from({ length: games }, (_, i) =>
      Math.floor((i + 1) * share) > Math.floor(i * share) ? 1 : 0,
    );
  const [last] = stepsOf(won(0.5, 200)).slice(-1);
  // At 200 games, a sequence is wider than the 6.9 points of a fixed number.
  expect(last?.games).toBe(200);
  expect((last?.high ?? 0) - 0.5).toBeCloseTo(0.119, 2);
  expect(stepsOf(won(0.5, 1000)).length).toBeLessThanOrEqual(125);
  expect(stepsOf([])).toEqual([]);
  expect(verdictOf({ changed: [], usual: [1, 1] })).toBe('open');
  expect(verdictOf({ changed: won(0.6, 50), usual: won(0.4, 50) })).toBe('open');
  expect(verdictOf({ changed: won(0.9, 50), usual: won(0.2, 50) })).toBe('more');
  expect(verdictOf({ changed: won(0.2, 50), usual: won(0.9, 50) })).toBe('less');
});

test('equal questions have equal results', async () => {
  const question = (seed: string): BalanceQuestion => ({
    ...{ game: 'annihilation', levels: ['greedy', 'random'], side: 0, seed },
    setup: {},
  });
  const points = await playBalanceGame(question('a'));
  expect([0, 0.5, 1]).toContain(points);
  expect(await playBalanceGame(question('a'))).toBe(points);
  await expect(playBalanceGame({ ...question('a'), game: 'none' })).rejects.toThrow();
});
