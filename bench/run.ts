/**
 * `npm run bench [-- --quick] [-- --only playouts] [-- --against DIR]`: measures, prints, and (only for a complete run)
 * writes bench/results.md. Every result comes from a new process; compared jobs run in turns. `--against` compares the
 * rates with another checkout, such as that of the commit before.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { baselineRows } from './compare-baseline.ts';
import { selectLatencyRows } from './select-latency.ts';
import { frameRows } from './frames.ts';
import type { Effort } from './isolated-run.ts';
import { gameRows } from './games-speed.ts';
import { installBenchPackages } from '../tools/bench-packages.ts';
import { playoutRows } from './playouts.ts';
import { searchRows } from './bots/search.ts';
import { markdownTable, misses, occasion, type TableRow, textTable } from './table.ts';
import { payloadRows } from './server/payload-size.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  rows(effort: Effort): Promise<TableRow[]>;
}

const SECTIONS: readonly Section[] = [
  { id: 'playouts', title: 'Random playouts', rows: playoutRows },
  { id: 'search', title: 'Monte-Carlo tree search', rows: searchRows },
  { id: 'games', title: 'The games', rows: gameRows },
  { id: 'payload-size', title: 'Bytes sent to a seat', rows: payloadRows },
  { id: 'frames', title: 'The board on the screen', rows: frameRows },
  { id: 'select-latency', title: 'Selecting on a large table', rows: selectLatencyRows },
];

installBenchPackages();
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    against: { type: 'string' },
  },
});
const { against } = values;
const baseline: Section[] =
  against === undefined
    ? []
    : [
        {
          id: 'baseline',
          title: 'Against the commit before',
          rows: (effort) => baselineRows(against, effort),
        },
      ];
const effort: Effort = values.quick
  ? { rounds: 1, warm: 300, measured: 300 }
  : { rounds: 5, warm: 1500, measured: 1000 };
const sections = [...SECTIONS, ...baseline].filter(
  ({ id }) => values.only === undefined || values.only === id,
);
if (sections.length === 0) {
  console.error(`--only takes one of: ${SECTIONS.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}

const busy = (): string => loadavg()[0].toFixed(1);
const busyBefore = busy();
const parts: string[] = [];
const all: TableRow[] = [];
for (const { title, rows } of sections) {
  const found = await rows(effort);
  console.log(`\n${title}\n${textTable(found)}`);
  parts.push(`## ${title}\n\n${markdownTable(found)}`);
  all.push(...found);
}

const missed = misses(all).map((line) => `- ${line}`);
const verdict = missed.length === 0 ? 'None.' : missed.join('\n');
console.log(`\nTargets missed\n${verdict}`);

if (!values.quick && values.only === undefined) {
  const text = `# Results of \`npm run bench\`

${occasion()}; load average ${busyBefore} at the start, ${busy()} at the end.

Each measurement ran in a fresh process, what is compared in turns. Figures are medians of
${effort.rounds} rounds, with the lowest and the highest in brackets. Rates and ratios are by processor time of the
whole process, helper threads included, so that other work on the machine does not mislead; the same
by the clock on the wall stands beside them. Microseconds are by the clock on the wall. The work for one
frame is the sum of the longest tasks of the threads that it passes through, by processor time.

${parts.join('\n\n')}

## Targets missed

${verdict}
`;
  writeFileSync(new URL('results.md', import.meta.url), text);
}
