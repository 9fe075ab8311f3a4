import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../tools/check/counts.ts';

test('tests of Vitest are counted one by one', () => {
  const testResults = [{ status: 'passed', assertionResults: [{}] }];
  const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, testResults };
  expect(countVitest(report)).toEqual({ passed: 7, failed: 2 });
});

test('a file that does not load is one failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}, {}] },
  ];
  const report = { numPassedTests: 1, numFailedTests: 1, testResults };
  expect(countVitest(report)).toEqual({ passed: 1, failed: 2 });
});

test('tests of Playwright are counted one by one', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 4 };
  expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 1 });
});
