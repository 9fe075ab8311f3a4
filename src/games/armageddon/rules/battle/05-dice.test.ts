import { describe, expect, test } from 'vitest';
import { english } from '../../../../../test/english.ts';
import { ActionList, pack } from '../../../../kernel/action.ts';
import { apply, legal, weightOf } from '../../../../kernel/engine.ts';
import { parseAction } from '../../../../kernel/text/notation.ts';
import { oddsOf } from '../../../../kernel/odds/odds.ts';
import { TACTICS, type TacticId } from '../../data/gear.ts';
import { act, offers, slot, stepNow, table, type TestGame } from '../../testing.ts';
import { chanceOfMargin, chancesOfFirst, choose, waysOf } from './05-chances.ts';
import { beginChallenge } from './05-pools.ts';
import { comingResults } from './05-results.ts';
import { beginThreshold } from './05-threshold.ts';
import { STEP, V } from '../names.ts';

const field = (values = {}) =>
  table(
    'red at 0404: concord-keep; red army 0404: line-rifles marshal-orsine-vale; ' +
      'blue army 0505: bastion-colossus; blue at 0606: axle-zero',
    { values },
  );

/** A ground challenge with pools of any size, ready to roll. */
function ground(attack: number, defence: number, fate = {}, values = {}): TestGame {
  const t = field(values);
  beginChallenge(t.s, {
    ...{ kind: 'ground', attacker: slot(t, 'line-rifles'), defender: slot(t, 'bastion-colossus') },
    ...{ attack, defence, ...fate },
  });
  t.game.steps[t.s.step]?.enter?.(t.s);
  return t;
}

/** Chances of each margin, over all ways in which the dice of the challenge can fall. */
function margins(t: TestGame): Map<number, number> {
  const found = new Map<number, number>();
  const follow = (s: TestGame['s'], p: number): void => {
    const list = legal(t.game, s, new ActionList()).toArray();
    const weights = list.map((action) => weightOf(t.game, s, action));
    const all = weights.reduce((a, b) => a + b, 0);
    for (const [i, action] of list.entries()) {
      const next = s.clone();
      apply(t.game, next, action);
      const share = (p * (weights[i] as number)) / all;
      if (next.step === STEP['challenge.roll']) follow(next, share);
      else found.set(next.margin, (found.get(next.margin) ?? 0) + share);
    }
  };
  follow(t.s, 1);
  return found;
}

describe('[5.1] [1.3] large pools', () => {
  test('[25.18] [6.8] a Pelican with three Beacon Cells in the hex rolls all of its 16 dice', () => {
    const t = table(
      'red at 0404: concord-keep; red hand: pelican-bomber; blue at 0505: laboratory outpost; ' +
        'red army 0505: line-rifles beacon-cell beacon-cell beacon-cell',
    );
    act(t, 'fly pelican-bomber, to 0505');
    const [strike] = offers(t).filter((text) => /^(bomb|strike)/.test(text));
    if (strike) act(t, strike);
    while (stepNow(t) === 'sortie.pick')
      apply(t.game, t.s, legal(t.game, t.s, new ActionList()).at(0));
    expect(t.s.frame(STEP.challenge).attack).toBe(16);
    expect(stepNow(act(t, 'roll 9:0'))).toBe('challenge.roll');
    act(t, 'roll 1:0');
    expect(t.s.margin).toBe(10);
  });

  test.each([
    [16, 5],
    [16, 16],
    [4, 18],
  ])(
    '%i against %i dice: the margins are Bin(A + D, 1/2) - D, rolled in several rolls',
    (attack, defence) => {
      const found = margins(ground(attack, defence));
      for (let margin = -defence; margin <= attack; margin++) {
        const exact = choose(attack + defence, defence + margin) / 2 ** (attack + defence);
        expect(found.get(margin) ?? 0).toBeCloseTo(exact, 12);
      }
    },
  );

  test('the odds of a large pool agree with those of its sum', () => {
    for (const [attack, defence] of [
      [16, 5],
      [40, 33],
    ] as const) {
      const results = comingResults(ground(attack, defence).s);
      const all = results.reduce((sum, { ways }) => sum + ways, 0n);
      expect(all).toBe(1n << BigInt(attack + defence));
      const hit = results.reduce((sum, { ways, rank }) => (rank > 0 ? sum + ways : sum), 0n);
      const exact = chanceOfMargin(attack, defence, 1);
      expect(Number((hit * 10n ** 15n) / all) / 1e15).toBeCloseTo(exact, 12);
    }
  });

  test('rerolled dice are not limited to 15 either', () => {
    const t = ground(5, 34, {}, { 'blue-reset': 1, 'blue-ap': 12 });
    act(t, 'roll 5:0, roll 0:0, roll 0:0');
    act(t, 'tactic reset, again 15, again 15');
    expect([stepNow(t), t.s.frame(STEP.challenge).saves]).toEqual(['challenge.again', 30]);
    expect(stepNow(act(t, 'again 4'))).not.toBe('challenge.again');
  });
});

