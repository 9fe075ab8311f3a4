/** A server with the tiny game Isles, which pages load as a bundle. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleOf } from '../../../src/cli/bundle/external-bundles.ts';
import { startServer } from '../../../src/server/main.ts';
import { removeFolder } from '../../../src/server/testing/test-folder.ts';
import { isles } from '../../isles/index.ts';

const path = (relative: string): string => new URL(relative, import.meta.url).pathname;

export interface IslesServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves Isles, with the page that the tests have built. */
export async function startIsles(): Promise<IslesServer> {
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-isles-'));
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: join(folder, 'data'),
    page: true,
    registry: new URL('../../isles/registry.ts', import.meta.url),
    freshBundles: [await bundleOf(isles, path('../../isles/index.ts'))],
  });
  return {
    address: server.address,
    async close() {
      await server.close();
      removeFolder(folder);
    },
  };
}
