import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  checkBoundaries,
  checkCycles,
  checkLengths,
  checkWaits,
  formatFault,
  MAX_LINES,
} from '../tools/boundaries/check.ts';
import { readSources } from '../tools/boundaries/source.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Returns the faults of an invented tree of files, as text. */
function faultsIn(files: Readonly<Record<string, string>>): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return checkBoundaries(sources).map(formatFault);
}

/** Returns the only fault of one invented file, or undefined. */
function faultIn(path: string, text: string): string | undefined {
  const faults = faultsIn({ [path]: text });
  expect(faults.length).toBeLessThanOrEqual(1);
  return faults[0];
}

const src = readSources(ROOT, 'src');
const everything = [
  ...src,
  ...['tools', 'test', 'bench', 'bin'].flatMap((f) => readSources(ROOT, f)),
];

test('src keeps to its layers', () => {
  expect(checkBoundaries(src).map(formatFault)).toEqual([]);
});

test('no import cycles exist, even of types only', () => {
  expect(checkCycles(everything).map(formatFault)).toEqual([]);
});

test('modules loaded by threads do not await anything while they load', () => {
  expect(checkWaits(src).map(formatFault)).toEqual([]);
});

test(`no hand-written file is longer than ${MAX_LINES} lines`, () => {
  expect(checkLengths(everything).map(formatFault)).toEqual([]);
});

test.each([
  // The source file, its imports, and part of the expected reason.
  ['src/kernel/a.ts', '../games/registry.ts', 'kernel may import kernel only'],
  ['src/kernel/a.ts', '../bots/bot.ts', 'kernel may import kernel only'],
  ['src/kernel/a.ts', 'zod', 'kernel has no dependencies'],
  ['src/kernel/a.ts', 'node:fs', 'does not run under Node only'],
  ['src/kernel/a.test.ts', '../games/registry.ts', 'kernel may import kernel only'],
  ['src/kernel/conformance/conform.ts', '../random.ts', 'only the drivers that play for Chance'],
  ['src/draw/a.ts', '../games/registry.ts', 'draw may import kernel, draw only'],
  ['src/draw/a.ts', '@scope/lib/part', 'draw has no dependencies'],
  ['src/bots/a.ts', '../games/chitin/index.ts', 'bots may import kernel, bots only'],
  ['src/bots/a.ts', 'node:worker_threads', 'does not run under Node only'],
  ['src/env/a.ts', '../games/registry.ts', 'env may import kernel, env only'],
  ['src/env/a.ts', 'node:fs', 'does not run under Node only'],
  ['src/bots/a.ts', '../env/batch-env.ts', 'bots may import kernel, bots only'],
  ['src/server/a.ts', '../env/batch-env.ts', 'may import kernel, i18n, games'],
  ['src/cli/a.ts', '../env/index.ts', 'it is for other packages'],
  ['src/bots/a.ts', '../lab/row.ts', 'bots may import kernel, bots only'],
  ['src/lab/a.ts', '../games/registry.ts', 'lab may import kernel, bots, lab only'],
  ['src/lab/a.ts', 'zod', 'lab has no dependencies'],
  ['src/lab/a.ts', 'node:fs', 'does not run under Node only'],
  ['src/games/chitin/a.ts', '../../bots/bot.ts', 'games may import kernel, games only'],
  ['src/games/chitin/a.ts', '../slammers/index.ts', 'never another game'],
  ['src/games/chitin/a.test.ts', '../slammers/index.ts', 'never another game'],
  ['src/games/chitin/rules/a.ts', '../../../kernel/random.ts', 'only the drivers'],
  ['src/games/chitin/a.ts', '../registry.ts', 'does not know which games there are'],
  ['src/games/other.ts', './chitin/index.ts', 'registry.ts is the only list of games'],
  ['src/games/registry.ts', './chitin/state.ts', 'only entry point is its index.ts'],
  ['src/table/a.ts', '../games/registry.ts', 'table may import kernel, table only'],
  [
    'src/table/a.ts',
    'fastify',
    'may import zod, @noble/hashes, drand-client, quickjs-emscripten-core only',
  ],
  ['src/table/a.ts', 'node:crypto', 'does not run under Node only'],
  ['src/table/record/record.ts', '../../kernel/random.ts', 'only the drivers'],
  ['src/table/a.ts', '../study/study.ts', 'table may import kernel, table only'],
  ['src/study/a.ts', '../games/registry.ts', 'study may import kernel, bots, table, study only'],
  ['src/study/a.ts', 'node:zlib', 'does not run under Node only'],
  [
    'src/server/a.ts',
    '../cli/main.ts',
    'may import kernel, i18n, games, bots, lab, draw, table, study, server only',
  ],
  [
    'src/server/a.ts',
    '../web/main.ts',
    'may import kernel, i18n, games, bots, lab, draw, table, study, server only',
  ],
  ['src/server/a.ts', '../games/chitin/state.ts', 'only entry point is its index.ts'],
  [
    'src/web/a.ts',
    '../server/http.ts',
    'may import kernel, i18n, games, bots, lab, draw, table, study, web only',
  ],
  [
    'src/web/a.ts',
    '../cli/play.ts',
    'may import kernel, i18n, games, bots, lab, draw, table, study, web only',
  ],
  ['src/web/a.ts', 'node:path', 'does not run under Node only'],
  ['src/web/a.ts', '../kernel/random.ts', 'only the drivers'],
  ['src/web/a.ts', './b', 'ends with its extension'],
  ['src/cli/a.ts', '../web/main.ts', 'may import'],
  ['src/cli/a.ts', '../../tools/check.ts', 'outside the folders of src'],
  ['src/cli/a.ts', './b.test.ts', 'nothing imports a test'],
  ['src/cli/a.long.test.ts', './b.test.ts', 'nothing imports a test'],
  ['src/games/chitin/a.ts', '../../kernel/index.ts', 'it is for other packages'],
  ['src/server/a.ts', '../table/index.ts', 'it is for other packages'],
])('%s may not import %s', (path, specifier, reason) => {
  const fault = faultIn(path, `import { x } from '${specifier}';`);
  expect(fault).toContain(`${path}:1 imports ${specifier}: `);
  expect(fault).toContain(reason);
});

