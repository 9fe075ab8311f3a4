/** No unit test waits for real time: clocks are injected, and tests wait for events or for turns of the event loop. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Node, nodesOf } from './syntax.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Test files that may wait, each with its reason. */
const ALLOWED = new Map([
  ['src/cli/arena/batch.long.test.ts', 'watches a database that processes of its own write'],
]);

/** Modules of Node with functions that wait. */
const CLOCKS = ['node:timers/promises', 'timers/promises', 'node:timers', 'timers'];
const WAITS = ['setTimeout', 'setInterval', 'sleep', 'waitForTimeout'];

const nameOf = (node: unknown): unknown => (node as Node | undefined)?.['name'];

/** Whether a call uses a timer of the process; `timers.sleep(…)` belongs to a clock of the test itself. */
function isTimer(callee: Node): boolean {
  if (callee.type === 'Identifier') return WAITS.includes(String(nameOf(callee)));
  return (
    nameOf(callee['object']) === 'globalThis' && WAITS.includes(String(nameOf(callee['property'])))
  );
}

/** Whether a call waits longer than for events that are already due. */
function isWait({ type, ...call }: Node): boolean {
  if (type !== 'CallExpression' || !isTimer(call['callee'] as Node)) return false;
  const args = call['arguments'] as readonly Node[];
  const delay = args.find((argument) => argument.type === 'Literal') ?? args[1];
  return delay !== undefined && delay['value'] !== 0;
}

/** Whether an import brings a function that waits, even under another name. */
function isClock({ type, ...node }: Node): boolean {
  if (type !== 'ImportDeclaration' || !CLOCKS.includes(String((node['source'] as Node)['value'])))
    return false;
  const imported = (node['specifiers'] as readonly Node[]).map((one) => nameOf(one['imported']));
  return imported.some((name) => name !== 'setImmediate');
}

/** Returns the lines of a file that wait for real time. */
function waitsIn(path: string, text: string): string[] {
  const waits = nodesOf({ path, text }).filter((node) => isWait(node) || isClock(node));
  const lineOf = (node: Node) => text.slice(0, Number(node['start'])).split('\n').length;
  return waits.map((node) => `${path}:${lineOf(node)}`);
}

test('calls that wait are found, and turns of the event loop are allowed', () => {
  const waits = [
    'await new Promise((resolve) => setTimeout(resolve, 1));',
    'globalThis.setTimeout(done, PAUSE);',
    'setInterval(look, 20);',
    'await sleep(5);',
    "import { setTimeout as pause } from 'node:timers/promises';",
  ];
  const others = [
    "import { setImmediate } from 'node:timers/promises';",
    'setTimeout(others);',
    'setTimeout(others, 0);',
    "vi.spyOn(globalThis, 'setTimeout');",
    'timers.sleep(3_600_000);',
    "const program = 'setInterval(() => {}, 1e9)';",
  ];
  const path = 'a.test.ts';
  expect(waits.map((text) => waitsIn(path, text))).toEqual(waits.map(() => [`${path}:1`]));
  expect(others.flatMap((text) => waitsIn(path, text))).toEqual([]);
});

test('no unit test waits for real time', () => {
  const paths = globSync('{src,bench,test}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules'],
  });
  expect(paths.length).toBeGreaterThan(300);
  const waiting = paths.flatMap((path) => {
    const text = readFileSync(`${ROOT}${path}`, 'utf8');
    // Most files have no such call, and parsing all of them takes seconds.
    return [...WAITS, ...CLOCKS].some((word) => text.includes(word)) ? waitsIn(path, text) : [];
  });
  const files = new Set(waiting.map((place) => place.replace(/:\d+$/, '')));
  expect(waiting.filter((place) => !ALLOWED.has(place.replace(/:\d+$/, '')))).toEqual([]);
  // An exception must be needed by a file.
  expect([...ALLOWED.keys()].filter((path) => !files.has(path))).toEqual([]);
});
