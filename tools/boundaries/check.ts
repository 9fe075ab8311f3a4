/** Holds a set of source files against the layers, and looks for knots and for giants. */

import { isTest, layerOf, RULES, targetOf, whyNotImport } from './layers.ts';
import { type ParsedSource, parseSource, type Source } from './source.ts';

/** A file above this is, in every project we looked at, several files in one. */
export const MAX_LINES = 400;

export interface Fault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export function formatFault(fault: Fault): string {
  return `${fault.path}:${fault.line} ${fault.message}`;
}

/** Imports, forbidden names and cycles of the files under src. */
export function checkBoundaries(sources: readonly Source[]): Fault[] {
  const parsed = new Map(sources.map((source) => [source.path, parseSource(source)]));
  const faults = sources.flatMap((source) => faultsOf(source, parsed.get(source.path)));
  return [...faults, ...findCycles(parsed)];
}

function faultsOf({ path, text }: Source, file: ParsedSource | undefined): Fault[] {
  const layer = layerOf(path);
  if (layer === undefined) return [{ path, line: 1, message: 'belongs to no folder of src' }];
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length;
  const faults: Fault[] = [];
  for (const found of file?.imports ?? []) {
    const reason = whyNotImport(path, layer, found);
    const what = found.specifier ?? 'something that is no literal';
    if (reason !== undefined) {
      faults.push({ path, line: lineAt(found.at), message: `imports ${what}: ${reason}` });
    }
  }
  if (isTest(path)) return faults;
  for (const { name, at } of file?.uses ?? []) {
    const reason = whyNotName(RULES[layer].forbidden, name);
    if (reason !== undefined) {
      faults.push({ path, line: lineAt(at), message: `uses ${name}: ${reason}` });
    }
  }
  return faults;
}

/** `process.env` is forbidden with `process`; `Math` alone is, since `const { random } = Math`. */
function whyNotName(forbidden: Readonly<Record<string, string>>, name: string): string | undefined {
  const [object = name, member] = name.split('.');
  if (Object.hasOwn(forbidden, name)) return forbidden[name];
  if (object === 'Math' && member !== '?') return undefined;
  return Object.hasOwn(forbidden, object) ? forbidden[object] : undefined;
}

/** Every cycle of files that make each other run; imports of types are erased and may go round. */
function findCycles(parsed: ReadonlyMap<string, ParsedSource>): Fault[] {
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
    for (const target of valueTargets(path, parsed.get(path))) {
      if (parsed.has(target)) visit(target);
    }
    trail.pop();
  };
  for (const path of parsed.keys()) visit(path);
  return faults;
}

function valueTargets(path: string, file: ParsedSource | undefined): string[] {
  return (file?.imports ?? [])
    .filter((found) => found.kind === 'value')
    .map((found) => targetOf(path, found.specifier ?? '') ?? '');
}

/** Data is generated, or transcribed from a table, and as long as the table is. */
export function checkLengths(sources: readonly Source[]): Fault[] {
  return sources.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    if (lines <= MAX_LINES || path.includes('/data/')) return [];
    return [{ path, line: lines, message: `has ${lines} lines, more than ${MAX_LINES}` }];
  });
}
