/** A game in the making is not in the registry, so `countermarch rules` does not hold it to its rulebook; this does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { measureCoverage } from '../src/cli/coverage.ts';
import { games } from '../src/games/registry.ts';
import { planned, rulebook } from '../src/games/slammers/rulebook.ts';
import { statements } from '../src/games/slammers/statements.ts';

const folder = fileURLToPath(new URL('../src/games/slammers', import.meta.url));
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ path: relative(folder, file), text: readFileSync(file, 'utf8') }));

test('Hammer’s Slammers: what counts as built has code and tests, and every number that is named exists', () => {
  const waiting = planned.map((rule) => ({ ...rule, status: 'unused' as const }));
  const { gaps } = measureCoverage('slammers', [...rulebook, ...waiting], statements, files);
  expect(gaps.filter((gap) => !gap.startsWith('[S'))).toEqual([]);
  // Statements wait with their rules; those of the list made beforehand are all there.
  expect(statements).toHaveLength(278);
  expect(gaps.filter((gap) => gap.includes('is not in the rulebook'))).toEqual([]);
});

test('Hammer’s Slammers: nobody is offered it before every rule is built', () => {
  if (!games.some(({ id }) => id === 'slammers')) return;
  expect(planned).toEqual([]);
});
