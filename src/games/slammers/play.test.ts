/** The kernel's contract on every scenario. */
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
/** Short scenarios of several kinds, with a tenth of all decisions. */
const SOME = new Set(['1', '4', '6', '13', 'designed']);
const SEEDS = byTier(1, 1, 2);
const GAMES = byTier(
  ALL,
  ALL.filter(({ id }) => SOME.has(id)),
);

describe.each(GAMES)('scenario $id with $options', ({ id, options }) => {
  const game = openGame(id, options);

  test('random games keep the contract and end with the scenario’s victory conditions', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const report = conformGame(game, new Sfc32(`${id}/${seed}`), { deepEvery: 16, rules });
      expect(report.unexplained).toEqual([]);
      // [R64] If the last turn is a designed value, the end names the ruling too.
      const ends = [victoryRule(game.create()), ...(hasOurLastTurn(id) ? ['R64'] : [])];
      expect(ends).toContain(report.outcome.rule);
    }
  });
});
