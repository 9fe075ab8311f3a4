import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../../kernel/odds/odds.ts';
import { parseAction } from '../../../../kernel/text/notation.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import type { ValueChanges } from '../../../../kernel/setup/values.ts';
import { hashState } from '../../../../kernel/state.ts';
import { TACTICS } from '../../data/gear.ts';
import { chanceOfMargin, choose, MOST_AT_ONCE } from './05-chances.ts';
import { failuresOf, handOf } from './05-tactics.ts';
import { forget } from '../knowledge.ts';
import { beginChallenge } from './05-pools.ts';
import {
  act,
  actorNow,
  copyOf,
  damage,
  log,
  offers,
  pools,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
  weights,
} from '../../testing.ts';

const field = (situation = {}) =>
  table(
    'red at 0404: concord-keep; red hand: pelican-bomber locust-strike-frame; red army 0404: line-rifles marshal-orsine-vale; ' +
      'blue army 0505: bastion-colossus; blue at 0606: axle-zero',
    situation,
  );

/** A ground challenge with pools of any size, ready to roll. */
function ground(
  attack: number,
  defence: number,
  fate: { attack?: number; defence?: number } = {},
  situation = {},
) {
  const t = field(situation);
  beginChallenge(t.s, {
    ...{ kind: 'ground', attacker: slot(t, 'line-rifles'), defender: slot(t, 'bastion-colossus') },
    ...{ attack, defence },
    ...(fate.attack !== undefined && { attackFate: fate.attack }),
    ...(fate.defence !== undefined && { defenceFate: fate.defence }),
  });
  t.game.steps[t.s.step]?.enter?.(t.s);
  return t;
}

const chances = (t: TestGame): Map<number, number> => {
  const ways = Object.entries(weights(t)).map(([noun, n]) => [Number(noun), n] as const);
  const all = ways.reduce((sum, [, n]) => sum + n, 0);
  const found = new Map<number, number>();
  for (const [noun, n] of ways) {
    const margin = Math.trunc(noun / 16) - (noun % 16);
    found.set(margin, (found.get(margin) ?? 0) + n / all);
  }
  return found;
};

describe('[5.1] [5.2] dice', () => {
  test('[S89] [5.2] the margin of all pools up to 15 is distributed as Bin(A + D, 1/2) - D', () => {
    for (let attack = 0; attack <= MOST_AT_ONCE; attack++)
      for (let defence = 0; defence <= MOST_AT_ONCE; defence++) {
        const found = chances(ground(attack, defence));
        for (let margin = -defence; margin <= attack; margin++) {
          const all = attack + defence;
          const exact = choose(all, defence + margin) / 2 ** all;
          expect(Math.abs((found.get(margin) ?? 0) - exact)).toBeLessThan(1e-12);
        }
      }
  });

  test('[5.2] chances agree with the values of the sheet', () => {
    const hit = (a: number, d: number) => chanceOfMargin(a, d, 1).toFixed(3);
    expect([hit(4, 4), hit(5, 5), hit(6, 6), hit(5, 3), hit(7, 4), hit(8, 2)].join(' ')).toBe(
      '0.363 0.377 0.387 0.637 0.726 0.945',
    );
  });

  test('[S90] [1.3] a pool of 0 has no success, and none is less', () => {
    expect(pools(ground(0, 3))).toBe('0 v 3');
    expect(pools(ground(-2, 3))).toBe('0 v 3');
    expect(weights(ground(0, 0))).toEqual({ 0: 1 });
  });

  test('[S88] [5.1] frequencies of a million rolls are within four standard deviations', () => {
    const ways = Object.entries(weights(ground(6, 4)));
    const lots = ways.flatMap(([noun, n]) => Array<number>(n).fill(Number(noun)));
    const rng = new Sfc32('armageddon');
    const n = 1_000_000;
    let [successes, hits] = [0, 0];
    for (let i = 0; i < n; i++) {
      const noun = lots[rng.below(lots.length)] as number;
      const [a, d] = [Math.trunc(noun / 16), noun % 16];
      successes += a + d;
      hits += a > d ? 1 : 0;
    }
    expect(Math.abs(successes / (10 * n) - 0.5)).toBeLessThan(4 * Math.sqrt(0.25 / (10 * n)));
    const p = chanceOfMargin(6, 4, 1);
    expect(Math.abs(hits / n - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / n));
  });

  test('[5.2] exact odds of an action are those of the closed form', () => {
    const t = table(
      'red at 0404: concord-keep; red hand: needle-missile; blue at 0505: laboratory outpost',
    );
    act(t, 'fly needle-missile, to 0505');
    const { first } = oddsOf(t.game, t.s, parseAction(t.game, `strike b1`)) ?? {};
    expect(first?.headline.p).toBeCloseTo(chanceOfMargin(7, 2, 1), 12);
    for (const { label, p } of first?.rows.slice(1, -1) ?? []) {
      const { n } = (label as unknown as { args: { n: number } }).args;
      const exact = chanceOfMargin(7, 2, n) - chanceOfMargin(7, 2, n + 1);
      expect(p).toBeCloseTo(exact, 12);
    }
  });

  test('[S91] [5.1] the same actions lead to the same game', () => {
    const play = () =>
      act(field(), 'fly pelican-bomber, to 0505, pick bastion-colossus, roll 6:2, fate, again 0');
    expect(hashState(play().s)).toBe(hashState(play().s));
  });
});

