/** Timing inside one process, and statistics of the results. */

/** Does some units of work, repeatedly; returns how many. */
export type BenchJob = () => number | Promise<number>;

/** Units per second: of processor time, and by wall clock. */
export interface Rate {
  readonly cpu: number;
  readonly wall: number;
}

/** Returns the processor time of this process so far in milliseconds, helper threads (compiler, collector) included. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Repeats the job until it has used this much processor time; returns its rate. */
export async function rateOf(job: BenchJob, milliseconds: number): Promise<Rate> {
  const from = { cpu: cpuMilliseconds(), wall: performance.now() };
  let units = 0;
  let used = 0;
  while (used < milliseconds) {
    units += await job();
    used = cpuMilliseconds() - from.cpu;
  }
  const passed = performance.now() - from.wall;
  return { cpu: (units / used) * 1000, wall: (units / passed) * 1000 };
}

/** Returns a job that calls a function `n` times per run, so that reading the clock costs nothing. */
export function repeated(n: number, once: () => void): BenchJob {
  return () => {
    for (let i = 0; i < n; i++) once();
    return n;
  };
}

/** Returns a job that adds the results of several runs: reading the clock takes as long as a short game. */
export function summed(runs: number, once: () => number): BenchJob {
  return () => {
    let units = 0;
    for (let i = 0; i < runs; i++) units += once();
    return units;
  };
}

/** Returns the time of one call in microseconds by wall clock: the median of batches, each a mean. */
export function microseconds(call: () => void, calls = 20_000, batches = 9): number {
  const times: number[] = [];
  for (let batch = -2; batch < batches; batch++) {
    const from = performance.now();
    for (let i = 0; i < calls; i++) call();
    if (batch >= 0) times.push(((performance.now() - from) / calls) * 1000);
  }
  return median(times);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
}
