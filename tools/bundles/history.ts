/**
 * `node tools/bundles/history.ts`: builds a bundle of each older version of each game, from its last commit, and writes
 * them to `test/fixtures/bundles`. This was done once; do not build these files again. If the kernel of the commit has
 * no `Play`, it gets the current host (`src/kernel/play/host.ts`) over its own functions. Kernels with sentences as
 * text are too old for the host: their bundles export the functions of the kernel for the adapter
 * (`src/kernel/play/adapters/raw-kernel.ts`).
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { checkBundle } from '../../src/cli/bundle/check.ts';
import { buildBundle, buildText } from '../../src/cli/bundle/build.ts';
import type { GameModule } from '../../src/kernel/game.ts';
import type { Rule } from '../../src/kernel/rulebook.ts';
import { requireDefined } from '../../src/kernel/require-defined.ts';
import { sha256Hex } from '../../src/table/record/sha256.ts';

const HOST = fileURLToPath(new URL('../../src/kernel/play', import.meta.url));

/** Names that the adapter needs from a kernel, by file. */
const RAW = {
  action: ['ActionList'],
  engine: ['start', 'stepOf', 'actor', 'legal', 'apply', 'refusalOf', 'weightOf'],
  log: ['Log'],
  notation: ['parseAction', 'formatAction'],
  position: ['readPositionOf', 'writePosition'],
  sentences: ['formatEvent'],
  setup: ['parseSetup', 'InputError'],
  state: ['hashState'],
  view: ['viewOf'],
} as const;

/** Builds the bundle of a game at a commit; returns its text. */
export async function buildOld(commit: string, game: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  try {
    const tar = join(folder, 'sources.tar');
    execFileSync('git', ['archive', '--output', tar, commit, 'src/kernel', `src/games/${game}`]);
    execFileSync('tar', ['xf', tar, '-C', folder]);
    const [kernel, path] = [join(folder, 'src/kernel'), join(folder, `src/games/${game}/index.ts`)];
    const isRaw = existsSync(join(kernel, 'sentences.ts'));
    const code = isRaw ? await buildRaw(game, path, kernel) : await buildHosted(game, path, kernel);
    await checkBundle(code);
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A game at that time: its rulebook was part of it. */
type OldModule = Omit<GameModule, 'rulebook'> & { readonly rulebook: readonly Rule[] };

async function buildHosted(id: string, path: string, kernel: string): Promise<string> {
  if (!existsSync(join(kernel, 'play'))) addHost(kernel);
  const exported = (await import(pathToFileURL(path).href)) as Record<string, OldModule>;
  const { rulebook, ...rest } = requireDefined(exported[id], 'the index.ts of a game exports it');
  const module: GameModule = { ...rest, rulebook: async () => rulebook };
  return (await buildBundle({ module, path, kernel })).code;
}

/** Adds the host to a kernel whose files are all in one folder. */
function addHost(kernel: string): void {
  const play = join(kernel, 'play');
  cpSync(HOST, play, { recursive: true });
  for (const name of readdirSync(play).filter((each) => each.endsWith('.ts'))) {
    const text = readFileSync(join(play, name), 'utf8');
    const moved = text.replaceAll(/'\.\.\/([\w/-]+\.ts)'/g, (found, file: string) =>
      existsSync(join(kernel, basename(file))) ? `'../${basename(file)}'` : found,
    );
    writeFileSync(join(play, name), moved);
  }
}

function buildRaw(id: string, path: string, kernel: string): Promise<string> {
  const imports = Object.entries(RAW).map(
    ([file, names]) =>
      `import { ${names.join(', ')} } from ${JSON.stringify(join(kernel, `${file}.ts`))};`,
  );
  const entry = [
    ...imports,
    `import { ${id} as game } from ${JSON.stringify(path)};`,
    `const kernel = { ${Object.values(RAW).flat().join(', ')} };`,
    'export { game, kernel };',
  ].join('\n');
  return buildText(entry, kernel);
}

/** Returns the last commits of the older versions of each game. */
const HISTORY = [
  ['annihilation', 1, '8aea5d1c^'],
  ['annihilator', 1, '8aea5d1c^'],
  ['chitin', 1, '8aea5d1c^'],
  ['slammers', 1, '64f8a11d^'],
  ['slammers', 2, 'ba9efc73^'],
  ['armageddon', 1, '4a43ae5f^'],
  ['armageddon', 2, 'b0cbd95e^'],
  ['armageddon', 3, 'b043d4d3^'],
] as const;

const FIXTURES = new URL('../../test/fixtures/bundles/', import.meta.url);

if (import.meta.main) {
  const texts: string[] = [];
  const list: object[] = [];
  for (const [game, version, commit] of HISTORY) {
    const code = await buildOld(commit, game);
    texts.push(code);
    list.push({ game, version, commit, hash: sha256Hex(code), length: Buffer.byteLength(code) });
  }
  // Compressed together: versions of a game have most of their text in common.
  const whole = Buffer.from(texts.join(''));
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
  };
  mkdirSync(FIXTURES, { recursive: true });
  writeFileSync(new URL('history.br', FIXTURES), brotliCompressSync(whole, { params }));
  writeFileSync(new URL('history.json', FIXTURES), `${JSON.stringify(list, undefined, 2)}\n`);
}
