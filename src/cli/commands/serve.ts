/** `countermarch serve`: the table in the browser. */
import { type Command, Option } from 'commander';
import { InputError } from '../../kernel/setup.ts';
import { databaseOption, wholeNumber } from '../arguments.ts';

interface Options {
  readonly port: number;
  readonly data: string;
  readonly host: string;
  readonly trustProxy?: boolean | string;
  readonly beacon?: string | true;
  readonly database?: string;
  readonly bots: boolean;
  readonly drain: number;
}

const EXAMPLES = `
Examples:
  countermarch serve                                        http://127.0.0.1:3000, for this machine
  countermarch serve --host 0.0.0.0 --port 80 --data /srv   for everybody who can reach it
  DATABASE_URL=postgres://… countermarch serve              one of several servers on a PostgreSQL database`;

const WORKER = `
Examples:
  countermarch worker --database postgres://me:secret@db.example/tables`;

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('host tables: web page, HTTP API and sockets on one port, records on disk')
    .option('--port <n>', 'port; 0 takes any free one', wholeNumber('--port', 0, 65535), 3000)
    .option('--data <dir>', 'folder of the embedded store', 'data')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(
      '--trust-proxy [addresses]',
      'behind a proxy: take its word on where visitors come from; of any, or of these (a,b/24)',
    )
    .addOption(beaconOption())
    .addOption(databaseOption())
    .option('--no-bots', 'leave bots to `countermarch worker` (with a database)')
    .option(
      '--drain <seconds>',
      'time between saying at /api/ready that we leave and leaving',
      wholeNumber('--drain', 0, 600),
      0,
    )
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) => {
      // Loaded on demand: the other commands need no server libraries.
      const { serve } = await import('../../server/main.ts');
      if (!options.bots && !options.database)
        throw new InputError(
          '--no-bots: only a database (--database) has workers that play for bots',
        );
      await serve({ ...options, registry: GAMES });
    });
}

export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('play for the bots of a database that several servers share')
    .addOption(databaseOption())
    .addHelpText('after', WORKER)
    .addOption(beaconOption())
    .action(async ({ database, beacon }: Pick<Options, 'database' | 'beacon'>) => {
      if (!database)
        throw new InputError(
          'worker: name the database that the servers use, by DATABASE_URL or --database',
        );
      const { work } = await import('../../server/main.ts');
      await work({ data: '', database, ...(beacon && { beacon }), registry: GAMES });
    });
}

const GAMES = new URL('../games.ts', import.meta.url);

const beaconOption = (): Option =>
  new Option(
    '--beacon [url]',
    'mix a public drand beacon into every die: that of the League of Entropy, or this chain',
  );
