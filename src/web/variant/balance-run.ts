/** Games between bots with changed and with usual values, in workers of the page. */
import { signal } from '@preact/signals';
import { wrap } from 'comlink';
import type { SetupRequest } from '../../kernel/setup/setup.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { Interval } from '../../lab/statistics/interval.ts';
import { confidenceSequence } from '../../lab/statistics/sequence.ts';
import { faultOf, msg } from '../messages.ts';
import type { BalanceQuestion } from '../net/workers/balance-game.ts';
import { startWorker } from '../net/workers/start-worker.ts';
import type { api } from '../net/workers/worker.ts';

/** Kinds of games: with the changed values, and with the usual ones. */
export const BALANCE_ARMS = ['changed', 'usual'] as const;
export type BalanceArm = (typeof BALANCE_ARMS)[number];

/** Points of the counted side, by kind, in the order of the games' numbers. */
export type BalancePoints = Readonly<Record<BalanceArm, readonly number[]>>;

/** Game, values and players of a run. */
export interface BalanceTerms extends Pick<BalanceQuestion, 'game' | 'levels' | 'side'> {
  readonly setups: Readonly<Record<BalanceArm, SetupRequest>>;
  /** Number of games of each kind. */
  readonly games: number;
}

/** A worker that plays one game after the other. */
export interface BalanceWorker {
  play(question: BalanceQuestion): Promise<number>;
  stop(): void;
}

const MOST_WORKERS = 4;

/** Leaves one core to the page. */
const workerCount = (): number =>
  Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));

function startBalanceWorker(): BalanceWorker {
  const worker = startWorker();
  const remote = wrap<typeof api>(worker);
  const failure = new Promise<never>((_, fail) => {
    worker.onerror = () => fail(new Error('worker'));
  });
  failure.catch(() => undefined);
  return {
    play: (question) => Promise.race([remote.playBalanceGame(question), failure]),
    stop: () => worker.terminate(),
  };
}

export class BalanceRun {
  readonly terms: BalanceTerms;
  readonly points = signal<BalancePoints>({ changed: [], usual: [] });
  readonly isRunning = signal(true);
  readonly fault = signal<LocalizedText>('');
  readonly #workers: readonly BalanceWorker[];
  /** Results by number of the game; the games of several workers end out of order. */
  readonly #found: Readonly<Record<BalanceArm, Map<number, number>>> = {
    changed: new Map(),
    usual: new Map(),
  };
  #next = 0;

  constructor(
    terms: BalanceTerms,
    workers: readonly BalanceWorker[] = Array.from({ length: workerCount() }, startBalanceWorker),
  ) {
    this.terms = terms;
    this.#workers = workers;
    void this.#run();
  }

  /** Ends the run; its results stay. */
  stop(): void {
    for (const worker of this.#workers) worker.stop();
    this.isRunning.value = false;
  }

  async #run(): Promise<void> {
    try {
      await Promise.all(this.#workers.map((worker) => this.#playOn(worker)));
    } catch (error) {
      this.fault.value =
        error instanceof Error && error.message === 'worker'
          ? msg('net.bot-not-loaded')
          : faultOf(error, this.terms.game);
    }
    this.stop();
  }

  async #playOn(worker: BalanceWorker): Promise<void> {
    const { game, levels, side, setups, games } = this.terms;
    while (this.isRunning.value && this.#next < games * BALANCE_ARMS.length) {
      const [number, arm] = taskOf(this.#next++);
      // Equal numbers have equal seeds in both kinds of games.
      const question = { game, levels, side, setup: setups[arm], seed: `balance/${number}` };
      const points = await worker.play(question);
      if (!this.isRunning.value) return;
      this.#found[arm].set(number, points);
      this.points.value = { ...this.points.value, [arm]: inOrder(this.#found[arm]) };
    }
  }
}

const taskOf = (task: number): readonly [number, BalanceArm] => [
  Math.floor(task / BALANCE_ARMS.length),
  task % BALANCE_ARMS.length === 0 ? 'changed' : 'usual',
];

/** Returns the results up to the first missing one: short games end first, and would distort the shares. */
function inOrder(found: ReadonlyMap<number, number>): number[] {
  const points: number[] = [];
  for (let n = 0, next = found.get(0); next !== undefined; next = found.get(++n)) points.push(next);
  return points;
}

/** The share of points after a number of games, with its confidence sequence. */
export interface BalanceStep extends Interval {
  readonly games: number;
  readonly share: number;
}

/** Maximum number of steps of a chart. */
const MOST_STEPS = 120;

/** Returns how the share and its interval have developed. */
export function stepsOf(points: readonly number[]): BalanceStep[] {
  const every = Math.ceil(points.length / MOST_STEPS);
  const steps: BalanceStep[] = [];
  let sum = 0;
  for (const [i, won] of points.entries()) {
    sum += won;
    const games = i + 1;
    if (games % every === 0 || games === points.length)
      steps.push({ games, share: sum / games, ...confidenceSequence(sum, games) });
  }
  return steps;
}

/** Conclusion from the intervals: the changed values help the side or hurt it, or nothing is clear yet. */
export type BalanceVerdict = 'more' | 'less' | 'open';

export function verdictOf({ changed, usual }: BalancePoints): BalanceVerdict {
  const [a, b] = [stepsOf(changed).at(-1), stepsOf(usual).at(-1)];
  if (a && b && a.low > b.high) return 'more';
  return a && b && a.high < b.low ? 'less' : 'open';
}
