/** `countermarch env`: environments for learning programs, as binary frames. */
import { isatty } from 'node:tty';
import type { Command } from 'commander';
import { addSetup, type SetupOptions, setupOf } from '../arguments.ts';
import { servePipes, serveSocket, STDIN } from '../env/transports.ts';
import { EnvSession } from '../env/session.ts';
import { gameById } from '../games.ts';
import { InputError } from '../../kernel/setup/setup.ts';

interface Options extends SetupOptions {
  readonly socket?: string;
}

const EXAMPLES = `
Examples:
  countermarch env chitin --scenario small --socket /tmp/chitin
  PYTHONPATH=python python3 -m countermarch.examples.random_play annihilation
The Python package starts this command itself. docs/env.md explains the frames.`;

export function addEnv(program: Command): void {
  addSetup(
    program
      .command('env')
      .description(
        'run environments for machine-learning programs: binary frames on stdin and stdout',
      )
      .argument('<game>'),
  )
    .option('--socket <path>', 'listen on a Unix socket instead, with one batch per connection')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, options: Options) => {
      const module = gameById(id);
      const setup = setupOf(module, options);
      const game = module.open(setup);
      const session = () => new EnvSession(game, () => module.open(setup));
      if (options.socket !== undefined) {
        const stop = new AbortController();
        for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
        await serveSocket(options.socket, session, stop.signal);
        return;
      }
      if (isatty(STDIN))
        throw new InputError('env: stdin is a terminal; this command must be started by a program');
      servePipes(session());
    });
}
