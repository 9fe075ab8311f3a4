/**
 * The single test that Vitest runs: it loads the tests of a game, runs them once without a mutant and then, for each
 * mutant, runs the tests that reach it, until one fails.
 */
import { inject, test, vi } from 'vitest';
import type { MutantReport, CollectedTest } from './job.ts';
import { type CleanFacts, type Fate, note, type TestFacts } from './journal.ts';
import { createSwitch } from './switch.ts';
import { guard, timeReckoned } from './watchdog.ts';

/** Time limit of a test: a multiple of its time in the clean run, plus some milliseconds. */
const PATIENCE = { times: 5, more: 1_500 };
/** Limit of how often a test may reach a mutant: a multiple of the number in the clean run, plus a constant. */
const ROUNDS = { times: 10, more: 5_000 };
/** Limits of the first run, which has no earlier times, in milliseconds. */
const CLEAN_LIMIT = 300_000;
const LOAD_LIMIT = 30_000;
/** Milliseconds from which a test counts as slow. */
const SLOW = 1_000;

const job = inject('mutate');
/** Time at which the watchdog kills the process, in milliseconds of processor time; 0: never. */
const deadline = new Float64Array(new SharedArrayBuffer(8));
const mutants = createSwitch();
const collected: MutantReport = { mutants, tests: [], file: '', path: [] };
(globalThis as unknown as { __mutate__: MutantReport }).__mutate__ = collected;

type Trial = 'passes' | 'fails' | 'endless';

/** Runs a test with limits on its time (exceeding it ends the process), and on how often it reaches the mutant. */
async function tryOut({ run }: CollectedTest, time: number, rounds?: number): Promise<Trial> {
  mutants.limit = mutants.hits + (rounds ?? Number.POSITIVE_INFINITY);
  deadline[0] = timeReckoned() + time;
  try {
    await run();
    return mutants.hits > mutants.limit ? 'endless' : 'passes';
  } catch {
    return mutants.hits > mutants.limit ? 'endless' : 'fails';
  } finally {
    deadline[0] = 0;
  }
}

function switchOn(id: string | undefined): void {
  Object.assign(mutants, { active: id, hits: 0, limit: Number.POSITIVE_INFINITY });
}

/** Returns the tests of a file. */
async function load(file: string): Promise<CollectedTest[]> {
  Object.assign(collected, { file });
  collected.path.length = 0;
  const before = collected.tests.length;
  deadline[0] = timeReckoned() + LOAD_LIMIT;
  await import(/* @vite-ignore */ `/${file}`);
  deadline[0] = 0;
  return collected.tests.slice(before);
}

const keyOf = ({ file, name }: { file: string; name: string }): string => `${file} > ${name}`;

/** Loads all test files again. */
async function loadAll(): Promise<Map<string, CollectedTest>> {
  vi.resetModules();
  collected.tests.length = 0;
  for (const file of job.files) await load(file);
  const tests = new Map(collected.tests.map((t) => [keyOf(t), t]));
  if (tests.size < collected.tests.length) throw new Error('two tests have the same name');
  return tests;
}

interface Facts extends CleanFacts {
  readonly tests: readonly TestFacts[];
}

/** Runs every test once without a mutant, and counts how often each reaches the mutants. */
async function runAll(tests: Iterable<CollectedTest>): Promise<TestFacts[]> {
  const facts: TestFacts[] = [];
  for (const one of tests) {
    mutants.counts = new Map();
    const start = timeReckoned();
    if ((await tryOut(one, CLEAN_LIMIT)) !== 'passes')
      throw new Error(`without a mutant, this test fails: ${keyOf(one)}`);
    const time = timeReckoned() - start;
    facts.push({ file: one.file, name: one.name, time, hits: Object.fromEntries(mutants.counts) });
  }
  return facts;
}

/** Returns the mutants of sources that keep state: a test reaches them differently the second time. */
function keepersOf(first: readonly TestFacts[], second: readonly TestFacts[]): string[] {
  const sources = new Set<string | undefined>();
  for (const [i, { hits }] of first.entries()) {
    const again = second[i]?.hits ?? {};
    for (const id of Object.keys({ ...hits, ...again }))
      if (hits[id] !== again[id]) sources.add(job.sources[id]);
  }
  return Object.keys(job.sources).filter((id) => sources.has(job.sources[id]));
}

/** Runs every test twice without a mutant. */
async function runClean(): Promise<Facts> {
  mutants.counting = true;
  const tests = await loadAll();
  const atLoad = [...mutants.counts.keys()];
  const first = await runAll(tests.values());
  const second = await runAll(tests.values());
  mutants.counting = false;
  for (const fact of first) note(job.journal, { type: 'test', test: fact });
  const clean = { atLoad, keepers: keepersOf(first, second) };
  note(job.journal, { type: 'clean', clean });
  return { tests: first, ...clean };
}

