import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiOf, apiPage } from '../tools/api.ts';

const exported = apiOf().flatMap(({ name, groups }) =>
  groups.flatMap(({ names }) => names.map((one) => ({ ...one, entry: name }))),
);

test('the package exports kernel, table, bots, env, draw and games', () => {
  const entries = ['kernel', 'table', 'bots', 'env', 'draw', 'games'].map(
    (name) => `countermarch/${name}`,
  );
  expect(apiOf().map(({ name }) => name)).toEqual(entries);
  for (const entry of entries) expect(exported.some((one) => one.entry === entry)).toBe(true);
});

test('everything that the package exports has its docstring', () => {
  const silent = exported.filter(({ text }) => text === '');
  expect(silent.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('docs/api.md lists what the package exports (node tools/api.ts writes it)', () => {
  const page = readFileSync('docs/api.md', 'utf8');
  expect(page).toBe(apiPage(page));
});
