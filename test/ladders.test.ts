import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LadderReport } from '../src/cli/arena/ladder.ts';
import { gapsOf, plotOf, share, tableOf } from '../tools/ladders.ts';

const folder = new URL('../docs/ladders/', import.meta.url);
const reports = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as LadderReport,
);
const page = readFileSync(new URL('../docs/bots.md', import.meta.url), 'utf8');

describe('docs/bots.md', () => {
  test('has every ladder as the arena printed it', () => {
    expect(reports.length).toBeGreaterThan(0);
    for (const report of reports) expect(page).toContain(tableOf(report));
  });

  test('the plot is drawn from the ladders', () => {
    const sorted = readdirSync(folder)
      .toSorted()
      .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as LadderReport);
    expect(readFileSync(new URL('../docs/bots.svg', import.meta.url), 'utf8')).toBe(plotOf(sorted));
  });
});

describe('the levels that a game offers', () => {
  test.each(reports.map((report) => [`${report.game}, ${report.scenario}`, report] as const))(
    '%s: each is 100 Elo above the one before, with statistical significance',
    (_, report) => {
      const gaps = gapsOf(report);
      expect(gaps.length).toBeGreaterThanOrEqual(2);
      for (const { level, elo, error } of gaps) {
        expect(elo, level).toBeGreaterThanOrEqual(100);
        expect(error, level).toBeLessThan(elo);
      }
    },
  );
});

test('the share of points can be read for either member of a pair', () => {
  const pairs = [{ one: '1', other: 'greedy', games: 40, points: 10 }];
  const report = { pairs } as unknown as LadderReport;
  expect(share(report, '1', 'greedy')).toBe(25);
  expect(share(report, 'greedy', '1')).toBe(75);
  expect(share(report, '1', '2')).toBeUndefined();
});
