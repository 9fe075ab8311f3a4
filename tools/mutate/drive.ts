/** Runs sessions in a child process, and starts the next one when a process had to be killed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { createVitest, type Vitest } from 'vitest/node';
import type { InstrumentedFile } from './instrument.ts';
import {
  countFates,
  type JournalEntry,
  type MutantOutcome,
  readJournal,
  type TestFacts,
} from './journal.ts';
import type { MutantJob } from './job.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

interface Found {
  readonly outcomes: readonly MutantOutcome[];
  readonly tests: readonly TestFacts[];
}

interface Plan {
  readonly root: string;
  /** Test files, by path from the root. */
  readonly files: readonly string[];
  readonly instrumented: InstrumentedFile;
  /** Mutants to try. */
  readonly mutants: readonly string[];
  /** Leaves out slow tests. */
  readonly quick: boolean;
}

/** Plugin that replaces the sources by those with mutants, and `vitest` by our collector. */
function exchange({ root, files, instrumented }: Plan): Plugin {
  const tests = new Set(files.map((file) => join(root, file)));
  const sources = new Map(
    [...instrumented.sources].map(([file, text]) => [join(root, file), text]),
  );
  return {
    name: 'countermarch:mutate',
    enforce: 'pre',
    load(id) {
      if (!tests.has(id)) return sources.get(id);
      return readFileSync(id, 'utf8').replace("from 'vitest'", `from '${HERE}collect.ts'`);
    },
  };
}

const openVitest = (plan: Plan, cacheDir: string): Promise<Vitest> =>
  createVitest(
    {
      config: false,
      root: plan.root,
      include: [`${HERE}session.ts`],
      pool: 'forks',
      maxWorkers: 1,
      watch: false,
      reporters: [{}],
      // The cache identifies files by the sources on disk, and would return the mutants of another run.
      fsModuleCache: false,
    },
    {
      plugins: [exchange(plan)],
      cacheDir,
      server: { fs: { strict: false }, watch: null },
      logLevel: 'silent',
    },
  );

/** Runs one session until it ends or its process dies; returns Vitest's errors. */
async function runSession(vitest: Vitest, job: MutantJob): Promise<string> {
  vitest.provide('mutate', job);
  vitest.state.clearErrors();
  await vitest.runTestSpecifications(await vitest.globTestSpecifications());
  // A killed session is not a failure of this process.
  process.exitCode = 0;
  const errors = vitest.state.getUnhandledErrors() as { message?: string }[];
  const failures = vitest.state.getTestModules().flatMap((m) => m.errors());
  return [...errors, ...failures].map(({ message }) => message ?? '').join('\n');
}

const isOf =
  <T extends JournalEntry['type']>(type: T) =>
  (entry: JournalEntry): entry is Extract<JournalEntry, { type: T }> =>
    entry.type === type;

/**
 * Returns the mutants with results in a journal; if the process was killed during a mutant's test, that mutant is
 * endless.
 */
function outcomesOf(entries: readonly JournalEntry[]): MutantOutcome[] {
  const outcomes = entries.filter(isOf('fate')).map(({ outcome }) => outcome);
  const last = entries.at(-1);
  if (last?.type === 'begin') outcomes.push({ id: last.id, fate: 'endless', fresh: false });
  return outcomes;
}

/** Tries mutants in several processes; `watch` gets the number of finished ones. */
export async function tryMutants(
  plan: Plan & { readonly jobs: number },
  watch: (done: number) => void,
): Promise<Found> {
  const done: number[] = Array.from({ length: plan.jobs }, () => 0);
  const parts = await Promise.all(
    done.map((_, k) => {
      const mutants = plan.mutants.filter((_, i) => i % plan.jobs === k);
      return tryPart({ ...plan, mutants }, (count) => {
        done[k] = count;
        watch(done.reduce((a, b) => a + b));
      });
    }),
  );
  return {
    outcomes: parts.flatMap(({ outcomes }) => outcomes),
    tests: parts[0]?.tests ?? [],
  };
}

/** Tries mutants one after the other, in as many sessions as necessary. */
async function tryPart(plan: Plan, watch: (done: number) => void): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-mutate-'));
  const journal = join(folder, 'journal');
  const { files, quick, instrumented } = plan;
  const sources = Object.fromEntries(instrumented.mutants.map(({ id, file }) => [id, file]));
  const outcomes = new Map<string, MutantOutcome>();
  const timer = setInterval(() => watch(outcomes.size + countFates(journal)), 500);
  const vitest = await openVitest(plan, folder);
  let known: MutantJob['known'];
  try {
    for (let isDone = false; !isDone; ) {
      writeFileSync(journal, '');
      const mutants = plan.mutants.filter((id) => !outcomes.has(id));
      const job = { journal, files, mutants, sources, quick, ...(known ? { known } : {}) };
      const complaint = await runSession(vitest, job);
      const entries = readJournal(journal);
      const news = outcomesOf(entries);
      for (const outcome of news) outcomes.set(outcome.id, outcome);
      known ??= factsOf(entries);
      const broken = entries.find(isOf('broken'));
      if (broken) throw new Error(broken.why);
      isDone = entries.at(-1)?.type === 'done';
      if (!isDone && news.length === 0) throw new Error(`the tests did not run: ${complaint}`);
    }
  } finally {
    clearInterval(timer);
    await vitest.close();
    rmSync(folder, { recursive: true });
  }
  watch(outcomes.size);
  return { outcomes: [...outcomes.values()], tests: known?.tests ?? [] };
}

function factsOf(entries: readonly JournalEntry[]): MutantJob['known'] {
  const clean = entries.find(isOf('clean'))?.clean;
  return clean && { ...clean, tests: entries.filter(isOf('test')).map(({ test }) => test) };
}
