/** A server with the tiny game of the tests, and a page that knows it. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { type RunningServer, startServer } from '../../../src/server/main.ts';
import { throwAway } from '../../../src/server/testing/test-folder.ts';

const path = (relative: string): string => new URL(relative, import.meta.url).pathname;

export interface IslesServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Builds the page with Isles in it, and serves it. */
export async function startIsles(): Promise<IslesServer> {
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-isles-'));
  const page = join(folder, 'page');
  process.env['COUNTERMARCH_GAMES'] = path('../../isles');
  process.env['COUNTERMARCH_PAGE'] = page;
  await build({ configFile: path('../../../vite.config.ts'), logLevel: 'error' });
  const server: RunningServer = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: join(folder, 'data'),
    page,
    registry: new URL('../../isles/registry.ts', import.meta.url),
  });
  return {
    address: server.address,
    async close() {
      await server.close();
      throwAway(folder);
    },
  };
}
