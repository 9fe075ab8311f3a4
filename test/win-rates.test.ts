import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rowOf, type Run, runsIn, tablesOf } from '../tools/win-rates.ts';

test('docs/bots.md has every run as simulate printed it', () => {
  const runs = runsIn(new URL('../docs/win-rates/', import.meta.url));
  expect(runs.length).toBeGreaterThan(0);
  const page = readFileSync(new URL('../docs/bots.md', import.meta.url), 'utf8');
  expect(page).toContain(tablesOf(runs));
});

test('a row says who won how often, by which rules, and the digest', () => {
  const run: Run = {
    game: 'slammers',
    scenario: '7',
    bots: ['greedy', 'greedy'],
    games: 40,
    seed: 1,
    wins: { green: 10, tan: 30, draw: 0 },
    ends: { '37.4': 40 },
    decisionsPerGame: { mean: 343.5 },
    digest: 'abc',
  };
  expect(rowOf(run)).toBe('| slammers, 7 | green 25, tan 75 | [37.4] | 344 | `abc` |');
  expect(rowOf({ ...run, wins: { green: 10, tan: 29, draw: 1 } })).toContain('draw 3');
  expect(tablesOf([run])).toContain('--scenario N --games 40 --seed 1 --bots greedy --json');
});
