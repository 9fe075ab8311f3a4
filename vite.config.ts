import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precache, WORKER } from './tools/precache.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('src/web'),
  cacheDir: path('.cache/vite'),
  // JSX is Preact's own function calls; no plugin is needed for that.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [precache(path('src/web/public'))],
  build: {
    outDir: path('dist/web'),
    // Vite empties only folders inside its root unless told so.
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: { index: path('src/web/index.html'), sw: path('src/web/service-worker/sw.ts') },
      // The worker has no hash in its name: the page must find the next one under the same.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
});
