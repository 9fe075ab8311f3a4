/** `countermarch simulate`: many games between bots, with equal results on any machine. */
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Game } from '../../kernel/game.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { type StartPosition, startPositionOf } from '../arena/start-position.ts';
import { inOrder, playAll, type Work } from '../arena/worker-pool.ts';
import { openingText, stateOf, usualOpening } from '../arena/opening.ts';
import {
  type GameSummary,
  playSimulated,
  type SimulatedGame,
  unpacked,
} from '../arena/simulated.ts';
import {
  addFrom,
  addJobs,
  addOpening,
  addSetup,
  type SetupOptions,
  wholeNumber,
} from '../arguments.ts';
import {
  type ComputerPlayer,
  closePrograms,
  type FairResult,
  nameOf,
  parsePlayer,
} from '../players.ts';
import { makeFolder, writeText } from '../files.ts';
import { type GameRow, rowOf } from '../../lab/row.ts';
import { percents, print, printJson, printTable, progressBar } from '../output.ts';
import { recordOf } from '../record-match.ts';
import { type RowFiles, writeRows } from '../arena/rows.ts';
import { type TallyReport, Tally } from '../tally.ts';

interface Options extends SetupOptions, RowFiles {
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly opening?: number;
  readonly time?: number;
  readonly swap?: boolean;
  readonly json?: boolean;
  readonly records?: string;
  readonly from?: string;
  readonly jobs?: number;
  readonly workers?: string;
}

type Terms = Options & { readonly opening: number };

const EXAMPLES = `
Examples:
  countermarch simulate annihilation --games 1000 --seed 1 --bots greedy,random
  countermarch simulate annihilation --games 20 --swap --bots program:"python3 bot.py",greedy
  countermarch simulate annihilation --games 5 --records games    then: countermarch replay games/…
  countermarch simulate chitin --games 400 --bots greedy --csv games.csv
The digest covers all final positions: equal seeds and bots give equal digests on every machine,
whatever --jobs is. To compare set-ups or players, use "countermarch lab".
docs/bot-protocol.md explains programs as players.`;

export function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .description(
      'play many games between bots; the same seed gives the same digest on every machine',
    )
    .argument('<game>');
  addJobs(addFrom(addOpening(addSetup(command))))
    .option(
      '--bots <a,b>',
      'a bot level or program:COMMAND for each side, or one for all',
      'random',
    )
    .option('--swap', 'rotate the sides after every game')
    .option('--games <n>', 'number of games', wholeNumber('--games', 1, 1e7), 100)
    .option('--seed <k>', 'seed of the run', wholeNumber('--seed', 0, 2 ** 31), 1)
    .option(
      '--time <s>',
      'seconds that a program may take for each decision',
      wholeNumber('--time', 1, 3600),
    )
    .option('--records <dir>', 'write a game file of each game to this folder')
    .option('--json-lines <file>', 'write one JSON line per game to this file')
    .option('--csv <file>', 'write one CSV line per game to this file')
    .option('--workers <url>', 'let the workers of this database play the games')
    .option('--json', 'print as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, options: Options) => {
      const begin = startPositionOf(id, options);
      const { opening = usualOpening(begin.game) } = options;
      const report = await simulate(begin, { ...options, opening });
      if (options.json) printJson(report);
      else printReport(report, openingText(begin.game, opening));
    });
}

function playersFor(game: Game, { bots, time }: Options): ComputerPlayer[] {
  const named = bots.split(',');
  const all = named.length === 1 ? game.sides.map(() => bots) : named;
  if (all.length !== game.sides.length)
    throw new InputError(
      `--bots: ${game.id} has ${game.sides.length} sides, but "${bots}" names ${named.length} players`,
    );
  return all.map((text) => parsePlayer(text, time));
}

async function simulate({ game, from }: StartPosition, options: Terms): Promise<TallyReport> {
  const players = playersFor(game, options);
  if (options.records !== undefined) makeFolder(options.records);
  const tally = new Tally(game, players);
  const rows: GameRow[] = [];
  const bar = progressBar(`simulate ${game.id}`, options.games, 'games');
  const begun = performance.now();
  try {
    const asked = Array.from({ length: options.games }, (_, i) => ({
      ...askedOf(game, players, options, i),
      from,
    }));
    const report = (result: FairResult, i: number): boolean => {
      const one = requireDefined(asked[i], 'every result is of a game that was asked for');
      note(game, one, options, result, tally);
      if (options.jsonLines ?? options.csv) rows.push(rowFor(game, one, result));
      bar.at(i + 1);
      return true;
    };
    const elsewhere = await playOnWorkers(game, options, asked, (done) => bar.at(done));
    if (elsewhere) for (const [i, there] of elsewhere.entries()) report(unpacked(game, there), i);
    else await playAll(asked, workOf(game), options.jobs, inOrder(report));
  } finally {
    bar.end();
    closePrograms(players);
  }
  writeRows(options, rows);
  return tally.report(options, (performance.now() - begun) / 1000);
}

