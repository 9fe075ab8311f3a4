import { expect, test } from 'vitest';
import { game, node, positionAfter, unit } from '../../../test/page-table.ts';
import type { Game } from '../../kernel/game.ts';
import type { PlanItem, PlanSide } from '../../kernel/look/plan.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { battleOf, fallenBetween } from './battle.ts';

const open = game as Game;
const before = positionAfter('pass', 'move b1');
const to = parseAction(open, 'to b1');
const side = (nodes: readonly number[]): PlanSide => ({ nodes, lines: [], total: '' });
const fight = (from: number, at: number, next?: number): PlanItem => ({
  ...{ name: 'a fight', odds: '', rule: '', chances: [] },
  ...{ attack: side([from]), defence: side([at]) },
  ...(next !== undefined && { next }),
});

function withPlan(...items: PlanItem[]): Game {
  const show = () => ({ title: '', rule: '', items, isOpen: false });
  return { ...open, look: { ...open.look, plan: { show } } };
}

test('without a plan, the acting unit attacks the node that its action leads to', () => {
  const from = before.at[unit('b1')];
  expect(battleOf(open, before, to)).toEqual({
    node: node('b1'),
    attackers: new Map([[unit('b1'), from]]),
  });
  expect(battleOf(open, before, parseAction(open, 'pass'))).toBeUndefined();
});

test('with a plan, the battle is the fight that the action begins, or else the first fight', () => {
  const [here, there] = [before.at[unit('r1')] as number, before.at[unit('b1')] as number];
  const planned = withPlan(fight(there, here), fight(here, there, to));
  expect(battleOf(planned, before, to)).toEqual({
    node: there,
    attackers: new Map([[unit('r1'), here]]),
  });
  expect(battleOf(planned, before, to + 1)?.node).toBe(here);
});

test('eliminated units are listed, and equal units are grouped', () => {
  const after = before.clone();
  expect(fallenBetween(open, before, after)).toEqual([]);
  after.at[unit('r1')] = -1;
  const gone = open.look.counters(before).find((c) => c.unit === unit('r1'));
  expect(fallenBetween(open, before, after)).toEqual([{ look: gone, n: 1 }]);
  const alike = {
    ...open.look,
    counters: (s: typeof before) =>
      open.look.counters(s).map((c) => ({ ...c, side: 0, type: 'same', values: '' })),
  };
  after.at[unit('b1')] = -1;
  expect(fallenBetween({ ...open, look: alike } as Game, before, after)).toMatchObject([{ n: 2 }]);
});
