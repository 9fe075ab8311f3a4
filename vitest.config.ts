import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '.cache/vitest',
  // As in src/web/tsconfig.json, for the tests that draw a component.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['{src,bench}/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    environment: 'node',
    // For tests that hang, not for slow machines: conformance plays hundreds of whole games in one test.
    testTimeout: 300_000,
  },
});
