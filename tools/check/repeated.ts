/** Quick tests that run again in the long tier. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Paths of the quick test files that a long one imports, to run them with more games or in more sizes. */
export const repeatedTests = (): string[] =>
  globSync('{src,test}/**/*.long.{test,spec}.ts').flatMap((long) => {
    const quick = long.replace('.long.', '.');
    return readFileSync(long, 'utf8').includes(`import './${basename(quick)}';`) ? [quick] : [];
  });
