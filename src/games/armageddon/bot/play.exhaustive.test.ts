/** Many whole games of greedy against itself: the first two factions are balanced. */
import { expect, test } from 'vitest';
import { open, played } from '../../../../test/armageddon/games.ts';

const GAMES = 200;

test('[S173] [9.3] 200 games: no stall, no illegal action, and the first two factions win 45 to 55 % each', () => {
  const games = [
    open({ 'red-faction': 'compact', 'blue-faction': 'lattice' }),
    open({ 'red-faction': 'lattice', 'blue-faction': 'compact' }),
  ];
  let wins = 0;
  for (let i = 0; i < GAMES; i++) {
    const { outcome } = played(games[i % 2], i);
    expect(outcome.rule).toBe('9.3');
    if (outcome.winners.includes(i % 2)) wins += 1;
  }
  expect(wins / GAMES).toBeGreaterThanOrEqual(0.45);
  expect(wins / GAMES).toBeLessThanOrEqual(0.55);
});
