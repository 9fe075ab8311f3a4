/** Counts passed and failed tests, and lists the failed ones, from the JSON reports of the two test runners. */

import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** A line for each failed test: its file, its name and the error. */
  readonly failures?: readonly string[];
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({ error: z.object({ message: z.string().optional() }).optional() }),
      ),
    }),
  ),
});
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
type Suite = z.infer<typeof Suite>;
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(Suite),
});

/** `unhandled`: errors outside of tests, which the report leaves out. */
export function countVitest(json: unknown, unhandled: readonly string[] = []): TestCounts {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(json);
  const isFailed = ({ status }: { readonly status: string }): boolean => status === 'failed';
  // A file that does not load, or whose cleanup fails, may have no failed test: it counts as one failure.
  const broken = testResults.filter(
    (file) => isFailed(file) && !file.assertionResults.some(isFailed),
  );
  const failures = [
    ...broken.map(({ name, message = '', assertionResults: { length } }) =>
      line(name, length === 0 ? 'does not load' : 'fails outside of its tests', message),
    ),
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(isFailed)
        .map((test) => line(name, test.fullName, test.failureMessages?.[0] ?? '')),
    ),
    ...unhandled,
  ];
  const failed = numFailedTests + broken.length + unhandled.length;
  return { passed: numPassedTests, failed, failures };
}

export function countPlaywright(json: unknown): TestCounts {
  const { stats, suites } = PlaywrightReport.parse(json);
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return line(file, title, errors.find((message) => message !== undefined) ?? '');
    });
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures };
}

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function line(file: string, name: string, message: string): string {
  const [wrong = ''] = stripVTControlCharacters(message).split('\n');
  return `${file} › ${name}: ${wrong}`;
}
