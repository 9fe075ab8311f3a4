/** Whole games of greedy against itself on small maps: no game stalls, and each ends by the rules. */
import { describe, expect, test } from 'vitest';
import { hashState } from '../../../kernel/state.ts';
import { open, played, playedFor } from '../../../../test/armageddon/games.ts';

/** Upper bound of the decisions in a two-player game. */
const MOST = 3000;

describe('greedy against greedy', () => {
  test.each([
    ['compact', 'lattice'],
    ['brood', 'clans'],
  ])('[9.3] [9.6] %s against %s comes to an end within 3,000 decisions', (red, blue) => {
    const game = open({ 'red-faction': red, 'blue-faction': blue });
    const result = played(game, 1);
    expect(result.decisions).toBeLessThan(MOST);
    expect(['9.3', '9.6']).toContain(result.outcome.rule);
  });

  test('the same seed gives the same game', () => {
    const game = open({ events: 'yes', cult: 'random' });
    const playedTo = (decisions: number): string => hashState(playedFor(game, 3, decisions).state);
    const first = playedTo(250);
    expect(playedTo(250)).toBe(first);
    expect(playedTo(249)).not.toBe(first);
  });
});
