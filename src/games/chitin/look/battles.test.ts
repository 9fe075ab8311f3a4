import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../kernel/action.ts';
import { actor, apply, drawOutcome, legal } from '../../../kernel/engine.ts';
import type { Message } from '../../../kernel/text/message.ts';
import { oddsOf } from '../../../kernel/odds/odds.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { CHANCE, NOBODY } from '../../../kernel/side.ts';
import { RESULTS } from '../data/charts.ts';
import { act, hex, openGame, table, look } from '../testing.ts';

const COMBINED =
  'red 3 Gantua 7,-7 E; red Phlanx 9,-7 W; blue 2 Termagant 8,-7 W; red Gantua 3,-7 W; blue Worker 2,-7 E';

describe('planning attacks', () => {
  test('[7.02] duties are listed by hex until the enemy there is attacked', () => {
    const t = table(COMBINED, { step: 'combat', scenario: 'basic' });
    expect(look.plan?.show(t.s)?.unmet?.map(({ node, rule }) => [node, rule])).toEqual([
      [hex(2, -7), '7.02'],
      [hex(8, -7), '7.02'],
    ]);
    act(t, 'attack 3,-7/W');
    expect(look.plan?.show(t.s)?.unmet?.map(({ node }) => node)).toEqual([hex(8, -7)]);
  });

  test('[7.01] [7.041] [7.043] each stack with its adds; the odds; all six faces', () => {
    const t = act(
      table(COMBINED, { step: 'combat', scenario: 'basic' }),
      'attack 3,-7/W',
      'attack 7,-7/E',
    );
    act(t, 'attack 9,-7/W');
    const item = look.plan?.show(t.s)?.items.find(({ attack }) => attack.nodes.length === 2);
    expect(item?.attack.lines.map(({ rule }) => rule)).toContain('7.041');
    const sum = item?.attack.lines.reduce((n, { value }) => n + Number(value), 0);
    expect(`${sum}`).toBe(item?.attack.total);
    expect(item?.chances.reduce((n, { p }) => n + p, 0)).toBeCloseTo(1, 12);
  });

  test('[7.062] results are in the order of the die', () => {
    const t = act(
      table(COMBINED, { step: 'combat', scenario: 'basic' }),
      'attack 3,-7/W',
      'attack 7,-7/E',
    );
    const item = look.plan?.show(t.s)?.items.find(({ attack }) => attack.nodes.length === 1);
    const told = item?.chances.map(({ label }) => (label as Message).args?.result);
    expect(told?.length).toBeGreaterThan(2);
    expect(told).toEqual(RESULTS.filter((result) => told?.includes(result)));
  });

  test('[7.062] the odds before the dice equal those of the plan, also for a battle that may follow', () => {
    const t = act(
      table(COMBINED, { step: 'combat', scenario: 'basic' }),
      'attack 3,-7/W',
      'attack 7,-7/E',
    );
    act(t, 'attack 9,-7/W', 'done');
    // The lone Worker may die without any decision, in which case the other die falls at once.
    const items = look.plan?.show(t.s)?.items.toReversed() ?? [];
    const odds = oddsOf(t.game, t.s, items[0]?.next as number);
    expect(odds?.next.map(({ isSure }) => isSure)).toEqual([false]);
    const fractions = (all: readonly { text: string }[] = []) => all.map(({ text }) => text);
    expect([odds?.first, ...(odds?.next ?? [])].map((roll) => fractions(roll?.rows))).toEqual(
      items.map(({ chances }) => fractions(chances)),
    );
  });

  test('[5.00] once announced, the battles are shown, and no duties are left', () => {
    const t = act(
      table(COMBINED, { step: 'combat', scenario: 'basic' }),
      'attack 3,-7/W',
      'attack 7,-7/E',
      'done',
    );
    const plan = look.plan?.show(t.s);
    expect(plan).toMatchObject({ isOpen: false, unmet: [] });
    expect(plan?.items).toHaveLength(2);
  });

  test.for(['learning', 'armageddon'])('[5.00] a plan can be shown at any time: %s', (scenario) => {
    const game = openGame({ scenario });
    const rng = new Sfc32(3);
    const s = game.create();
    game.begin(s);
    apply(game, s, legal(game, s, new ActionList()).at(0));
    let seen = 0;
    for (let i = 0; i < 4000 && actor(game, s) !== NOBODY; i++) {
      if (game.look.plan?.show(s)?.items.length) seen++;
      const list = legal(game, s, new ActionList());
      const isDie = actor(game, s) === CHANCE;
      const below = (n: number) => rng.below(n);
      apply(game, s, isDie ? drawOutcome(game, s, list, below) : list.at(below(list.length)));
    }
    expect(seen).toBeGreaterThan(0);
  });
});
