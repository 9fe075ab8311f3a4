/** Runs measurements one at a time, each in a fresh process, in turns, so that a busy machine hits all. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, type Rate } from './measure.ts';

/** How often and how long, in milliseconds of processor time. */
export interface Effort {
  readonly rounds: number;
  readonly warm: number;
  readonly measured: number;
}

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
const run = promisify(execFile);

/** Something to measure: here, or by the `child.ts` of another checkout. */
type Subject = string | { readonly name: string; readonly child: string };

/** Measures one thing in a process of its own. Throws with what the process complained of. */
export async function fresh<Figures>(
  subject: Subject,
  { warm, measured }: Effort,
): Promise<Figures> {
  const { name, child } = typeof subject === 'string' ? { name: subject, child: CHILD } : subject;
  process.stderr.write(`${name}\n`);
  const { stdout } = await run(process.execPath, [child, name, String(warm), String(measured)], {
    // boardgame.io looks at it when it is loaded.
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

  /** All rates of thing `i`, by processor time. */
  cpu(i: number): number[] {
    return this.#rows.map((row) => row[i].cpu);
  }

  wall(i: number): number {
    return median(this.#rows.map((row) => row[i].wall));
  }

  /** How many times faster thing `a` was than `b`, round by round, by processor time. */
  ratios(a: number, b: number): number[] {
    return this.#rows.map((row) => row[a].cpu / row[b].cpu);
  }
}

/** Measures the things in turns. */
export async function inTurns(names: readonly Subject[], effort: Effort): Promise<Rounds> {
  const rows: Rate[][] = [];
  for (let round = 0; round < effort.rounds; round++) {
    const row: Rate[] = [];
    for (const name of names) row.push(await fresh<Rate>(name, effort));
    rows.push(row);
  }
  return new Rounds(rows);
}
