/** The names that the package exports, by entry point, with their docstrings. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
// The parser that tools/boundaries uses, for the reason given there.
import { parseSync } from 'vite';
import { exportsOf } from '../package.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** An example for each entry point; test/api.test.ts runs them. */
const EXAMPLES = join(ROOT, 'test/examples');

export interface ApiExport {
  readonly name: string;
  /** Its docstring, each paragraph on one line; empty if it has none. */
  readonly text: string;
  /** The file that declares it. */
  readonly path: string;
}

export interface ApiGroup {
  readonly title: string;
  readonly names: ApiExport[];
}

export interface ApiEntry {
  /** Name of the entry point, such as `countermarch/kernel`. */
  readonly name: string;
  /** Text of its first comment. */
  readonly text: string;
  /** A program that uses it, as another package would write it; its output follows `// →`. */
  readonly example: string;
  readonly groups: readonly ApiGroup[];
}

/** Returns all exports of the package by entry point, in the order of its files. */
export function apiOf(): ApiEntry[] {
  return [...exportsOf()].map(([path, file]) => {
    const source = join(ROOT, 'src', file.replace(/\.js$/, '.ts'));
    const text = readFileSync(source, 'utf8');
    return {
      name: path.replace('.', 'countermarch'),
      text: docstringAt(text, text.indexOf('*/') + 2),
      example: exampleOf(path.replace('./', '')),
      groups: groupsIn(source, text),
    };
  });
}

/** Returns the example of an entry point, with the imports of another package. */
function exampleOf(entry: string): string {
  const program = readFileSync(join(EXAMPLES, `${entry}.ts`), 'utf8');
  return program.replaceAll(/'..\/..\/src\/(\w+)\/(?:index|registry).ts'/g, "'countermarch/$1'");
}

interface Statement {
  readonly type: string;
  readonly start: number;
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly { readonly exported: { readonly name: string } }[];
  readonly declaration?: Declaration | null;
}

interface Declaration {
  readonly type: string;
  readonly id?: { readonly name: string };
  readonly declarations?: readonly { readonly id: { readonly name: string } }[];
}

const statementsOf = (path: string, text: string): readonly Statement[] =>
  parseSync(path, text).program.body as unknown as readonly Statement[];

/** Returns the exports of an entry point, grouped by the comments above them: `// Boards.` */
function groupsIn(path: string, text: string): ApiGroup[] {
  const groups: ApiGroup[] = [];
  const declared = declaredIn(path, text);
  if (declared.length > 0) groups.push({ title: '', names: declared });
  let at = 0;
  for (const { type, start, source, specifiers = [] } of statementsOf(path, text)) {
    if (type !== 'ExportNamedDeclaration' || !source) continue;
    const title = [...text.slice(at, start).matchAll(/^\/\/ (.*)\.$/gm)].at(-1)?.[1];
    if (title !== undefined) groups.push({ title, names: [] });
    const file = join(dirname(path), source.value);
    const found = declaredIn(file, readFileSync(file, 'utf8'));
    for (const { exported } of specifiers) {
      const one = found.find(({ name }) => name === exported.name);
      if (one) groups.at(-1)?.names.push(one);
      else throw new Error(`${path}: ${exported.name} is not declared in ${file}`);
    }
    at = start;
  }
  return groups;
}

/** Names that a file itself declares and exports. */
function declaredIn(path: string, text: string): ApiExport[] {
  return statementsOf(path, text).flatMap(({ type, start, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || !declaration) return [];
    const ids = declaration.declarations?.map(({ id }) => id) ?? [declaration.id];
    return ids.flatMap((id) => {
      return id ? [{ name: id.name, text: docstringAt(text, start), path }] : [];
    });
  });
}

/** Returns the comment that ends where a declaration begins. */
export function docstringAt(text: string, start: number): string {
  const above = text.slice(0, start).trimEnd();
  if (!above.endsWith('*/')) return '';
  const comment = above.slice(above.lastIndexOf('/**') + 3, -2);
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim());
  const paragraphs = lines
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  return paragraphs.map((paragraph) => paragraph.replaceAll('\n', ' ')).join('\n\n');
}