const timeLimit = ({ time }: TestFacts): number => PATIENCE.times * time + PATIENCE.more;

const roundsLimit = ({ hits }: TestFacts, id: string): number =>
  ROUNDS.times * (hits[id] ?? 0) + ROUNDS.more;

interface Verdict {
  readonly fate: Fate;
  readonly by?: string;
}

/** Runs tests, the fastest first, until one fails. */
async function runTests(
  id: string,
  tests: readonly TestFacts[],
  find: (t: TestFacts) => CollectedTest | undefined,
): Promise<Verdict> {
  for (const fact of tests.toSorted((a, b) => a.time - b.time)) {
    if (job.quick && fact.time > SLOW) break;
    const one = find(fact);
    // A mutant may change the table from which tests are generated: a missing test has failed.
    const trial =
      one === undefined ? 'fails' : await tryOut(one, timeLimit(fact), roundsLimit(fact, id));
    if (trial !== 'passes')
      return { fate: trial === 'fails' ? 'killed' : 'endless', by: keyOf(fact) };
  }
  return { fate: 'survived' };
}

/** Tries a mutant with already loaded files; returns undefined if that proves nothing. */
async function tryWarm(
  id: string,
  facts: Facts,
  tests: ReadonlyMap<string, CollectedTest>,
): Promise<Verdict | undefined> {
  const covering = facts.tests.filter(({ hits }) => hits[id] !== undefined);
  if (covering.length === 0) return { fate: 'uncovered' };
  switchOn(id);
  const verdict = await runTests(id, covering, (t) => tests.get(keyOf(t)));
  const passed = mutants.hits > 0;
  switchOn(undefined);
  // A result cached in the clean run was used.
  if (!passed) return undefined;
  const killer = tests.get(verdict.by ?? '');
  // A result with this mutant, or an earlier one, was cached: the test fails without the mutant too.
  if (killer && (await tryOut(killer, CLEAN_LIMIT)) !== 'passes') return undefined;
  return verdict;
}

/** Returns the test files, sorted by how many of their tests reach mutants of the same source. */
function filesFor(id: string, { tests }: Facts): string[] {
  const isBeside = (hit: string): boolean => job.sources[hit] === job.sources[id];
  const near = (file: string): number =>
    tests.filter((t) => t.file === file && Object.keys(t.hits).some(isBeside)).length;
  return job.files.toSorted((a, b) => near(b) - near(a));
}

/** Tries a mutant with all files loaded again. */
async function tryFresh(id: string, facts: Facts): Promise<Verdict> {
  vi.resetModules();
  collected.tests.length = 0;
  switchOn(id);
  try {
    for (const file of filesFor(id, facts)) {
      const tests = new Map((await load(file)).map((t) => [keyOf(t), t]));
      const known = facts.tests.filter((t) => t.file === file);
      const verdict = await runTests(id, known, (t) => tests.get(keyOf(t)));
      if (verdict.fate !== 'survived') return verdict;
    }
    return { fate: 'survived' };
  } catch {
    return { fate: 'killed', by: 'loading' };
  } finally {
    deadline[0] = 0;
    switchOn(undefined);
  }
}

async function run(): Promise<void> {
  const facts = job.known ?? (await runClean());
  const [atLoad, keepers] = [new Set(facts.atLoad), new Set(facts.keepers)];
  const warm = job.mutants.filter((id) => !atLoad.has(id));
  const later = job.mutants.filter((id) => atLoad.has(id));
  let tests = await loadAll();
  for (const id of warm) {
    note(job.journal, { type: 'begin', id });
    const verdict = await tryWarm(id, facts, tests);
    if (verdict === undefined) tests = await loadAll();
    if (verdict === undefined || (verdict.fate === 'survived' && keepers.has(id))) later.push(id);
    else note(job.journal, { type: 'fate', outcome: { id, ...verdict, fresh: false } });
  }
  for (const id of later) {
    note(job.journal, { type: 'begin', id });
    const outcome = { id, ...(await tryFresh(id, facts)), fresh: true };
    note(job.journal, { type: 'fate', outcome });
  }
  note(job.journal, { type: 'done' });
}

test('mutants', { timeout: 0 }, async () => {
  const watchdog = guard(deadline);
  try {
    await run();
  } catch (error) {
    note(job.journal, { type: 'broken', why: String(error) });
  } finally {
    await watchdog.terminate();
  }
});
