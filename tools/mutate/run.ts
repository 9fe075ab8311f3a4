/** Mutates the rules of one game and reports the results. */
import { globSync } from 'node:fs';
import { basename, matchesGlob } from 'node:path';
import { Sfc32 } from '../../src/kernel/random.ts';
import { InputError } from '../../src/kernel/setup/setup.ts';
import { tryMutants } from './drive.ts';
import { type InstrumentedFile, instrument, type Mutant } from './instrument.ts';
import type { MutantOutcome, TestFacts } from './journal.ts';
import {
  byFile,
  coveringTests,
  type MutationReport,
  scoreOf,
  type Survivor,
  tallyOf,
} from './report.ts';
import { findReviewed, type ReviewList, staleEntries } from './reviewed.ts';

export interface Options {
  /** Size of the random sample; undefined: all mutants. */
  readonly sample?: number;
  readonly seed: string;
  /** Pattern for the names of the files to mutate. */
  readonly files?: string;
  /** Leaves out tests that take longer than a second. */
  readonly quick: boolean;
  /** Number of processes that run tests. */
  readonly jobs: number;
}

/** A folder with rules and their tests. */
interface Target {
  readonly game: string;
  readonly root: string;
  readonly folder: string;
  readonly review: ReviewList;
}

const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** Returns the sources and the tests of a game's rules. */
export function filesOf({ root, folder, game }: Target): { sources: string[]; tests: string[] } {
  const files = globSync(`${folder}/**/*.ts`, { cwd: root }).toSorted();
  if (files.length === 0) throw new InputError(`there are no rules of "${game}" in ${folder}`);
  return { sources: files.filter((f) => !isTest(f)), tests: files.filter(isTest) };
}

/** Returns a random sample of the mutants, in their order; equal seeds give equal samples. */
export function draw(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const rng = new Sfc32(`mutate/${seed}`);
  const rest = mutants.map((_, i) => i);
  const drawn: number[] = [];
  while (drawn.length < count && rest.length > 0) {
    const k = rng.below(rest.length);
    drawn.push(rest[k] as number);
    rest[k] = rest.at(-1) as number;
    rest.pop();
  }
  return drawn.toSorted((a, b) => a - b).map((i) => mutants[i] as Mutant);
}

function survivorsOf(
  outcomes: readonly MutantOutcome[],
  mutants: readonly Mutant[],
  tests: readonly TestFacts[],
  { survives }: ReviewList,
): Survivor[] {
  const fates = new Map(outcomes.map(({ id, fate }) => [id, fate]));
  const reviewed = findReviewed(survives, mutants);
  return mutants.flatMap((mutant) => {
    const fate = fates.get(mutant.id);
    if (fate !== 'survived' && fate !== 'uncovered') return [];
    const why = reviewed.get(mutant)?.why;
    const covering = coveringTests(mutant.id, tests);
    return [{ ...mutant, fate, tests: covering, ...(why === undefined ? {} : { why }) }];
  });
}

interface MutantChoice {
  readonly instrumented: InstrumentedFile;
  /** Returns the mutants that count, in the requested files. */
  readonly counted: readonly Mutant[];
  readonly tried: readonly Mutant[];
  readonly equivalent: number;
}

async function choose(target: Target, sources: string[], options: Options): Promise<MutantChoice> {
  const { sample, seed, files } = options;
  const asked = sources.filter((f) => files === undefined || matchesGlob(basename(f), files));
  if (asked.length === 0) throw new InputError(`no rules of ${target.game} are called ${files}`);
  const instrumented = await instrument(target.root, asked);
  const equivalent = findReviewed(target.review.equivalent, instrumented.mutants);
  const counted = instrumented.mutants.filter((m) => !equivalent.has(m));
  const tried = sample === undefined ? counted : draw(counted, sample, seed);
  return { instrumented, counted, tried, equivalent: equivalent.size };
}

/** Tries the mutants of a game; `watch` gets the number of finished ones. */
export async function mutate(
  target: Target,
  options: Options,
  watch: (done: number, of: number) => void,
): Promise<MutationReport> {
  const start = performance.now();
  const { sources, tests } = filesOf(target);
  const { instrumented, counted, tried, equivalent } = await choose(target, sources, options);
  const found = await tryMutants(
    {
      root: target.root,
      files: tests,
      instrumented,
      mutants: tried.map(({ id }) => id),
      quick: options.quick,
      jobs: options.jobs,
    },
    (done) => watch(done, tried.length),
  );
  const total = tallyOf(found.outcomes);
  const names = new Set(instrumented.mutants.map(({ file }) => basename(file)));
  const { review } = target;
  const entries = [...review.equivalent, ...review.survives].filter((e) => names.has(e.file));
  return {
    game: target.game,
    mutants: counted.length,
    tried: tried.length,
    ...(tried.length < counted.length ? { seed: options.seed } : {}),
    ...(options.files === undefined ? {} : { only: options.files }),
    quick: options.quick,
    texts: instrumented.texts,
    equivalent,
    files: byFile(counted, found.outcomes),
    total,
    score: scoreOf(total),
    survivors: survivorsOf(found.outcomes, counted, found.tests, review),
    stale: staleEntries(entries, instrumented.mutants),
    seconds: (performance.now() - start) / 1000,
  };
}
