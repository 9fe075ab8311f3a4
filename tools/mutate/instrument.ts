/** Makes one copy of a source with all its mutants inside, by Stryker's instrumenter. */
import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { type Node, whyText } from './texts.ts';

/** A change to a source, described without line numbers. */
export interface SourceChange {
  /** Path from the root of the project. */
  readonly file: string;
  /** The top-level function or constant that contains it. */
  readonly in: string;
  /** Old and new code, on one line. */
  readonly original: string;
  readonly replacement: string;
}

export interface Mutant extends SourceChange {
  readonly id: string;
  readonly line: number;
  /** The source line in which it begins. */
  readonly at: string;
}

export interface InstrumentedFile {
  /** Mutants that count, in the order of the files. */
  readonly mutants: readonly Mutant[];
  /** Number of mutants left out because they only change words. */
  readonly texts: number;
  /** Sources with all mutants in them, by file. */
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Replaces the code that Stryker puts before each file by a faster version: `SWITCH` must exist before the file is
 * loaded, and counting is off by default.
 */
const HEADER = `const stryNS_9fa48 = globalThis.__mutate__.mutants;
function stryMutAct_9fa48(id) { return stryNS_9fa48.active === id && stryNS_9fa48.hit(); }
function stryCov_9fa48() { if (stryNS_9fa48.counting) stryNS_9fa48.count(arguments); }
`;

const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
  fatal() {},
};

/** Puts mutants into files; their paths are relative to the folder `root`. */
export async function instrument(
  root: string,
  files: readonly string[],
): Promise<InstrumentedFile> {
  const inputs = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(`${root}/${name}`, 'utf8'),
  }));
  const ignorer = { shouldIgnore: (path: object) => whyText((path as { node: Node }).node) };
  const result = await new Instrumenter(silent).instrument(inputs, {
    plugins: null,
    excludedMutations: [],
    ignorers: [ignorer],
    noHeader: true,
  });
  const contents = new Map(inputs.map(({ name, content }) => [name, content]));
  const counted = result.mutants.filter(({ status }) => status !== 'Ignored');
  const mutants = counted.map(({ id, fileName, location, replacement }) => {
    const text = contents.get(fileName) ?? '';
    const at = offsetOf(text, location.start);
    return {
      id,
      file: fileName,
      line: location.start.line + 1,
      at: (text.split('\n')[location.start.line] ?? '').trim(),
      in: enclosing(text, at),
      original: onOneLine(text.slice(at, offsetOf(text, location.end))),
      replacement: onOneLine(replacement),
    };
  });
  return {
    mutants,
    texts: result.mutants.length - counted.length,
    sources: new Map(result.files.map(({ name, content }) => [name, HEADER + content])),
  };
}

/** Stryker counts lines from 0. */
function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  let at = 0;
  for (let i = 0; i < line; i++) at = text.indexOf('\n', at) + 1;
  return at + column;
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const DECLARATION = /^(?:export )?(?:const|let|function\*?|class) (?:\{|\[)?\s*(\w+)/gm;

/** Finds the last declaration without indentation before an offset: the formatter indents all inner ones. */
function enclosing(text: string, at: number): string {
  let found = '';
  for (const match of text.matchAll(DECLARATION)) {
    if (match.index > at) break;
    found = match[1] ?? '';
  }
  return found;
}
