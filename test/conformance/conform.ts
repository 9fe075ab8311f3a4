/**
 * Every scenario of a game against the contract, up to two hundred games each: every other one with
 * options drawn by lot, half of them among the candidates of its bots. A file for each game, so that they
 * run side by side.
 */
import { describe, expect, test } from 'vitest';
import { conformGame } from '../../src/kernel/conformance/conform.ts';
import type { Game, GameModule } from '../../src/kernel/game.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { optionsIn, parseSetup } from '../../src/kernel/setup/setup.ts';

const FEWEST_GAMES = 20;
const MOST_GAMES = 200;
/** Long games need not be many. */
const ENOUGH_DECISIONS = 60_000;

/** The game as it usually is, or with options by lot. */
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
  const rules = new Set(module.rulebook.map(({ id }) => id));
  describe.each(module.scenarios)('$id', ({ id: scenario }) => {
    test('random games keep the contract and every invariant', () => {
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
