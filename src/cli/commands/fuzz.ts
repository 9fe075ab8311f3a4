/** `countermarch fuzz`: random play with every invariant checked, and with illegal actions. */
import type { Command } from 'commander';
import { gameById } from '../games.ts';
import { games as registered } from '../../games/registry.ts';
import { playQuickLadder, printLadder, type QuickLadder } from '../arena/quick-ladder.ts';
import { ConformanceError, conformGame } from '../../kernel/conformance/conform.ts';
import type { Action } from '../../kernel/action.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/rulebook.ts';
import { checkArt } from '../../draw/check-art.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { optionsIn, parseSetup, type Setup } from '../../kernel/setup/setup.ts';
import { wholeNumber } from '../arguments.ts';
import { CheckFailedError } from '../check-failed.ts';
import { makeFolder } from '../files.ts';
import { type Clicks, ClickTally, printClicks } from '../fuzz/clicks.ts';
import { faultsOfModule, MessageCheck } from '../fuzz/messages.ts';
import { type AboutFailure, writeFailure } from '../fuzz/failure.ts';
import { print, printJson, type Progress, progressBar } from '../output.ts';

interface Options {
  readonly games: number;
  readonly seconds?: number;
  readonly seed: number;
  readonly from: number;
  readonly scenario?: string;
  readonly failures: string;
  readonly refusals: number;
  readonly ladder?: number;
  readonly json?: boolean;
}

interface Failure extends AboutFailure {
  /** File for `inspect`; absent if the game cannot even be set up. */
  readonly file?: string;
}

interface Totals {
  games: number;
  decisions: number;
  dice: number;
  /** Number of illegal actions tried, all refused without a change. */
  refused: number;
  /** Illegal actions that a click could cause, and whether their refusals were explained. */
  clicks: Clicks;
  failures: Failure[];
  /** Result of games between the bots; absent if none were requested. */
  ladder?: QuickLadder;
}

/** Illegal actions tried before each decision; so a run of a few hundred games exceeds 100,000. */
const ILLEGAL_PER_DECISION = 4;
/** The same for actions that a click could cause: 10,000 in about a hundred games. */
const CLICKS_PER_DECISION = 2;
/** Maximum number of failures; more would show nothing new. */
const FAILURE_LIMIT = 10;

/** Number of games of each pair of levels, if time allows. */
const LADDER_GAMES = 20;
/** Games of this project have their own ladders (docs/bots.md). */
const usualLadder = ({ id }: GameModule): number =>
  registered.some((module) => module.id === id) ? 0 : 10;

const EXAMPLES = `
Examples:
  countermarch fuzz annihilation --games 2000 --seed 7
  countermarch fuzz annihilation --seed 7 --from 812 --games 1    repeats game 812 of that run
  countermarch inspect fuzz-annihilation-7-812.json               shows a failure
  countermarch fuzz annihilation --games 100 --refusals 10        lists clicks that get only a general refusal`;

export function addFuzz(program: Command): void {
  program
    .command('fuzz')
    .description('play random games, check every invariant and message, and try illegal actions')
    .argument('<game>')
    .option('--games <n>', 'number of games', wholeNumber('--games', 1, 1e9), 1000)
    .option('--seconds <t>', 'stop after t seconds', wholeNumber('--seconds', 1, 1e6))
    .option('--seed <k>', 'seed of the run', wholeNumber('--seed', 0, 2 ** 31), 1)
    .option('--from <n>', 'number of the first game', wholeNumber('--from', 0, 1e9), 0)
    .option('--scenario <id>', 'one scenario (default: all in turn)')
    .option('--failures <dir>', 'folder for failures and for the positions of --refusals', '.')
    .option(
      '--refusals <n>',
      'list the n most frequent refusals without a specific reason',
      wholeNumber('--refusals', 0, 1000),
      0,
    )
    .option(
      '--ladder <s>',
      'let bots of neighbouring levels play each other for s seconds (default: 10 for your own game, else 0)',
      wholeNumber('--ladder', 0, 1e6),
    )
    .option('--json', 'print as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, options: Options) => {
      const module = gameById(id);
      const rules = new Set((await module.rulebook()).map((rule) => rule.id));
      const totals = fuzz(module, rules, options);
      const { ladder: seconds = usualLadder(module) } = options;
      if (seconds > 0 && totals.failures.length === 0)
        totals.ladder = playQuickLadder(module, { games: LADDER_GAMES, seconds });
      if (options.json) printJson(totals);
      else report(totals);
      if (totals.failures.length > 0) throw new CheckFailedError();
    });
}