describe('[2.8] going first', () => {
  /** Chance of each pool, over all ways in which the dice can fall, with ties at the top rolled again. */
  function counted(pools: readonly number[]): number[] {
    const chances = pools.map(() => 0);
    let tied = 0;
    const ties: { among: number[]; p: number }[] = [];
    const fall = (hits: number[], p: number): void => {
      if (hits.length < pools.length) {
        const dice = pools[hits.length] as number;
        for (let k = 0; k <= dice; k++) fall([...hits, k], (p * choose(dice, k)) / 2 ** dice);
        return;
      }
      const most = Math.max(...hits);
      const among = hits.flatMap((n, i) => (n === most ? [i] : []));
      if (among.length === pools.length && pools.length > 1) tied += p;
      else if (among.length === 1) chances[among[0] as number] += p;
      else ties.push({ among, p });
    };
    fall([], 1);
    for (const { among, p } of ties)
      for (const [j, q] of counted(among.map((i) => pools[i] as number)).entries())
        chances[among[j] as number] += p * q;
    return chances.map((p) => p / (1 - tied));
  }

  test.each([[[3, 3]], [[3, 7]], [[3, 4, 5]], [[3, 3, 6, 8]]])('with %j dice', (dice) => {
    const exact = chancesOfFirst(dice);
    expect(exact.reduce((sum, [n, d]) => sum + Number(n) / Number(d), 0)).toBeCloseTo(1, 12);
    for (const [i, p] of counted(dice).entries())
      expect(Number(exact[i]?.[0]) / Number(exact[i]?.[1])).toBeCloseTo(p, 12);
  });
});

test('[5.1] ways of any number of dice', () => {
  expect([waysOf(5, 2), waysOf(60, 30)]).toEqual([10n, 118264581564861424n]);
});

describe('[5.10] a tactic that would change nothing says so before it is paid', () => {
  const label = (t: TestGame, id: TacticId): string =>
    english(
      t.game,
      t.game.look.actionLabel(
        t.s,
        pack(
          V.tactic,
          TACTICS.findIndex((one) => one.id === id),
        ),
      ),
    );
  const idle = (t: TestGame, id: TacticId): boolean => label(t, id).endsWith('no effect');
  const held = { 'blue-surge': 1, 'blue-doubt': 1, 'blue-deny': 1, 'blue-turn-the-tide': 1 };

  test('[10.5.1] Surge for a unit without fate, and [10.5.2] Doubt against one without', () => {
    const without = act(ground(6, 6, {}, held), 'roll 4:3');
    expect(without.game.look.prompt(without.s)).toBeDefined();
    expect([idle(without, 'surge'), idle(without, 'doubt')]).toEqual([true, true]);
    expect(label(without, 'surge')).toMatch(/^Play Surge \(\d AP\): no effect$/);
    const both = act(ground(6, 6, { attackFate: 2, defenceFate: 1 }, held), 'roll 4:3');
    expect([idle(both, 'surge'), idle(both, 'doubt')]).toEqual([false, false]);
  });

  test('[10.5.2] Doubt when the fate is spent, [10.5.6] Deny and [10.5.7] Turn the Tide with nothing to turn', () => {
    const spent = act(ground(6, 6, { attackFate: 0, defenceFate: 1 }, held), 'roll 4:3');
    expect(idle(spent, 'doubt')).toBe(true);
    const some = act(ground(6, 6, {}, held), 'roll 4:3');
    expect([idle(some, 'deny'), idle(some, 'turn-the-tide')]).toEqual([false, false]);
    const all = act(ground(6, 3, {}, held), 'roll 6:3');
    expect([idle(all, 'deny'), idle(all, 'turn-the-tide')]).toEqual([false, true]);
  });

  test('[5.8] in a test there is no enemy, and Surge needs fate too', () => {
    const t = field({ 'red-surge': 1, 'red-ap': 9 });
    beginThreshold(t.s, slot(t, 'marshal-orsine-vale'), 3, 3);
    t.game.steps[t.s.step]?.enter?.(t.s);
    act(t, 'again 1');
    expect(idle(t, 'surge')).toBe(t.s.frame(STEP.threshold).fate < 0);
  });

  test('the odds of a tactic that rolls dice are those of its results', () => {
    const t = act(ground(6, 6, {}, { 'blue-extra-weight': 1 }), 'roll 5:3');
    const action = parseAction(t.game, 'tactic extra-weight');
    expect(oddsOf(t.game, t.s, action)?.first?.headline).toMatchObject({ p: 0.5 });
  });
});
