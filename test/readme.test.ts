import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEVELS } from '../src/bots/levels.ts';

const WORDS = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

test.each([
  ['README.md', /(\w+) levels; each game offers/],
  ['docs/bots.md', /the same (\w+) levels/],
])('%s says how many levels there are', (file, sentence) => {
  const text = readFileSync(file, 'utf8');
  expect(WORDS.indexOf(sentence.exec(text)?.[1] ?? '') + 4).toBe(LEVELS.length);
});

test('the table of levels names each of them', () => {
  const rows = readFileSync('docs/bots.md', 'utf8').matchAll(/^\| (\w+) \| (\w+) \|/gm);
  const named = [...rows].map(([, id, name]) => `${id} ${name}`);
  for (const { id, name } of LEVELS) expect(named).toContain(`${id} ${name}`);
});

test('every page of docs is linked from the README, and every link of it leads somewhere', () => {
  const links = [...readFileSync('README.md', 'utf8').matchAll(/\]\(([^)#:]+)\)/g)];
  const linked = links.map(([, path = '']) => path);
  expect(linked.filter((path) => !existsSync(path))).toEqual([]);
  const pages = globSync('docs/*.md');
  expect(pages.filter((path) => !linked.includes(path))).toEqual([]);
});
