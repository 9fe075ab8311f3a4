/**
 * Every scenario of a game against the contract, up to two hundred games each: every second game has random options,
 * and half of those are played among the candidates of its bots. Each game has a file of its own, so that they run in
 * parallel.
 */
import { describe, expect, test } from 'vitest';
import { conformGame } from '../../src/kernel/conformance/conform.ts';
import type { Game, GameModule } from '../../src/kernel/game.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { optionsIn, parseSetup } from '../../src/kernel/setup/setup.ts';

const FEWEST_GAMES = 20;
const MOST_GAMES = 200;
/** Total number of decisions after which no further game is played; long games reach it with fewer games. */
const ENOUGH_DECISIONS = 60_000;

/** Opens the game with its usual options, or with random ones. */
function openBySeed(module: GameModule, scenario: string, seed: number): Game {
  const rng = new Sfc32(`options/${scenario}/${seed}`);
  const drawn = optionsIn(module, scenario).map((o) => [
    o.id,
    o.min + rng.below(o.max - o.min + 1),
  ]);
  const options = seed % 2 === 0 ? {} : Object.fromEntries(drawn);
  return module.open(parseSetup(module, { scenario, options }));
}

/** Declares the tests of a game. */
export function conforms(module: GameModule): void {
  describe.each(module.scenarios)('$id', ({ id: scenario }) => {
    test('random games keep the contract and every invariant', async () => {
      const rules = new Set((await module.rulebook()).map(({ id }) => id));
      let [played, decisions] = [0, 0];
      while (played < FEWEST_GAMES || (played < MOST_GAMES && decisions < ENOUGH_DECISIONS)) {
        const game = openBySeed(module, scenario, played);
        const rng = new Sfc32(`${scenario}/${played}`);
        decisions += conformGame(game, rng, { rules, seeks: played % 4 > 1 }).decisions;
        played += 1;
      }
      expect(decisions).toBeGreaterThan(10 * played);
    });
  });
}
