import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rowOf, type Run, runsIn, tablesOf } from '../tools/win-rates.ts';

test('docs/bots.md contains every run as printed by simulate', () => {
  const runs = runsIn(new URL('../docs/win-rates/', import.meta.url));
  expect(runs.length).toBeGreaterThan(0);
  const page = readFileSync(new URL('../docs/bots.md', import.meta.url), 'utf8');
  expect(page).toContain(tablesOf(runs));
});

const RUN: Run = {
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

test('a row gives the winners and their shares, the rules that ended the games, and the digest', () => {
  expect(rowOf(RUN)).toBe('| slammers, 7 | green 25, tan 75 | [37.4] | 344 | `abc` |');
  expect(rowOf({ ...RUN, wins: { green: 10, tan: 29, draw: 1 } })).toContain('draw 3');
  expect(tablesOf([RUN])).toContain('--scenario N --games 40 --seed 1 --bots greedy --json');
});

test('runs of one scenario are distinguished by the options in which they differ', () => {
  const duel = { ...RUN, game: 'armageddon', scenario: 'duel' };
  const brood = { ...duel, options: { map: 0, 'red-faction': 2, 'blue-faction': 3 } };
  const lattice = { ...duel, options: { ...brood.options, 'red-faction': 1 } };
  expect(rowOf(brood)).toContain('| armageddon, duel | green 25');
  expect(rowOf(brood, [brood, lattice])).toContain('| armageddon, duel, red-faction=brood | green');
  expect(rowOf(lattice, [brood, lattice, RUN])).toContain(', red-faction=lattice |');
});
