/** Input of the process that runs the tests, and the data that it shares with the tested files. */
import type {} from 'vitest';
import type { CleanFacts, TestFacts } from './journal.ts';
import type { Switch } from './switch.ts';

export interface CollectedTest {
  readonly file: string;
  readonly name: string;
  readonly run: () => unknown;
}

export interface MutantReport {
  readonly mutants: Switch;
  readonly tests: CollectedTest[];
  /** Place of the tests that are collected now: file, groups. */
  file: string;
  readonly path: string[];
}

export interface MutantJob {
  readonly journal: string;
  /** Test files, from the root of the project. */
  readonly files: readonly string[];
  /** Mutants to try. */
  readonly mutants: readonly string[];
  /** Source file of each mutant. */
  readonly sources: Readonly<Record<string, string>>;
  /** Leaves out slow tests. */
  readonly quick: boolean;
  /** Results of the clean run of an earlier session. */
  readonly known?: CleanFacts & { readonly tests: readonly TestFacts[] };
}

declare module 'vitest' {
  export interface ProvidedContext {
    mutate: MutantJob;
  }
}
