import { describe, expect, test } from 'vitest';
import { isles } from '../../../test/isles/index.ts';
import { actor } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { byTier } from '../../../test/tier.ts';
import { viewOf } from '../../kernel/view.ts';
import { createBot } from '../create-bot.ts';
import { Match } from '../match.ts';
import type { Plan } from './plan.ts';
import { Planner, type Planning } from './planner.ts';

const ALL = { breadth: Number.POSITIVE_INFINITY, outcomes: 6 };
const STYLE: Planning = {
  generation: ALL,
  playout: ALL,
  outcomes: 12,
  first: 8,
  kept: 3,
  children: 4,
  least: 8,
  most: 32,
  weightSamples: 1,
};

const game = isles.open(parseSetup(isles, { scenario: 'duel' })) as Game;

/** The first and the last number of a position; in a fifth of the last ones, another plan is surely better. */
const [FIRST, LAST] = byTier([54, 79], [54, 79], [0, 79]);

/** Positions of games between random bots. */
function positions(): Match[] {
  return Array.from({ length: LAST + 1 - FIRST }, (_, i) => {
    const number = FIRST + i;
    const match = new Match(game, number);
    const bot = createBot('random', number);
    for (let left = 4 + (number % 16); left > 0 && match.actor >= 0; left--)
      match.act(bot.choose(game, match.viewFor(match.actor), match.actor));
    return match;
  }).filter((match) => match.actor >= 0);
}

function bestPlan({ state }: Match, requiredLead: number | undefined, playouts: number): Plan {
  const side = actor(game, state);
  const style = requiredLead === undefined ? STYLE : { ...STYLE, requiredLead };
  const planner = new Planner(game, style, new Sfc32('doubt'));
  planner.begin(viewOf(game, state, side), side, []);
  planner.think(() => planner.playouts >= playouts);
  return planner.best()[0] ?? [];
}

describe('a planner that has to be sure', () => {
  const usual = positions().map((match) => bestPlan(match, undefined, 1).join());
  const differing = (requiredLead: number | undefined): number =>
    positions().filter((match, i) => bestPlan(match, requiredLead, 150).join() !== usual[i]).length;

  test('plays the usual plan however good others look, if they must be better beyond all doubt', () => {
    expect(differing(1e9)).toBe(0);
  });

  test('departs from it where another is surely better, but less often than without doubt', () => {
    const sure = differing(2);
    expect(sure).toBeGreaterThan(0);
    expect(sure).toBeLessThan(differing(undefined));
  });
});
