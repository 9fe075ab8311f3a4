/** Luck is nobody's in the long run, in any game with dice: many rolls of random games of each. */
import { expect, test } from 'vitest';
import { createBot } from '../src/bots/create-bot.ts';
import { playMatch } from '../src/bots/match.ts';
import { type ReviewedMove, type Review, type Roll, reviewGame } from '../src/bots/review.ts';
import { games } from '../src/games/registry.ts';
import { hasDice } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';

/** So many rolls of a game are weighed, and no more games for them. */
const ROLLS = 500;
const GAMES = 100;
/** Of a long game its beginning will do. */
const DEEDS = 600;
const WITH_DICE = games
  .map((module) => module.open(parseSetup(module, {})))
  .filter((game) => hasDice(game));

test.each(WITH_DICE.map((game) => [game.id, game] as const))(
  'the luck of many rolls of %s sums up to nothing within four deviations',
  (_, game) => {
    const rolls: Roll[] = [];
    for (let seed = 0; seed < GAMES && rolls.length < ROLLS; seed++)
      rolls.push(...rollsOf(game, seed));
    for (const side of game.sides.keys()) {
      // The expected gain of a roll is nothing, whatever came before it: variances add up.
      const lucks = rolls.map(({ came, expected }) => (came[side] ?? 0) - (expected[side] ?? 0));
      const deviation = Math.sqrt(lucks.reduce((sum, luck) => sum + luck * luck, 0));
      expect(deviation).toBeGreaterThan(0);
      expect(Math.abs(lucks.reduce((a, b) => a + b, 0))).toBeLessThan(4 * deviation);
    }
  },
);

/** Dice of a random game. */
function rollsOf(game: Game, seed: number): readonly Roll[] {
  const bots = game.sides.map((_, side) => createBot('random', `${seed}/${side}`));
  const { actions } = playMatch(game, bots, seed);
  const deeds = actions
    .slice(0, DEEDS)
    .map((action, i): ReviewedMove => ({ seq: i + 1, side: 0, action }));
  return finish(reviewGame(game, deeds, new Set())).rolls;
}

function finish(work: Generator<number, Review>): Review {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
