/** How many tests passed and failed, by the JSON reports of the two test runners. */

import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

export function countVitest(json: unknown): Counts {
  const report = VitestReport.parse(json);
  // A file that does not even load has no test to count: it is one failure itself.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

export function countPlaywright(json: unknown): Counts {
  const { expected, unexpected, flaky } = PlaywrightReport.parse(json).stats;
  return { passed: expected + flaky, failed: unexpected };
}
