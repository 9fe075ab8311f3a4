/** `countermarch dev`: shows a game from a folder in the browser, and updates it after each change of its files. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { InputError } from '../../kernel/setup/setup.ts';
import { games as registered } from '../../games/registry.ts';
import { wholeNumber } from '../arguments.ts';
import { gameIn, isGameFolder } from '../external-games.ts';
import { print } from '../output.ts';

const EXAMPLES = `
Examples:
  countermarch dev                the game of this folder, at http://127.0.0.1:3000/dev/ID
  countermarch dev ./harbour      the game of another folder
Save a file, and the page plays on under the new rules from the same position. Mistakes are shown with file and line.`;

interface Options {
  readonly port: number;
}

export function addDev(program: Command): void {
  program
    .command('dev')
    .description('develop a game: the browser follows each change of its files')
    .argument('[folder]', 'folder of the game', '.')
    .option('--port <n>', 'port; 0 picks a free one', wholeNumber('--port', 0, 65535), 3000)
    .addHelpText('after', EXAMPLES)
    .action(dev);
}

async function dev(given: string, { port }: Options): Promise<void> {
  const folder = /^[./]|[/\\]/.test(given) ? given : `./${given}`;
  if (!isGameFolder(folder))
    throw new InputError(
      `dev: ${given} has no index.ts or src/index.ts; "countermarch new NAME" makes a folder with one`,
    );
  const game = gameIn(folder);
  if (registered.some(({ id }) => id === game.id))
    throw new InputError(`dev: there is a game "${game.id}" already; give the folder another name`);
  const [{ startServer, awaitStop }, { DevSession }, { devRoutes }] = await Promise.all([
    import('../../server/main.ts'),
    import('./session.ts'),
    import('./routes.ts'),
  ]);
  const session = new DevSession(game, (bundle) => server.tables.bundles.add(bundle));
  const data = mkdtempSync(join(tmpdir(), 'countermarch-dev-'));
  const server = await startServer({
    ...{ port, host: '127.0.0.1', page: true, extra: devRoutes(session), data },
  });
  const stopped = awaitStop();
  await session.start();
  print(`${game.id}: ${server.address}/dev/${game.id} (Ctrl-C stops it)`);
  await stopped;
  session.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
