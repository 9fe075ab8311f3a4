/** `countermarch arena`: every player against every other, and the ladder that comes of it. */
import type { Command } from 'commander';
import { LEVELS } from '../../bots/levels.ts';
import { gameById } from '../../games/registry.ts';
import type { Game } from '../../kernel/game.ts';
import { InputError } from '../../kernel/setup.ts';
import { type ArenaGame, Journal } from '../arena/journal.ts';
import { openingOf } from '../arena/opening.ts';
import { type PairScore, rate } from '../arena/ratings.ts';
import { addSetup, type SetupOptions, setupOf, wholeNumber } from '../arguments.ts';
import { type Contender, dismiss, parseContender, playFairly } from '../contenders.ts';
import { print, printJson, printTable, progressBar } from '../output.ts';

interface Options extends SetupOptions {
  readonly levels: string;
  readonly games: number;
  readonly seed: number;
  readonly opening: number;
  readonly time?: number;
  readonly results?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  countermarch arena annihilation --games 40 --seed 1
  countermarch arena chitin --scenario learning --levels random,greedy --results chitin.jsonl
  countermarch arena annihilator --levels greedy,program:"python3 bot.py"
Sides change after every game. With --results a run that was stopped goes on where it was, and a
longer one keeps what has been played.`;

export function addArena(program: Command): void {
  addSetup(
    program
      .command('arena')
      .description('every level against every other: an Elo ladder with 95 % error bars')
      .argument('<game>'),
  )
    .option(
      '--levels <a,b,…>',
      'levels or program:COMMAND; all levels if left out',
      LEVELS.map(({ id }) => id).join(','),
    )
    .option('--games <n>', 'games of each pair', wholeNumber('--games', 1, 1e6), 40)
    .option('--seed <k>', 'seed of the run', wholeNumber('--seed', 0, 2 ** 31), 1)
    .option(
      '--opening <n>',
      'decisions drawn by lot before the game, the same for both games of a pair; for games without dice',
      wholeNumber('--opening', 0, 1000),
      0,
    )
    .option('--time <s>', 'seconds a program has for a decision', wholeNumber('--time', 1, 3600))
    .option('--results <file>', 'keep results in a file, and go on from those that are there')
    .option('--json', 'print as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, options: Options) => {
      const module = gameById(id);
      const game = module.open(setupOf(module, options));
      const players = playersOf(game, options);
      const journal = await playAll(game, players, options);
      const report = ladderOf(game, players.map(nameInLadder), journal.games, options);
      if (options.json) printJson(report);
      else printLadder(report);
    });
}

/** A program is known by its command: what it calls itself may change. */
const nameInLadder = (player: Contender): string =>
  typeof player === 'string' ? player : `program:${player.command}`;

function playersOf(game: Game, { levels, time }: Options): Contender[] {
  const names = levels.split(',');
  if (game.sides.length !== 2) throw new InputError(`arena: ${game.id} is not for two`);
  if (names.length < 2) throw new InputError('--levels: name at least two');
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new InputError(`--levels: "${twice}" is named twice`);
  return names.map((name) => parseContender(name, time));
}

/** Every two, in an order that does not depend on how they were listed. */
function pairsOf<T>(players: readonly T[], name: (player: T) => string): { one: T; other: T }[] {
  const sorted = players.toSorted((a, b) => (name(a) < name(b) ? -1 : 1));
  return sorted.flatMap((one, i) => sorted.slice(i + 1).map((other) => ({ one, other })));
}

async function playAll(
  game: Game,
  players: readonly Contender[],
  options: Options,
): Promise<Journal> {
  const { games, seed, opening, results } = options;
  const { id, version: rules, setup } = game;
  const journal = new Journal(results, { game: id, rules, ...setup, seed, opening });
  const pairs = pairsOf(players, nameInLadder);
  const bar = progressBar(`arena ${game.id}`, games * pairs.length, 'games');
  let done = 0;
  try {
    // Pairs in turn, so that a run that is stopped knows something of all of them.
    for (let number = 0; number < games; number++)
      for (const { one, other } of pairs) {
        if (!journal.find(nameInLadder(one), nameInLadder(other), number))
          journal.add(await playOne(game, one, other, number, options));
        done += 1;
        bar.at(done);
      }
  } finally {
    bar.end();
    dismiss(players);
  }
  return journal;
}

async function playOne(
  game: Game,
  one: Contender,
  other: Contender,
  number: number,
  { seed, opening }: Options,
): Promise<ArenaGame> {
  const [a, b] = [nameInLadder(one), nameInLadder(other)];
  const turned = number % 2 === 1;
  const seated = turned ? [other, one] : [one, other];
  // Both players get both sides of the same beginning.
  const from = openingOf(game, opening, `${seed}/${number >> 1}`);
  const { outcome, fault } = await playFairly(game, seated, `${seed}/${a}/${b}/${number}`, from);
  const { winner } = outcome;
  const points = winner < 0 ? 0.5 : (winner === 0) !== turned ? 1 : 0;
  return { one: a, other: b, number, turned, points, fault: fault && outcome.reason };
}

interface Row {
  readonly player: string;
  readonly elo: number;
  readonly error: number;
  readonly games: number;
  readonly score: number;
  /** How much stronger than the next one below. */
  readonly above?: { readonly elo: number; readonly error: number } | undefined;
}

/** What an arena found: what `--json` prints. */
export interface Report {
  readonly game: string;
  readonly scenario: string;
  readonly seed: number;
  readonly opening: number;
  readonly gamesPerPair: number;
  /** Strongest first; the weakest has 0. */
  readonly ladder: readonly Row[];
  readonly pairs: readonly {
    readonly one: string;
    readonly other: string;
    readonly games: number;
    readonly points: number;
    readonly asFirstSide: number;
  }[];
  readonly faults: readonly string[];
}

function ladderOf(
  game: Game,
  names: readonly string[],
  played: readonly ArenaGame[],
  { seed, opening, games }: Options,
): Report {
  const counted = played.filter(
    (g) => g.number < games && [g.one, g.other].every((n) => names.includes(n)),
  );
  const pairs = pairsOf(names, (name) => name).map(({ one, other }) =>
    scoreOf(one, other, counted),
  );
  const scores = pairs.map(
    (p): PairScore => ({
      first: names.indexOf(p.one),
      second: names.indexOf(p.other),
      games: p.games,
      points: p.points,
    }),
  );
  return {
    game: game.id,
    scenario: game.setup.scenario,
    seed,
    opening,
    gamesPerPair: games,
    ladder: rowsOf(names, scores),
    pairs,
    faults: counted.flatMap((g) => g.fault ?? []),
  };
}

function scoreOf(one: string, other: string, played: readonly ArenaGame[]) {
  const met = played.filter((g) => g.one === one && g.other === other);
  const sum = (games: readonly ArenaGame[]) => games.reduce((total, g) => total + g.points, 0);
  const asFirstSide = sum(met.filter((g) => !g.turned));
  return { one, other, games: met.length, points: sum(met), asFirstSide };
}

function rowsOf(names: readonly string[], scores: readonly PairScore[]): Row[] {
  const { ratings, gap } = rate(names.length, scores);
  const order = names
    .map((_, i) => i)
    .sort((a, b) => (ratings[b]?.elo ?? 0) - (ratings[a]?.elo ?? 0));
  const weakest = ratings[order.at(-1) ?? 0]?.elo ?? 0;
  return order.map((i, place) => {
    const below = order[place + 1];
    const met = scores.filter((s) => s.first === i || s.second === i);
    const games = met.reduce((sum, s) => sum + s.games, 0);
    const points = met.reduce((sum, s) => sum + (s.first === i ? s.points : s.games - s.points), 0);
    const { elo = 0, error = 0 } = ratings[i] ?? {};
    return {
      player: names[i] ?? '',
      elo: Math.round(elo - weakest),
      error: Math.round(error),
      games,
      score: Math.round((1000 * points) / Math.max(games, 1)) / 1000,
      above: below === undefined ? undefined : rounded(gap(i, below)),
    };
  });
}

const rounded = ({ elo, error }: { elo: number; error: number }) => ({
  elo: Math.round(elo),
  error: Math.round(error),
});

function printLadder(r: Report): void {
  print(`${r.game}, ${r.scenario}: ${r.gamesPerPair} games of each pair, seed ${r.seed}`);
  printTable(
    ['player', 'Elo', '± 95 %', 'games', 'score', 'above the next'],
    r.ladder.map(({ player, elo, error, games, score, above }) => [
      player,
      elo,
      error,
      games,
      `${(100 * score).toFixed(1)} %`,
      above ? `${above.elo} ± ${above.error}` : '',
    ]),
  );
  for (const { one, other, games, points, asFirstSide } of r.pairs)
    print(
      `${one} against ${other}: ${points} of ${games}, ${asFirstSide} of them on the first side`,
    );
  for (const fault of r.faults.slice(0, 5)) print(`forfeit: ${fault}`);
}
