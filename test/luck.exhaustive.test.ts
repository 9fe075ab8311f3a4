/** In the long run, luck favours no side: checked for many rolls in random games of each game with dice. */
import { expect, test } from 'vitest';
import { createBot } from '../src/bots/create-bot.ts';
import { playMatch } from '../src/bots/match.ts';
import { type ReviewedMove, type Review, type Roll, reviewGame } from '../src/bots/review.ts';
import { games } from '../src/games/registry.ts';
import { hasDice } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';

/** Maximum number of games, and number of rolls after which no further game is played. */
const ROLLS = 500;
const GAMES = 100;
/** In a long game, only the first actions are reviewed. */
const DEEDS = 600;
const WITH_DICE = games
  .map((module) => module.open(parseSetup(module, {})))
  .filter((game) => hasDice(game));

test.each(WITH_DICE.map((game) => [game.id, game] as const))(
  'the luck of many rolls of %s adds up to zero within four standard deviations',
  (_, game) => {
    const rolls: Roll[] = [];
    for (let seed = 0; seed < GAMES && rolls.length < ROLLS; seed++)
      rolls.push(...rollsOf(game, seed));
    for (const side of game.sides.keys()) {
      // The expected gain of a roll is zero whatever happened before it, so the variances add up.
      const lucks = rolls.map(
        ({ actual, expected }) => (actual[side] ?? 0) - (expected[side] ?? 0),
      );
      const deviation = Math.sqrt(lucks.reduce((sum, luck) => sum + luck * luck, 0));
      expect(deviation).toBeGreaterThan(0);
      expect(Math.abs(lucks.reduce((a, b) => a + b, 0))).toBeLessThan(4 * deviation);
    }
  },
);

/** Returns the rolls of a random game. */
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
