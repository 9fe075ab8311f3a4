/** A game in the making is not in the registry, so `countermarch rules` does not hold it to its rulebook; this does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { measureCoverage } from '../src/cli/coverage.ts';
import { planned, rulebook } from '../src/games/armageddon/rulebook.ts';
import { statements } from '../src/games/armageddon/statements.ts';
import { games } from '../src/games/registry.ts';

const folder = fileURLToPath(new URL('../src/games/armageddon', import.meta.url));
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ path: relative(folder, file), text: readFileSync(file, 'utf8') }));

const waiting = planned.map((rule) => ({ ...rule, status: 'unused' as const }));
const coverage = measureCoverage('armageddon', [...rulebook, ...waiting], statements, files);

test('Armageddon: what counts as built has code and tests, and every number that is named exists', () => {
  expect(coverage.gaps.filter((gap) => !gap.startsWith('[S'))).toEqual([]);
  expect(coverage.gaps.filter((gap) => gap.includes('is not in the rulebook'))).toEqual([]);
});

test('Armageddon: there are 173 statements, and each names a rule that exists', () => {
  expect(statements).toHaveLength(173);
  const known = new Set([...rulebook, ...planned].map(({ id }) => id));
  const named = statements.flatMap((text) => /^\[([^\]]+)\]/.exec(text)?.[1] ?? [text]);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('Armageddon: nobody is offered it before every rule is built', () => {
  if (!games.some(({ id }) => id === 'armageddon')) return;
  expect(planned).toEqual([]);
});
