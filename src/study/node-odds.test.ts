import { describe, expect, test } from 'vitest';
import { games } from '../games/registry.ts';
import { type Action, ActionList } from '../kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { hasOdds, oddsOf } from '../kernel/odds/odds.ts';
import type { RollOdds } from '../kernel/odds/card.ts';
import { Sfc32 } from '../kernel/random.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import type { GameState } from '../kernel/state.ts';
import { keyOf } from '../kernel/text/message.ts';
import { viewOf } from '../kernel/view.ts';
import { errorOf, nodeOdds } from './node-odds.ts';

const open = (id: string, scenario: string): Game => {
  const module = games.find((one) => one.id === id);
  if (!module) throw new Error(`no ${id}`);
  return module.open(parseSetup(module, { scenario }));
};

interface Rolling {
  readonly s: GameState;
  readonly action: Action;
}

/** Returns decisions of a random game that roll dice, as views of the side to act. */
function rollingIn(game: Game, seed: string, most: number): Rolling[] {
  const rng = new Sfc32(seed);
  const s = start(game);
  const list = new ActionList();
  const found: Rolling[] = [];
  for (let i = 0; i < 300 && found.length < most && game.outcome(s) === undefined; i++) {
    const who = actor(game, s);
    legal(game, s, list);
    const action =
      who < 0
        ? drawOutcome(game, s, list, (n) => rng.below(n))
        : (list.toArray()[rng.below(list.length)] ?? 0);
    const view = viewOf(game, s, Math.max(0, who));
    if (who >= 0 && hasOdds(game, view, action)) found.push({ s: view, action });
    apply(game, s, action);
  }
  return found;
}

/** Least effort: every figure is sampled. */
const SAMPLED = { positions: 1, samples: 150 };
const { samples } = SAMPLED;

const chances = ({ rows }: RollOdds): Map<string, number> =>
  new Map(rows.map(({ label, p }) => [keyOf(label), p]));

describe.each([
  ['annihilator', 'learning'],
  ['slammers', '1'],
])('%s %s', (id, scenario) => {
  const game = open(id, scenario);
  const rolling = rollingIn(game, 'node odds', 4);

  test('odds are exact within the limit, and equal those of the rules', () => {
    expect(rolling.length).toBeGreaterThan(2);
    for (const { s, action } of rolling)
      expect(nodeOdds(game, s, action)).toEqual(oddsOf(game, s, action));
  });

  test('beyond the limit they are sampled, marked, and within four standard errors of the exact ones', () => {
    let compared = 0;
    for (const { s, action } of rolling) {
      const exact = oddsOf(game, s, action)?.first;
      const sampled = nodeOdds(game, s, action, SAMPLED);
      if (!exact || !sampled?.first) continue;
      expect(sampled.samples).toBe(samples);
      const found = chances(sampled.first);
      for (const [label, p] of chances(exact)) {
        const near = 4 * errorOf(p, samples) + 1e-9;
        expect(Math.abs((found.get(label) ?? 0) - p), label).toBeLessThanOrEqual(near);
        compared += 1;
      }
      expect(sampled.first.rows.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1);
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('equal positions give equal samples', () => {
    const few = { positions: 1, samples: 10 };
    for (const { s, action } of rolling)
      expect(nodeOdds(game, s.clone(), action, few)).toEqual(nodeOdds(game, s, action, few));
  });
});
