/**
 * Every scenario of every game against the contract, up to two hundred games each: every other one with
 * options drawn by lot, half of them among the candidates of its bots.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { conformGame } from '../src/kernel/conform.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { optionsIn, parseSetup } from '../src/kernel/setup.ts';
import { isles } from './isles/index.ts';

const FEWEST_GAMES = 4;
const MOST_GAMES = 200;
/** Long games need not be many, nor those of large states: integers that decisions are checked on. */
const ENOUGH_INTEGERS = 60_000_000;

const cases = [...games, isles].flatMap((module) =>
  module.scenarios.map(({ id }) => ({ module, id: module.id, scenario: id })),
);

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

describe.each(cases)('$id, $scenario', ({ module, scenario }) => {
  test('random games keep the contract and every invariant', () => {
    const rules = new Set(module.rulebook.map(({ id }) => id));
    let [played, decisions, integers] = [0, 0, 0];
    while (played < FEWEST_GAMES || (played < MOST_GAMES && integers < ENOUGH_INTEGERS)) {
      const game = openBySeed(module, scenario, played);
      const rng = new Sfc32(`${scenario}/${played}`);
      const report = conformGame(game, rng, { rules, seeks: played % 4 > 1 });
      decisions += report.decisions;
      integers += report.decisions * game.create().ints.length;
      played += 1;
    }
    expect(decisions).toBeGreaterThan(10 * played);
  });
});
