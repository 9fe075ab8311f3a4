/**
 * `npm test`: runs every check, all of them even if one fails, and ends with one line of counts.
 *
 *   node tools/check.ts [--only unit,browser]
 */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Outcome, STAGES, type Stage } from './check/stages.ts';

interface Result {
  readonly name: string;
  readonly outcome: Outcome;
  readonly seconds: number;
}

function chooseStages(only: string | undefined): readonly Stage[] {
  if (only === undefined) return STAGES;
  const names = only.split(',');
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = STAGES.map((stage) => stage.name).join(', ');
    throw new Error(`No stage is called ${unknown.join(', ')}. The stages are: ${known}`);
  }
  return STAGES.filter((stage) => names.includes(stage.name));
}

async function runStage(stage: Stage): Promise<Result> {
  console.log(`\n=== ${stage.name}`);
  const start = performance.now();
  const outcome = await runSafely(stage);
  const result = { name: stage.name, outcome, seconds: (performance.now() - start) / 1000 };
  console.log(describe(result));
  return result;
}

/** A stage that breaks down is a stage that failed; the others still run. */
async function runSafely(stage: Stage): Promise<Outcome> {
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
  return `${name.padEnd(8)} ${word.padEnd(7)} ${seconds.toFixed(1).padStart(6)} s   ${detail}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const results: Result[] = [];
  for (const stage of chooseStages(values.only)) results.push(await runStage(stage));
  const passed = results.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  const failed = results.reduce((sum, { outcome }) => sum + outcome.failed, 0);
  console.log(`\n${results.map(describe).join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

// The tools are started from the root, whoever starts this from where.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
