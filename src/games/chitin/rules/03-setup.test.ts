import { describe, expect, test } from 'vitest';
import { englishEvent, headOf } from '../../../../test/english.ts';
import { ActionList } from '../../../kernel/action.ts';
import { actor, apply, legal, start } from '../../../kernel/engine.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { hashState, UNKNOWN } from '../../../kernel/state.ts';
import { CHANCE } from '../../../kernel/side.ts';
import { aboutKey } from '../../../i18n/head.ts';
import { viewOf } from '../../../kernel/view.ts';
import { LETTERED, NORTH, SOUTH } from '../data/field.ts';
import { rulesOf, SCENARIOS, TOKENS, WORKERS } from '../data/scenarios.ts';
import { VALUES } from '../data/values.ts';
import { sideOf, TYPE_OF, UNIT_TYPES, WORKER } from '../data/units.ts';
import { chitin } from '../index.ts';
import {
  act,
  can,
  eventsOf,
  log,
  offers,
  openGame,
  prompt,
  refusal,
  stepNow,
  type TestGame,
  PRINTED,
} from '../testing.ts';
import { mostEver, mostOf, pointsLeft, usualForce } from './03-setup.ts';

const fresh = (scenario: string, options = {}): TestGame => {
  const game = openGame({ scenario, options });
  return { game, s: start(game), events: [] };
};
/** Builds a game in which Red rolls high and moves first, and Blue takes the south. */
const seated = (scenario: string, options = {}) =>
  act(fresh(scenario, options), 'roll 5', 'roll 2', 'claim first', 'claim south');

/** Returns the number of units of each type that a side has in play. */
function forceOf(t: TestGame, side: number): number[] {
  const counts = new Array<number>(UNIT_TYPES.length).fill(0);
  t.s.at.forEach((n, u) => {
    if (n >= 0 && sideOf(u) === side) counts[TYPE_OF[u]]++;
  });
  return counts;
}

describe('scenarios', () => {
  test('[3.01] [D3] [4.023] [S11] tokens lie on the lettered hexes that the scenario names', () => {
    const used = SCENARIOS.map(({ id, tokens }) => [id, tokens.map((t) => TOKENS[t]).join('')]);
    expect(Object.fromEntries(used)).toEqual({
      learning: 'ACF',
      basic: 'ABCDEFG',
      small: 'ACF',
      intermediate: 'ABCDEFG',
      'bitter-end': 'ABCDEFG',
      armageddon: 'ABCDEFG',
    });
    for (const { id, tokens } of SCENARIOS) {
      const { s } = fresh(id);
      TOKENS.forEach((_, t) => {
        expect(s.tokenAt[t]).toBe(tokens.includes(t) ? LETTERED[t] : -1);
      });
    }
    expect(VALUES.defaults.token).toEqual([20, 10, 15, 15, 10, 15, 15]);
  });

  test('[3.00] [3.03] [S10] [S13] Learning gives three of each ground warrior and six Workers', () => {
    const t = seated('learning');
    for (const side of [0, 1]) expect(forceOf(t, side)).toEqual([3, 3, 3, 3, 0, 0, 0, 0, 6]);
    expect(t.s.world.rules.advanced).toBe(false);
  });

  test('[3.03] [R52] [D7] [S13] Armageddon gives the whole pool, and Workers are six everywhere', () => {
    const t = seated('armageddon');
    expect(forceOf(t, 0)).toEqual([9, 9, 9, 9, 0, 0, 8, 4, 6]);
    const more = seated('armageddon', { 'low-hacker': 1, 'arch-reaper': 1 });
    expect(forceOf(more, 1)).toEqual([9, 9, 9, 9, 6, 3, 8, 4, 6]);
    expect(forceOf(act(seated('bitter-end'), 'usual', 'done', 'usual', 'done'), 0)[WORKER]).toBe(
      WORKERS,
    );
  });

  test.each([
    ['basic', 48, 0, false],
    ['small', 48, 4, true],
    ['intermediate', 60, 6, true],
    ['bitter-end', 78, 8, true],
  ] as const)(
    '[3.03] [R50] [S13] %s: %i points, at most %i Plunges',
    (scenario, points, plunges, basics) => {
      const t = seated(scenario);
      expect(prompt(t)).toContain(`${points} points left; you can take at most 9.`);
      // Choosing all Gantuas leaves less for the other types.
      act(t, 'count 9');
      const left = points - 36;
      expect(refusal(t, `count ${Math.trunc(left / 3) + 1}`)).toMatchObject({ rule: '3.03' });
      act(t, 'count 0', 'count 0', 'count 0');
      if (basics) {
        expect(offers(t)).toContain(`count ${Math.min(plunges, Math.trunc(left / 2))}`);
        act(t, 'count 0');
        expect(offers(t).at(-1)).toBe('count 4');
        act(t, 'count 4');
      }
      expect(stepNow(t)).toBe('setup.ready');
      act(t, 'done', 'usual', 'done');
      // Red is north and waits there; at least 12 of its points are lost.
      expect(forceOf(t, 0)).toEqual([9, 0, 0, 0, 0, 0, 0, basics ? 4 : 0, 6]);
      expect(t.s.at[0]).toBe(NORTH);
      expect(stepNow(t)).toBe('move.pick');
    },
  );

  test('[3.03] the limit on Plunges binds also with points to spare', () => {
    const t = act(seated('intermediate'), 'count 0', 'count 0', 'count 0', 'count 0');
    expect(offers(t).at(-1)).toBe('count 6');
  });

  test('[R57] the usual force spends all points within the limits', () => {
    for (const { id } of SCENARIOS) {
      const { muster } = rulesOf(id, VALUES.defaults);
      if (muster.kind !== 'points') continue;
      const force = usualForce(seated(id).s.world);
      const cost = force.reduce((sum, n, t) => sum + n * PRINTED.types[t].attack, 0);
      expect(cost).toBeLessThanOrEqual(muster.points);
      expect(cost).toBeGreaterThanOrEqual(muster.points - 1);
      expect(force[6] * 2).toBe(muster.air);
    }
  });
});

