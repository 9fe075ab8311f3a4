/** Checks source files against the layers, and finds import cycles and files that are too long. */

import { isTest, layerOf, RULES, targetOf, whyNotImport } from './layers.ts';
import { type ParsedSource, parseSource, type SourceFile } from './source.ts';

/** Maximum number of lines of a file. In every project that we looked at, longer files were several files in one. */
export const MAX_LINES = 400;

interface Fault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export function formatFault(fault: Fault): string {
  return `${fault.path}:${fault.line} ${fault.message}`;
}

/** Imports and forbidden names of the files under src. */
export function checkBoundaries(sources: readonly SourceFile[]): Fault[] {
  return sources.flatMap((source) => faultsOf(source, parseSource(source)));
}

function faultsOf({ path, text }: SourceFile, file: ParsedSource): Fault[] {
  const layer = layerOf(path);
  if (layer === undefined) return [{ path, line: 1, message: 'belongs to no folder of src' }];
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length;
  const faults: Fault[] = [];
  for (const found of file.imports) {
    const reason = whyNotImport(path, layer, found);
    const what = found.specifier ?? 'something that is no literal';
    if (reason !== undefined) {
      faults.push({ path, line: lineAt(found.at), message: `imports ${what}: ${reason}` });
    }
  }
  if (isTest(path)) return faults;
  for (const { name, at } of file.uses) {
    const reason = whyNotName(RULES[layer].forbidden, name);
    if (reason !== undefined) {
      faults.push({ path, line: lineAt(at), message: `uses ${name}: ${reason}` });
    }
  }
  return faults;
}

/** `process.env` is forbidden with `process`; `Math` on its own is too, because of `const { random } = Math`. */
function whyNotName(forbidden: Readonly<Record<string, string>>, name: string): string | undefined {
  const [object = name, member] = name.split('.');
  if (Object.hasOwn(forbidden, name)) return forbidden[name];
  if (object === 'Math' && member !== '?') return undefined;
  return Object.hasOwn(forbidden, object) ? forbidden[object] : undefined;
}

/**
 * Finds files that import each other in a cycle, even if only for a type: they cannot be read, tested or moved
 * separately.
 */
export function checkCycles(sources: readonly SourceFile[]): Fault[] {
  const targets = new Map(sources.map((source) => [source.path, targetsOf(source)]));
  const faults: Fault[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      const cycle = [...trail.slice(at), path].join(' -> ');
      faults.push({ path, line: 1, message: `is part of an import cycle: ${cycle}` });
      return;
    }
    if (done.has(path)) return;
    done.add(path);
    trail.push(path);
    for (const target of targets.get(path) ?? []) visit(target);
    trail.pop();
  };
  for (const path of targets.keys()) visit(path);
  return faults;
}

/**
 * Finds files that a Node thread loads and that use `await` at their top level: V8 crashes the process if the thread is
 * stopped while it loads them (`AsyncModuleExecutionFulfilled`, seen in Node 24.21).
 */
export function checkWaits(sources: readonly SourceFile[]): Fault[] {
  const files = new Map(sources.map((source) => [source.path, { source, ...parseSource(source) }]));
  const reached = new Set<string>();
  const reach = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { specifier, kind } of files.get(path)?.imports ?? []) {
      const target = targetOf(path, specifier ?? '');
      if (target !== undefined && kind === 'value') reach(target);
    }
  };
  for (const [path, { imports }] of files) {
    if (layerOf(path) === 'web') continue;
    for (const { specifier, kind } of imports) {
      const target = targetOf(path, specifier ?? '');
      if (target !== undefined && kind === 'file') reach(target);
    }
  }
  return [...reached].flatMap((path) => {
    const file = files.get(path);
    return (file?.waits ?? []).map((at) => ({
      path,
      line: file?.source.text.slice(0, at).split('\n').length ?? 1,
      message: 'waits outside of all functions, and threads load it',
    }));
  });
}

const targetsOf = (source: SourceFile): string[] =>
  parseSource(source).imports.flatMap(
    ({ specifier }) => targetOf(source.path, specifier ?? '') ?? [],
  );

/** Finds files that are too long, except data, which is generated or transcribed from a table. */
export function checkLengths(sources: readonly SourceFile[]): Fault[] {
  return sources.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    if (lines <= MAX_LINES || path.includes('/data/')) return [];
    return [{ path, line: lines, message: `has ${lines} lines, more than ${MAX_LINES}` }];
  });
}
