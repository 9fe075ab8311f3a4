/** `npm run mutate`: its results for a small game made for this test, and the lists of reviewed mutants. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { instrument } from '../tools/mutate/instrument.ts';
import { PAGE, tableOf, withReport } from '../tools/mutate/page.ts';
import { errorOf, formatReport, type MutationReport } from '../tools/mutate/report.ts';
import { type ReviewList, readReview, staleEntries } from '../tools/mutate/reviewed.ts';
import { draw, filesOf, mutate } from '../tools/mutate/run.ts';

const RULES = `
const PRICES = [1, 2, 3].map((n) => n * 2);

export const priceOf = (n: number): number => PRICES[n] ?? 0;

export function isGrown(age: number): boolean {
  return age >= 18;
}

export function countTo(n: number): number {
  let k = 0;
  while (k < n) k++;
  return k;
}

export function stepTo(n: number): number {
  const step = n > 0 ? 1 : 0;
  let k = 0;
  while (k !== n) k += step;
  return k;
}

let kept: number | undefined;
export function once(): number {
  kept ??= 3 - 1;
  return kept;
}

export function refuse(n: number): { rule: string; reason: string } {
  return { rule: '7.1', reason: n > 1 ? 'They are many.' : 'One' };
}

export function unheard(n: number): number {
  return n + 1;
}
`;

const TESTS = `
import { describe, expect, test } from 'vitest';
import { countTo, isGrown, once, priceOf, refuse, stepTo } from './rule.ts';

test('prices', () => expect(priceOf(1)).toBe(4));
describe('ages', () => {
  test.each([
    { age: 30, grown: true },
    { age: 5, grown: false },
  ])('$age', ({ age, grown }) => expect(isGrown(age)).toBe(grown));
});
test('counting', () => expect(countTo(3)).toBe(3));
test('stepping', () => expect(stepTo(3)).toBe(3));
test('kept', () => expect(once()).toBe(2));
test('kept again', () => expect(once()).toBe(2));
test('refusals', () => expect(refuse(2).rule).toBe('7.1'));
`;

const NOTHING: ReviewList = { equivalent: [], survives: [] };
const entry = {
  file: 'rule.ts',
  in: 'isGrown',
  original: 'age >= 18',
  replacement: 'age > 18',
  why: 'nobody is 18',
};

describe('a small game', () => {
  const root = mkdtempSync(join(tmpdir(), 'mutate-'));
  const target = { game: 'small', root, folder: 'rules', review: NOTHING };
  const options = { seed: '1', quick: false, jobs: 1 };
  let report: MutationReport;

  beforeAll(async () => {
    mkdirSync(join(root, 'rules'));
    writeFileSync(join(root, 'rules/rule.ts'), RULES);
    writeFileSync(join(root, 'rules/rule.test.ts'), TESTS);
    writeFileSync(join(root, 'rules/another.ts'), 'export const isHigh = (n: number) => n > 9;\n');
    report = await mutate(target, options, () => {});
  }, 300_000);
  afterAll(() => rmSync(root, { recursive: true }));

  const survivors = (where: string) =>
    report.survivors
      .filter((s) => s.in === where)
      .map(({ original, replacement, fate }) => [original, replacement, fate]);

  test('survivors are found, with their line and the tests that reach them', () => {
    expect(survivors('isGrown')).toEqual([['age >= 18', 'age > 18', 'survived']]);
    const [found] = report.survivors.filter((s) => s.in === 'isGrown');
    expect(found).toMatchObject({ file: 'rules/rule.ts', line: 7 });
    expect(found!.tests).toEqual(['rule.test.ts > ages > 30 #1', 'rule.test.ts > ages > 5 #2']);
  });

  test('an endless loop is stopped, and counts as killed', () => {
    expect(survivors('countTo')).toEqual([]);
    // In this run, the loop never reaches the mutant again, so the process has to be killed.
    expect(survivors('stepTo').map(([, became]) => became)).toEqual(['true', 'n >= 0']);
    expect(report.total.endless).toBeGreaterThan(1);
  });

  test('values computed at load time, or cached, are tested with all files loaded again', () => {
    expect(survivors('PRICES')).toEqual([]);
    expect(survivors('once')).toEqual([]);
  });

  test('a mutant that no test reaches survives; texts are not mutated, rule numbers are', () => {
    expect(survivors('unheard').every(([, , fate]) => fate === 'uncovered')).toBe(true);
    expect(survivors('unheard').length).toBe(2);
    expect(survivors('refuse')).toEqual([]);
    expect(report.texts).toBeGreaterThan(3);
  });

  test('the figures add up, and are below the required score', () => {
    const { killed, endless, survived, uncovered } = report.total;
    expect(killed + endless + survived + uncovered).toBe(report.mutants);
    expect(survived + uncovered).toBe(report.survivors.length);
    expect(report.score).toBeCloseTo((100 * (killed + endless)) / report.mutants);
    expect(formatReport(report).join('\n')).toContain('isGrown: `age >= 18` → `age > 18`');
  });

  test('an equivalent change does not count; a list entry that matches no mutant is reported', async () => {
    const at = 'return age >= 18;';
    const stale = [
      { ...entry, original: 'age >= 21' },
      { ...entry, in: 'priceOf' },
      { ...entry, at: 'return age;' },
      { ...entry, times: 2 },
    ];
    const review = { equivalent: [{ ...entry, at }, ...stale], survives: [] };
    const files = { ...options, sample: 3, seed: '2' };
    const other = await mutate({ ...target, review }, files, () => {});
    expect([other.mutants, other.equivalent, other.tried]).toEqual([report.mutants - 1, 1, 3]);
    expect(other.stale).toHaveLength(4);
    expect(other.stale[0]).toContain('age >= 21');
    expect(other.stale[3]).toContain('found 1 times in the source, not 2');
    expect(errorOf(other)).toBeGreaterThan(0);
  });

  test('a subset of the files has the same results as in the run of all files', async () => {
    const part = await mutate(target, { ...options, files: 'r*' }, () => {});
    expect(Object.keys(report.files)).toEqual(['another.ts', 'rule.ts']);
    expect(part.files).toEqual({ 'rule.ts': report.files['rule.ts'] });
  });

  test('tests that fail even without a mutant are named', async () => {
    writeFileSync(join(root, 'rules/rule.test.ts'), TESTS.replace('toBe(4)', 'toBe(5)'));
    await expect(mutate(target, { ...options, sample: 1 }, () => {})).rejects.toThrow(/prices/);
  });
});

test('the same seed draws the same mutants, and another seed draws others', () => {
  const mutants = Array.from({ length: 50 }, (_, i) => ({
    id: String(i),
    file: 'a.ts',
    in: 'f',
    line: i,
    at: 'a',
    original: 'a',
    replacement: 'b',
  }));
  expect(draw(mutants, 10, '1')).toEqual(draw(mutants, 10, '1'));
  expect(draw(mutants, 10, '1')).not.toEqual(draw(mutants, 10, '2'));
  expect(new Set(draw(mutants, 50, '3')).size).toBe(50);
});

describe.each(games.map(({ id }) => id))('%s', (game) => {
  const root = process.cwd();

  test('every reviewed mutant still exists in the rules, and has a reason', async () => {
    const review = readReview(game);
    const entries = [...review.equivalent, ...review.survives];
    const folder = `src/games/${game}/rules`;
    const { sources } = filesOf({ game, root, folder, review });
    const { mutants } = await instrument(root, sources);
    expect(staleEntries(entries, mutants)).toEqual([]);
    for (const { why } of entries) expect(why).toMatch(/\w+ \w+/);
  });

  test('the page lists the equivalent changes', () => {
    const page = readFileSync(PAGE, 'utf8');
    expect(page).toContain(
      `equivalent in ${game} -->\n\n${tableOf(readReview(game).equivalent)}\n`,
    );
  });
});

test('each list belongs to a game', () => {
  const folder = new URL('../tools/mutate/reviewed/', import.meta.url);
  expect(readdirSync(folder).toSorted()).toEqual(games.map(({ id }) => `${id}.json`).toSorted());
});

test('the page has one line of figures for each game', () => {
  const page = readFileSync(PAGE, 'utf8');
  const total = { killed: 8, endless: 1, survived: 1, uncovered: 0 };
  const survivor = {
    ...entry,
    id: '1',
    line: 3,
    at: 'return age >= 18;',
    fate: 'survived' as const,
    tests: [],
  };
  const report: MutationReport = {
    game: 'chitin',
    mutants: 10,
    tried: 10,
    quick: false,
    texts: 3,
    equivalent: 2,
    files: {},
    total,
    score: 90,
    survivors: [survivor],
    stale: [],
    seconds: 1,
  };
  const once = withReport(page, report);
  expect(once).toContain('| chitin | 10 | all | 3 | 2 | 8 | 1 | 1 | 0 | 90.0 % |');
  expect(once).toContain('| rule.ts, isGrown | `age >= 18` | `age > 18` | nobody is 18 |');
  expect(withReport(once, report)).toBe(once);
});
