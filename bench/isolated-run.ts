/**
 * Runs measurements one at a time, each in a new process, in turns, so that other load on the machine affects all of
 * them.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, type Rate } from './measure.ts';

/** Number and length of measurements; lengths in milliseconds of processor time. */
export interface Effort {
  readonly rounds: number;
  readonly warm: number;
  readonly measured: number;
}

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
const run = promisify(execFile);

/** A job to measure: here, or by the `child.ts` of another checkout. */
type Subject = string | { readonly name: string; readonly child: string };

/** Measures one job in a process of its own. Throws with the error output of the process. */
export async function runIsolated<Figures>(
  subject: Subject,
  { warm, measured }: Effort,
): Promise<Figures> {
  const { name, child } = typeof subject === 'string' ? { name: subject, child: CHILD } : subject;
  process.stderr.write(`${name}\n`);
  const { stdout } = await run(process.execPath, [child, name, String(warm), String(measured)], {
    // boardgame.io reads this variable when it is loaded.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout) as Figures;
}

/** Rates of several things, one row per round. */
class Rounds {
  readonly #rows: readonly (readonly Rate[])[];

  constructor(rows: readonly (readonly Rate[])[]) {
    this.#rows = rows;
  }

  /** Returns all rates of job `i`, by processor time. */
  cpu(i: number): number[] {
    return this.#rows.map((row) => row[i].cpu);
  }

  wall(i: number): number {
    return median(this.#rows.map((row) => row[i].wall));
  }

  /** Returns how many times faster job `a` was than `b`, round by round, by processor time. */
  ratios(a: number, b: number): number[] {
    return this.#rows.map((row) => row[a].cpu / row[b].cpu);
  }
}

/** Measures the jobs in turns. */
export async function inTurns(names: readonly Subject[], effort: Effort): Promise<Rounds> {
  const rows: Rate[][] = [];
  for (let round = 0; round < effort.rounds; round++) {
    const row: Rate[] = [];
    for (const name of names) row.push(await runIsolated<Rate>(name, effort));
    rows.push(row);
  }
  return new Rounds(rows);
}
