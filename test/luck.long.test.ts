/** Luck is nobody's in the long run, in any game with dice: a hundred games at random of each. */
import { expect, test } from 'vitest';
import { createBot } from '../src/bots/create-bot.ts';
import { playMatch } from '../src/bots/match.ts';
import { type Deed, type Review, reviewGame } from '../src/bots/review.ts';
import { games } from '../src/games/registry.ts';
import { hasDice } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { parseSetup } from '../src/kernel/setup.ts';

const GAMES = 100;
const WITH_DICE = games
  .map((module) => module.open(parseSetup(module, {})))
  .filter((game) => hasDice(game));

test.each(WITH_DICE.map((game) => [game.id, game] as const))(
  'the luck of a hundred games of %s sums up to nothing within four deviations',
  (_, game) => {
    const lucks = Array.from({ length: GAMES }, (_, seed) => luckIn(game, seed));
    for (const side of game.sides.keys()) {
      const own = lucks.map((luck) => luck[side] ?? 0);
      const deviation = Math.sqrt(own.reduce((sum, luck) => sum + luck * luck, 0));
      expect(deviation).toBeGreaterThan(0);
      expect(Math.abs(own.reduce((a, b) => a + b, 0))).toBeLessThan(4 * deviation);
    }
  },
);

/** Luck of each side in one game. */
function luckIn(game: Game, seed: number): number[] {
  const bots = game.sides.map((_, side) => createBot('random', `${seed}/${side}`));
  const { actions } = playMatch(game, bots, seed);
  const deeds = actions.map((action, i): Deed => ({ seq: i + 1, side: 0, action }));
  const { rolls } = finish(reviewGame(game, deeds, new Set()));
  return game.sides.map((_, side) =>
    rolls.reduce((sum, r) => sum + (r.came[side] ?? 0) - (r.expected[side] ?? 0), 0),
  );
}

function finish(work: Generator<number, Review>): Review {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
