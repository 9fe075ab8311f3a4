/**
 * Vite plugin that builds the page's worker together with the page. A build of its own would give the worker other
 * copies of the games, so that a player against the computer would download a game twice.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Matches the only file that starts this worker. */
const STARTER = /\/src\/web\/net\/workers\/start-worker\.ts$/;
const ADDRESS = "new URL('./worker.ts', import.meta.url)";
const WORKER = fileURLToPath(new URL('../src/web/net/workers/worker.ts', import.meta.url));

/** Matches Vite's module with the function that loads parts of the page. */
const PRELOAD = /^\0vite\/preload-helper\.js$/;
const PRELOAD_START = 'export const __vitePreload = ';
/** A worker has no document in which files could be preloaded, and no window for events. */
const WITHOUT_DOCUMENT = "typeof document === 'undefined' ? (load) => load() : ";

export function pageWorker(): Plugin {
  return {
    name: 'countermarch:page-worker',
    // The development server starts workers by itself.
    apply: 'build',
    // Vite would otherwise see the address first, and start a build for it.
    enforce: 'pre',
    transform: {
      filter: { id: [STARTER, PRELOAD] },
      handler(code, id) {
        if (PRELOAD.test(id)) return replace(code, PRELOAD_START, PRELOAD_START + WITHOUT_DOCUMENT);
        const worker = this.emitFile({ type: 'chunk', id: WORKER, name: 'worker' });
        return replace(code, ADDRESS, `import.meta.ROLLUP_FILE_URL_${worker}`);
      },
    },
  };
}

/** Replaces a part of a module, which must occur there. */
function replace(code: string, part: string, by: string): { code: string; map: null } {
  if (!code.includes(part)) throw new Error(`a module to be built no longer contains: ${part}`);
  return { code: code.replace(part, by), map: null };
}
