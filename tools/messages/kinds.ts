/** Kinds of values in placeholders, as far as they can be found in the code that makes the messages. */
import { parseSync } from 'vite';
import { readSources as readCode } from '../boundaries/source.ts';

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Kinds of values by placeholder: `chitin/prompt.turn u` is `a unit`. */
export type Kinds = ReadonlyMap<string, ReadonlySet<string>>;

/** Functions of `src/kernel/text/message.ts`, with the kinds of their results. */
const MAKERS: Readonly<Record<string, string>> = {
  unit: 'the name of a unit',
  units: 'a list of units',
  node: 'the name of a place',
  nodes: 'a list of places',
  side: 'the name of a side',
  sideNoun: 'the name of a side',
  ruleRef: 'the number of a rule, in brackets',
  msg: 'another message',
};

/** Objects that a message formats, with their kinds. */
const OBJECTS: Readonly<Record<string, string>> = {
  unit: 'the name of a unit',
  node: 'the name of a place',
  side: 'the name of a side',
  item: 'the name of a thing of the game',
  direction: 'the name of a direction',
  rule: 'the number of a rule, in brackets',
  list: 'a list, such as “A, B and C”',
  row: 'a list, such as “A, B”',
  clauses: 'clauses',
  sentences: 'sentences',
  parts: 'pieces of text',
  key: 'another message',
};

const NO_CODE = /\.test\.tsx?$|\/testing\.ts$|\/i18n\/[a-z]{2}[./]|\/rulebook/;

/** Names of an area's functions, each with the kind of its result. */
type KnownKinds = Map<string, string>;

type CodeFiles = ReturnType<typeof readCode>;

const lastRead = new Map<string, { readonly files: CodeFiles; readonly kinds: Kinds }>();

/** Reads all code, and parses it if a file has changed since the last time. */
export function readKinds(root: string): Kinds {
  const files = readCode(root, 'src').filter(({ path }) => !NO_CODE.test(path));
  const last = lastRead.get(root);
  if (last && isSame(last.files, files)) return last.kinds;
  const kinds = kindsIn(files);
  lastRead.set(root, { files, kinds });
  return kinds;
}

const isSame = (some: CodeFiles, others: CodeFiles): boolean =>
  some.length === others.length &&
  some.every(({ path, text }, i) => path === others[i]?.path && text === others[i]?.text);

/** Finds the kinds in code; `area` is the id of a game, or `` for everything else. */
function kindsIn(files: CodeFiles): Kinds {
  const kinds = new Map<string, Set<string>>();
  const areas = Map.groupBy(files, ({ path }) => /^src\/games\/(\w+)\//.exec(path)?.[1] ?? '');
  for (const [area, sources] of areas) {
    const nodes = sources.flatMap(({ path, text }) => nodesIn(parseSync(path, text).program));
    const known: KnownKinds = new Map(Object.entries(MAKERS));
    for (const node of nodes) learn(node, known);
    for (const node of nodes) visit(node, area, known, kinds);
  }
  return kinds;
}

/** Records the result of a function: `const piece = (u) => unit(u, …)`. */
function learn(node: Node, known: KnownKinds): void {
  if (node.type !== 'VariableDeclarator' && node.type !== 'FunctionDeclaration') return;
  const made = (node.type === 'FunctionDeclaration' ? node : node['init']) as Node | undefined;
  const name = nameOf(node['id']);
  const kind = isFunction(made) ? returned(made, known) : undefined;
  if (kind !== undefined && !known.has(name)) known.set(name, kind);
}

const isFunction = (node: Node | undefined): node is Node =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionDeclaration';

function returned(made: Node, known: KnownKinds): string | undefined {
  const body = made['body'] as Node;
  const type = (made['returnType'] as { readonly typeAnnotation?: Node } | undefined)
    ?.typeAnnotation;
  if (type?.type === 'TSNumberKeyword') return 'a number';
  if (nameOf(type?.['typeName']) === 'Message') return MAKERS['msg'];
  return body.type === 'BlockStatement' ? undefined : kindOf(body, known);
}

/** Context of a placeholder in which its kinds are found. */
export const placeOf = (area: string, key: string, gap: string): string => `${area}/${key} ${gap}`;

function nodesIn(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== 'object' || value === null) return found;
  if ('type' in value) found.push(value as Node);
  for (const child of Object.values(value)) nodesIn(child, found);
  return found;
}

function visit(node: Node, area: string, known: KnownKinds, kinds: Map<string, Set<string>>): void {
  for (const { key, args } of messagesOf(node))
    for (const property of (args['properties'] ?? []) as Node[]) {
      const name = (property['key'] as { readonly name?: string } | undefined)?.name;
      const kind = kindOf(property['value'] as Node | undefined, known);
      if (name === undefined || kind === undefined) continue;
      const place = placeOf(area, key, name);
      kinds.set(place, (kinds.get(place) ?? new Set()).add(kind));
    }
}

/** Handles `msg('key', { … })` and `log.add({ type: 'key', args: { … } })`. */
function messagesOf(node: Node): { readonly key: string; readonly args: Node }[] {
  if (node.type === 'ObjectExpression') {
    const [type, args] = ['type', 'args'].map((name) => propertyOf(node, name));
    return args?.type === 'ObjectExpression' && type
      ? keysOf(type).map((key) => ({ key: `log.${key}`, args }))
      : [];
  }
  if (node.type !== 'CallExpression') return [];
  const [first, args] = node['arguments'] as Node[];
  const isMaker = ['msg', 't'].includes(nameOf(node['callee']));
  return isMaker && first && args?.type === 'ObjectExpression'
    ? keysOf(first).map((key) => ({ key, args }))
    : [];
}

const nameOf = (node: unknown): string => String((node as Node | undefined)?.['name']);

const propertyOf = (object: Node, name: string): Node | undefined =>
  (object['properties'] as Node[]).find(({ key }) => nameOf(key) === name)?.['value'] as
    | Node
    | undefined;

/** Returns the possible keys of an expression, if they are literals. */
function keysOf(node: Node): string[] {
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].flatMap((one) => keysOf(one as Node));
  return node.type === 'Literal' && typeof node['value'] === 'string' ? [node['value']] : [];
}

function kindOf(node: Node | undefined, known: KnownKinds): string | undefined {
  switch (node?.type) {
    case 'CallExpression':
      return known.get(nameOf(node['callee']));
    case 'MemberExpression':
      return nameOf(node['property']) === 'length' ? 'a number' : undefined;
    case 'Literal':
      return typeof node['value'] === 'number' ? 'a number' : undefined;
    case 'ObjectExpression': {
      const [first] = node['properties'] as Node[];
      return OBJECTS[nameOf(first?.['key'])];
    }
    default:
      return undefined;
  }
}
