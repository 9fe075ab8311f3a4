import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('src/web'),
  cacheDir: path('.cache/vite'),
  // JSX is Preact's own function calls; no plugin is needed for that.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: path('dist/web'),
    // Vite empties only folders inside its root unless told so.
    emptyOutDir: true,
    sourcemap: true,
  },
});
