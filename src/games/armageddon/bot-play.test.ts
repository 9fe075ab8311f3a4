/** Whole games of greedy against itself on small maps: none stalls, and each ends by the rules. */
import { describe, expect, test } from 'vitest';
import { GreedyBot } from '../../bots/greedy.ts';
import { Match } from '../../bots/match.ts';
import type { Game } from '../../kernel/game.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { parseSetup } from '../../kernel/setup.ts';
import { NOBODY } from '../../kernel/side.ts';
import { armageddon } from './index.ts';

/** The most that a game of two takes. */
const MOST = 3000;

const open = (options: Record<string, string>, scenario = 'duel'): Game =>
  armageddon.open(parseSetup(armageddon, { scenario, options }));

/** Plays a game out; invariants are looked at now and then. */
function played(game: Game, seed: number) {
  const match = new Match(game, seed);
  const bots = game.sides.map((_, side) => new GreedyBot('greedy', new Sfc32(`${seed}/${side}`)));
  for (let side = match.actor; side !== NOBODY; side = match.actor) {
    match.act(bots[side].choose(game, match.viewFor(side), side));
    if (match.decisions % 100 === 0) game.check(match.state);
  }
  game.check(match.state);
  return match.result();
}

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

  test('the same seed is the same game', () => {
    const game = open({ events: 'yes', cult: 'random' });
    expect(played(game, 3).hash).toBe(played(game, 3).hash);
  });
});
