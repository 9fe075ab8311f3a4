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
    options: { electronics: 0 },
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

test('runs of one scenario are told apart by the options in which they differ', () => {
  const run: Run = {
    game: 'armageddon',
    scenario: 'duel',
    options: { map: 0, 'red-faction': 2, 'blue-faction': 3 },
    bots: ['greedy', 'greedy'],
    games: 200,
    seed: 1,
    wins: { red: 90, blue: 110, draw: 0 },
    ends: { '9.3': 200 },
    decisionsPerGame: { mean: 900 },
    digest: 'abc',
  };
  const other = { ...run, options: { ...run.options, 'red-faction': 1 } };
  expect(rowOf(run)).toContain('| armageddon, duel | red 45');
  expect(rowOf(run, [run, other])).toContain('| armageddon, duel, red-faction=brood | red 45');
});
