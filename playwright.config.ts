import { defineConfig } from '@playwright/test';
import { longOnlyTests, repeatedTests } from './tools/check/repeated.ts';
import { chromiumFlags, findChromium } from './tools/chromium.ts';

const chromium = findChromium();
/** Whole games: `npm run test:long`, or one of them with `LONG=1 npx playwright test`. */
const LONG = process.env['LONG'] === '1';
/** What those look at a part of, whole: `npm test -- --only many-browser`, or one with `MANY=1 npx playwright test`. */
const MANY = process.env['MANY'] === '1';
/** Pictures of every screen instead of tests: `npm run screens`. */
const SCREENS = process.env['SCREENS'] === '1';
/** Leaves out the quick tests that the long ones repeat: `.ci/run` runs them too. */
const repeated = process.env['BESIDE_LONG'] === '1' ? repeatedTests() : [];
const ignored = MANY ? longOnlyTests() : LONG ? [] : [...repeated, ...['*.{long,many}.spec.ts']];
const ending = MANY ? '.{many,long}.spec.ts' : LONG ? '.long.spec.ts' : '.spec.ts';

export default defineConfig({
  testDir: 'test/browser',
  testMatch: SCREENS ? '*.screens.ts' : `*${ending}`,
  testIgnore: ignored.map((path) => `**/${path}`),
  outputDir: 'test-results',
  // A test that passes only when tried again has found something.
  retries: 0,
  // Tests wait a lot: a third worker does half as many again on two cores.
  workers: SCREENS ? 1 : 3,
  // Exhaustive tests of one file one after the other would leave workers without any at the end.
  fullyParallel: MANY,
  // How long until something hangs, on a machine that has other work; not how quick it has to be.
  timeout: LONG || MANY ? 1_500_000 : 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    // A button that is not there is reported by name, instead of keeping its test waiting until that runs out of time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    // The page speaks the browser's language; tests look for English words.
    locale: 'en',
    // Each test has a browser of its own, which would fetch and keep all files of the page: those that are about what
    // it keeps allow it.
    serviceWorkers: 'block',
    // Recording every test took a fifth of the time of all: `--trace on` records those of a run.
    trace: 'off',
    screenshot: SCREENS ? 'off' : 'only-on-failure',
    // The system's own: nothing is downloaded. See tools/chromium.ts.
    launchOptions: {
      args: chromiumFlags(),
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
  },
});
