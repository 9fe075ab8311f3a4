/** All commands of the program, and their exit codes: 0 done, 1 a check failed, 2 bad input. */
import { enterFolders } from './games.ts';
import { loadCliMessages, formatFault } from './text/messages.ts';
import { Command, CommanderError } from 'commander';
import { InputError, requireName } from '../kernel/setup/setup.ts';
import { CheckFailedError } from './check-failed.ts';
import { version } from './version.ts';

const CHECK_FAILED = 1;
const BAD_INPUT = 2;

const EXAMPLES = `
Examples:
  countermarch games                               list the games
  countermarch play annihilation                   play in the terminal against a bot
  countermarch serve                               play in the browser
  countermarch inspect annihilation                show a position, its legal actions and odds
  countermarch simulate annihilation --games 1000 --bots greedy,random

"countermarch COMMAND --help" explains a command, with examples. Exit codes: 0 done; 1 a check failed
(a gap in the rules, a fuzzer failure, a game that the current rules contradict); 2 bad input; 3 internal error.`;

type AddCommand = (program: Command) => void;

/** Loaders of the commands, in the order of the help. Only the command that is called is loaded, and what it needs. */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  games: async () => (await import('./commands/games.ts')).addGames,
  play: async () => (await import('./commands/play.ts')).addPlay,
  serve: async () => (await import('./commands/serve.ts')).addServe,
  worker: async () => (await import('./commands/serve.ts')).addWorker,
  archive: async () => (await import('./commands/archive.ts')).addArchive,
  backup: async () => (await import('./commands/backup.ts')).addBackup,
  restore: async () => (await import('./commands/backup.ts')).addRestore,
  moderate: async () => (await import('./commands/moderate.ts')).addModerate,
  tournament: async () => (await import('./commands/tournament.ts')).addTournament,
  inspect: async () => (await import('./commands/inspect.ts')).addInspect,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
  'replay-all': async () => (await import('./commands/replay-all.ts')).addReplayAll,
  draw: async () => (await import('./commands/draw.ts')).addDraw,
  report: async () => (await import('./report/report.ts')).addReport,
  bundle: async () => (await import('./commands/bundle.ts')).addBundle,
  pack: async () => (await import('./bundle/pack.ts')).addPack,
  rules: async () => (await import('./commands/rules.ts')).addRules,
  simulate: async () => (await import('./commands/simulate.ts')).addSimulate,
  arena: async () => (await import('./commands/arena.ts')).addArena,
  env: async () => (await import('./commands/env.ts')).addEnv,
  lab: async () => (await import('./commands/lab.ts')).addLab,
  fuzz: async () => (await import('./commands/fuzz.ts')).addFuzz,
  new: async () => (await import('./commands/new.ts')).addNew,
  dev: async () => (await import('./dev/dev.ts')).addDev,
};

/** Returns the program with the command that is called, or with all commands. It throws instead of exiting. */
export async function build(called = ''): Promise<Command> {
  const program = new Command('countermarch')
    .description('Hex-and-counter wargames: play, host, analyse and verify.')
    .version(version(), '--version', 'print the version')
    .addHelpText('after', EXAMPLES);
  const load = Object.hasOwn(COMMANDS, called) ? COMMANDS[called] : undefined;
  const loaders = load ? [load] : Object.values(COMMANDS);
  for (const add of await Promise.all(loaders.map((each) => each()))) add(program);
  for (const command of [program, ...program.commands]) makeTidy(command);
  const names = program.commands.map((command) => command.name());
  program.on('command:*', ([name = '']: string[]) => requireName('command', name, names));
  return program;
}

/** Prints complaints in one form: the fault, the known values, where to read more. */
function makeTidy(command: Command): void {
  const path = command.parent ? `countermarch ${command.name()}` : 'countermarch';
  const known = command.options.map((option) => option.long).join(', ');
  command.exitOverride().configureOutput({
    outputError(text, write) {
      const [message = '', hint = ''] = text
        .replace(/^error: /, '')
        .trimEnd()
        .split('\n');
      const meant = hint.replace(/^\(Did (.*)\)$/, '; did $1');
      const options = message.startsWith('unknown option')
        ? `${meant ? '' : ';'} known: ${known}`
        : '';
      write(`countermarch: ${message}${meant}${options}\nSee ${path} --help\n`);
    },
  });
}

/** Runs a command line; returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    // `dev` shows the faults of a game instead of stopping at them.
    if (args[0] !== 'dev') enterFolders(args);
    await loadCliMessages();
    await (await build(args[0])).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CheckFailedError) return CHECK_FAILED;
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_INPUT;
    if (!(error instanceof InputError)) throw error;
    process.stderr.write(`countermarch: ${formatFault(error)}\n`);
    return BAD_INPUT;
  }
}
