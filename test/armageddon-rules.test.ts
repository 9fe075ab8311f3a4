/** A game that is not in the registry yet is not held to its rulebook by `countermarch rules`; this does it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { measureCoverage } from '../src/cli/coverage.ts';
import { rulebook } from '../src/games/armageddon/rulebook.ts';
import { statements } from '../src/games/armageddon/statements.ts';

const folder = fileURLToPath(new URL('../src/games/armageddon', import.meta.url));
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ path: relative(folder, file), text: readFileSync(file, 'utf8') }));

const coverage = measureCoverage('armageddon', rulebook, statements, files);

test('Armageddon: every rule has code and a test, and every number that is named exists', () => {
  expect(coverage.gaps).toEqual([]);
});

test('Armageddon: there are 173 statements, and each names a rule that exists', () => {
  expect(statements).toHaveLength(173);
  const known = new Set(rulebook.map(({ id }) => id));
  const named = statements.flatMap((text) => /^\[([^\]]+)\]/.exec(text)?.[1] ?? [text]);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
