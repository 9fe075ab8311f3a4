/** Measures a server, compares the results with its targets, and writes the report. */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { figure, markdownTable, misses, occasion, type TableRow, textTable } from '../table.ts';
import { besideRow, heldRow, idleRow, reopenedRows } from './footprint.ts';
import { inTurnsRows, loadRow, waitOf, type LoadOptions } from './in-turns.ts';
import type { LoadFigures } from './load.ts';
import { loadOurs } from './ours.ts';

/** Numbers of tables: one, a club's evening, and a saturated server. */
const TABLES = [1, 50, 200];
/** Targets for a machine without other load. */
const CROWDED = { tables: 100, milliseconds: 50 };

type Effort = Pick<LoadOptions, 'seconds' | 'rounds'>;

const GAME = 'breakthrough';

async function crowdedRow({ seconds, rounds }: Effort): Promise<TableRow> {
  const wish = { game: GAME, tables: CROWDED.tables, seconds };
  const loads: LoadFigures[] = [];
  for (let round = 0; round < rounds; round++) loads.push(await loadOurs(wish));
  const { wall } = loadRow(wish, loads);
  const met = waitOf(loads, 0.95) < CROWDED.milliseconds;
  const text = `95 % answered within ${CROWDED.milliseconds} ms on an idle machine`;
  const figures = [0.5, 0.95].map((q) => `${figure(waitOf(loads, q))} ms`);
  return {
    what: `${GAME}, tables: ${CROWDED.tables}; an answer`,
    figure: `median ${figures[0]}, 95 % within ${figures[1]}`,
    ...(wall && { wall: wall.replace(/;.*/, '') }),
    target: { text, met },
  };
}

/** Measures everything, prints it, and writes `bench/server.md`. */
export async function report(effort: Effort): Promise<void> {
  const busyBefore = busy();
  const rows: TableRow[] = [];
  for (const tables of TABLES) rows.push(...(await inTurnsRows({ game: GAME, tables, ...effort })));
  rows.push(await crowdedRow(effort));
  rows.push(await idleRow(), await heldRow(), ...(await reopenedRows(effort.rounds)));
  rows.push(await besideRow(2 * effort.seconds));
  const missed = misses(rows).map((line) => `- ${line}`);
  const verdict = missed.length === 0 ? 'None.' : missed.join('\n');
  console.log(`${textTable(rows)}\n\nTargets missed\n${verdict}`);
  const text = `# Results of \`npm run bench:server -- --report\`

${occasion()}; load average ${busyBefore} at the start, ${busy()} at the end.

Two players at each table answer at once, over sockets, from a process of their own on the same machine. Each figure is
of a fresh server, ${effort.seconds} seconds of it after three to warm up; what is compared ran in turns. Medians of ${effort.rounds} rounds, with
the lowest and the highest in brackets. Rates are by processor time of the server's whole process, so other work on the machine
costs them less than it costs the times of answers, which are by the clock. Our server has each move checked and on disk before it
answers; boardgame.io's is its own, with its store in memory, and the players are as thin as ours. Openings are medians of as many
fresh servers. Sockets, memory and bots beside people are measured once.

${markdownTable(rows)}

## Targets missed

${verdict}
`;
  writeFileSync(new URL('../server.md', import.meta.url), text);
}

const busy = (): string => loadavg()[0].toFixed(1);
