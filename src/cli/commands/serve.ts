/** `countermarch serve`: the table in the browser. */
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';

interface Options {
  readonly port: number;
  readonly data: string;
  readonly host: string;
  readonly trustProxy?: boolean | string;
  readonly beacon?: string | true;
}

const EXAMPLES = `
Examples:
  countermarch serve                                        http://127.0.0.1:3000, for this machine
  countermarch serve --host 0.0.0.0 --port 80 --data /srv   for everybody who can reach it`;

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
    .option(
      '--beacon [url]',
      'mix a public drand beacon into every die: that of the League of Entropy, or this chain',
    )
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) => {
      // Loaded on demand: the other commands need no server libraries.
      const { serve } = await import('../../server/main.ts');
      await serve({ ...options, registry: new URL('../games.ts', import.meta.url) });
    });
}