test.each([
  ['src/kernel/engine.ts', './board/graph.ts'],
  ['src/games/chitin/rules/movement/06-movement.ts', '../../state.ts'],
  ['src/games/chitin/rules/movement/06-movement.ts', '../../../../kernel/step.ts'],
  ['src/games/registry.ts', './chitin/index.ts'],
  ['src/games/registry.test.ts', './chitin/index.ts'],
  ['src/bots/mcts.ts', '../kernel/random.ts'],
  ['src/env/batch-env.ts', '../kernel/random.ts'],
  ['src/cli/env/session.ts', '../../env/batch-env.ts'],
  ['src/lab/dice.ts', '../kernel/random.ts'],
  ['src/study/lot.ts', '../kernel/random.ts'],
  ['src/bots/mcts.test.ts', '../games/chitin/index.ts'],
  ['src/table/dice/dice.ts', '../../kernel/random.ts'],
  ['src/table/messages/messages.ts', 'zod'],
  ['src/table/dice/dice.ts', '@noble/hashes/hmac.js'],
  ['src/draw/hexes.ts', '../kernel/board/hex.ts'],
  ['src/draw/hexes.test.ts', '../games/registry.ts'],
  ['src/server/http.ts', 'node:http'],
  ['src/server/http.ts', '@fastify/static'],
  ['src/server/http.ts', '../../package.json'],
  ['src/server/tables/tables.ts', '../games/registry.ts'],
  ['src/web/main.tsx', '@preact/signals'],
  ['src/web/main.tsx', './style.css?inline'],
  ['src/web/games/chitin.ts', '../../games/chitin/index.ts'],
  ['src/web/messages.ts', '../table/messages/messages.ts'],
  ['src/cli/serve.ts', '../server/main.ts'],
  ['src/kernel/engine.test.ts', 'vitest'],
  ['src/kernel/engine.test.ts', '../../test/support/board.ts'],
])('%s may import %s', (path, specifier) => {
  expect(faultIn(path, `import { x } from '${specifier}';`)).toBeUndefined();
});

test.each([
  "import type { X } from '../server/http.ts';",
  "import '../server/http.ts';",
  "export { x } from '../server/http.ts';",
  "export * from '../server/http.ts';",
  "export type X = import('../server/http.ts').X;",
  "export const x = await import('../server/http.ts');",
  "export const worker = new Worker(new URL('../server/http.ts', import.meta.url));",
])('every way to import is seen: %s', (text) => {
  expect(faultIn('src/kernel/a.ts', `\n\n${text}`)).toMatch(
    /^src\/kernel\/a\.ts:3 imports \.\.\/server/,
  );
});

test('an import whose path cannot be determined is refused where it could hide something', () => {
  const text = 'export const load = (name: string) => import(name);';
  expect(faultIn('src/games/chitin/a.ts', text)).toContain('must be written out');
  expect(faultIn('src/server/a.ts', text)).toBeUndefined();
});

test('the type of the random generator may be named where the generator itself may not be used', () => {
  const text = "import type { Rng } from './random.ts';";
  expect(faultIn('src/kernel/game.ts', text)).toBeUndefined();
});

test('a file beside the folders of src is refused', () => {
  expect(faultIn('src/helpers.ts', '')).toContain('belongs to no folder');
  expect(faultIn('src/utils/helpers.ts', '')).toContain('belongs to no folder');
});

