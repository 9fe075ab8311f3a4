/** Results of a run: numbers for each file, and the mutants that no test detected. */
import { basename } from 'node:path';
import type { Mutant } from './instrument.ts';
import type { Fate, MutantOutcome, TestFacts } from './journal.ts';
import { describeChange } from './reviewed.ts';

/** Required share of killed mutants among those that count, in percent. */
export const PASS = 90;

export interface Survivor extends Mutant {
  readonly fate: Fate;
  /** The tests that reach it; unknown if it has an effect only while files are loaded. */
  readonly tests: readonly string[];
  /** Why it survives, if it was reviewed. */
  readonly why?: string;
}

type Tally = Readonly<Record<Fate, number>>;

export interface MutationReport {
  readonly game: string;
  /** Number of mutants that count, and number of those tried. */
  readonly mutants: number;
  readonly tried: number;
  /** Seed of the random sample; undefined if all were tried. */
  readonly seed?: string;
  /** Pattern of the mutated files, if not all. */
  readonly only?: string;
  /** Whether slow tests were left out, which kills fewer mutants. */
  readonly quick: boolean;
  /** Left out: mutants that change only words, and equivalent ones. */
  readonly texts: number;
  readonly equivalent: number;
  readonly files: Readonly<Record<string, Tally>>;
  readonly total: Tally;
  /** Killed mutants in percent. */
  readonly score: number;
  readonly survivors: readonly Survivor[];
  /** Entries of the reviewed list that match no mutant any longer. */
  readonly stale: readonly string[];
  readonly seconds: number;
}

export function tallyOf(outcomes: readonly MutantOutcome[]): Tally {
  const tally: Record<Fate, number> = { killed: 0, endless: 0, survived: 0, uncovered: 0 };
  for (const { fate } of outcomes) tally[fate]++;
  return tally;
}

export function scoreOf({ killed, endless, survived, uncovered }: Tally): number {
  const all = killed + endless + survived + uncovered;
  return all === 0 ? 100 : (100 * (killed + endless)) / all;
}

/** Counts outcomes by file, in the order of the mutants. */
export function byFile(
  mutants: readonly Mutant[],
  outcomes: readonly MutantOutcome[],
): Record<string, Tally> {
  const files = new Map(mutants.map(({ id, file }) => [id, basename(file)]));
  const groups = Object.groupBy(outcomes, ({ id }) => files.get(id) ?? '');
  const names = Object.keys(groups).toSorted();
  return Object.fromEntries(names.map((name) => [name, tallyOf(groups[name] ?? [])]));
}

/** Returns the tests that reach a mutant, as file and name. */
export const coveringTests = (id: string, tests: readonly TestFacts[]): string[] =>
  tests.filter(({ hits }) => hits[id] !== undefined).map((t) => `${basename(t.file)} > ${t.name}`);

const percent = (x: number): string => `${x.toFixed(1)} %`;

/** Returns the 95 % error of a sample of this size, in percentage points, also if all or no mutants are killed. */
export function errorOf({ score, tried, mutants }: MutationReport): number {
  if (tried >= mutants) return 0;
  const p = ((score / 100) * tried + 2) / (tried + 4);
  return 196 * Math.sqrt((p * (1 - p) * (1 - tried / mutants)) / (tried + 4));
}

export function scoreText(report: MutationReport): string {
  const error = errorOf(report);
  const bound = report.quick ? 'at least ' : '';
  return bound + percent(report.score) + (error > 0 ? ` ± ${error.toFixed(1)}` : '');
}

const HEAD = ['file', 'killed', 'endless', 'survived', 'uncovered', 'score'];

function rowOf(name: string, tally: Tally): string[] {
  const { killed, endless, survived, uncovered } = tally;
  const counts = [killed, endless, survived, uncovered].map(String);
  return [name, ...counts, percent(scoreOf(tally))];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, x) => Math.max(...rows.map((row) => row[x]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, x) => (x === 0 ? cell.padEnd(widths[x] ?? 0) : cell.padStart(widths[x] ?? 0)))
      .join('  '),
  );
}

const NAMED = 3;

function survivorLines(survivor: Survivor): string[] {
  const { file, line, tests, fate, why } = survivor;
  const more = tests.length > NAMED ? [`… and ${tests.length - NAMED} more`] : [];
  const covering = tests.length > 0 ? [...tests.slice(0, NAMED), ...more] : ['at load'];
  const passing = fate === 'uncovered' ? ['no test passes it'] : covering;
  const reason = why === undefined ? [] : [`  reviewed: ${why}`];
  const lines = passing.map((name) => `    ${name}`);
  return [`  ${file}:${line}`, `    ${describeChange(survivor)}`, ...lines, ...reason];
}

/** Formats the report as lines of text. */
export function formatReport(report: MutationReport): string[] {
  const { game, tried, mutants, seed, texts, equivalent, files, total, survivors, stale } = report;
  const lot = seed === undefined ? '' : ` drawn by lot, seed ${seed}`;
  const rows = Object.entries(files).map(([name, tally]) => rowOf(name, tally));
  const rate = (tried / report.seconds).toFixed(1);
  return [
    `${game}: ${tried} of ${mutants} mutants${lot}; left out: ${texts} of words, ${equivalent} equivalent`,
    '',
    ...(survivors.length > 0 ? ['Survivors', ...survivors.flatMap(survivorLines), ''] : []),
    ...(stale.length > 0
      ? ['Reviewed entries that fit no more', ...stale.map((s) => `  ${s}`), '']
      : []),
    ...table([HEAD, ...rows, rowOf('all', total)]),
    '',
    `${scoreText(report)} killed${report.quick ? ' (slow tests were left out)' : ''}; ${PASS} % are asked for`,
    `${report.seconds.toFixed(0)} s, ${rate} mutants a second; all ${mutants} would take about ${Math.ceil(((report.seconds / tried) * mutants) / 60)} min`,
  ];
}