const isOurs = ({ seated }: SimulatedGame): boolean =>
  seated.every((one) => typeof one === 'string');

function workOf(game: Game): Work<SimulatedGame, FairResult> {
  const by = { game: game.id, setup: game.setup };
  return {
    by: () => by,
    request: (asked) => (isOurs(asked) ? { kind: 'game', asked } : undefined),
    here: (asked) => playSimulated(game, asked),
    read: (answer) => unpacked(game, answer as GameSummary),
  };
}

const rowFor = (game: Game, { seed, number, seated }: SimulatedGame, result: FairResult): GameRow =>
  rowOf(game, result, {
    game: number,
    seed: `${seed}/${number}`,
    seats: seated.map(nameOf),
    side: 0,
  });

/** Returns the request for the game with this number, with its seats. */
function askedOf(
  game: Game,
  players: readonly ComputerPlayer[],
  { seed, opening, swap }: Terms,
  number: number,
): SimulatedGame {
  const round = swap === true ? game.sides.length : 1;
  const shift = number % round;
  const seated = [...players.slice(shift), ...players.slice(0, shift)];
  // If sides rotate, all bots play all sides of the same opening.
  return { seed, number, opening, beginning: Math.floor(number / round), shift, seated };
}

/** Plays the games by workers; returns undefined if that was not requested. */
async function playOnWorkers(
  game: Game,
  { workers }: Terms,
  asked: readonly SimulatedGame[],
  report: (done: number) => void,
) {
  if (workers === undefined) return undefined;
  if (!asked.every(isOurs))
    throw new InputError('--workers: workers cannot run programs; leave this option out');
  // Loaded on demand: games played in this process need no queue.
  const { simulateOnWorkers } = await import('../arena/batch.ts');
  return simulateOnWorkers(workers, game, asked, report);
}

/** Counts a finished game, and writes its record. */
function note(
  game: Game,
  { number, shift, seated, from }: SimulatedGame,
  { seed, records }: Terms,
  result: FairResult,
  tally: Tally,
): void {
  tally.add(result, shift);
  if (records === undefined) return;
  const id = `${game.id}-${seed}-${number}`;
  const { fault, actions } = result;
  const record = recordOf({
    id,
    game,
    actions,
    bots: seated.map(nameOf),
    from: stateOf(game, from),
    resigned: fault?.side,
  });
  writeText(join(records, `${id}.cmr`), record);
}

const NOTHING = { low: 0, high: 1 };

function printReport(r: TallyReport, opening: string | undefined): void {
  const share = (n: number) => `${((n / r.games) * 100).toFixed(1)}%`;
  const lots = Object.entries(r.winsByLot ?? {}).map(([lot, n]) => `${lot} ${n}`);
  const list = (of: Record<string, number>) =>
    Object.entries(of).map(([rule, n]) => `${rule ? `[${rule}]` : 'forfeit'} ${n}`);
  print(`${r.game}, ${r.scenario}: ${r.games} games, seed ${r.seed}, ${r.bots.join(' against ')}`);
  if (opening !== undefined) print(opening);
  printTable(
    ['won by', 'games', 'share', '95% interval'],
    Object.entries(r.wins).map(([side, n]) => [
      side,
      n,
      share(n),
      percents(r.intervals[side] ?? NOTHING),
    ]),
  );
  if (lots.length > 0) print(`wins by starting place: ${lots.join(', ')}`);
  if (r.winsByBot) print(`by bot: ${r.bots.map((b, i) => `${b} ${r.winsByBot?.[i]}`).join(', ')}`);
  print(`ended by: ${list(r.ends).join(', ')}`);
  for (const fault of r.faults.slice(0, 5)) print(`forfeit: ${fault}`);
  print(`decisions per game: mean ${r.decisionsPerGame.mean}, longest ${r.decisionsPerGame.max}`);
  print(`digest ${r.digest}`);
  print(`${r.seconds} s: ${r.gamesPerSecond} games/s, ${r.decisionsPerSecond} decisions/s`);
}