describe('choosing a force', () => {
  test('[3.03] [R50] each side chooses its own, type by type', () => {
    const t = act(seated('basic'), 'usual', 'done');
    expect([pointsLeft(t.s, 0), pointsLeft(t.s, 1)]).toEqual([0, 48]);
    act(t, 'count 5');
    expect(pointsLeft(t.s, 1)).toBe(28);
    // Gantuas may be counted again with the 20 points that they cost.
    expect([mostOf(t.s, 1, 0), mostOf(t.s, 1, 1), mostOf(t.s, 1, 2)]).toEqual([9, 9, 9]);
    expect(refusal(t, 'count 10')).toEqual({
      rule: '3.03',
      reason: 'Too many Phlanxes: you can have at most 9.',
    });
    expect(refusal(t, 'claim north')).toMatchObject({ rule: '3.02', scope: 'elsewhere' });
    act(t, 'count 8');
    expect([pointsLeft(t.s, 1), mostOf(t.s, 1, 1), mostOf(t.s, 1, 2)]).toEqual([4, 9, 2]);
    act(t, 'count 1', 'count 1', 'done');
    expect(forceOf(t, 1)).toEqual([5, 8, 1, 1, 0, 0, 0, 0, 6]);
    expect(forceOf(t, 0)).toEqual([5, 4, 4, 4, 0, 0, 0, 0, 6]);
  });

  test('[R57] the usual force of each scenario, which is offered before the first type only', () => {
    const usual = (id: string) => usualForce(seated(id).s.world);
    expect(usual('basic')).toEqual([5, 4, 4, 4, 0, 0, 0, 0, 0]);
    expect(usual('small')).toEqual([3, 4, 3, 3, 0, 0, 4, 4, 0]);
    expect(usual('bitter-end')).toEqual([5, 6, 5, 5, 0, 0, 8, 4, 0]);
    expect(usual('armageddon')).toEqual(new Array(9).fill(0));
    const t = seated('small');
    expect(offers(t)[0]).toBe('usual');
    act(t, 'count 1');
    expect(can(t, 'usual')).toBe(false);
    const u = act(seated('small'), 'usual', 'done', 'usual', 'done');
    for (const side of [0, 1]) expect(forceOf(u, side)).toEqual([3, 4, 3, 3, 0, 0, 4, 4, 6]);
  });

  test('[3.03] the most that any force of a scenario holds of each type', () => {
    const most = (id: string) => UNIT_TYPES.map((_, t) => mostEver(seated(id).s.world, t));
    expect(most('basic')).toEqual([9, 9, 9, 9, 0, 0, 0, 0, 0]);
    expect(most('small')).toEqual([9, 9, 9, 9, 0, 0, 4, 4, 0]);
    expect(most('bitter-end')).toEqual([9, 9, 9, 9, 0, 0, 8, 4, 0]);
    expect(most('learning')).toEqual(new Array(9).fill(0));
    const rich = openGame({ scenario: 'small' });
    const plenty = { ...start(rich).world, pool: new Array(9).fill(99) };
    expect(mostEver(plenty, 0)).toBe(12);
    // Workers are given, not chosen.
    expect(mostEver(plenty, WORKER)).toBe(0);
  });

  test('[3.03] if the scenario gives the force, the choice is skipped', () => {
    const { s } = seated('learning');
    expect([pointsLeft(s, 0), mostOf(s, 0, 0), mostOf(s, 1, 3)]).toEqual([0, 0, 0]);
  });

  test('[R50] [3.03] the last word shows both forces, in words too', () => {
    const t = act(seated('small'), 'usual', 'done', 'usual');
    expect(t.game.steps[t.s.step].reveals).toBe(true);
    act(t, 'done');
    const list =
      '3 Gantuas, 4 Phlanxes, 3 Termagants, 3 Low Renders, 4 Plunges, 4 Basics, 6 Workers';
    expect(log(t, 'force')).toEqual([`Red Hive takes ${list}.`, `Blue Hive takes ${list}.`]);
  });
});

