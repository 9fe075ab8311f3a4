/** Quick tests that run again in the long tier, and long ones that run again in the exhaustive tier. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const longTests = (): { readonly path: string; readonly text: string }[] =>
  globSync('{src/**,test/**,bench/*}/*.long.{test,spec}.ts').map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));

const quickOf = (long: string): string => long.replace('.long.', '.');
const isRepeating = (path: string, text: string): boolean =>
  text.includes(`import './${basename(quickOf(path))}';`);

/** Paths of the quick test files that a long one imports, to run them with more games or in more sizes. */
export const repeatedTests = (): string[] =>
  longTests()
    .filter(({ path, text }) => isRepeating(path, text))
    .map(({ path }) => quickOf(path));

/** Paths of the long test files of which the exhaustive tier runs no more than the long one: it leaves them out. */
export const longOnlyTests = (): string[] =>
  longTests()
    .filter(({ path, text }) => !isRepeating(path, text) && !/ from '[./]+\/tier\.ts'/.test(text))
    .map(({ path }) => path);
