/** Timing: everything that is compared runs in turns in one process, so that a busy machine hits all. */

/** Something that can be done over and over; `run` gives how many units it did. */
export interface Subject {
  readonly name: string;
  run(): number | Promise<number>;
}

/** Units a second of each subject, one row per round. */
export type Rounds = readonly (readonly number[])[];

/** Runs the subjects in turns, `milliseconds` each, `rounds` times after one round to warm up. */
export async function race(
  subjects: readonly Subject[],
  { rounds = 7, milliseconds = 400 } = {},
): Promise<Rounds> {
  const rows: number[][] = [];
  for (let round = -1; round < rounds; round++) {
    const row: number[] = [];
    for (const subject of subjects) row.push(await rateOf(subject, milliseconds));
    if (round >= 0) rows.push(row);
  }
  return rows;
}

async function rateOf(subject: Subject, milliseconds: number): Promise<number> {
  const from = performance.now();
  let units = 0;
  let passed = 0;
  while (passed < milliseconds) {
    units += await subject.run();
    passed = performance.now() - from;
  }
  return (units / passed) * 1000;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
}

/** Median rate of subject `i`. */
export const rate = (rows: Rounds, i: number): number => median(rows.map((row) => row[i]));

/** Median over the rounds of how many times faster subject `a` is than `b`. */
export const ratio = (rows: Rounds, a: number, b: number): number =>
  median(rows.map((row) => row[a] / row[b]));

/** Mean time of one call in microseconds, as the median of several batches. */
export function microseconds(call: () => void, calls = 20_000, batches = 9): number {
  const times: number[] = [];
  for (let batch = -2; batch < batches; batch++) {
    const from = performance.now();
    for (let i = 0; i < calls; i++) call();
    if (batch >= 0) times.push(((performance.now() - from) / calls) * 1000);
  }
  return median(times);
}
