/** All commands of the program, and their exit codes: 0 done, 1 a check failed, 2 bad input. */
import { enterFolders } from './games.ts';
import { prepareSpeech, tellFault } from './text/speech.ts';
import { Command, CommanderError } from 'commander';
import { InputError, requireName } from '../kernel/setup/setup.ts';
import { addArena } from './commands/arena.ts';
import { addArchive } from './commands/archive.ts';
import { addBackup, addRestore } from './commands/backup.ts';
import { addModerate } from './commands/moderate.ts';
import { addTournament } from './commands/tournament.ts';
import { addBundle } from './commands/bundle.ts';
import { addDev } from './dev/dev.ts';
import { addDraw } from './commands/draw.ts';
import { addEnv } from './commands/env.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addGames } from './commands/games.ts';
import { addNew } from './commands/new.ts';
import { addLab } from './commands/lab.ts';
import { addInspect } from './commands/inspect.ts';
import { addPack } from './bundle/pack.ts';
import { addPlay } from './commands/play.ts';
import { addReport } from './report/report.ts';
import { addReplay } from './commands/replay.ts';
import { addReplayAll } from './commands/replay-all.ts';
import { addRules } from './commands/rules.ts';
import { addServe, addWorker } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
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

const ADD = [
  addGames,
  addPlay,
  addServe,
  addWorker,
  addArchive,
  addBackup,
  addRestore,
  addModerate,
  addTournament,
  addInspect,
  addReplay,
  addReplayAll,
  addDraw,
  addReport,
  addBundle,
  addPack,
  addRules,
  addSimulate,
  addArena,
  addEnv,
  addLab,
  addFuzz,
  addNew,
  addDev,
];

/** Returns the program with all its commands; it throws instead of exiting. */
export function build(): Command {
  const program = new Command('countermarch')
    .description('Hex-and-counter wargames: play, host, analyse and verify.')
    .version(version(), '--version', 'print the version')
    .addHelpText('after', EXAMPLES);
  for (const add of ADD) add(program);
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
    await prepareSpeech();
    await build().parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CheckFailedError) return CHECK_FAILED;
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_INPUT;
    if (!(error instanceof InputError)) throw error;
    process.stderr.write(`countermarch: ${tellFault(error)}\n`);
    return BAD_INPUT;
  }
}
