/**
 * `npm run bench [-- --quick]`: prints medians and ratios of one run and writes them to
 * bench/results.md. Ratios are what counts; all that is compared ran in turns in one process.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { markdownTable, type Row, textTable } from './table.ts';

// boardgame.io looks at it when it is loaded, so it is loaded after this.
process.env.NODE_ENV = 'production';
const { CONTESTS, comparePlayouts } = await import('./playouts.ts');
const { gameRows } = await import('./games-speed.ts');

const quick = process.argv.includes('--quick');
const rounds = quick ? 3 : 9;

const rows: Row[] = [];
for (const contest of CONTESTS) rows.push(...(await comparePlayouts(contest, rounds)));
rows.push(...(await gameRows(rounds)));

console.log(textTable(rows));
if (!quick) {
  const machine = `Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, one core`;
  writeFileSync(
    new URL('results.md', import.meta.url),
    `# Results of \`npm run bench\`\n\n${machine}. Medians of ${rounds} rounds; believe the ratios.\n\n${markdownTable(rows)}\n`,
  );
}
