/**
 * `npm run mutate -- GAME`: changes a game's rules in every small way, one change at a time, and shows
 * which changes the rule tests miss. `docs/mutation.md` explains how to read the output.
 *
 *   node tools/mutate.ts GAME [--sample N] [--seed K] [--files '07-*'] [--quick] [--jobs 2] [--json] [--write]
 *   node tools/mutate.ts GAME --page
 *
 * `--sample` tries N random mutants; the same seed picks the same ones. `--files` mutates only matching
 * files. `--quick` skips tests that take longer than a second. `--write` stores the scores and survivors in
 * `bench/mutants.md`; `--page` runs nothing and only updates the list of equivalent mutants there. The exit
 * code is 1 below 90 %.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { InputError } from '../src/kernel/setup/setup.ts';
import { writeEquivalent, writePage } from './mutate/page.ts';
import { formatReport, PASS, type MutationReport } from './mutate/report.ts';
import { readReview } from './mutate/reviewed.ts';
import { mutate, type Options } from './mutate/run.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

function count(name: string, text: string): number {
  const n = Number(text);
  if (Number.isInteger(n) && n > 0) return n;
  throw new InputError(`--${name}: "${text}" is no whole number above 0`);
}

async function run(game: string, options: Options): Promise<MutationReport> {
  const bar = new SingleBar(
    { format: 'mutants {bar} {value}/{total}, {eta_formatted} left', stream: process.stderr },
    Presets.shades_classic,
  );
  const folder = `src/games/${game}/rules`;
  const target = { game, root: ROOT, folder, review: readReview(game) };
  try {
    return await mutate(target, options, (done, of) => {
      if (bar.getTotal() === 0 || !bar.isActive) bar.start(of, done);
      bar.update(done);
    });
  } finally {
    bar.stop();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      files: { type: 'string' },
      quick: { type: 'boolean', default: false },
      jobs: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      page: { type: 'boolean', default: false },
    },
  });
  const [game] = positionals;
  if (game === undefined) throw new InputError('which game? npm run mutate -- annihilation');
  if (values.page) return writeEquivalent(game);
  const { sample, seed, files, quick, jobs, json, write } = values;
  if (write && files !== undefined)
    throw new InputError('--write is for whole games: without --files');
  const report = await run(game, {
    seed,
    quick,
    jobs: count('jobs', jobs),
    ...(sample === undefined ? {} : { sample: count('sample', sample) }),
    ...(files === undefined ? {} : { files }),
  });
  console.log(json ? JSON.stringify(report, undefined, 2) : formatReport(report).join('\n'));
  if (write) writePage(report);
  process.exitCode = report.score < PASS || report.stale.length > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