describe('first move', () => {
  const ends = (t: TestGame) => englishEvent(t.game, eventsOf(t, 'ends')[0]);

  test('[3.02] [R51] [S12] the high die takes the first move, the low die an end', () => {
    const t = fresh('learning');
    expect(actor(t.game, t.s)).toBe(CHANCE);
    act(t, 'roll 3', 'roll 6');
    expect([actor(t.game, t.s), offers(t)]).toEqual([
      1,
      ['claim first', 'claim north', 'claim south'],
    ]);
    act(t, 'claim first');
    expect([actor(t.game, t.s), offers(t)]).toEqual([0, ['claim north', 'claim south']]);
    act(t, 'claim south');
    expect([t.s.first, t.s.mover, t.s.end[0], t.s.end[1]]).toEqual([1, 1, 1, 0]);
    expect(t.s.at[0]).toBe(SOUTH);
  });

  test('[3.02] [R51] or it takes an end, and the other moves first', () => {
    const t = act(fresh('learning'), 'roll 4', 'roll 1', 'claim north');
    expect([t.s.first, t.s.end[0], t.s.end[1]]).toEqual([1, 0, 1]);
    expect(ends(t)).toBe('Red Hive takes the north end; Blue Hive moves first.');
  });

  test('[3.02] the other side gets the other end, whichever side chooses', () => {
    const t = act(fresh('learning'), 'roll 5', 'roll 2', 'claim first', 'claim north');
    expect([t.s.first, t.s.end[0], t.s.end[1]]).toEqual([0, 1, 0]);
    expect(ends(t)).toBe('Blue Hive takes the north end; Red Hive moves first.');
    const u = act(fresh('learning'), 'roll 2', 'roll 5', 'claim south');
    expect([u.s.first, u.s.end[0], u.s.end[1]]).toEqual([0, 0, 1]);
    expect(ends(u)).toBe('Blue Hive takes the south end; Red Hive moves first.');
  });

  test('[3.02] [3.03] an action of a later step is refused with its rule', () => {
    const t = act(fresh('basic'), 'roll 5', 'roll 2');
    for (const [text, rule] of [
      ['count 1', '3.03'],
      ['usual', '3.03'],
    ] as const)
      expect(refusal(t, text)).toMatchObject({ rule, scope: 'elsewhere' });
  });

  test('[R51] ties are rolled again', () => {
    const t = act(fresh('learning'), 'roll 4', 'roll 4');
    expect(stepNow(t)).toBe('setup.roll');
    act(t, 'roll 1', 'roll 2');
    expect(actor(t.game, t.s)).toBe(1);
  });
});

describe('secret forces', () => {
  test('[R50] neither side sees the other’s choice until both are ready', () => {
    const t = act(seated('intermediate'), 'count 5');
    const types = UNIT_TYPES.length;
    expect([...viewOf(t.game, t.s, 1).force.subarray(0, types)]).toEqual(
      new Array(types).fill(UNKNOWN),
    );
    expect(viewOf(t.game, t.s, 0).force[0]).toBe(5);
    expect(prompt({ ...t, s: viewOf(t.game, t.s, 1) })).toBe('Red Hive: choose a force.');
    act(t, 'count 5', 'count 0', 'count 0', 'count 0', 'count 0', 'done', 'usual', 'done');
    expect(viewOf(t.game, t.s, 1).force[0]).toBe(5);
  });

  test('[R50] a view and its choices never depend on the other side’s secret, in 600 states', () => {
    const rng = new Sfc32('secrets');
    let states = 0;
    for (const { id } of SCENARIOS) {
      const { muster } = rulesOf(id, VALUES.defaults);
      if (muster.kind !== 'points') continue;
      const game = openGame({ scenario: id, options: { 'low-hacker': 1, 'arch-reaper': 1 } });
      for (let i = 0; i < 75; i++) {
        const s = start(game);
        const list = new ActionList();
        for (let k = rng.below(16) + 4; k > 0 && s.revealed === 0; k--) {
          legal(game, s, list);
          apply(game, s, list.at(rng.below(list.length)));
        }
        for (const side of [0, 1]) {
          const view = viewOf(game, s, side);
          const guess = view.clone();
          game.bot.determinize?.(guess, side, rng);
          game.check(guess);
          expect(hashState(viewOf(game, guess, side))).toBe(hashState(view));
          if (actor(game, s) === side)
            expect(legal(game, guess, new ActionList()).toArray()).toEqual(
              legal(game, s, new ActionList()).toArray(),
            );
          states++;
        }
      }
    }
    expect(states).toBe(600);
  });

  test('[3.03] the module lists six scenarios and says what is ours', () => {
    expect(chitin.scenarios).toHaveLength(6);
    expect(headOf(chitin, aboutKey('designed'))).toContain('we designed the map');
  });
});
