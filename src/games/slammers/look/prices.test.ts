/** Issue row 10: a decision that costs points or movement shows its price on the label. */
import { expect, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { ActionList, verbNameOf } from '../../../kernel/action.ts';
import { legal } from '../../../kernel/engine.ts';
import { leftTo } from '../rules/forces/24-purse.ts';
import { STEP, VERBS } from '../rules/names.ts';
import { act, begin, offers, stepNow, table, type TestGame } from '../testing.ts';

/** Labels of the legal actions, by verb. */
function labels({ game, s }: TestGame): Map<string, string[]> {
  const actions = legal(game, s, new ActionList()).toArray();
  const named = actions.map((action) => ({
    verb: verbNameOf(VERBS, action),
    label: english(game, game.look.actionLabel(s, action)),
  }));
  return new Map(
    [...Map.groupBy(named, ({ verb }) => verb)].map(([verb, all]) => [
      verb,
      all.map(({ label }) => label),
    ]),
  );
}

test('[D13] [D14] one button buys the rest, the next one places it', () => {
  const t = begin('14');
  expect(labels(t).get('usual')).toEqual(['Auto-buy the rest']);
  while (stepNow(t) === 'setup.buy') act(t, 'usual');
  expect(labels(t).get('usual')).toEqual(['Auto-place the rest']);
});

test('[24.1] every purchase in scenario 14 shows its price in points', () => {
  const t = begin('14');
  let priced = 0;
  for (let line = 0; line < 12 && offers(t).some((word) => word.startsWith('count')); line++) {
    const { colour } = t.s.frame(STEP['setup.buy']);
    const counts = legal(t.game, t.s, new ActionList())
      .toArray()
      .filter((action) => verbNameOf(VERBS, action) === 'count');
    for (const action of counts) {
      const after = t.s.clone();
      t.game.steps[after.step]?.apply?.(after, action);
      const points = leftTo(t.s, colour) - leftTo(after, colour);
      const label = english(t.game, t.game.look.actionLabel(t.s, action));
      if (points === 0) expect(label).not.toContain('point');
      else expect(label).toContain(`(${points} point`);
      priced += points > 0 ? 1 : 0;
    }
    const words = offers(t).filter((word) => word.startsWith('count'));
    act(t, words[Math.min(1, words.length - 1)] ?? '');
  }
  expect(priced).toBeGreaterThan(20);
});

test('[11.2] [44.3] [3.3] actions during a move show their movement points', () => {
  const carrier = table('movement', '14', 'tAP1 tIN1 2-0102; gTK1 5-0101; rMI1 2-0503', {
    values: { 'spice-1-at': '2-0102' },
  });
  const deeds = labels(act(carrier, 'move tAP1'));
  expect(deeds.get('load')).toEqual(['Load Tan infantry 1 (1 movement point per unit)']);
  expect(deeds.get('take')).toEqual(['Take a container (1 movement point)']);
  const rider = table('movement', '14', 'rMI1 4-0101; tTK1 6-0101', { values: { mover: 'red' } });
  expect(labels(act(rider, 'move rMI1')).get('mount')).toEqual([
    'Mount the skimmers (1 movement point)',
  ]);
});
