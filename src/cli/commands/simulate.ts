/** `countermarch simulate`: many games between bots, with results that repeat on any machine. */
import { join } from 'node:path';
import type { Command } from 'commander';
import { gameById } from '../games.ts';
import type { Game } from '../../kernel/game.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { openingWords, usualOpening } from '../arena/opening.ts';
import { playSimulated, type SimulatedGame, unpacked } from '../arena/simulated.ts';
import { addOpening, addSetup, type SetupOptions, setupOf, wholeNumber } from '../arguments.ts';
import { type Contender, dismiss, type FairResult, nameOf, parseContender } from '../contenders.ts';
import { makeFolder, writeText } from '../files.ts';
import { print, printJson, printTable, progressBar } from '../output.ts';
import { recordOf } from '../record-match.ts';
import { type TallyReport, Tally } from '../tally.ts';

interface Options extends SetupOptions {
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly opening?: number;
  readonly time?: number;
  readonly swap?: boolean;
  readonly json?: boolean;
  readonly records?: string;
  readonly workers?: string;
}

type Terms = Options & { readonly opening: number };

const EXAMPLES = `
Examples:
  countermarch simulate annihilation --games 1000 --seed 1 --bots greedy,random
  countermarch simulate annihilation --games 20 --swap --bots program:"python3 bot.py",greedy
  countermarch simulate annihilation --games 5 --records games    then: countermarch replay games/…
The digest covers all final positions: equal seeds and bots give equal digests on every machine.
docs/bot-protocol.md explains programs as players.`;

export function addSimulate(program: Command): void {
  addOpening(
    addSetup(
      program
        .command('simulate')
        .description('play many games between bots; a seed gives the same digest on every machine')
        .argument('<game>'),
    ),
  )
    .option(
      '--bots <a,b>',
      'a bot level or program:COMMAND for each side, or one for all',
      'random',
    )
    .option('--swap', 'rotate the sides after every game')
    .option('--games <n>', 'number of games', wholeNumber('--games', 1, 1e7), 100)
    .option('--seed <k>', 'seed of the run', wholeNumber('--seed', 0, 2 ** 31), 1)
    .option('--time <s>', 'seconds for a decision of a program', wholeNumber('--time', 1, 3600))
    .option('--records <dir>', 'write a record file of each game')
    .option('--workers <url>', 'let the workers of this database play the games')
    .option('--json', 'print as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, options: Options) => {
      const module = gameById(id);
      const game = module.open(setupOf(module, options));
      const { opening = usualOpening(game) } = options;
      const report = await simulate(game, { ...options, opening });
      if (options.json) printJson(report);
      else printReport(report, openingWords(game, opening));
    });
}

function contendersFor(game: Game, { bots, time }: Options): Contender[] {
  const named = bots.split(',');
  const all = named.length === 1 ? game.sides.map(() => bots) : named;
  if (all.length !== game.sides.length)
    throw new InputError(
      `--bots: ${game.id} has ${game.sides.length} sides, "${bots}" names ${named.length}`,
    );
  return all.map((text) => parseContender(text, time));
}

async function simulate(game: Game, options: Terms): Promise<TallyReport> {
  const contenders = contendersFor(game, options);
  if (options.records !== undefined) makeFolder(options.records);
  const tally = new Tally(game, contenders);
  const bar = progressBar(`simulate ${game.id}`, options.games, 'games');
  const begun = performance.now();
  try {
    const asked = Array.from({ length: options.games }, (_, i) =>
      askedOf(game, contenders, options, i),
    );
    const elsewhere = await playedElsewhere(game, options, asked, (done) => bar.at(done));
    for (const [i, one] of asked.entries()) {
      const there = elsewhere?.[i];
      const result = there ? unpacked(game, there) : await playSimulated(game, one);
      note(game, one, options, result, tally);
      bar.at(i + 1);
    }
  } finally {
    bar.end();
    dismiss(contenders);
  }
  return tally.report(options, (performance.now() - begun) / 1000);
}

/** The game with this number, and who sits where in it. */
function askedOf(
  game: Game,
  contenders: readonly Contender[],
  { seed, opening, swap }: Terms,
  number: number,
): SimulatedGame {
  const round = swap === true ? game.sides.length : 1;
  const shift = number % round;
  const seated = [...contenders.slice(shift), ...contenders.slice(0, shift)];
  // With sides that change, all bots get all sides of the same beginning.
  return { seed, number, opening, beginning: Math.floor(number / round), shift, seated };
}

/** Games of the workers; undefined if there were none. */
async function playedElsewhere(
  game: Game,
  { workers }: Terms,
  asked: readonly SimulatedGame[],
  report: (done: number) => void,
) {
  if (workers === undefined) return undefined;
  if (asked.some(({ seated }) => seated.some((one) => typeof one !== 'string')))
    throw new InputError('--workers: workers cannot run programs; leave this option out');
  // Loaded on demand: games that are played here need no queue.
  const { simulateElsewhere } = await import('../arena/batch.ts');
  return simulateElsewhere(workers, game, asked, report);
}

/** Counts a game that was played, and writes its record. */
function note(
  game: Game,
  { number, shift, seated }: SimulatedGame,
  { seed, records }: Terms,
  result: FairResult,
  tally: Tally,
): void {
  tally.add(result, shift);
  if (records === undefined) return;
  const id = `${game.id}-${seed}-${number}`;
  const { fault, actions } = result;
  const record = recordOf({ id, game, actions, bots: seated.map(nameOf), resigned: fault?.side });
  writeText(join(records, `${id}.cmr`), record);
}

function printReport(r: TallyReport, opening: string | undefined): void {
  const share = (n: number) => `${((n / r.games) * 100).toFixed(1)}%`;
  const lots = Object.entries(r.winsByLot ?? {}).map(([lot, n]) => `${lot} ${n}`);
  const list = (of: Record<string, number>) =>
    Object.entries(of).map(([rule, n]) => `${rule ? `[${rule}]` : 'forfeit'} ${n}`);
  print(`${r.game}, ${r.scenario}: ${r.games} games, seed ${r.seed}, ${r.bots.join(' against ')}`);
  if (opening !== undefined) print(opening);
  printTable(
    ['won by', 'games', 'share'],
    Object.entries(r.wins).map(([side, n]) => [side, n, share(n)]),
  );
  if (lots.length > 0) print(`wins by starting place: ${lots.join(', ')}`);
  if (r.winsByBot) print(`by bot: ${r.bots.map((b, i) => `${b} ${r.winsByBot?.[i]}`).join(', ')}`);
  print(`ended by: ${list(r.ends).join(', ')}`);
  for (const fault of r.faults.slice(0, 5)) print(`forfeit: ${fault}`);
  print(`decisions a game: mean ${r.decisionsPerGame.mean}, longest ${r.decisionsPerGame.max}`);
  print(`digest ${r.digest}`);
  print(`${r.seconds} s: ${r.gamesPerSecond} games/s, ${r.decisionsPerSecond} decisions/s`);
}
