/** `countermarch bundle`: a game as one file that can always be played under its own rules. */
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Command } from 'commander';
import type { GameModule } from '../../kernel/game.ts';
import { playQuickLadder, printLadder, type QuickLadder } from '../arena/quick-ladder.ts';
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
  readonly ladder: number;
  readonly json?: boolean;
}

/** Number of games of each pair of levels, if time allows. */
const LADDER_GAMES = 20;

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
    .option(
      '--ladder <s>',
      'seconds for games between bots of neighbouring levels, whose results are written beside the file',
      wholeNumber('--ladder', 0, 1e6),
      20,
    )
    .option('--json', 'print as JSON')
    .addHelpText('after', EXAMPLES)
    .action(bundle);
}

async function bundle(given: string, options: Options): Promise<void> {
  const { out, games, positions, json } = options;
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
  const ladder = writeLadder(module, join(out, `${hash}.ladder.json`), options.ladder);
  const bytes = brotliCompressSync(code).length;
  if (json)
    return printJson({ game: id, file, hash, rulesHash, bytes, positions: v8.positions, ladder });
  print(`${file}: ${(bytes / 1000).toFixed(1)} kB compressed`);
  print(`rules ${rulesHash}`);
  print(`${games} random games agree in V8 and QuickJS: ${v8.positions} positions`);
  if (ladder) printLadder(ladder);
}

/** Writes the strength of the bots; nothing if time does not allow it. */
function writeLadder(module: GameModule, file: string, seconds: number): QuickLadder | undefined {
  if (seconds === 0) return undefined;
  const ladder = playQuickLadder(module, { games: LADDER_GAMES, seconds });
  writeText(file, `${JSON.stringify(ladder, undefined, 2)}\n`);
  return ladder;
}
