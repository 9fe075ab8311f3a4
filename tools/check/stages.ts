/** Stages of `npm test` and `npm run test:long`, in this order. */

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { installBenchPackages } from '../bench-packages.ts';
import { ensurePostgres } from '../../src/server/store/testing/test-postgres.ts';
import { ensureChromium } from '../chromium.ts';
import { ensureEngines } from '../engines.ts';
import { type TestCounts, countPlaywright, countVitest } from './counts.ts';
import { ensurePython, NO_PYTHON, runPythonTests } from './python.ts';
import { bin, run } from './run.ts';
import { changedPaths, gameFolders, unchangedGames } from './unchanged-games.ts';
import { UNHANDLED } from './unhandled.ts';

export interface StageOutcome extends TestCounts {
  /** Why the stage had nothing to do. */
  readonly skipped?: string;
}

export interface CheckStage {
  readonly name: string;
  run(): Promise<StageOutcome>;
}

const OK: StageOutcome = { passed: 1, failed: 0 };
const FAILED: StageOutcome = { passed: 0, failed: 1 };

/** Environment variable that tells the configurations of Vitest and Playwright which files to run. */
const LONG = { LONG: '1' };
const EXHAUSTIVE = { EXHAUSTIVE: '1' };
/** Leaves out the quick tests that the long ones repeat. */
const SKIP_REPEATED = { SKIP_REPEATED: '1' };

const UNIT_REPORT = '.cache/check/vitest.json';
const BROWSER_REPORT = '.cache/check/playwright.json';

export const STAGES: readonly CheckStage[] = [
  command('format', [bin('@biomejs/biome', 'biome'), 'format', '.']),
  command('lint', [
    bin('@biomejs/biome', 'biome'),
    'lint',
    '--error-on-warnings',
    '--diagnostic-level=warn',
    '.',
  ]),
  command('types', [bin('typescript', 'tsc'), '--build']),
  { name: 'unit', run: () => runUnit(leaveOutGames()) },
  { name: 'rules', run: runRules },
  { name: 'python', run: () => runPython() },
  { name: 'browser', run: () => runBrowser() },
];

/** Files that end with `.long.test.ts` and `.long.spec.ts`. */
export const LONG_STAGES: readonly CheckStage[] = [
  { name: 'long-unit', run: runLongUnit },
  { name: 'long-python', run: () => runPython(LONG) },
  { name: 'long-browser', run: runLongBrowser },
];

/** Stages that do less, or nothing, when the long ones run too. */
const WITH_LONG: Readonly<Record<string, readonly CheckStage[]>> = {
  unit: [{ name: 'unit', run: () => runUnit(SKIP_REPEATED) }],
  python: [],
  browser: [{ name: 'browser', run: () => runBrowser(SKIP_REPEATED) }],
};

/** Stages of both lists. The long Python tests contain the quick ones; so do some of the others. */
export const ALL_STAGES: readonly CheckStage[] = [
  ...STAGES.flatMap((stage) => WITH_LONG[stage.name] ?? [stage]),
  ...LONG_STAGES,
];

/**
 * Files that end with `.exhaustive.test.ts` and `.exhaustive.spec.ts`, and the full size of tests that the long tier
 * runs in part. They take too long for a CI run, so they run only on request.
 */
export const CALLED_STAGES: readonly CheckStage[] = [
  { name: 'exhaustive', run: () => runUnit(EXHAUSTIVE) },
  { name: 'exhaustive-python', run: () => runPython(EXHAUSTIVE) },
  { name: 'exhaustive-browser', run: () => runBrowser(EXHAUSTIVE) },
];

/** A stage that is one command, and counts as one test. */
function command(name: string, args: readonly string[]): CheckStage {
  return { name, run: async () => ((await run(args)) === 0 ? OK : FAILED) };
}

/** Tells Vitest which suites of games to skip, and prints that; with `ALL_GAMES=1`, leaves out none. */
function leaveOutGames(): NodeJS.ProcessEnv {
  const changed = process.env['ALL_GAMES'] === '1' ? undefined : changedPaths();
  const games = changed === undefined ? [] : unchangedGames(gameFolders(), changed.paths);
  if (games.length === 0) return {};
  console.log(
    `Left out: the suites of ${games.join(', ')}; since ${changed?.base.slice(0, 8)} neither these games nor what they are built on changed. For all: npm test -- --whole`,
  );
  return { UNCHANGED_GAMES: games.join() };
}

/** Vitest: units, boundaries, conformance, golden games. */
async function runUnit(env: NodeJS.ProcessEnv = {}): Promise<StageOutcome> {
  ensurePostgres();
  forget(UNIT_REPORT);
  forget(UNHANDLED);
  const reporters = ['dot', 'json', './tools/check/unhandled.ts'].map(
    (name) => `--reporter=${name}`,
  );
  const args = ['run', ...reporters, `--outputFile.json=${UNIT_REPORT}`];
  const code = await run([bin('vitest', 'vitest'), ...args], env);
  return counted(code, UNIT_REPORT, (json) => countVitest(json, unhandled()));
}

const unhandled = (): string[] =>
  existsSync(UNHANDLED)
    ? z.array(z.string()).parse(JSON.parse(readFileSync(UNHANDLED, 'utf8')))
    : [];

/** Rule coverage: every rule marked as done is named by code and by a test. */
async function runRules(): Promise<StageOutcome> {
  if (!existsSync('src/cli/main.ts')) return { passed: 0, failed: 0, skipped: 'no src/cli yet' };
  return (await run(['bin/countermarch.js', 'rules'])) === 0 ? OK : FAILED;
}

/** The Python package, with the system's Python and NumPy. */
async function runPython(env: NodeJS.ProcessEnv = {}): Promise<StageOutcome> {
  const python = ensurePython();
  if (python === undefined) return { passed: 0, failed: 0, skipped: NO_PYTHON };
  return runPythonTests(python, env);
}

/** Only these tests use the engines that the benchmarks compare with; the quick ones must pass without them. */
function runLongUnit(): Promise<StageOutcome> {
  installBenchPackages();
  return runUnit(LONG);
}

/** Only these tests use Firefox and WebKit. */
function runLongBrowser(): Promise<StageOutcome> {
  ensureEngines();
  return runBrowser(LONG);
}

let page: Promise<number> | undefined;

/** Builds the page, once for all stages of a run. */
const buildPage = (): Promise<number> =>
  (page ??= run([bin('vite', 'vite'), 'build', '--logLevel=warn']));

/** Playwright, on the built page. */
async function runBrowser(env: NodeJS.ProcessEnv = {}): Promise<StageOutcome> {
  const chromium = ensureChromium();
  forget(BROWSER_REPORT);
  if ((await buildPage()) !== 0) return FAILED;
  const args = ['test', '--reporter=list,json'];
  const code = await run([bin('@playwright/test', 'playwright'), ...args], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
    ...env,
  });
  return counted(code, BROWSER_REPORT, countPlaywright);
}

/** Deletes the report of an earlier run, so that it is not taken for one that this run failed to write. */
function forget(report: string): void {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
}

/**
 * Counts the tests of a report, and one more failure if the tool failed without a failed test in the report: a file
 * that does not load, an error outside of tests, no report at all.
 */
function counted(code: number, report: string, count: (json: unknown) => TestCounts): StageOutcome {
  if (!existsSync(report)) return FAILED;
  const counts = count(JSON.parse(readFileSync(report, 'utf8')));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
