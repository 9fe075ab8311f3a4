/** `countermarch arena`: every player against every other, or against its neighbours, and the resulting ladder. */
import { cpus } from 'node:os';
import type { Command } from 'commander';
import { LEVELS } from '../../bots/levels.ts';
import type { Game } from '../../kernel/game.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { type ArenaMatch, matchesOf, nameInLadder } from '../arena/match.ts';
import { type StartPosition, startPositionOf } from '../arena/start-position.ts';
import { playMatches } from '../arena/matches.ts';
import { type ArenaGame, Journal } from '../arena/journal.ts';
import { type Findings, ladderOf, type LadderOrigin } from '../arena/ladder.ts';
import { openingText, usualOpening } from '../arena/opening.ts';
import {
  addFrom,
  addJobs,
  addOpening,
  addSetup,
  type SetupOptions,
  wholeNumber,
} from '../arguments.ts';
import { writeRows } from '../arena/rows.ts';
import { formatWeakLevel, weakLevels } from '../arena/weak-levels.ts';
import { type ComputerPlayer, closePrograms, parsePlayer } from '../players.ts';
import { version } from '../version.ts';
import { percents, print, printJson, printTable, progressBar } from '../output.ts';

interface Options extends SetupOptions {
  readonly levels: string;
  readonly games: number;
  readonly seed: number;
  readonly opening?: number;
  readonly near?: number;
  readonly time?: number;
  readonly jobs?: number;
  readonly workers?: string;
  readonly results?: string;
  readonly from?: string;
  readonly csv?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  countermarch arena annihilation --games 40 --seed 1
  countermarch arena chitin --scenario learning --levels random,greedy --results chitin.jsonl
  countermarch arena chitin --scenario small --levels 1,2,3,4,5 --near 1 --games 12
  countermarch arena annihilator --levels greedy,program:"python3 bot.py"
Players swap sides after every game. With --results you can continue an interrupted run or make it longer.
--jobs changes the time that a run takes, never its results.`;

export function addArena(program: Command): void {
  const command = program
    .command('arena')
    .description('measure playing strength: an Elo ladder of bot levels with 95% error bars')
    .argument('<game>');
  addJobs(addFrom(addOpening(addSetup(command))))
    .option(
      '--levels <a,b,…>',
      'players to compare: bot levels or program:COMMAND',
      LEVELS.map(({ id }) => id).join(','),
    )
    .option('--games <n>', 'games for each pair', wholeNumber('--games', 1, 1e6), 40)
    .option('--seed <k>', 'seed of the run', wholeNumber('--seed', 0, 2 ** 31), 1)
    .option(
      '--near <k>',
      'pair only players at most K places apart in the list; for slow games',
      wholeNumber('--near', 1, 1000),
    )
    .option(
      '--time <s>',
      'seconds that a program may take for each decision',
      wholeNumber('--time', 1, 3600),
    )
    .option('--workers <url>', 'let the workers of this database play the games')
    .option(
      '--results <file>',
      'store one JSON line per game in this file, and continue after those already in it',
    )
    .option('--csv <file>', 'write one CSV line per game to this file')
    .option('--json', 'print as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, options: Options) => {
      const begin = startPositionOf(id, options);
      const { game } = begin;
      const players = playersOf(game, options);
      const { near = players.length - 1, opening = usualOpening(game) } = options;
      const terms = { ...options, near, opening };
      const played = await playAll(begin, players, terms);
      writeRows({ csv: options.csv }, played);
      const report = ladderOf(game, players.map(nameInLadder), played, terms);
      if (options.json)
        printJson({ origin: originOf(game), ...report, weak: weakLevels(report.pairs) });
      else printLadder(report, openingText(game, opening));
    });
}

function originOf(game: Game): LadderOrigin {
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} of them`;
  const day = new Date().toISOString().slice(0, 10);
  return { version: version(), rules: game.version, node: process.version, machine, day };
}

function playersOf(game: Game, { levels, time }: Options): ComputerPlayer[] {
  const names = levels.split(',');
  if (game.sides.length < 2)
    throw new InputError(
      `arena: ${game.id}, ${game.setup.scenario} is for one player; use "simulate" to see how often the game is won`,
    );
  if (names.length < 2) throw new InputError('--levels: name at least two players');
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new InputError(`--levels: "${twice}" is named twice`);
  return names.map((name) => parsePlayer(name, time));
}

async function playAll(
  { game, from, fromHash }: StartPosition,
  players: readonly ComputerPlayer[],
  options: Options & { readonly near: number; readonly opening: number },
): Promise<ArenaGame[]> {
  const { seed, opening, results, workers, jobs } = options;
  const { id, version: rules, setup } = game;
  const journal = new Journal(results, {
    game: id,
    rules,
    ...setup,
    seed,
    opening,
    from: fromHash,
  });
  const terms = { seed, opening, from };
  const matches = matchesOf(players, options);
  const resultOf = ({ one, other, number }: ArenaMatch) =>
    journal.find(nameInLadder(one), nameInLadder(other), number);
  const open = matches.filter((match) => !resultOf(match));
  const bar = progressBar(`arena ${id}`, matches.length, 'games');
  let done = matches.length - open.length;
  try {
    const report = (result: ArenaGame): void => {
      journal.add(result);
      done += 1;
      bar.at(done);
    };
    if (workers === undefined) await playMatches(game, open, terms, jobs, report);
    else {
      // Loaded on demand: games played in this process need no queue.
      const { playMatchesOnWorkers } = await import('../arena/batch.ts');
      await playMatchesOnWorkers(workers, game, open, terms, report);
    }
  } finally {
    bar.end();
    closePrograms(players);
  }
  // Collect results in the order of the list, so that it does not matter which game ended first.
  return matches.flatMap((match) => resultOf(match) ?? []);
}

function printLadder(r: Findings, opening: string | undefined): void {
  print(`${r.game}, ${r.scenario}: ${r.gamesPerPair} games for each pair, seed ${r.seed}`);
  if (opening !== undefined) print(`${opening}; both players of a pair play both sides`);
  printTable(
    ['player', 'Elo', '± 95%', 'games', 'score', 'above the next'],
    r.ladder.map(({ player, elo, error, games, score, above }) => [
      player,
      elo,
      error,
      games,
      `${(100 * score).toFixed(1)}%`,
      above ? `${above.elo} ± ${above.error}` : '',
    ]),
  );
  for (const { one, other, games, points, asFirstSide, interval } of r.pairs)
    print(
      `${one} against ${other}: ${points} of ${games} points, ${asFirstSide} of them as the first side; ${percents(interval)}`,
    );
  for (const weak of weakLevels(r.pairs)) print(formatWeakLevel(weak));
  for (const fault of r.faults.slice(0, 5)) print(`forfeit: ${fault}`);
}
