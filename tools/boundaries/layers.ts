/** Allowed imports of each folder of src. This table is the architecture; other code only reads it. */

import { posix } from 'node:path';
import type { Import } from './source.ts';

const LAYERS = [
  'kernel',
  'i18n',
  'games',
  'bots',
  'lab',
  'draw',
  'env',
  'table',
  'study',
  'server',
  'web',
  'cli',
] as const;
type Layer = (typeof LAYERS)[number];

interface Rule {
  /** Folders whose files it may import; its own folder is always allowed. */
  readonly folders: readonly Layer[];
  /** Packages that it may import. */
  readonly packages: 'all' | readonly string[];
  /** Whether it runs only under Node, and so may import `node:` modules. */
  readonly node: boolean;
  /** Names of globals that it may not use, each with the reason. */
  readonly forbidden: Readonly<Record<string, string>>;
}

const NO_DICE = 'chance is a player: dice come from the driver as actions';
// Date, performance and console are left to the linter, which reports them in the editor. The linter cannot forbid a
// single member of a global, nor access by `globalThis`.
const PURE = {
  'Math.random': NO_DICE,
  Math: NO_DICE,
  globalThis: 'it hides which global is meant',
};
const ANYWHERE = 'this folder runs in Node, in the page and in its worker alike';
const PORTABLE = {
  ...PURE,
  Buffer: ANYWHERE,
  document: ANYWHERE,
  localStorage: ANYWHERE,
  location: ANYWHERE,
  navigator: ANYWHERE,
  process: ANYWHERE,
  window: ANYWHERE,
};

const PURE_FOLDERS: readonly Layer[] = [
  'kernel',
  'i18n',
  'games',
  'bots',
  'lab',
  'draw',
  'table',
  'study',
];

export const RULES: Readonly<Record<Layer, Rule>> = {
  kernel: { folders: ['kernel'], packages: [], node: false, forbidden: PURE },
  i18n: {
    folders: ['kernel', 'i18n'],
    packages: ['intl-messageformat'],
    node: false,
    forbidden: PORTABLE,
  },
  games: { folders: ['kernel', 'games'], packages: [], node: false, forbidden: PURE },
  bots: { folders: ['kernel', 'bots'], packages: [], node: false, forbidden: PURE },
  lab: { folders: ['kernel', 'bots', 'lab'], packages: [], node: false, forbidden: PURE },
  draw: { folders: ['kernel', 'draw'], packages: [], node: false, forbidden: PURE },
  env: { folders: ['kernel', 'env'], packages: [], node: false, forbidden: PURE },
  table: {
    folders: ['kernel', 'table'],
    packages: ['zod', '@noble/hashes', 'drand-client', 'quickjs-emscripten-core'],
    node: false,
    forbidden: PORTABLE,
  },
  study: {
    folders: ['kernel', 'bots', 'table', 'study'],
    packages: ['zod'],
    node: false,
    forbidden: PORTABLE,
  },
  server: { folders: [...PURE_FOLDERS, 'server'], packages: 'all', node: true, forbidden: {} },
  web: { folders: [...PURE_FOLDERS, 'web'], packages: 'all', node: false, forbidden: {} },
  cli: {
    folders: [...PURE_FOLDERS, 'env', 'server', 'cli'],
    packages: 'all',
    node: true,
    forbidden: {},
  },
};

const REGISTRY = 'src/games/registry.ts';
const GENERATOR = 'src/kernel/random.ts';
/** Imports bundles from the server, whose addresses contain their hashes (docs/decisions/044). */
const LOADER = 'src/web/games/bundles.ts';
/** The drivers, which play for Chance. Rules, drawings and the page never draw a random number. */
const GENERATOR_USERS =
  /^src\/(bots|lab|env|study|server|cli)\/|^src\/table\/dice\/dice\.ts$|^src\/kernel\/index\.ts$/;
/** Entry points of the package: importing them inside the project would bypass every boundary. */
const PUBLIC = /^src\/(kernel|table|bots|env|draw)\/index\.ts$/;

const GENERATOR_REASON =
  'only the drivers that play for Chance (bots, lab, env, study, server, cli, table/dice/dice.ts) draw numbers';

export function layerOf(path: string): Layer | undefined {
  const [top, folder, rest] = path.split('/');
  if (top !== 'src' || rest === undefined) return undefined;
  return LAYERS.find((layer) => layer === folder);
}

