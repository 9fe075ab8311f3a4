import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiPages, writtenPages } from '../tools/api.ts';
import { type DocumentedModule, documentedModules } from '../tools/api/documented.ts';
import { apiOf } from '../tools/api/exports.ts';
import { passagesIn } from '../tools/prose/passages.ts';
import { faultsIn } from '../tools/prose/rules.ts';

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

/** The compiler reads all sources; on a busy machine that takes much longer than the usual five seconds. */
const LONG = 600_000;

describe('the pages of the API', () => {
  let modules: readonly DocumentedModule[] = [];
  beforeAll(() => {
    modules = documentedModules();
  }, LONG);
  const names = () => modules.flatMap(({ groups }) => groups.flatMap((group) => group.names));

  test('show every signature and docstring as the sources have them (node tools/api.ts writes them)', () => {
    const pages = apiPages(modules);
    expect(writtenPages()).toEqual(pages.map(([path]) => path).sort());
    for (const [path, text] of pages) expect(readFileSync(path, 'utf8'), path).toBe(text);
  });

  test('show no block longer than a long interface', () => {
    const lines = names().map(({ name, signature }) => [name, signature.split('\n').length]);
    expect(lines.filter(([, count = 0]) => Number(count) > 150)).toEqual([]);
  });

  test('describe each name in whole sentences', () => {
    const poor = names().filter(({ text }) => !/^\S+(?:\s+\S+){3,}[.?]$/s.test(text));
    expect(poor.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
    // The summary of a function begins with a verb: `Returns …`, `Builds …`.
    const functions = names().filter(({ signature }) => signature.startsWith('function '));
    const nouns = functions.filter(({ text }) => !/^[A-Z][a-z]+s /.test(text));
    expect(nouns.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });

  test('have comments of members in plain English', () => {
    const comments = names().flatMap(({ name, signature }) =>
      [...signature.matchAll(/\/\*\*(.*?)\*\//gs)].map(([, comment = '']) => ({ name, comment })),
    );
    expect(comments.length).toBeGreaterThan(400);
    const faults = comments.flatMap(({ name, comment }) =>
      passagesIn(name, comment.replaceAll(/^\s*\* ?/gm, '')).flatMap(faultsIn),
    );
    expect(faults.map(({ file, rule, sentence }) => `${file} [${rule}] ${sentence}`)).toEqual([]);
  });
});

test('everything that the package exports has a docstring', () => {
  const silent = exported.filter(({ text }) => text === '');
  expect(silent.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

afterEach(() => void vi.restoreAllMocks());

test.each(apiOf().map(({ name, example }) => [name, example] as const))(
  'the example of %s prints the output in its comments',
  async (name, example) => {
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
    await import(`./examples/${name.replace('countermarch/', '')}.ts`);
    expect(example).toContain(`from '${name}';`);
    expect(printed).toEqual([...example.matchAll(/^\/\/ → (.*)$/gm)].map(([, line]) => line));
    expect(printed.length).toBeGreaterThan(0);
  },
);
