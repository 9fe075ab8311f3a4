import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

test('every page of docs is linked from the README, and every link in it has an existing target', () => {
  const links = [...readFileSync('README.md', 'utf8').matchAll(/\]\(([^)#:]+)\)/g)];
  const linked = links.map(([, path = '']) => path);
  expect(linked.filter((path) => !existsSync(path))).toEqual([]);
  const pages = globSync('docs/*.md');
  expect(pages.filter((path) => !linked.includes(path))).toEqual([]);
});

/** Returns the id that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** Returns the text of a page without code blocks. */
const proseOf = (path: string): string =>
  readFileSync(path, 'utf8').replaceAll(/^```.*?^```/gms, '');

/** Returns the ids of a page's headings; if a heading repeats, GitHub numbers the later ones. */
function anchorsIn(path: string): string[] {
  const headings = [...proseOf(path).matchAll(/^#+ (.*)$/gm)];
  const anchors = headings.map(([, heading = '']) => anchorOf(heading));
  return anchors.map((anchor, i) => {
    const times = anchors.slice(0, i).filter((other) => other === anchor).length;
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
}

test.each(globSync(['*.md', 'docs/*.md', 'docs/api/*.md', 'docs/decisions/*.md', 'bench/*.md']))(
  'every link in %s leads to an existing file and heading',
  (page) => {
    const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const read = new Map<string, string[]>();
    const anchorsOf = (path: string): string[] => {
      if (!read.has(path)) read.set(path, anchorsIn(path));
      return read.get(path)!;
    };
    const broken = links.filter((link) => {
      if (link.includes('://')) return false;
      const [file = '', anchor] = link.split('#');
      const path = file === '' ? page : join(dirname(page), file);
      return !existsSync(path) || (anchor !== undefined && !anchorsOf(path).includes(anchor));
    });
    expect(broken).toEqual([]);
  },
);

test('every folder of the server has a README', () => {
  const server = new URL('../src/server/', import.meta.url);
  const lacking = readdirSync(server, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && !existsSync(new URL(`${entry.name}/README.md`, server)),
    )
    .map(({ name }) => name);
  expect(lacking).toEqual([]);
});
