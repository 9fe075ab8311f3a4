/** All types of `Play` as text: those of its file, and all types that they mention, directly or indirectly. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ENTRY = join(ROOT, 'src/kernel/play/play.ts');

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A declaration: where it is, its syntax, its text. */
interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly node: Node;
}

interface SourceTypes {
  readonly text: string;
  readonly declared: ReadonlyMap<string, Node>;
  /** File and name of each import, by its local name. */
  readonly imported: ReadonlyMap<string, readonly [file: string, name: string]>;
}

const known = new Map<string, SourceTypes>();

function read(file: string): SourceTypes {
  const found = known.get(file);
  if (found) return found;
  const text = readFileSync(file, 'utf8');
  const declared = new Map<string, Node>();
  const imported = new Map<string, readonly [string, string]>();
  for (const statement of parseSync(file, text).program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration') {
      const { value } = statement['source'] as { readonly value: string };
      for (const each of statement['specifiers'] as Node[]) {
        const [local, name] = [nameOf(each['local']), nameOf(each['imported'])];
        imported.set(local, [join(dirname(file), value), name]);
      }
      continue;
    }
    const node = (statement['declaration'] as Node | undefined) ?? statement;
    for (const one of (node['declarations'] as Node[] | undefined) ?? [node])
      if (one['id']) declared.set(nameOf(one['id']), one);
  }
  const source = { text, declared, imported };
  known.set(file, source);
  return source;
}

const nameOf = (node: unknown): string => (node as { readonly name?: string }).name ?? '';

/** Returns the names that a declaration mentions. */
function* namesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { type } = value as Node;
  // Property names begin with a lower-case letter.
  if (type === 'Identifier' && /^[A-Z]/.test(nameOf(value))) yield nameOf(value);
  for (const child of Object.values(value)) yield* namesIn(child);
}

function find(file: string, name: string): Declaration | undefined {
  const { declared, imported } = read(file);
  const node = declared.get(name);
  if (node) return { file, name, node };
  const from = imported.get(name);
  return from && find(...from);
}

/** Returns the text of a declaration without comments, on one line. */
function textOf({ file, node }: Declaration): string {
  return read(file)
    .text.slice(node.start, node.end)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/,(\s*[)\]}])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns one line for each type and constant of the interface, sorted by name. */
export function frozenTypes(): string {
  const taken = new Map<string, Declaration>();
  const open = [...read(ENTRY).declared.keys()].flatMap((name) => find(ENTRY, name) ?? []);
  for (let next = open.pop(); next; next = open.pop()) {
    const key = `${relative(ROOT, next.file)} ${next.name}`;
    if (taken.has(key)) continue;
    taken.set(key, next);
    for (const name of namesIn(next.node)) open.push(...[find(next.file, name) ?? []].flat());
  }
  const lines = [...taken.values()].map((one) => textOf(one).replace(/^interface |^type /, ''));
  return `${lines.sort().join('\n')}\n`;
}
