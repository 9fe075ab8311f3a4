/**
 * `node tools/api.ts`: writes the exports of the package into docs/api.md (all names) and docs/api (a page for each
 * module, with signatures and docstrings). The sources are the files in `exports` of package.json. test/api.test.ts
 * compares the pages with the sources.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DocumentedModule, documentedModules } from './api/documented.ts';
import { formatIndex, modulePages, type Page } from './api/pages.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const INDEX = 'docs/api.md';
/** This tool writes the text below this line of docs/api.md. */
const MARK = '<!-- Below this line: written by tools/api.ts -->\n';

/** Returns the current text of all pages; in docs/api.md, the text above the mark stays. */
export function apiPages(modules: readonly DocumentedModule[]): Page[] {
  const page = readFileSync(join(ROOT, INDEX), 'utf8');
  const own = page.slice(0, page.indexOf(MARK));
  if (own === '') throw new Error(`${INDEX} has no line ${MARK}`);
  return [[INDEX, `${own}${MARK}${formatIndex(modules)}`], ...modulePages(modules)];
}

/** Paths of the existing pages, in order. */
export const writtenPages = (): string[] =>
  [INDEX, ...globSync('docs/api/*.md', { cwd: ROOT })].map((path) => path.replaceAll('\\', '/'));

if (import.meta.main) {
  const pages = apiPages(documentedModules());
  mkdirSync(join(ROOT, 'docs/api'), { recursive: true });
  for (const path of writtenPages().slice(1)) rmSync(join(ROOT, path));
  for (const [path, text] of pages) writeFileSync(join(ROOT, path), text);
}
