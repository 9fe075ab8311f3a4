/** Contents of a game's message files, and the keys that its code uses. */
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { readSources } from '../tools/boundaries/source.ts';
import type { Node } from './syntax.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Message files, tests and their helpers, and the rulebook, which is written in English. */
const NO_CODE =
  /\/i18n\/[a-z]{2}(\.ts$|\/)|\.test\.ts$|\/(testing|statements|rulebook(-\w+)*)\.ts$|\/rulebook\//;

/** Messages in the code of a game. */
interface CodeKeys {
  /** Keys of messages and events: `msg('side.white')`, ``msg(`side.${id}`)``, `log.add({ type: 'moved' })`. */
  readonly messages: readonly MessageKey[];
  /** Every string in the code, because keys may be picked from a table. */
  readonly strings: readonly KeyPattern[];
}

interface KeyPattern {
  readonly text: string;
  /** True for a complete key without a pattern. */
  readonly isWhole: boolean;
  readonly matches: (key: string) => boolean;
}

/** A key, and the names of the arguments passed with it; undefined if they cannot be determined from the code. */
interface MessageKey extends KeyPattern {
  readonly given: readonly string[] | undefined;
}

const known = new Map<string, CodeKeys>();

/** Reads the code of a game in a folder such as `src/games/annihilation`, once for each folder. */
export function codeKeysOf(folder: string): CodeKeys {
  const keys = known.get(folder) ?? readKeys(folder);
  known.set(folder, keys);
  return keys;
}

function readKeys(folder: string): CodeKeys {
  const keys = { messages: [], strings: [] };
  const sources = readSources(ROOT, folder).filter(({ path }) => !NO_CODE.test(path));
  for (const { path, text } of sources)
    visit(parseSync(path, text).program as unknown as Node, keys);
  return keys;
}

interface Found {
  readonly messages: MessageKey[];
  readonly strings: KeyPattern[];
}

function visit(node: Node, found: Found): void {
  if (node.type === 'ImportDeclaration') return;
  found.strings.push(...patternOf(node));
  if (node.type === 'CallExpression') visitCall(node, found);
  for (const child of Object.values(node).flat())
    if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, found);
}

function visitCall({ callee, arguments: args }: Node, found: Found): void {
  const [first, second] = args as Node[];
  const { name, property } = callee as Node;
  if (name === 'msg' && first)
    found.messages.push(...patternsOf(first).map((p) => ({ ...p, given: givenFor(p, second) })));
  const isAdded = (property as Node | undefined)?.name === 'add';
  if (isAdded && first?.type === 'ObjectExpression') visitEvent(first, found);
}

function visitEvent(event: Node, found: Found): void {
  const [type, args] = ['type', 'args'].map((name) => propertyOf(event, name));
  for (const pattern of type ? patternsOf(type) : [])
    found.messages.push({
      ...pattern,
      text: `log.${pattern.text}`,
      matches: (key) => key.startsWith('log.') && pattern.matches(key.slice('log.'.length)),
      given: givenFor(pattern, args),
    });
}

const propertyOf = (object: Node, name: string): Node | undefined =>
  (object.properties as Node[]).find(({ key }) => (key as Node)?.name === name)?.value as Node;

/** Keys that match a pattern may have different placeholders. */
const givenFor = ({ isWhole }: KeyPattern, object: Node | undefined): string[] | undefined =>
  isWhole ? namesOf(object) : undefined;

/** Returns the names of the fields in an object literal; undefined for anything else. */
function namesOf(object: Node | undefined): string[] | undefined {
  if (object === undefined) return [];
  const properties = object.type === 'ObjectExpression' ? (object.properties as Node[]) : [];
  const isWhole = object.type === 'ObjectExpression' && properties.every(({ key }) => key);
  return isWhole ? properties.map(({ key }) => (key as Node).name as string) : undefined;
}

/** Returns the possible keys of an expression, as far as the code shows them. */
const patternsOf = (node: Node): KeyPattern[] =>
  node.type === 'ConditionalExpression'
    ? [...patternsOf(node.consequent as Node), ...patternsOf(node.alternate as Node)]
    : patternOf(node);

function patternOf(node: Node): KeyPattern[] {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    const { value } = node;
    return [{ text: value, isWhole: true, matches: (key) => key === value }];
  }
  if (node.type !== 'TemplateLiteral') return [];
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  // A text that begins with a placeholder may be any key.
  if (!/^[a-z]+\./.test(parts[0])) return [];
  const literal = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const all = new RegExp(`^${literal.join('.+')}$`);
  return [{ text: parts.join('…'), isWhole: false, matches: (key) => all.test(key) }];
}

/** Keys that the translator looks up if they exist: things of the game, and directions. */
export const OPTIONAL = /^(item|direction)\./;

/** Numbers of the rules that a sentence names, each once. */
export const rulesIn = (sentence: string): string[] =>
  [...new Set(sentence.match(/\[[RD]?\d+(\.\d+)*\]/g))].sort();
