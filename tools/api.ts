/**
 * `node tools/api.ts`: writes the list of what the package exports into docs/api.md, from the files that
 * `exports` of package.json names and the docstrings of what those name. test/api.test.ts holds it to them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
// The parser that tools/boundaries uses, for the reason given there.
import { parseSync } from 'vite';
import { exportsOf } from './package.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(ROOT, 'docs/api.md');
/** An example of each entry; test/api.test.ts runs them. */
const EXAMPLES = join(ROOT, 'test/examples');
/** This tool writes the text below this line of the page. */
const MARK = '<!-- Below this line: written by tools/api.ts -->\n';

export interface ApiExport {
  readonly name: string;
  readonly kind: string;
  /** Its docstring as one line; empty if there is none. */
  readonly text: string;
  /** The file that declares it. */
  readonly path: string;
}

interface Group {
  readonly title: string;
  readonly names: ApiExport[];
}

interface Entry {
  /** `countermarch/kernel` */
  readonly name: string;
  /** Text of its first comment. */
  readonly text: string;
  /** A program that uses it, as another package would write it; what it prints follows `// →`. */
  readonly example: string;
  readonly groups: readonly Group[];
}

/** The page as it ought to be, of the page as it is. */
export function apiPage(page: string): string {
  const own = page.slice(0, page.indexOf(MARK));
  if (own === '') throw new Error(`docs/api.md has no line ${MARK}`);
  return `${own}${MARK}${apiOf().map(formatEntry).join('')}`;
}

/** Everything the package exports, entry by entry, in the order of its files. */
export function apiOf(): Entry[] {
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

/** The example of an entry, with the imports of another package. */
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

/** The exports of an entry under the comments that stand above them: `// Boards.` */
function groupsIn(path: string, text: string): Group[] {
  const groups: Group[] = [];
  const declared = declaredIn(path, text);
  if (declared.length > 0) groups.push({ title: '', names: declared });
  let at = 0;
  for (const { type, start, source, specifiers = [] } of statementsOf(path, text)) {
    if (type !== 'ExportNamedDeclaration' || !source) continue;
    const title = /^\/\/ (.*)\.$/m.exec(text.slice(at, start))?.[1];
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
      const kind = KINDS[declaration.type] ?? declaration.type;
      return id ? [{ name: id.name, kind, text: docstringAt(text, start), path }] : [];
    });
  });
}

const KINDS: Readonly<Record<string, string>> = {
  ClassDeclaration: 'class',
  FunctionDeclaration: 'function',
  TSInterfaceDeclaration: 'type',
  TSTypeAliasDeclaration: 'type',
  VariableDeclaration: 'constant',
};

/** The comment that ends where something starts, in one line. */
function docstringAt(text: string, start: number): string {
  const above = text.slice(0, start).trimEnd();
  if (!above.endsWith('*/')) return '';
  const comment = above.slice(above.lastIndexOf('/**') + 3, -2);
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();
}

function formatEntry({ name, text, example, groups }: Entry): string {
  const intro = text.replace(/^`[^`]*`: /, '');
  const parts = groups.map(({ title, names }) => {
    const rows = names.map(
      (one) => `| \`${one.name}\` | ${one.kind} | ${firstSentence(one.text)} |\n`,
    );
    const head = title === '' ? '' : `### ${title}\n\n`;
    return `${head}| name | | what |\n|---|---|---|\n${rows.join('')}`;
  });
  const capital = `${intro.charAt(0).toUpperCase()}${intro.slice(1)}`;
  return `\n## ${name}\n\n${capital}\n\n\`\`\`ts\n${example}\`\`\`\n\n${parts.join('\n')}`;
}

/** Enough to find it; the whole stands in the types, where an editor shows it. */
function firstSentence(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.;]) (?=[A-Z`])/);
  return sentence.replaceAll('|', '\\|');
}

if (import.meta.main) writeFileSync(PAGE, apiPage(readFileSync(PAGE, 'utf8')));
