/** Counts passed and failed tests, and lists the failed ones, from the JSON reports of the two test runners. */

import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** A line for each failed test: its file, its name and the error. */
  readonly failures?: readonly string[];
  /** The same for each test that passed only at its second attempt. */
  readonly flaky?: readonly string[];
}

/** A run with more tests that passed only at their second attempt has failed: so many are no accident of the machine. */
const MOST_FLAKY = 2;

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
      status: z.string(),
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
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
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
  const specs = suites.flatMap(specsOf);
  const failures = specs.filter(({ ok }) => !ok).map(firstError);
  const flaky = specs
    .filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'))
    .map(firstError);
  const { expected, unexpected } = stats;
  return flaky.length > MOST_FLAKY
    ? { passed: expected, failed: unexpected + flaky.length, failures: [...failures, ...flaky] }
    : { passed: expected + flaky.length, failed: unexpected, failures, flaky };
}

function firstError({ file, title, tests }: z.infer<typeof Spec>): string {
  const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
  return line(file, title, errors.find((message) => message !== undefined) ?? '');
}

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function line(file: string, name: string, message: string): string {
  const [wrong = ''] = stripVTControlCharacters(message).split('\n');
  return `${file} › ${name}: ${wrong}`;
}
