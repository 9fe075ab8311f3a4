/** Tests the contract with the kernel in every scenario, with random play and with play that seeks contact. */
import { describe, expect, test } from 'vitest';
import { expectGoldenMatch } from '../../../test/golden.ts';
import { byTier } from '../../../test/tier.ts';
import { conformGame } from '../../kernel/conformance/conform.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { openGame } from './testing.ts';

const EVERYTHING = { 'low-hacker': 1, 'arch-reaper': 1, ending: 1, 'play-on': 1, turns: 12 };
const ALL = SCENARIOS.flatMap(({ id: scenario }) => [
  { scenario, options: { turns: 12 } },
  { scenario, options: EVERYTHING },
]);
/** One set-up; in the long tier one of each scenario, with either options in turn. */
const SETUPS = byTier(
  ALL.filter((_, i) => (i + (i >> 1)) % 2 === 1),
  ALL.filter(({ scenario, options }) => scenario === 'small' && options === EVERYTHING),
  ALL,
);
/** Number of random games, and of games among candidates, per scenario. */
const [RANDOM, SEEKING] = byTier([1, 3], [1, 2]);

describe.each(SETUPS)('$scenario with $options', (setup) => {
  const game = openGame(setup);

  test.each([
    { seeks: false, games: RANDOM, what: 'random games' },
    { seeks: true, games: SEEKING, what: 'games among candidates, which fight more,' },
  ])('[5.00] [R49] $what keep the contract and end', ({ seeks, games }) => {
    let dice = 0;
    for (let seed = 0; seed < games; seed++) {
      const report = conformGame(game, new Sfc32(`${setup.scenario}/${seed}`), {
        illegalPerDecision: 2,
        deepEvery: 64,
        seeks,
      });
      expect(report.decisions).toBeGreaterThan(100);
      expect(report.refused).toBeGreaterThan(100);
      dice += report.dice;
    }
    // Two or more dice decide the first move of each game; the others are for battles.
    if (seeks) expect(dice).toBeGreaterThan(30);
  });
});

test.each(SCENARIOS)('[5.00] the golden game of $id', ({ id }) => {
  const game = openGame({ scenario: id, options: { turns: 6 } });
  expectGoldenMatch(`chitin/${id}.txt`, game, 'golden');
});
