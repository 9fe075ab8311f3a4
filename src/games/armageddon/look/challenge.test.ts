import { describe, expect, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { viewOf } from '../../../kernel/view.ts';
import { beginThreshold } from '../rules/battle/05-threshold.ts';
import { beginChallenge } from '../rules/battle/05-pools.ts';
import { chanceOfMargin, choose } from '../rules/battle/05-chances.ts';
import { forget } from '../rules/knowledge.ts';
import { act, slot, table, type TestGame } from '../testing.ts';

const FIELD =
  'red at 0404: concord-keep; red army 0404: line-rifles marshal-orsine-vale; blue army 0505: bastion-colossus; ' +
  'blue at 0606: axle-zero; green at 0808: the-first-nest';

function ground(attack: number, defence: number, more = {}, values = {}): TestGame {
  const t = table(FIELD, { scenario: 'three', values });
  const [attacker, defender] = [slot(t, 'line-rifles'), slot(t, 'bastion-colossus')];
  beginChallenge(t.s, { kind: 'ground', attacker, defender, attack, defence, ...more });
  t.game.steps[t.s.step]?.enter?.(t.s);
  return t;
}

/** Contents of the plan: `name: attack v defence odds, results with their chances`. */
function shown(t: TestGame, s = t.s): string[] {
  const inEnglish = (what: Parameters<typeof english>[1]) => english(t.game, what);
  return (t.game.look.plan?.show(s)?.items ?? []).map(({ name, attack, defence, odds, chances }) =>
    [
      `${inEnglish(name)}: ${inEnglish(attack.total)} v ${inEnglish(defence.total)}, ${inEnglish(odds)}`,
      ...chances.map(({ label, text }) => `${inEnglish(label)} ${text}`),
    ].join('; '),
  );
}

describe('[5.2] pending dice', () => {
  test('a roll of 2 against 1: every result with its exact chance', () => {
    expect(shown(ground(2, 1))).toEqual([
      'The roll: ? v ?, 50% to hit; no damage 1/2; 1 damage to Bastion Colossus 3/8; 2 damage to Bastion Colossus 1/8',
    ]);
  });

  test('chances agree with the margins for all sizes of pools', () => {
    for (const [attack, defence] of [
      [5, 3],
      [10, 4],
      [15, 15],
    ] as const) {
      const { chances = [] } = ground(attack, defence).game.look.plan?.show(
        ground(attack, defence).s,
      )?.items[0] ?? { chances: [] };
      const hurt = chances.reduce((sum, { label, p }) => sum + (isNothing(label) ? 0 : p), 0);
      expect(hurt).toBeCloseTo(chanceOfMargin(attack, defence, 1), 12);
      expect(chances.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
    }
  });

  test('[25.5] in a duel, damage to the attacker counts as well, with negative value', () => {
    expect(shown(ground(1, 1, { duel: true }))[0]).toBe(
      'The roll: ? v ?, 25% to hit; 1 damage to Line Rifles 1/4; no damage 1/2; 1 damage to Bastion Colossus 1/4',
    );
  });
});

const isNothing = (label: unknown): boolean =>
  (label as { readonly key: string }).key === 'chances.nothing';

describe('[5.4] after each possible use of fate or tactics', () => {
  test('[5.5] a point of fate rolls one failed die again', () => {
    const t = act(ground(6, 6, { defenceFate: 2 }), 'roll 4:3');
    expect(shown(t)).toEqual([
      'Current dice: 4 v 3, 100% to hit; 1 damage to Bastion Colossus 1/1',
      'After spending fate: 4 v 3, 50% to hit; no damage 1/2; 1 damage to Bastion Colossus 1/2',
    ]);
  });

  test('[5.10] each tactic in hand that can be paid, with the dice that it rolls', () => {
    const held = { 'blue-deny': 1, 'blue-extra-weight': 1, 'blue-falter': 1, 'blue-ap': 1 };
    const t = act(ground(6, 6, { attackFate: 1 }, held), 'roll 5:3');
    expect(shown(t)).toEqual([
      'Current dice: 5 v 3, 100% to hit; 2 damage to Bastion Colossus 1/1',
      'After playing Extra Weight: 5 v 3, 50% to hit; no damage 1/2; 1 damage to Bastion Colossus 3/8; 2 damage to Bastion Colossus 1/8',
      'After playing Deny: 4 v 3, 100% to hit; 1 damage to Bastion Colossus 1/1',
    ]);
    const [stands, weight] = t.game.look.plan?.show(t.s)?.items ?? [];
    const rerolled = [0, 1, 2, 3].map((n) => choose(3, n) / 8);
    expect(weight?.chances.at(-1)?.p).toBe(rerolled[0]);
    expect([stands, weight].map((item) => item?.next !== undefined)).toEqual([true, true]);
  });

  test('dice are shown as rolled, and fate as points', () => {
    const t = act(ground(4, 3, { defenceFate: 2 }), 'roll 3:1');
    const { attack, defence } = t.game.look.plan?.show(t.s)?.items[0] ?? {};
    expect([attack, defence].map((side) => side?.lines.map(({ value }) => value))).toEqual([
      ['●●●○'],
      ['●○○', '★★'],
    ]);
  });

  test('[5.5] [10.5.3] dice that will be rolled again or added are not rolled yet', () => {
    const held = { 'blue-extra-weight': 1 };
    const t = act(ground(4, 3, { defenceFate: 2 }, held), 'roll 3:1');
    const dice = t.game.look.plan?.show(t.s)?.items.map(({ defence }) => defence.lines[0]?.value);
    expect(dice).toEqual(['●○○', '●○◇', '●○○◇◇◇']);
  });

  test('others see what is public; a side that does not know both cards sees no challenge', () => {
    const t = act(ground(6, 6, { defenceFate: 1 }, { 'blue-deny': 1 }), 'roll 4:3');
    const red = viewOf(t.game, t.s, 0);
    expect(shown(t, red).map((line) => line.split(':')[0])).toEqual([
      'Current dice',
      'After spending fate',
    ]);
    for (const name of ['line-rifles', 'bastion-colossus']) forget(t.s, slot(t, name), 2);
    expect(t.game.look.plan?.show(viewOf(t.game, t.s, 2))).toBeUndefined();
  });
});

test('[5.8] a test against a number', () => {
  const t = table(FIELD, { scenario: 'three' });
  beginThreshold(t.s, slot(t, 'marshal-orsine-vale'), 3, 2);
  t.game.steps[t.s.step]?.enter?.(t.s);
  expect(shown(t)).toEqual(['The roll: ? v 2, 50% to pass; failed 1/2; passed 1/2']);
  act(t, 'again 1');
  expect(shown(t)).toEqual([
    'Current dice: 1 v 2, 0% to pass; failed 1/1',
    'After spending fate: 1 v 2, 50% to pass; failed 1/2; passed 1/2',
  ]);
});