test.each([
  ['src/kernel/a.ts', 'export const x = Math.random();', 'uses Math.random: chance is a player'],
  ['src/games/chitin/a.ts', "export const x = Math['random']();", 'uses Math.random'],
  ['src/bots/a.ts', 'export const { random } = Math;', 'uses Math: chance is a player'],
  ['src/draw/a.ts', 'export const x = globalThis.Date;', 'uses globalThis.Date: it hides'],
  ['src/table/a.ts', 'export const x = process.env;', 'uses process.env: this folder runs in'],
  ['src/table/a.ts', 'export const f = () => ({ document });', 'uses document'],
])('%s may not use: %s', (path, text, message) => {
  expect(faultIn(path, text)).toContain(message);
});

test.each([
  ['src/kernel/a.ts', 'export const x = Math.floor(1.5);'],
  ['src/kernel/a.test.ts', 'export const x = Math.random();'],
  ['src/server/a.ts', 'export const x = Math.random() + process.pid;'],
  ['src/table/a.ts', 'export const f = ({ location }: { location: number }) => location;'],
  ['src/table/a.ts', 'export const f = (unit: { location: number }) => unit.location;'],
  ['src/table/a.ts', 'export interface Unit { location: number }'],
  ['src/table/a.ts', 'export const unit = { location: 1 };'],
])('%s may use: %s', (path, text) => {
  expect(faultIn(path, text)).toBeUndefined();
});

describe('an import cycle', () => {
  const cyclesIn = (files: Readonly<Record<string, string>>): string[] =>
    checkCycles(Object.entries(files).map(([path, text]) => ({ path, text }))).map(formatFault);

  test('is reported with all its files', () => {
    const faults = cyclesIn({
      'src/kernel/a.ts': "import { b } from './b.ts';",
      'src/kernel/b.ts': "export { c as b } from './board/c.ts';",
      'src/kernel/board/c.ts': "import '../a.ts';",
      'src/kernel/d.ts': "import './a.ts';",
    });
    expect(faults).toEqual([
      'src/kernel/a.ts:1 is part of an import cycle: ' +
        'src/kernel/a.ts -> src/kernel/b.ts -> src/kernel/board/c.ts -> src/kernel/a.ts',
    ]);
  });

  test.each([
    "import type { B } from './b.ts';",
    "import { type B } from './b.ts';",
    "export type { B } from './b.ts';",
    "export type B = import('./b.ts').B;",
    "export const b = () => import('./b.ts');",
    "export const b = new URL('./b.ts', import.meta.url);",
  ])('is closed by %s', (text) => {
    const back = { 'src/web/b.ts': "import './a.ts';" };
    expect(cyclesIn({ 'src/web/a.ts': text, ...back })).toHaveLength(1);
  });

  test('is not reported where two files import the same third file', () => {
    const faults = cyclesIn({
      'src/kernel/a.ts': "import './b.ts'; import './c.ts';",
      'src/kernel/b.ts': "import './c.ts';",
      'src/kernel/c.ts': '',
    });
    expect(faults).toEqual([]);
  });
});

describe('a module loaded by a thread', () => {
  const pool = "new Piscina({ filename: new URL('./thread.ts', import.meta.url).href });";
  const faultsOf = (text: string): string[] =>
    checkWaits([
      { path: 'src/cli/pool.ts', text: pool },
      { path: 'src/cli/thread.ts', text: "import './games.ts';" },
      { path: 'src/cli/games.ts', text },
      { path: 'src/cli/main.ts', text: "import './thread.ts';\nawait main();" },
    ]).map(formatFault);

  test.each([
    "export const a = 1;\nexport const b = await import('./b.ts');",
    'export const a = 1;\nfor await (const b of c) a();',
    'export const a = 1;\nif (a) { await b; }',
  ])('waits by: %s', (text) => {
    expect(faultsOf(text)).toEqual([
      'src/cli/games.ts:2 waits outside of all functions, and threads load it',
    ]);
  });

  test.each([
    'export async function a() { await b; }',
    'export const a = async () => await b;',
    'export class A { async b() { for await (const c of d) c(); } }',
  ])('may have functions that wait: %s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

test(`a file of ${MAX_LINES + 1} lines is too long, unless it is data`, () => {
  const text = (lines: number): string => '\n'.repeat(lines);
  const paths = ['src/kernel/a.ts', 'src/games/chitin/data/map.ts'];
  const faults = (lines: number): string[] =>
    checkLengths(paths.map((path) => ({ path, text: text(lines) }))).map(formatFault);
  expect(faults(MAX_LINES)).toEqual([]);
  expect(faults(MAX_LINES + 1)).toEqual(['src/kernel/a.ts:401 has 401 lines, more than 400']);
});
