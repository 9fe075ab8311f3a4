/** `countermarch draw`: the board as a picture, by the drawing code of the page. */
import { format } from '../text/messages.ts';
import type { Command } from 'commander';
import { drawBoard } from '../../draw/board.ts';
import { SPECTATOR } from '../../kernel/side.ts';
import { addBundlePlaces, addSetup, wholeNumber } from '../arguments.ts';
import { type BundlePlaces, findRulesIn } from '../bundle/find-rules.ts';
import { writeText } from '../files.ts';
import { load, type SourceOptions } from '../load.ts';
import { print } from '../output.ts';

interface Options extends SourceOptions, BundlePlaces {
  readonly out: string;
  readonly dark?: boolean;
  readonly plain?: boolean;
}

const EXAMPLES = `
Examples:
  countermarch draw annihilation -o board.svg
  countermarch draw game.cmr --to 40 --dark -o after-40.svg`;

export function addDraw(program: Command): void {
  addBundlePlaces(
    addSetup(
      program
        .command('draw')
        .description('draw a position, a game file or a new game as an SVG picture')
        .argument('<file-or-game>', 'a position file or game file, or a game (its first position)'),
    ),
  )
    .requiredOption('-o, --out <file>', 'file to write; - for stdout')
    .option('--to <n>', 'with a game file: the position after entry n', wholeNumber('--to', 0, 1e7))
    .option('--dark', 'dark colours')
    .option(
      '--plain',
      'draw only the board and its counters, without plans, charges or other areas',
    )
    .addHelpText('after', EXAMPLES)
    .action(async (source: string, options: Options) => {
      const rules = await findRulesIn(source, options);
      const { game, state } = load(source, { ...options, rules });
      const standing = options.plain
        ? []
        : game.look.overlays.filter(({ isStanding }) => isStanding);
      const areas = standing
        .flatMap((o) => o.areas(state, SPECTATOR, game.look.focus(state)))
        .map(({ texts = [], ...area }) => ({
          ...area,
          texts: texts.map((text) => format(game, text)),
        }));
      const svg = drawBoard(game, state, { theme: options.dark ? 'dark' : 'light', areas });
      if (options.out === '-') print(svg.trimEnd());
      else {
        writeText(options.out, svg);
        print(`Wrote ${options.out}.`);
      }
    });
}
