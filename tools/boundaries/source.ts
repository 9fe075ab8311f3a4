/** Reads a source file: its imports, and the global names that it uses. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
// TypeScript 7 has no parser for JavaScript programs; Vite contains one that returns a plain syntax tree.
import { parseSync } from 'vite';

/** A file: its path from the root of the project, with `/` on every system, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Import {
  /** Specifier as written; undefined for `import(x)` without a literal. */
  readonly specifier: string | undefined;
  /** Offset in the text. */
  readonly at: number;
  /**
   * `types`: erased before it runs. `value`: runs the other file. `file`: names the file as a URL, for example to start
   * a worker, so it runs elsewhere.
   */
  readonly kind: 'types' | 'value' | 'file';
}

interface Use {
  /** `process`, or `Math.random` for a member of a name that is not declared in the file. */
  readonly name: string;
  readonly at: number;
}

export interface ParsedSource {
  readonly imports: readonly Import[];
  readonly uses: readonly Use[];
  /** Offsets of each `await` outside all functions, which delays the importers of the file. */
  readonly waits: readonly number[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const CODE_FILE = /\.[cm]?[jt]sx?$/;

/** Returns all code files below `folder`, in the order of their paths. */
export function readSources(root: string, folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && CODE_FILE.test(entry.name))
    .filter((entry) => !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      path: relative(root, file).replaceAll('\\', '/'),
      text: readFileSync(file, 'utf8'),
    }));
}

/** Results by source, because each check reads the same files. */
const parsed = new WeakMap<SourceFile, ParsedSource>();

export function parseSource(source: SourceFile): ParsedSource {
  const known = parsed.get(source);
  if (known !== undefined) return known;
  const found = parseAfresh(source);
  parsed.set(source, found);
  return found;
}

function parseAfresh(source: SourceFile): ParsedSource {
  const result = parseSync(source.path, source.text);
  const error = result.errors[0];
  if (error !== undefined) throw new Error(`${source.path}: ${error.message}`);
  const imports: Import[] = [];
  const uses: Use[] = [];
  const declared = new Set<string>();
  walk(result.program as unknown as Node, (node, parent) => {
    const found = importIn(node);
    if (found !== undefined) imports.push({ ...found, at: node.start });
    for (const name of namesDeclaredBy(node)) declared.add(name);
    if (node.type === 'Identifier' && !isMerelyAName(node, parent)) {
      uses.push({ name: nameOf(node, parent), at: node.start });
    }
  });
  return {
    imports,
    uses: uses.filter((use) => !declared.has(use.name.split('.')[0] ?? '')),
    waits: waitsIn(result.program as unknown as Node),
  };
}

function waitsIn(node: Node): number[] {
  if (node.type === 'AwaitExpression' || node.await === true) return [node.start];
  return childrenOf(node).flatMap((child) => (Array.isArray(child.params) ? [] : waitsIn(child)));
}

function importIn(node: Node): Omit<Import, 'at'> | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      // `import { type X } from` still runs the other file; only `import type` is erased.
      return { specifier: literal(node.source), kind: kindOf(node.importKind) };
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      if (!isNode(node.source)) return undefined;
      return { specifier: literal(node.source), kind: kindOf(node.exportKind) };
    case 'TSImportType':
      return { specifier: literal(node.source), kind: 'types' };
    case 'ImportExpression':
      return { specifier: literal(node.source), kind: 'value' };
    case 'NewExpression':
      return workerFile(node);
    default:
      return undefined;
  }
}

/** Matches `new URL('./worker.ts', import.meta.url)`. */
function workerFile(node: Node): Omit<Import, 'at'> | undefined {
  const callee = node.callee;
  const [first, second] = node.arguments as unknown[];
  if (!isNode(callee) || callee.name !== 'URL' || !isNode(second)) return undefined;
  const specifier = literal(first);
  if (second.type !== 'MemberExpression' || specifier === undefined) return undefined;
  if (!CODE_FILE.test(specifier)) return undefined;
  return { specifier, kind: 'file' };
}

/** Whether the child is the name of a member, a key or a type: it is not looked up when it runs. */
function isMerelyAName(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined) return false;
  if (parent.type.startsWith('TS')) return parent.expression !== node;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  if (parent.type === 'Property') return parent.key === node && !parent.computed;
  return NAMING_PARENTS.has(parent.type) && parent.value !== node;
}

const NAMING_PARENTS: ReadonlySet<string> = new Set([
  'ExportSpecifier',
  'LabeledStatement',
  'MethodDefinition',
  'PropertyDefinition',
]);

/**
 * Returns the names that a node declares. Scopes are ignored: if a file declares `process` anywhere, its uses are taken
 * for that name. No file would do so to hide a global.
 */
function namesDeclaredBy(node: Node): string[] {
  if (node.type === 'VariableDeclarator') return bound(node.id);
  if (node.type === 'CatchClause') return bound(node.param);
  if (node.type === 'ClassDeclaration') return bound(node.id);
  if (node.type.startsWith('Import') && node.type.endsWith('Specifier')) return bound(node.local);
  // All kinds of functions.
  if (Array.isArray(node.params)) return [...bound(node.id), ...node.params.flatMap(bound)];
  return [];
}

/** Returns the names in a pattern: `a`, `{ a, b: c = 1 }`, `[a, ...rest]`. */
function bound(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  const parts = [pattern.properties, pattern.elements].flat();
  const inner = [...parts, pattern.left, pattern.argument];
  return [...inner, pattern.type === 'Property' ? pattern.value : undefined].flatMap(bound);
}

function nameOf(node: Node, parent: Node | undefined): string {
  const name = String(node.name);
  if (parent?.type !== 'MemberExpression' || parent.object !== node) return name;
  const member = parent.property as Node;
  return parent.computed === true
    ? `${name}.${literal(member) ?? '?'}`
    : `${name}.${String(member.name)}`;
}

function kindOf(written: unknown): Import['kind'] {
  return written === 'type' ? 'types' : 'value';
}

function literal(node: unknown): string | undefined {
  if (!isNode(node) || typeof node.value !== 'string') return undefined;
  return node.value;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function walk(
  node: Node,
  visit: (node: Node, parent: Node | undefined) => void,
  parent?: Node,
): void {
  visit(node, parent);
  for (const child of childrenOf(node)) walk(child, visit, node);
}

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
