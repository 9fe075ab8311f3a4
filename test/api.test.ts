import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => void vi.restoreAllMocks());

test.each(apiOf().map(({ name, example }) => [name, example] as const))(
  'the example of %s prints what it says',
  async (name, example) => {
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
    await import(`./examples/${name.replace('countermarch/', '')}.ts`);
    expect(example).toContain(`from '${name}';`);
    expect(printed).toEqual([...example.matchAll(/^\/\/ → (.*)$/gm)].map(([, line]) => line));
    expect(printed.length).toBeGreaterThan(0);
  },
);