describe('[5.3] [5.4] [5.5] the course of a challenge', () => {
  /** Both sides have fate: Red attacks, Blue defends. */
  const both = (dice: string) => act(ground(6, 6, { attack: 2, defence: 2 }), dice);

  test('[S92] [5.3] the prerogative exists only while there is no damage', () => {
    expect(stepNow(both('roll 3:3'))).not.toBe('challenge.act');
    const t = both('roll 4:3');
    expect(actorNow(t)).toBe('blue');
    act(t, 'accept');
    // With damage pending, accepting does not end it; the attacker decides next.
    expect(actorNow(t)).toBe('red');
  });

  test('[S93] [5.4] spending fate gives it up, and the attacker may respond', () => {
    const t = act(both('roll 4:3'), 'fate, again 1');
    // There is no damage any longer, but the prerogative has been given up.
    expect([actorNow(t), offers(t)]).toEqual(['red', ['accept', 'fate']]);
    act(t, 'fate, again 1');
    expect([actorNow(t), offers(t)]).toEqual(['blue', ['accept', 'fate']]);
    act(t, 'accept, accept');
    expect(damage(t, 'bastion-colossus')).toBe(1);
  });

  test('[S94] [5.4] two accepts in a row end the challenge, one does not', () => {
    const t = act(both('roll 4:3'), 'accept');
    expect([stepNow(t), damage(t, 'bastion-colossus')]).toEqual(['challenge.act', 0]);
    act(copyOf(t), 'accept');
    act(t, 'fate, again 0');
    expect([actorNow(t), stepNow(t)]).toEqual(['blue', 'challenge.act']);
    act(t, 'accept, accept');
    expect([t.s.margin, damage(t, 'bastion-colossus')]).toEqual([1, 1]);
  });

  test('[5.3] [5.4] once it is given up, no damage no longer ends the challenge: the attacker decides again', () => {
    const t = act(both('roll 4:3'), 'fate, again 1, fate, again 0');
    expect([actorNow(t), offers(t)]).toEqual(['red', ['accept', 'fate']]);
    expect(log(t, 'fate')).toEqual(['Blue spends a point of fate.', 'Red spends a point of fate.']);
  });

  test('[S95] [5.5] [R26] fate rerolls one failure per point, for 1 AP', () => {
    const t = act(ground(6, 2, { attack: 3, defence: 2 }), 'roll 5:1');
    const before = [...t.s.ap];
    expect(actorNow(t)).toBe('blue');
    act(t, 'fate');
    expect(weights(t)).toEqual({ 0: 1, 1: 1 });
    act(t, 'again 0');
    expect([actorNow(t), offers(t)]).toEqual(['red', ['accept', 'fate']]);
    act(t, 'accept');
    // The same die may be rolled again.
    expect([actorNow(t), offers(t)]).toEqual(['blue', ['accept', 'fate']]);
    act(t, 'fate, again 1');
    // None of Blue's dice has failed, so Blue cannot act; one of Red's has failed.
    expect(actorNow(t)).toBe('red');
    act(t, 'fate, again 1');
    expect([stepNow(t), t.s.margin]).toEqual(['turn.act', 4]);
    expect([before[0] - t.s.ap[0], before[1] - t.s.ap[1]]).toEqual([1, 2]);
  });

  test('[5.5] [5.6] without AP or fate there is no decision', () => {
    const poor = ground(6, 6, { attack: 2, defence: 2 }, { values: { 'blue-ap': 0, 'red-ap': 0 } });
    expect([stepNow(act(poor, 'roll 4:3')), damage(poor, 'bastion-colossus')]).toEqual([
      'turn.act',
      1,
    ]);
    const none = act(ground(6, 6), 'roll 4:3');
    expect([stepNow(none), damage(none, 'bastion-colossus')]).toEqual(['turn.act', 1]);
  });

  test('[5.5] refusals say what is missing', () => {
    const t = act(
      ground(6, 6, { attack: 2, defence: 0 }, { values: { 'blue-deny': 1 } }),
      'roll 4:3',
    );
    expect([refusal(t, 'fate').rule, refusal(t, 'tactic falter').rule]).toEqual(['5.5', '5.10']);
    expect(offers(t)).toEqual(['accept', 'tactic deny']);
  });

  test('[R37] a player with tactics has a decision, able to pay or not', () => {
    const situation = { values: { 'blue-falter': 1, 'blue-ap': 1 } };
    const t = act(ground(6, 6, {}, situation), 'roll 4:3');
    expect([actorNow(t), offers(t)]).toEqual(['blue', ['accept']]);
    expect(refusal(t, 'tactic falter').rule).toBe('5.10');
  });

  test('[R37] [D18] a variant’s prices decide whether a player is asked: fate that is too expensive bars no tactic', () => {
    const situation = (changes: ValueChanges, ap: number) => ({
      variant: { changes },
      values: { 'blue-deny': 1, 'blue-ap': ap, 'red-ap': 0 },
    });
    const t = act(ground(6, 6, { defence: 2 }, situation({ apFate: 3 }, 2)), 'roll 4:3');
    expect([actorNow(t), offers(t)]).toEqual(['blue', ['accept', 'tactic deny']]);
    expect(refusal(t, 'fate')).toMatchObject({
      rule: '5.5',
      reason: expect.stringContaining('costs 3'),
    });
    const free = situation({ 'tacticPlay.deny': 0 }, 0);
    expect(offers(act(ground(6, 6, {}, free), 'roll 4:3'))).toEqual(['accept', 'tactic deny']);
    const dear = situation(Object.fromEntries(TACTICS.map(({ id }) => [`tacticPlay.${id}`, 5])), 4);
    expect(stepNow(act(ground(6, 6, {}, dear), 'roll 4:3'))).toBe('turn.act');
  });

  test('[R34] dice and fate of an open challenge are public', () => {
    const t = act(both('roll 4:3'), 'fate, again 1');
    const open = t.events.filter(({ type }) => ['rolled', 'fate', 'again'].includes(type));
    expect(open.map(({ to }) => to)).toEqual([undefined, undefined, undefined]);
    expect(log(t, 'rolled')).toEqual([
      'The attacker rolls 4 successes on 6 dice, the defender 3 on 6.',
    ]);
  });
});

