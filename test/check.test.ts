import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { countPlaywright, countVitest } from '../tools/check/counts.ts';
import { longOnlyTests, repeatedTests } from '../tools/check/repeated.ts';
import { gameFolders, unchangedGames } from '../tools/check/unchanged-games.ts';

const PASSED = { status: 'passed', fullName: 'a table', failureMessages: [] };
const FAILED = {
  status: 'failed',
  fullName: 'a seat is taken',
  failureMessages: ['\u001b[31mError: expected 1\u001b[39m to be 2\n    at seats.ts:3'],
};

test('tests of Vitest are counted individually, and failed tests are named', () => {
  const testResults = [
    { name: 'seats.test.ts', status: 'failed', assertionResults: [PASSED, FAILED] },
    { name: 'tables.test.ts', status: 'passed', assertionResults: [PASSED] },
  ];
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 1, testResults };
  expect(countVitest(report)).toEqual({
    passed: 7,
    failed: 1,
    failures: ['seats.test.ts › a seat is taken: Error: expected 1 to be 2'],
  });
});

test('a file that fails to load counts as one failure', () => {
  const testResults = [
    { name: 'bad.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
    { name: 'seats.test.ts', status: 'failed', assertionResults: [PASSED, FAILED] },
  ];
  const { failures, ...counts } = countVitest({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults,
  });
  expect(counts).toEqual({ passed: 1, failed: 2 });
  expect(failures?.[0]).toBe('bad.test.ts › does not load: No such file');
});

test('a file whose cleanup fails, and an error thrown outside of tests, count as one failure each', () => {
  const message = 'ENOTEMPTY: directory not empty\n    at rmSync';
  const testResults = [
    { name: 'kept.test.ts', status: 'failed', message, assertionResults: [PASSED] },
  ];
  const report = { numPassedTests: 1, numFailedTests: 0, testResults };
  expect(countVitest(report, ['pool.ts › Unhandled Rejection: gone'])).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'kept.test.ts › fails outside of its tests: ENOTEMPTY: directory not empty',
      'pool.ts › Unhandled Rejection: gone',
    ],
  });
});

test('tests of Playwright are counted individually, and failed tests are named', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 4 };
  const spec = (title: string, ok: boolean, ...messages: string[]) => ({
    title,
    file: 'board.spec.ts',
    ok,
    tests: [{ results: messages.map((message) => ({ error: { message } })) }],
  });
  const inner = { specs: [spec('a pull', false, 'Error: moved by 3\n  at')] };
  const suites = [{ specs: [spec('a tap', true)], suites: [inner] }];
  expect(countPlaywright({ stats, suites })).toEqual({
    passed: 4,
    failed: 1,
    failures: ['board.spec.ts › a pull: Error: moved by 3'],
  });
});

test('every test that runs a tenth of its cases in the quick tier runs again in a larger one', () => {
  const files = globSync('{src,test}/**/*.{test,spec}.ts', { exclude: ['**/*.long.*'] });
  const tiered = files.filter((file) =>
    / from '(\.\.?\/)+(test\/)?tier\.ts'/.test(readFileSync(file, 'utf8')),
  );
  expect(tiered.length).toBeGreaterThan(40);
  const repeated = repeatedTests();
  const isRepeated = (file: string) => {
    const exhaustive = file.replace(/\.(?=(test|spec)\.ts$)/, '.exhaustive.');
    return (
      existsSync(exhaustive) &&
      readFileSync(exhaustive, 'utf8').includes(`import './${basename(file)}';`)
    );
  };
  const left = tiered.filter((file) => !repeated.includes(file) && !isRepeated(file));
  expect(left).toEqual([]);
  // Its long tests are different ones.
  expect(repeated).not.toContain('src/cli/arena/batch.test.ts');
});

test('the exhaustive tier repeats the long tests whose size depends on the tier, and no others', () => {
  expect(longOnlyTests()).toContain('test/chaos.long.test.ts');
  for (const tiered of ['test/lessons.long.test.ts', 'test/browser/lesson.long.spec.ts'])
    expect(longOnlyTests()).not.toContain(tiered);
});

describe('the suite of a game that is not affected is skipped', () => {
  const all = ['chitin', 'slammers'];

  test.each([
    ['only the page changed', ['src/web/app.tsx', 'docs/glossary.md', 'README.md'], all],
    ['only another game changed', ['src/games/chitin/look.ts'], ['slammers']],
    ['only a golden game of another changed', ['test/golden/slammers/1.txt'], ['chitin']],
  ])('if %s', (_, changed, left) => {
    expect(unchangedGames(all, changed)).toEqual(left);
  });

  test.each([
    'src/kernel/engine.ts',
    'src/bots/match.ts',
    'src/games/registry.ts',
    'test/game-driver.ts',
    'vitest.config.ts',
    'package-lock.json',
  ])('but not if %s changed', (path) => {
    expect(unchangedGames(all, ['src/web/app.tsx', path])).toEqual([]);
  });

  test('every game has a suite', () => {
    expect(gameFolders()).toHaveLength(games.length);
  });
});
