import { defineConfig } from '@playwright/test';
import { longOnlyTests, repeatedTests } from './tools/check/repeated.ts';
import { chromiumFlags, findChromium } from './tools/chromium.ts';

const chromium = findChromium();
/** Long tests, such as whole games: `npm run test:long`, or one of them with `LONG=1 npx playwright test`. */
const LONG = process.env['LONG'] === '1';
/**
 * Full size of tests that others run in part: `npm test -- --only exhaustive-browser`, or one with `EXHAUSTIVE=1 npx
 * playwright test`.
 */
const EXHAUSTIVE = process.env['EXHAUSTIVE'] === '1';
/** Takes pictures of every screen instead of running tests: `npm run screens`. */
const SCREENS = process.env['SCREENS'] === '1';
/** Leaves out the quick tests that the long ones repeat, because `.ci/run` runs both. */
const repeated = process.env['SKIP_REPEATED'] === '1' ? repeatedTests() : [];
const ignored = EXHAUSTIVE
  ? longOnlyTests()
  : LONG
    ? []
    : [...repeated, ...['*.{long,exhaustive}.spec.ts']];
const ending = EXHAUSTIVE ? '.{exhaustive,long}.spec.ts' : LONG ? '.long.spec.ts' : '.spec.ts';

const testMatch = SCREENS ? '*.screens.ts' : `*${ending}`;
const testIgnore = ignored.map((path) => `**/${path}`);
/** The files that take longest: begun last, they would leave the other workers idle. */
const slow = ['engines', 'inputs'].map((name) => `**/${name}.long.spec.ts`);

export default defineConfig({
  testDir: 'test/browser',
  projects: [
    { name: 'slow', testMatch: LONG || EXHAUSTIVE ? slow : [], testIgnore },
    { name: 'others', testMatch, testIgnore: [...testIgnore, ...slow] },
  ],
  outputDir: 'test-results',
  // No retries: a test that passes only at the second attempt has found a fault.
  retries: 0,
  // Tests wait a lot: with a third worker, two cores run half as many tests again.
  workers: SCREENS ? 1 : 3,
  // Run the tests of one file in parallel: otherwise the last files would leave workers idle.
  fullyParallel: EXHAUSTIVE,
  // A limit for tests that hang on a busy machine, not for performance.
  timeout: LONG || EXHAUSTIVE ? 1_500_000 : 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    // With these limits, a missing button is reported by name, before its test runs out of time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    // The page speaks the browser's language; tests look for English words.
    locale: 'en',
    // Each test has a new browser, which would download and cache all files of the page. Tests of the cache allow it.
    serviceWorkers: 'block',
    // Recording every test took a fifth of the total time; `--trace on` records the tests of a run.
    trace: 'off',
    screenshot: SCREENS ? 'off' : 'only-on-failure',
    // The system's own browser: nothing is downloaded. See tools/chromium.ts.
    launchOptions: {
      args: chromiumFlags(),
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
  },
});
