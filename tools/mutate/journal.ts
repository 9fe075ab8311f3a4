/** Journal of the process that runs the tests, since it may be killed in a loop. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const FATES = ['killed', 'endless', 'survived', 'uncovered'] as const;
export type Fate = (typeof FATES)[number];

/** Results of a test in the clean run. */
export interface TestFacts {
  readonly file: string;
  readonly name: string;
  /** Milliseconds. */
  readonly time: number;
  /** Mutants that it passes, and how often. */
  readonly hits: Readonly<Record<string, number>>;
}

/** Which mutants can not be told by running tests among files that are loaded already. */
export interface CleanFacts {
  /** Those passed while files are loaded. */
  readonly atLoad: readonly string[];
  /** Those of sources that keep something from one test to the next. */
  readonly keepers: readonly string[];
}

/** How a mutant fared. */
export interface MutantOutcome {
  readonly id: string;
  readonly fate: Fate;
  /** The test that killed it. */
  readonly by?: string;
  /** Whether all files were loaded anew with it, because they keep what it reckons. */
  readonly fresh: boolean;
}

export type JournalEntry =
  /** Why there is nothing to measure. */
  | { readonly type: 'broken'; readonly why: string }
  | { readonly type: 'test'; readonly test: TestFacts }
  | { readonly type: 'clean'; readonly clean: CleanFacts }
  | { readonly type: 'begin'; readonly id: string }
  | { readonly type: 'fate'; readonly outcome: MutantOutcome }
  | { readonly type: 'done' };

export function note(path: string, entry: JournalEntry): void {
  appendFileSync(path, `${JSON.stringify(entry)}\n`);
}

/** Entries as far as they are whole. */
export function readJournal(path: string): JournalEntry[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line) as JournalEntry);
}

/** How many mutants have been tried, without reading all of it. */
export const countFates = (path: string): number =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n{"type":"fate"').length - 1 : 0;
