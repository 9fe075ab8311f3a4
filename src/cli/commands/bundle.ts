/** `countermarch bundle`: a game as one file that plays under its own rules for ever. */
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { buildBundle } from '../bundle/build.ts';
import { firstDifference, tryInQuickJs, tryInV8 } from '../bundle/trial.ts';
import { CheckFailedError } from '../check-failed.ts';
import { makeFolder, writeText } from '../files.ts';
import { entryFileOf, gameById } from '../games.ts';
import { print, printJson } from '../output.ts';

interface Options {
  readonly out: string;
  readonly games: number;
  readonly positions: number;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  countermarch bundle chitin                    writes HASH.mjs, named after its SHA-256 hash
  countermarch bundle chitin --out bundles      writes the file to the folder bundles
  countermarch replay game.cmr --bundles bundles   replays game files under the rules of their bundles
The file contains the rules, the kernel and all messages. Keep the file: game files name it by its hash.`;

export function addBundle(program: Command): void {
  program
    .command('bundle')
    .description('build a game as one file, and test it with random games in V8 and in QuickJS')
    .argument('<game>')
    .option('--out <dir>', 'folder for the file', '.')
    .option('--games <n>', 'random games in each engine', wholeNumber('--games', 1, 1e4), 20)
    .option(
      '--positions <n>',
      'maximum number of positions in a random game',
      wholeNumber('--positions', 1, 1e6),
      1000,
    )
    .option('--json', 'print as JSON')
    .addHelpText('after', EXAMPLES)
    .action(bundle);
}

async function bundle(given: string, { out, games, positions, json }: Options): Promise<void> {
  const module = gameById(given);
  const { id } = module;
  const { code, hash, rulesHash } = await buildBundle({ module, path: entryFileOf(id) });
  const size = { games, positions };
  const v8 = tryInV8(code, size);
  const different = firstDifference(v8, await tryInQuickJs(code, size));
  if (different !== undefined) {
    print(`Random game ${different + 1} differs between V8 and QuickJS. No file was written.`);
    throw new CheckFailedError();
  }
  makeFolder(out);
  const file = join(out, `${hash}.mjs`);
  writeText(file, code);
  const bytes = brotliCompressSync(code).length;
  if (json) return printJson({ game: id, file, hash, rulesHash, bytes, positions: v8.positions });
  print(`${file}: ${(bytes / 1000).toFixed(1)} kB compressed`);
  print(`rules ${rulesHash}`);
  print(`${games} random games agree in V8 and QuickJS: ${v8.positions} positions`);
}
