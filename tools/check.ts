/**
 * `npm test`: runs the checks, all of them even if one fails, and ends with one line of counts.
 *
 *   node tools/check.ts [--long | --all | --only unit,browser] [--whole]
 *
 * `--long`: the long ones (`npm run test:long`). `--all`: these and the others, counted together; a quick test that a
 * long one repeats with more games is run once. `--whole`: also the suites of games that did not change.
 */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  ALL_STAGES,
  CALLED_STAGES,
  LONG_STAGES,
  type StageOutcome,
  STAGES,
  type CheckStage,
} from './check/stages.ts';

interface Result {
  readonly name: string;
  readonly outcome: StageOutcome;
  readonly seconds: number;
}

function stagesCalled(names: readonly string[]): readonly CheckStage[] {
  const stages = [...STAGES, ...LONG_STAGES, ...CALLED_STAGES];
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = stages.map((stage) => stage.name).join(', ');
    throw new Error(`No stage is called ${unknown.join(', ')}. The stages are: ${known}`);
  }
  return stages.filter((stage) => names.includes(stage.name));
}

interface StageChoice {
  readonly only?: string;
  readonly long?: boolean;
  readonly all?: boolean;
}

function chooseStages({ only, long, all }: StageChoice): readonly CheckStage[] {
  if (only !== undefined) return stagesCalled(only.split(','));
  if (all) return ALL_STAGES;
  return long ? LONG_STAGES : STAGES;
}

async function runStage(stage: CheckStage): Promise<Result> {
  console.log(`\n=== ${stage.name}`);
  const start = performance.now();
  const outcome = await runSafely(stage);
  const result = { name: stage.name, outcome, seconds: (performance.now() - start) / 1000 };
  console.log(describe(result));
  return result;
}

/** Runs a stage. If it throws, it has failed; the others still run. */
async function runSafely(stage: CheckStage): Promise<StageOutcome> {
  try {
    return await stage.run();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function describe({ name, outcome, seconds }: Result): string {
  const { passed, failed, skipped } = outcome;
  const word = failed > 0 ? 'FAILED' : skipped === undefined ? 'ok' : 'skipped';
  const detail = skipped ?? `${passed} passed, ${failed} failed`;
  return `${name.padEnd(18)} ${word.padEnd(7)} ${seconds.toFixed(1).padStart(6)} s   ${detail}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      long: { type: 'boolean' },
      all: { type: 'boolean' },
      whole: { type: 'boolean' },
    },
  });
  if (values.whole) process.env['ALL_GAMES'] = '1';
  const results: Result[] = [];
  for (const stage of chooseStages(values)) results.push(await runStage(stage));
  const passed = results.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  const failed = results.reduce((sum, { outcome }) => sum + outcome.failed, 0);
  console.log(`\n${results.map(describe).join('\n')}\n`);
  // Printed again at the end, because often only the end of a long output is kept.
  for (const { outcome } of results) for (const line of outcome.failures ?? []) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

// The tools run in the root, whatever the working directory is.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