describe('[5.10] tactics', () => {
  /** Blue, hit by 5 to 2 with 6 dice each, plays a tactic; returns the next steps. */
  function play(
    tactic: string,
    again = '',
    fate: { attack?: number; defence?: number } = { attack: 1 },
  ) {
    const values = { [`blue-${tactic}`]: 1, 'red-ap': 0 };
    const t = act(ground(6, 6, fate, { values }), `roll 5:2, tactic ${tactic}`);
    if (again) act(t, again);
    return act(t, 'rest');
  }

  test.each([
    ['[10.5.3] Extra Weight: three dice more', 'extra-weight', 'again 2', 5 - 4],
    ['[10.5.4] Second Look: two enemy successes again', 'second-look', 'again 1', 4 - 2],
    ['[10.5.5] Certain Shot: one success', 'certain-shot', '', 5 - 3],
    ['[10.5.6] Deny: one enemy success gone', 'deny', '', 4 - 2],
    ['[10.5.7] Turn the Tide: two failures are successes', 'turn-the-tide', '', 5 - 4],
    ['[10.5.8] Falter: two enemy successes are failures', 'falter', '', 3 - 2],
    ['[10.5.9] Reset: the whole own pool', 'reset', 'again 4', 5 - 4],
    ['[10.5.10] Unsettle: the whole enemy pool', 'unsettle', 'again 3', 3 - 2],
  ])('[S97] %s', (_, tactic, again, margin) => {
    const t = play(tactic, again);
    expect([t.s.margin, t.s.tacticsSize[1]]).toEqual([margin, 0]);
  });

  test('[10.5.5] Certain Shot adds a success: it needs no failed die, and uses none up', () => {
    const values = { 'blue-certain-shot': 1, 'red-ap': 0 };
    const t = act(ground(6, 6, { defence: 1 }, { values }), 'roll 6:3, tactic certain-shot');
    const own = handOf(t.s, 0);
    expect([own.pool, own.successes, failuresOf(own)]).toEqual([7, 4, 3]);
  });

  test('[S97] [10.5.3] [10.5.4] [10.5.9] [10.5.10] they roll as many dice as the tactic says', () => {
    const dice = (tactic: string) => {
      const t = act(
        ground(6, 6, {}, { values: { [`blue-${tactic}`]: 1 } }),
        `roll 5:2, tactic ${tactic}`,
      );
      return weights(t);
    };
    expect(dice('extra-weight')).toEqual({ 0: 1, 1: 3, 2: 3, 3: 1 });
    expect(dice('second-look')).toEqual({ 0: 1, 1: 2, 2: 1 });
    expect(dice('reset')).toEqual(dice('unsettle'));
    expect(Object.keys(dice('reset'))).toHaveLength(7);
  });

  test('[S96] [S97] [10.5.1] [10.5.2] fate tactics do nothing for a side without fate', () => {
    const surge = play('surge', '', { attack: 1, defence: 0 });
    expect(surge.s.margin).toBe(3);
    const values = { 'blue-surge': 1, 'red-ap': 0 };
    const having = act(ground(6, 6, { defence: 0 }, { values }), 'roll 5:2, tactic surge');
    expect([actorNow(having), offers(having)]).toEqual(['blue', ['accept', 'fate']]);
    const lacking = act(ground(6, 6, {}, { values }), 'roll 5:2, tactic surge');
    expect(stepNow(lacking)).toBe('turn.act');
    // Doubt takes two of three points, and none from a side without fate.
    const doubt = act(
      ground(6, 6, { attack: 3 }, { values: { 'blue-doubt': 1 } }),
      'roll 5:2, tactic doubt',
    );
    act(doubt, 'fate, again 0');
    expect(stepNow(doubt)).toBe('turn.act');
    const all = act(
      ground(6, 6, { attack: 2 }, { values: { 'blue-doubt': 1 } }),
      'roll 5:2, tactic doubt',
    );
    expect(stepNow(all)).toBe('turn.act');
  });

  test('[R37] an attacker whose damage is exactly enough to kill is not asked again', () => {
    expect(stepNow(act(ground(12, 2, { attack: 3 }), 'roll 10:0'))).toBe('turn.act');
    expect(stepNow(act(ground(12, 2, { attack: 3 }), 'roll 9:0'))).toBe('challenge.act');
  });

  test('[5.10] all players see who plays which tactic', () => {
    const t = act(ground(6, 6, {}, { values: { 'blue-deny': 1 } }), 'roll 5:2');
    // The refusal outside of a challenge names another rule.
    expect(refusal(t, 'end-turn').rule).toBe('2.12');
    expect(log(act(t, 'tactic deny'), 'tactic')).toEqual(['Blue plays Deny.']);
  });

  test('[R41] both sides of a challenge learn each other’s cards', () => {
    const t = field();
    const [own, theirs] = [slot(t, 'line-rifles'), slot(t, 'bastion-colossus')];
    forget(t.s, theirs, 0);
    forget(t.s, own, 1);
    beginChallenge(t.s, { kind: 'ground', attacker: own, defender: theirs, attack: 1, defence: 1 });
    const { known, world } = t.s;
    expect([world.pieceRows.has(known, 0, theirs), world.pieceRows.has(known, 1, own)]).toEqual([
      true,
      true,
    ]);
  });

  test('[5.10] [D9] a tactic costs its AP', () => {
    const ap = (tactic: string) => 12 - play(tactic, tactic === 'reset' ? 'again 4' : '').s.ap[1];
    expect([ap('deny'), ap('falter'), ap('reset')]).toEqual([1, 2, 1]);
    const values = { 'blue-falter': 1, 'blue-ap': 2 };
    expect(offers(act(ground(6, 6, {}, { values }), 'roll 4:3'))).toEqual([
      'accept',
      'tactic falter',
    ]);
  });

  test('[10.5.6] a denied success cannot be rerolled as a failure, a faltered one can', () => {
    const denied = act(
      ground(2, 2, { attack: 1 }, { values: { 'blue-deny': 1 } }),
      'roll 2:1, tactic deny',
    );
    expect(stepNow(denied)).toBe('turn.act');
    const faltered = act(
      ground(2, 2, { attack: 1 }, { values: { 'blue-falter': 1 } }),
      'roll 2:1, tactic falter',
    );
    expect([actorNow(faltered), offers(faltered)]).toEqual(['red', ['accept', 'fate']]);
  });
});