function fuzz(module: GameModule, rules: ReadonlySet<RuleId>, options: Options): Totals {
  const tally = new ClickTally();
  const totals: Omit<Totals, 'clicks'> = {
    games: 0,
    decisions: 0,
    dice: 0,
    refused: 0,
    failures: [],
  };
  if (options.scenario !== undefined) parseSetup(module, { scenario: options.scenario });
  makeFolder(options.failures);
  const messages = new MessageCheck(rules);
  for (const message of faultsOfGame(module, rules, options.scenario))
    totals.failures.push({
      seed: options.seed,
      number: options.from,
      message,
      again: again(module, options, options.from),
    });
  const until = limitOf(module, options);
  for (let i = 0; until.goesOn(i); i++) {
    fuzzOne(module, options, options.from + i, { totals, tally, messages, rules });
    until.bar.at(until.done(i + 1));
    if (totals.failures.length >= FAILURE_LIMIT) break;
  }
  until.bar.end();
  return { ...totals, clicks: tally.result(options.refusals, options.failures) };
}

interface Limit {
  readonly bar: Progress;
  goesOn(games: number): boolean;
  done(games: number): number;
}

function limitOf(module: GameModule, { games, seconds }: Options): Limit {
  const label = `fuzz ${module.id}`;
  if (seconds === undefined)
    return { bar: progressBar(label, games, 'games'), goesOn: (n) => n < games, done: (n) => n };
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / 1000;
  return {
    bar: progressBar(label, seconds, 's'),
    goesOn: () => passed() < seconds,
    done: () => Math.floor(passed()),
  };
}

/** Faults that do not depend on play, such as a missing title or an unknown colour. */
function faultsOfGame(
  module: GameModule,
  rules: ReadonlySet<RuleId>,
  scenario: string | undefined,
): string[] {
  const opened = (scenario === undefined ? module.scenarios.map(({ id }) => id) : [scenario]).map(
    (id) => () => checkArt(module.open(parseSetup(module, { scenario: id }))),
  );
  const inArt = opened.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  return [...new Set([...faultsOfModule(module, rules), ...inArt])];
}

/** Checks the messages of a game; a fault gets the actions of the whole game, like any other failure. */
function checkMessages(messages: MessageCheck, game: Game, actions: readonly Action[]): void {
  try {
    messages.replay(game, actions);
  } catch (error) {
    throw new ConformanceError(`${game.id}: ${(error as Error).message}`, actions, error);
  }
}

/** Findings of a run, and the numbers of the game's rules. */
interface Findings {
  readonly rules: ReadonlySet<RuleId>;
  readonly totals: Omit<Totals, 'clicks'>;
  readonly tally: ClickTally;
  readonly messages: MessageCheck;
}

function fuzzOne(
  module: GameModule,
  options: Options,
  number: number,
  { totals, tally, messages, rules }: Findings,
): void {
  const { seed, scenario, failures } = options;
  const rng = new Sfc32(`${seed}/${number}`);
  const setup = randomSetup(module, scenario, number, rng);
  totals.games += 1;
  try {
    const game = module.open(setup);
    const report = conformGame(game, rng, {
      illegalPerDecision: ILLEGAL_PER_DECISION,
      clicksPerDecision: CLICKS_PER_DECISION,
      deepEvery: deepEvery(number),
      rules,
    });
    totals.decisions += report.decisions;
    totals.dice += report.dice;
    totals.refused += report.refused;
    checkMessages(messages, game, report.actions);
    tally.add(game, report, { seed, number });
  } catch (error) {
    const about = { seed, number, message: String(error), again: again(module, options, number) };
    const known = error instanceof ConformanceError;
    const message = known ? error.message : about.message;
    const file =
      known && writeFailure(module.open(setup), error.actions, { ...about, message }, failures);
    totals.failures.push({ ...about, message, ...(file && { file }) });
  }
}

/** Interval in actions between checks of views, files and copies, varied from game to game; they are slow. */
const deepEvery = (number: number): number => 8 + ((number * 7) % 64);

/**
 * Set-up of a game: scenarios in turn, every option random within its range, and the default document if there is one.
 */
function randomSetup(
  module: GameModule,
  fixed: string | undefined,
  number: number,
  rng: Sfc32,
): Setup {
  const { scenarios } = module;
  const inTurn = requireDefined(scenarios[number % scenarios.length], 'a game has a scenario');
  const scenario = fixed ?? inTurn.id;
  const options = Object.fromEntries(
    optionsIn(module, scenario).map((o) => [o.id, o.min + rng.below(o.max - o.min + 1)]),
  );
  return parseSetup(module, { scenario, options });
}

function again({ id }: GameModule, { seed, scenario }: Options, number: number): string {
  const one = scenario === undefined ? '' : ` --scenario ${scenario}`;
  return `countermarch fuzz ${id}${one} --seed ${seed} --from ${number} --games 1`;
}

function report(totals: Totals): void {
  const { games, decisions, dice, refused, clicks, failures, ladder } = totals;
  print(`${games} games, ${decisions} decisions, ${dice} dice`);
  print(`${refused} illegal actions tried, all refused without change`);
  printClicks(clicks);
  if (ladder) printLadder(ladder);
  print(`${failures.length} failures`);
  for (const { number, message, file, again: command } of failures) {
    print(`\n  game ${number}: ${message}`);
    if (file !== undefined) print(`    look:   countermarch inspect ${file}`);
    print(`    again:  ${command}`);
  }
}