/** Returns the path of a relative specifier; undefined for packages and `node:` modules. */
export function targetOf(path: string, specifier: string): string | undefined {
  // Suffixes such as `?worker` and `?url` are for Vite, not part of the path.
  const [file = ''] = specifier.split('?');
  return /^\.\.?\//.test(file) ? posix.join(posix.dirname(path), file) : undefined;
}

/** Helpers of a game's tests are in the folder of its sources. */
const isTestHelper = (path: string): boolean => path.endsWith('/testing.ts');

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/**
 * Whether `a.long.test.ts` or `a.exhaustive.test.ts` imports `a.test.ts`, to run more of its tests: see `test/tier.ts`.
 */
const isQuickPart = (path: string, target: string): boolean =>
  /\.(long|exhaustive)\.test\.ts$/.test(path) &&
  target === path.replace(/\.(long|exhaustive)\.test\.ts$/, '.test.ts');

/** Returns why `path` may not import this; undefined if it may. */
export function whyNotImport(path: string, layer: Layer, found: Import): string | undefined {
  const { specifier, kind } = found;
  if (specifier === undefined) {
    if (RULES[layer].node || path === LOADER) return undefined;
    return 'the imports of this folder must be written out';
  }
  const target = targetOf(path, specifier);
  if (target === undefined) return whyNotPackage(path, layer, specifier);
  if (!posix.basename(target).includes('.')) return 'a relative import ends with its extension';
  if (isTest(target) && !isQuickPart(path, target)) return 'nothing imports a test';
  if (PUBLIC.test(target)) return 'it is for other packages: import the file that declares it';
  if (target === GENERATOR && kind !== 'types' && !mayUseGenerator(path)) return GENERATOR_REASON;
  return whyNotFile(path, layer, target);
}

function whyNotPackage(path: string, layer: Layer, specifier: string): string | undefined {
  if (isTest(path)) return undefined;
  const { node, packages } = RULES[layer];
  if (specifier.startsWith('node:')) {
    return node ? undefined : `${layer} does not run under Node only`;
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (packages === 'all' || packages.includes(name)) return undefined;
  return packages.length === 0
    ? `${layer} has no dependencies`
    : `of all packages ${layer} may import ${packages.join(', ')} only`;
}

function whyNotFile(path: string, layer: Layer, target: string): string | undefined {
  const other = layerOf(target);
  if (other === undefined) {
    if (target.startsWith('test/') && (isTest(path) || isTestHelper(path))) return undefined;
    if (target === 'package.json' && RULES[layer].node) return undefined;
    return 'it is outside the folders of src';
  }
  if (!foldersOf(path, layer).includes(other)) {
    return `${layer} may import ${RULES[layer].folders.join(', ')} only`;
  }
  return other === 'games' ? whyNotGame(path, target) : undefined;
}

/**
 * Returns the folders whose files a file may import. Tests may import games too, to test a bot, a table or a drawing;
 * the kernel's tests contain their own games.
 */
function foldersOf(path: string, layer: Layer): readonly Layer[] {
  const { folders } = RULES[layer];
  return isTest(path) && layer !== 'kernel' ? [...folders, ...PURE_FOLDERS] : folders;
}

function mayUseGenerator(path: string): boolean {
  return isTest(path) || GENERATOR_USERS.test(path);
}

function whyNotGame(path: string, target: string): string | undefined {
  const [from, to] = [gameOf(path), gameOf(target)];
  if (to !== undefined && from === to) return undefined;
  if (from !== undefined) {
    return to === undefined
      ? 'a game does not know which games there are'
      : 'a game imports the kernel and itself, never another game';
  }
  if (target === REGISTRY) return undefined;
  if (path.startsWith('src/games/') && path !== REGISTRY && !isTest(path)) {
    return 'registry.ts is the only list of games';
  }
  return posix.basename(target) === 'index.ts'
    ? undefined
    : "a game's only entry point is its index.ts";
}

/** Returns `chitin` for `src/games/chitin/rules/movement/06-movement.ts`; undefined outside a game's folder. */
function gameOf(path: string): string | undefined {
  const [, folder, game, rest] = path.split('/');
  return folder === 'games' && rest !== undefined ? game : undefined;
}
