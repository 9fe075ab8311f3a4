/** Test files that replace modules, which must not share a process with others. */
import { globSync, readFileSync } from 'node:fs';

const MOCKS = /\bvi\.(mock|doMock|resetModules)\(/;

/** Returns the paths of test files that match a pattern and replace modules. */
export const mockingTests = (pattern: string): string[] =>
  globSync(pattern).filter((path) => MOCKS.test(readFileSync(path, 'utf8')));
