/**
 * Games whose bots have only `evaluate`, `determinize` and `turn`: the levels that think ahead must not lose against
 * greedy. The games are Isles and the game that `countermarch new` creates.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { Bot } from '../src/bots/bot.ts';
import { createBot } from '../src/bots/create-bot.ts';
import { playMatch } from '../src/bots/match.ts';
import { makeGame } from '../src/cli/commands/new.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import { pointsOf } from '../src/kernel/outcome.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { isles } from './isles/index.ts';
import { useSources } from './scaffold.ts';
import { byTier } from './tier.ts';

const home = mkdtempSync(join(tmpdir(), 'plain-bots-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function openNew(): Promise<Game> {
  const folder = join(home, 'harbour');
  makeGame(folder, 'harbour', 'Harbour');
  useSources(folder);
  const path = pathToFileURL(join(folder, 'src/index.ts')).href;
  const { harbour } = (await import(/* @vite-ignore */ path)) as { harbour: GameModule };
  return harbour.open(parseSetup(harbour));
}

/** Fewer iterations than usual, so that a game takes about a second. */
const withBudgetFactor = (game: Game, budgetFactor: number): Game => ({
  ...game,
  bot: { ...game.bot, budgetFactor },
});

/** Points of a level against greedy, when both play both sides of each game with the same dice. */
function pointsAgainstGreedy(game: Game, level: string, games: number): number {
  let points = 0;
  for (let i = 0; i < games; i++) {
    const side = i % 2;
    const bots = [0, 1].map((seat): Bot => {
      return createBot(seat === side ? level : 'greedy', `${i}/${seat}`);
    });
    points += pointsOf(playMatch(game, bots, i >> 1).outcome, side, 2);
  }
  return points;
}

/**
 * A standard error below half of the games. The games are the same in each run and change only with the bots and the
 * rules.
 */
const least = (games: number): number => (games - Math.sqrt(games)) / 2;

describe('levels that think ahead hold their own against greedy', () => {
  test('in a new game', async () => {
    const game = withBudgetFactor(await openNew(), 1 / 8);
    expect(game.bot.candidates).toBeUndefined();
    const games = byTier(8, 4, 200);
    expect(pointsAgainstGreedy(game, '4', games)).toBeGreaterThanOrEqual(least(games));
  });

  test('in Isles', () => {
    const game = withBudgetFactor(
      isles.open(parseSetup(isles, { scenario: 'duel' })) as Game,
      1 / 4,
    );
    const games = byTier(20, 6, 400);
    expect(pointsAgainstGreedy(game, '4', games)).toBeGreaterThanOrEqual(least(games));
  });
});
