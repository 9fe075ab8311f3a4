/** Compares this code with another checkout of it in the same run, to find what has become slower. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CASES } from './cases.ts';
import { BENCHMARK_GAMES } from './benchmark-games.ts';
import { type Effort, runIsolated, inTurns } from './isolated-run.ts';
import { median } from './measure.ts';
import { figure, percent, perSecond, type TableRow, spread } from './table.ts';

/** Acceptable loss of speed, as a share. */
const ALLOWED = 0.05;

/** Jobs that measure rates per second, with their names in the results. */
const JOBS: readonly { job: string; what: string }[] = [
  ...BENCHMARK_GAMES.flatMap(({ name, game }) => [
    { job: `playouts/${game.id}/kernel`, what: `${name}: random playouts` },
    { job: `search/${game.id}/kernel`, what: `${name}: iterations of the search` },
  ]),
  ...CASES.map(({ id, name }) => ({ job: `random/${id}`, what: `${name}: random decisions` })),
];

/**
 * Returns every rate here and in the checkout in a folder (with its dependencies installed), measured in turns. If the
 * other checkout cannot measure a job, for example because it lacks the game, the row says so.
 */
export async function baselineRows(folder: string, effort: Effort): Promise<TableRow[]> {
  const other = resolve(folder, 'bench/child.ts');
  if (!existsSync(other)) throw new Error(`--against ${folder}: there is no ${other}`);
  const rows: TableRow[] = [];
  for (const { job, what } of JOBS) {
    const there = { name: job, child: other };
    const missing = await runIsolated(there, { ...effort, warm: 1, measured: 1 }).then(
      () => undefined,
      (error: Error) => /^\w*Error: (.*)$/m.exec(error.message)?.[1] ?? error.message,
    );
    if (missing !== undefined) {
      rows.push({ what, figure: `not in the other checkout: ${missing}` });
      continue;
    }
    const rounds = await inTurns([job, there], effort);
    const ratios = rounds.ratios(0, 1);
    rows.push({
      what,
      figure: spread(rounds.cpu(0), perSecond),
      wall: perSecond(rounds.wall(0)),
      against: `the commit before ${perSecond(median(rounds.cpu(1)))}`,
      ratio: spread(ratios, percent),
      target: {
        text: `at least ${figure(100 * (1 - ALLOWED))} %`,
        met: median(ratios) >= 1 - ALLOWED,
      },
    });
  }
  return rows;
}
