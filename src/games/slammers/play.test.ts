/** The contract with the kernel on every scenario, by what is built of it. */
import { describe, expect, test } from 'vitest';
import { byTier } from '../../../test/tier.ts';
import { conformGame } from '../../kernel/conformance/conform.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { hasOurLastTurn, SCENARIOS } from './data/scenarios.ts';
import { rulebook } from './rulebook.ts';
import { victoryRule } from './rules/victory/victory.ts';
import { openGame } from './testing.ts';

const rules = new Set(rulebook.map(({ id }) => id));

const ALL = [
  ...SCENARIOS.map(({ id }) => ({ id, options: {} })),
  { id: '4', options: { electronics: 1 } },
  { id: '5', options: { players: 3, electronics: 1 } },
];
/** Short scenarios of several kinds: a tenth of all decisions. */
const SOME = new Set(['1', '4', '6', '13', 'designed']);
const SEEDS = byTier(1, 1, 2);
const GAMES = byTier(
  ALL,
  ALL.filter(({ id }) => SOME.has(id)),
);

describe.each(GAMES)('scenario $id with $options', ({ id, options }) => {
  const game = openGame(id, options);

  test('random games keep the contract and end by the victory of the scenario', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const report = conformGame(game, new Sfc32(`${id}/${seed}`), { deepEvery: 16, rules });
      expect(report.unexplained).toEqual([]);
      // [R64] Where the last turn is ours, the ruling is named.
      const ends = [victoryRule(game.create()), ...(hasOurLastTurn(id) ? ['R64'] : [])];
      expect(ends).toContain(report.outcome.rule);
    }
  });
});
