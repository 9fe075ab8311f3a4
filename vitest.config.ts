import { defineConfig } from 'vitest/config';
import { mockingTests } from './tools/check/mocking-tests.ts';
import { longOnlyTests, repeatedTests } from './tools/check/repeated.ts';
import { suiteOf } from './tools/check/unchanged-games.ts';

/** Folders whose code and tests keep no state between files: their test files share processes. */
const PURE = 'src/{kernel,games,bots,lab,draw,env,i18n,table,study,web/session}/**/*';
/** The server's tests share processes too, except those of disks that fill up and databases that fail. */
const SERVER = 'src/server/!(operations)/**/*';
/** So do those of the page, of the command line, and across folders, each with their own. */
const PAGE = 'src/web/!(session)/**/*';
const CLI = 'src/cli/**/*';
const ACROSS = 'test/**/*';
/** Long tests: `npm run test:long`, or one of them with `LONG=1 npx vitest`. */
const LONG = process.env['LONG'] === '1';
/**
 * Full size of tests that other tiers run in part: `npm test -- --only exhaustive`, or one with `EXHAUSTIVE=1 npx
 * vitest`.
 */
const EXHAUSTIVE = process.env['EXHAUSTIVE'] === '1';
const ending = LONG
  ? '.long.test.ts'
  : EXHAUSTIVE
    ? '.{exhaustive,long}.test.ts'
    : '.test.{ts,tsx}';

/**
 * Tests in these folders that need a process of their own. Some replace modules, which a shared process has loaded
 * already; one looks at the priorities of all threads of its process.
 */
const alone = [
  ...mockingTests(`{src/{server,web,cli},test}/**/*${ending}`),
  `src/server/bots/bot-threads${ending}`,
];

const others = [
  '**/node_modules/**',
  ...(LONG || EXHAUSTIVE ? [] : ['**/*.{long,exhaustive}.test.ts']),
  ...(EXHAUSTIVE ? longOnlyTests() : []),
  // `npm test` lists the games that a change does not affect.
  ...(process.env['UNCHANGED_GAMES']?.split(',') ?? []).flatMap(suiteOf),
  // For `.ci/run`, which runs the long tests too.
  ...(process.env['SKIP_REPEATED'] === '1' ? repeatedTests() : []),
];

export default defineConfig({
  cacheDir: '.cache/vitest',
  // As in src/web/tsconfig.json, for the tests that draw a component.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'node',
    // A limit for tests that hang, not for slow machines: conformance plays hundreds of whole games in one test.
    testTimeout: LONG || EXHAUSTIVE ? 1_800_000 : 300_000,
    hookTimeout: 300_000,
    // The same for polls: the default of one second would be a performance limit on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    // By default, Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: [`${PURE}${ending}`], exclude: others, isolate: false },
      },
      ...Object.entries({ server: SERVER, page: PAGE, cli: CLI, across: ACROSS }).map(
        ([name, folders]) => ({
          extends: true as const,
          test: {
            name,
            include: [`${folders}${ending}`],
            exclude: [...others, ...alone],
            isolate: false,
          },
        }),
      ),
      {
        extends: true,
        test: {
          name: 'single',
          include: [
            `{src/server/operations,bench}/**/*${ending}`,
            `src/{server,web,}/*${ending}`,
            ...alone,
          ],
          exclude: [...others, `${PURE}${ending}`],
        },
      },
    ],
  },
});
