/** `countermarch play`: a whole game in the terminal, against bots, programs or each other. */
import { throughPlay } from '../../kernel/play/through-play.ts';
import type { Command } from 'commander';
import { gameById } from '../games.ts';
import { InputError, requireName } from '../../kernel/setup/setup.ts';
import { type Dice, freshSeed, sealedDice, seededDice, typedDice } from '../../table/dice/dice.ts';
import { msg } from '../../kernel/text/message.ts';
import { stoppedMessage } from '../../table/record/difference.ts';
import { format } from '../text/messages.ts';
import { forkRecord } from '../../table/record/import.ts';
import { Table } from '../../table/table.ts';
import { addSetup, collect, type SetupOptions, setupOf, wholeNumber } from '../arguments.ts';
import { loadRecord } from '../load.ts';
import { openPrompt } from '../play/prompt.ts';
import { fillSeats, parseSeats, type SeatOccupant, savedSeats, seatOf } from '../play/seats.ts';
import { PlaySession } from '../play/session.ts';

interface Options extends SetupOptions {
  readonly seat?: readonly string[];
  readonly dice?: string;
  readonly seed?: number;
  readonly time?: number;
  readonly resume?: string;
}

const EXAMPLES = `
Examples:
  countermarch play annihilation --scenario learning
  countermarch play annihilation --seat black=human                a bot plays White
  countermarch play annihilation --seat white=human --seat black=human
  countermarch play annihilation --seat black=program:"python3 bot.py"
  countermarch play annihilator --seed 7                           dice and bots are the same each time
  countermarch play --resume game.cmr
Type "help" in the game for its commands. docs/bot-protocol.md explains programs as players.`;

export function addPlay(program: Command): void {
  addSetup(
    program
      .command('play')
      .description('play in the terminal, against bots or other people')
      .argument('[game]', 'a game; omit it with --resume'),
  )
    .option('--seat <side=player>', 'human, a bot level, or program:COMMAND; repeatable', collect)
    .option('--dice <kind>', 'sealed (verifiable) or typed (you roll real dice) (default: sealed)')
    .option(
      '--seed <k>',
      'seed of the dice and the bots, to repeat a game',
      wholeNumber('--seed', 0, 2 ** 31),
    )
    .option(
      '--time <s>',
      'seconds that a program may take for each decision',
      wholeNumber('--time', 1, 3600),
    )
    .option('--resume <file>', 'continue a saved game')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string | undefined, options: Options) => {
      const { table, occupants } =
        options.resume === undefined ? newGame(id, options) : savedGame(id, options);
      const session = new PlaySession(table, occupants, options.resume);
      await session.run(openPrompt(() => session.completions));
    });
}

interface SeatedTable {
  readonly table: Table;
  readonly occupants: readonly SeatOccupant[];
}

function newGame(given: string | undefined, options: Options): SeatedTable {
  if (given === undefined) throw new InputError('play: name a game, or a saved game with --resume');
  const module = gameById(given);
  const game = throughPlay(module.open(setupOf(module, options)));
  const occupants = fillSeats(game, parseSeats(game, options.seat ?? [], options.time));
  const id = `${module.id}-${options.seed ?? freshSeed().slice(0, 8)}`;
  const table = Table.create({
    id,
    game,
    dice: diceFor(id, options),
    seats: occupants.map(seatOf),
  });
  return { table, occupants };
}

/** Returns the dice of a new game. Bots draw random numbers from the table's id, which also contains the seed. */
function diceFor(table: string, { dice: kind, seed }: Options): Dice {
  if (kind !== undefined && seed !== undefined)
    throw new InputError('--seed decides the dice; leave out --dice');
  requireName('kind of dice', kind ?? 'sealed', ['sealed', 'typed']);
  if (seed !== undefined) return seededDice(seed);
  return kind === 'typed' ? typedDice : sealedDice(table, freshSeed());
}

function savedGame(id: string | undefined, options: Options): SeatedTable {
  const { resume = '', scenario, option, dice, seed } = options;
  if ([scenario, option, dice, seed].some((given) => given !== undefined))
    throw new InputError(
      '--scenario, --option, --dice and --seed are for new games; leave them out with --resume',
    );
  const { record, table } = loadRecord(resume);
  const { game, seats } = table;
  if (id !== undefined && id !== game.id)
    throw new InputError(`${resume} is a game of ${game.id}, not ${id}`);
  const { stopped } = table.verdict;
  if (stopped)
    throw new InputError(
      msg('fault.at', { at: resume, fault: format(game, stoppedMessage(stopped)) }),
    );
  const occupants = savedSeats(game, seats, parseSeats(game, options.seat ?? [], options.time));
  if (table.outcome || table.dice.scheme !== 'sealed' || table.dice.seed !== undefined)
    return { table: table.ready(), occupants };
  // The saved game comes from elsewhere, where its seed stays secret until the end: use new dice from here on.
  const name = `${game.id}-${freshSeed().slice(0, 8)}`;
  const own = { id: name, game, dice: sealedDice(name, freshSeed()), seats: occupants.map(seatOf) };
  return { table: forkRecord(record, own), occupants };
}
