/** Journal of the process that runs the tests, because that process may be killed in an endless loop. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const FATES = ['killed', 'endless', 'survived', 'uncovered'] as const;
export type Fate = (typeof FATES)[number];

/** Results of a test in the clean run. */
export interface TestFacts {
  readonly file: string;
  readonly name: string;
  /** Duration in milliseconds. */
  readonly time: number;
  /** Number of times that it reaches each mutant. */
  readonly hits: Readonly<Record<string, number>>;
}

/** Mutants for which tests with already loaded files prove nothing. */
export interface CleanFacts {
  /** Mutants that run while files are loaded. */
  readonly atLoad: readonly string[];
  /** Mutants in sources that keep state between tests. */
  readonly keepers: readonly string[];
}

/** Result of a mutant. */
export interface MutantOutcome {
  readonly id: string;
  readonly fate: Fate;
  /** Name of the test that killed it. */
  readonly by?: string;
  /** Whether all files were loaded again with it, because they keep state. */
  readonly fresh: boolean;
}

export type JournalEntry =
  /** Why the tests cannot be measured. */
  | { readonly type: 'broken'; readonly why: string }
  | { readonly type: 'test'; readonly test: TestFacts }
  | { readonly type: 'clean'; readonly clean: CleanFacts }
  | { readonly type: 'begin'; readonly id: string }
  | { readonly type: 'fate'; readonly outcome: MutantOutcome }
  | { readonly type: 'done' };

export function note(path: string, entry: JournalEntry): void {
  appendFileSync(path, `${JSON.stringify(entry)}\n`);
}

/** Returns the complete entries; the last line may be incomplete. */
export function readJournal(path: string): JournalEntry[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line) as JournalEntry);
}

/** Counts the tried mutants without parsing all of the journal. */
export const countFates = (path: string): number =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n{"type":"fate"').length - 1 : 0;
