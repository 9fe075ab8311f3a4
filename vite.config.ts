import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { boardPictures } from './tools/pictures/board-pictures.ts';
import { noParser, parseMessages } from './tools/parse-messages.ts';
import { currentBundles } from './tools/bundles/current-bundles.ts';
import { chunkGroup } from './tools/page-chunks.ts';
import { pageWorker } from './tools/page-worker.ts';
import { pageZod } from './tools/page-zod.ts';
import { precache, WORKER } from './tools/precache.ts';
import { publish } from './tools/publish.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Where the page goes. */
const LIVE = path('dist/web');
/** Each process that builds has its own, so that two at once do not write into one another's. */
const FRESH = `${LIVE}-${process.pid}`;

export default defineConfig({
  root: path('src/web'),
  cacheDir: path('.cache/vite'),
  // JSX is Preact's own function calls; no plugin is needed for that.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The worker with the games is built with the page; small ones are builds of their own.
  worker: { format: 'es' },
  plugins: [
    currentBundles(),
    noParser(),
    pageWorker(),
    boardPictures(),
    parseMessages(),
    pageZod(),
    precache(path('src/web/public')),
    publish(FRESH, LIVE),
  ],
  build: {
    outDir: FRESH,
    // Vite empties only folders inside its root unless told so.
    emptyOutDir: true,
    // Without the comment that names each map: it costs every table 2 KB. `tools/coverage-count.ts` finds the maps by name.
    sourcemap: 'hidden',
    rolldownOptions: {
      input: { index: path('src/web/index.html'), sw: path('src/web/service-worker/sw.ts') },
      // The worker has no hash in its name: the page must find the next one under the same.
      output: {
        codeSplitting: { groups: [chunkGroup()] },
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
});
