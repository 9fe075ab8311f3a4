import { describe, expect, test } from 'vitest';
import { start } from '../../../../kernel/engine.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { linesOf } from '../../data/buying.ts';
import type { Force, ScenarioData } from '../../data/scenario.ts';
import { scenarioOf } from '../../data/scenarios.ts';
import { priceIn } from '../../data/unit-types.ts';
import { VALUES } from '../../data/values.ts';
import { armyOf, COLOURS, COUNTERS, UNIT_IDS, type UnitId } from '../../data/units.ts';
import {
  act,
  actorNow,
  begin,
  copyOf,
  log,
  nouns,
  of,
  offers,
  on,
  openDesigned,
  prompt,
  refusal,
  stepNow,
  type TestGame,
  where,
} from '../../testing.ts';
import { lineNow } from './24-buying.ts';
import { leftTo, spentBy } from './24-purse.ts';
import { hasElectronics, hasGas, kindOf, moraleOf, ratingsOf } from '../units.ts';

const unit = ({ game }: TestGame, id: string) => game.units.findIndex((u) => u.id === id);
const [GREEN, TAN, RED, BLUE] = [0, 1, 2, 3];

/** Answers the lines of the price list with the given counts, and other lines with 0, up to the line `until`. */
function shop(t: TestGame, list: Readonly<Record<string, number>>, until = ''): TestGame {
  const by = actorNow(t);
  while (stepNow(t) === 'setup.buy' && actorNow(t) === by) {
    const { buys, id = '' } = lineNow(t.s).line;
    const name = id && buys !== 'militia' && buys !== 'buses' ? `${buys} ${id}` : buys;
    if (name === until) break;
    const fallback = buys === 'morale' ? 9 : 0;
    act(t, `count ${list[name] ?? fallback}`);
  }
  return t;
}

/** Scenario 14 with other forces. */
const designed = (change: (force: Force) => Force): TestGame => {
  const printed = scenarioOf('14');
  const scenario: ScenarioData = { ...printed, forces: printed.forces.map(change) };
  const game = openDesigned(scenario);
  return { game, s: start(game), events: [] };
};
/** Scenario 14 with a different budget, with or without morale for sale. */
const withPoints = (points: number, morale = false): TestGame =>
  designed((force) => ({
    ...force,
    morale: morale ? [] : force.morale,
    ...(force.buys && {
      buys: { ...force.buys, points, ...(morale && { morale: true as const }) },
    }),
  }));

describe('[24.1] the shopping list', () => {
  test('[24.1] [44.2] each side buys in the order of set-up, kind by kind, and sees the points left', () => {
    const t = begin('14');
    expect([actorNow(t), prompt(t)]).toEqual([
      'tan',
      'choose the number of tank counters, at 17 points each (300 points left).',
    ]);
    expect(nouns(t, 'count')).toBe('0 1 2 3 4 5 6 7 8 9 10');
    act(t, 'count 4');
    expect(prompt(t)).toBe(
      'choose whether the armoured cars are buses, at 7 points each (232 points left).',
    );
    act(t, 'count 0, count 2, count 0, count 8');
    expect(['tTK4', 'tTK5', 'tAC2', 'tIN8', 'tIN9'].map((id) => where(t, id))).toEqual([
      'waiting',
      'absent',
      'waiting',
      'waiting',
      'absent',
    ]);
    act(t, 'usual');
    expect(actorNow(t)).toBe('green');
    act(act(act(t, 'usual'), 'usual'), 'usual');
    expect(stepNow(t)).toBe('setup.place');
    expect(log(t, 'bought')[0]).toBe(
      'Tan buys 4 × tank, 2 × armoured car, 8 × infantry, 6 × personnel carrier, 1 × self-propelled artillery, 1 × self-propelled calliope, for 242 points.',
    );
  });

  test('[24.4] [24.5] [24.6] [S208] the list has every kind of a colour at its price', () => {
    for (const colour of COLOURS) {
      const kinds = linesOf(colour).flatMap(({ buys, id }) => (buys === 'units' && id ? [id] : []));
      expect(kinds).toEqual(UNIT_IDS.filter((id) => COUNTERS[colour][id]));
    }
    const t = begin('14');
    for (const colour of COLOURS) {
      const s = t.game.create();
      s.at.fill(-5);
      const c = COLOURS.indexOf(colour);
      for (const [u, spec] of t.game.units.entries()) {
        if (s.world.colour[u] !== c) continue;
        s.at[u] = -1;
        expect(spentBy(s, c)).toBe(priceIn(VALUES.defaults, armyOf(colour), spec.type as UnitId));
        s.at[u] = -5;
      }
    }
  });

  test('[24.1] no player spends more points than they have', () => {
    const t = begin('14');
    act(t, 'count 10, count 0, count 8');
    // 300 - 170 - 96.
    expect(leftTo(t.s, TAN)).toBe(34);
    act(t, 'count 0');
    expect(nouns(t, 'count')).toBe('0 1 2 3 4');
    expect([refusal(t, 'count 5').rule, refusal(t, 'count 5').reason]).toEqual([
      '24.1',
      'You can’t afford this: you have only 34 points left.',
    ]);
  });

  test('[D2] [44.2] [S255] the number of counters is a limit, and so are four combat cars', () => {
    const t = act(act(begin('14'), 'usual'), 'usual');
    expect([actorNow(t), prompt(t)]).toEqual([
      'blue',
      'choose the number of hover tank counters, at 31 points each (300 points left).',
    ]);
    shop(t, {}, 'units CC');
    expect(nouns(t, 'count')).toBe('0 1 2 3 4');
    expect([refusal(t, 'count 5').rule, refusal(t, 'count 5').reason]).toEqual([
      '44.2',
      'You can have at most 4 counters of this type in this scenario.',
    ]);
    const rich = withPoints(900);
    expect(nouns(rich, 'count').split(' ')).toHaveLength(11);
    expect([refusal(rich, 'count 11').rule, refusal(rich, 'count 11').reason]).toEqual([
      'D2',
      'There are only 10 counters of this type.',
    ]);
  });

  test('[D14] the automatic purchase of each army is legal and uses nearly all of 300 points', () => {
    const t = begin('14');
    while (stepNow(t) === 'setup.buy') act(t, 'usual');
    expect([GREEN, TAN, RED, BLUE].map((c) => spentBy(t.s, c))).toEqual([300, 300, 299, 299]);
    const counted = (c: number, id: UnitId) =>
      [...t.s.at.keys()].filter(
        (u) => t.s.at[u] === -1 && t.s.world.colour[u] === c && kindOf(t.s, u).id === id,
      ).length;
    expect(counted(BLUE, 'MI')).toBe(7);
    expect(counted(TAN, 'TK')).toBe(6);
    // With 750 points, two and a half times as much, as far as there are counters.
    const rich = withPoints(750);
    act(rich, 'usual');
    expect(log(rich, 'bought')[0]).toContain(
      '10 × tank, 8 × armoured car, 16 × infantry, 10 × personnel',
    );
  });
});

describe('[24.7] purchases for all units of a kind', () => {
  test('[24.7] [S209] gas at 2 for all guns of a kind, electronics at 4 for all hover tanks', () => {
    const t = shop(begin('14'), { 'units LG': 2, 'gas LG': 1, 'units SG': 1 });
    expect(spentBy(t.s, TAN)).toBe(2 * 22 + 14);
    expect(['tLG1', 'tLG2', 'tSG1'].map((id) => hasGas(t.s, unit(t, id)))).toEqual([
      true,
      true,
      false,
    ]);
    act(t, 'usual');
    shop(t, { 'units HT': 3, 'electronics HT': 1 });
    expect(spentBy(t.s, BLUE)).toBe(3 * 35);
    expect(hasElectronics(t.s, unit(t, 'bHT3'))).toBe(true);
  });

  test('[24.7] not if it is too expensive, nor without such units', () => {
    const t = begin('14');
    // The points of 8 howitzers are spent: 299, with 1 left.
    shop(t, { 'units TK': 10, 'units AC': 3, 'units SA': 4 }, 'gas SA');
    expect(leftTo(t.s, TAN)).toBe(300 - 170 - 36 - 80);
    expect(nouns(t, 'count')).toBe('0 1');
    const poor = shop(withPoints(41), { 'units SA': 2 }, 'gas SA');
    expect([spentBy(poor.s, TAN), actorNow(poor)]).toEqual([40, 'green']);
  });

  test('[24.7] electronics are not offered without a tank', () => {
    const t = act(act(begin('14'), 'usual'), 'usual');
    act(t, 'count 0');
    expect(lineNow(t.s).line).toEqual({ buys: 'units', id: 'CC' });
    expect(offers(t)).toContain('count 4');
    const some = act(act(begin('14'), 'usual'), 'usual');
    act(some, 'count 1');
    expect(lineNow(some.s).line).toEqual({ buys: 'electronics', id: 'HT' });
    expect([refusal(some, 'count 2').rule, nouns(some, 'count')]).toEqual(['24.7', '0 1']);
  });

  test('[24.9] [S213] [S214] militia replaces all infantry of a colour, at 3, and a Dis eliminates it', () => {
    const t = begin('14');
    shop(t, {}, 'militia');
    expect(prompt(t)).toBe(
      'choose whether the infantry is militia, at 3 points a unit (300 points left).',
    );
    act(t, 'count 1');
    expect(prompt(t)).toBe(
      'choose the number of militia counters, at 3 points each (300 points left).',
    );
    shop(t, { 'units IN': 16, 'drops IN': 1 });
    expect(spentBy(t.s, TAN)).toBe(16 * 3 + 2);
    expect(kindOf(t.s, unit(t, 'tIN1'))).toMatchObject({ id: 'ML', militia: true });
    expect(kindOf(t.s, unit(t, 'gIN1')).id).toBe('IN');
  });

  test('[24.9] [R38] [S214] [S239] buses replace armoured cars: defence 1, no passengers, no drops', () => {
    const t = begin('14');
    shop(t, {}, 'buses');
    act(t, 'count 1, count 8');
    shop(t, {}, 'drops AC');
    expect(actorNow(t)).toBe('green');
    expect(spentBy(t.s, TAN)).toBe(8 * 7);
    const bus = unit(t, 'tAC8');
    expect(kindOf(t.s, bus)).toMatchObject({ id: 'BS', carries: false, drops: false });
    expect(ratingsOf(t.s, bus)).toMatchObject({ attack: 3, defence: 1, range: 2, movement: 5 });
  });
});

describe('[24.8] drops', () => {
  test('[24.8] [7.1] [S210] [S216] a unit with a drop costs 2 more, and waits off the map', () => {
    const t = begin('14');
    shop(t, { 'units IN': 4, 'units SG': 1, 'drops IN': 3, 'drops SG': 1 });
    expect(spentBy(t.s, TAN)).toBe(4 * 8 + 14 + 4 * 2);
    expect(['tIN1', 'tIN2', 'tIN4', 'tSG1'].map((id) => of(t, 'drops', id))).toEqual([0, 1, 1, 1]);
    while (stepNow(t) === 'setup.buy') act(t, 'usual');
    expect(prompt(t)).toBe('choose a hex for tIN1.');
    act(t, 'to 6-0101');
    expect(actorNow(t)).toBe('green');
    while (stepNow(t) === 'setup.place') act(t, 'usual');
    expect([where(t, 'tIN1'), where(t, 'tIN2'), where(t, 'tSG1')]).toEqual([
      '6-0101',
      'waiting',
      'waiting',
    ]);
  });

  test('[24.8] only as many as the side can afford', () => {
    const t = shop(withPoints(19), { 'units IN': 2 }, 'drops IN');
    expect(nouns(t, 'count')).toBe('0 1');
    expect([refusal(t, 'count 2').rule, refusal(t, 'count 2').reason]).toEqual([
      '24.8',
      'You can’t afford this: you have only 3 points left.',
    ]);
  });
});

describe('[24.10] morale', () => {
  test('[44.4] scenario 14 has no choice: it is 6 for all', () => {
    const t = begin('14');
    while (stepNow(t) === 'setup.buy') act(t, 'usual');
    expect([GREEN, TAN, RED, BLUE].map((c) => moraleOf(t.s, c))).toEqual([6, 6, 6, 6]);
  });

  test('[24.10] [24.11] [S211] [S212] otherwise it has a price for each unit, and one value for the colour', () => {
    const t = shop(withPoints(100, true), { 'units TK': 5 }, 'morale');
    // 15 points are left for 5 units.
    expect(nouns(t, 'count')).toBe('6 7 8 9');
    expect(prompt(t)).toBe('choose the morale (15 points left).');
    const seven = act(copyOf(t), 'count 7');
    expect([moraleOf(seven.s, TAN), spentBy(seven.s, TAN)]).toEqual([7, 95]);
    const tight = shop(withPoints(95, true), { 'units TK': 5 }, 'morale');
    expect(nouns(tight, 'count')).toBe('7 8 9');
    expect([refusal(tight, 'count 6').rule, refusal(tight, 'count 6').reason]).toEqual([
      '24.10',
      'You can’t afford this: you have only 10 points left.',
    ]);
  });

  test('[D14] the automatic purchase leaves points for morale', () => {
    const t = act(withPoints(800, true), 'usual');
    expect(moraleOf(t.s, TAN)).toBeLessThan(9);
    expect(spentBy(t.s, TAN)).toBeLessThanOrEqual(800);
  });
});

describe('[22.5] fortresses', () => {
  const bought = (n: number): TestGame => {
    const t = shop(begin('14'), { 'units TK': 2, fortresses: n });
    while (stepNow(t) === 'setup.buy') act(t, 'usual');
    return t;
  };

  test('[22.5] [R57] [S196] cost 24, and are set up before the units, on suitable ground in the area', () => {
    const t = bought(2);
    expect([spentBy(t.s, TAN), stepNow(t), actorNow(t)]).toEqual([
      34 + 48,
      'setup.fortress',
      'tan',
    ]);
    // Panel 6 has a lake, a river, the bridge, and slopes and forest at its edge; 2-0101 is on another panel.
    const answers = ['6-0406', '6-0207', '6-0708', '2-0101'].map((n) => refusal(t, `to ${n}`).rule);
    expect(answers).toEqual(['22.5', '22.5', '22.5', '4.1']);
    for (const hex of ['6-0101', '6-0202', '6-0705']) expect(refusal(t, `to ${hex}`).rule).toBe('');
    act(t, 'to 6-0101');
    expect([refusal(t, 'to 6-0101').rule, refusal(t, 'to 6-0101').reason]).toEqual([
      '22.3',
      'There is already a fortress at 6-0101.',
    ]);
    act(t, 'to 6-0202');
    expect([on(t, 'fortress', '6-0101'), on(t, 'fortress', '6-0202'), stepNow(t)]).toEqual([
      1,
      1,
      'setup.place',
    ]);
  });

  test('[22.5] not in a city', () => {
    const t = act(act(act(begin('14'), 'usual'), 'usual'), 'usual');
    shop(t, { fortresses: 1 });
    expect([stepNow(t), actorNow(t), refusal(t, 'to 4-0705').rule]).toEqual([
      'setup.fortress',
      'red',
      '22.5',
    ]);
  });

  test('[R74] [22.2] a unit set up in a hex with a fortress is inside it; the same with auto-placement', () => {
    const t = act(bought(1), 'to 6-0101, to 6-0101, to 6-0102');
    expect([of(t, 'inside', 'tTK1'), of(t, 'inside', 'tTK2')]).toEqual([1, 0]);
    const usual = act(bought(2), 'usual');
    expect(stepNow(usual)).toBe('setup.place');
    expect(usual.s.fortress.filter((n) => n === 1)).toHaveLength(2);
    expect(() => usual.game.check(usual.s)).not.toThrow();
  });

  test('[22.5] [24.10] mercenaries can buy them too, and morale', () => {
    const t = act(act(withPoints(100, true), 'usual'), 'usual');
    shop(t, {}, 'fortresses');
    expect(prompt(t)).toBe(
      'choose how many fortresses to buy, at 24 points each (100 points left).',
    );
    act(t, 'count 1');
    expect(prompt(t)).toBe('choose the morale (76 points left).');
  });

  test('[D2] there are ten fortresses for all sides', () => {
    const t = shop(withPoints(300), { fortresses: 10 });
    shop(t, {}, 'fortresses');
    // No fortress is left for Green to buy.
    expect([actorNow(t), prompt(t)]).toEqual([
      'blue',
      'choose the number of hover tank counters, at 31 points each (300 points left).',
    ]);
  });
});

test('[24.1] every random purchase is legal, is set up, and can be played', () => {
  for (let seed = 0; seed < 20; seed++) {
    const rng = new Sfc32(`buy/${seed}`);
    const t = seed % 2 === 0 ? begin('14') : withPoints(100 + rng.below(900), true);
    while (stepNow(t).startsWith('setup.')) {
      const all = offers(t);
      act(t, stepNow(t) === 'setup.place' ? 'usual' : all[rng.below(all.length)]);
      t.game.check(t.s);
    }
    for (const c of [GREEN, TAN, RED, BLUE])
      if (leftTo(t.s, c) < 0)
        throw new Error(
          `${seed} ${c} ${leftTo(t.s, c)} ${t.s.morale} ${t.s.gas} ${t.s.electronics} ${t.s.militia} ${t.s.buses} ${t.events.map((e) => JSON.stringify(e.args?.units) + e.args?.n).join(' | ')}`,
        );
    expect(t.s.round).toBe(1);
  }
});

test('[24.2] [24.3] [S215] the size of forces is advice: any force can play any other', () => {
  const t = designed((force) => ({
    ...force,
    ...(force.buys && { buys: { ...force.buys, points: force.colour === 'tan' ? 17 : 2000 } }),
  }));
  shop(t, { 'units TK': 1 });
  expect([stepNow(t), actorNow(t)]).toEqual(['setup.buy', 'green']);
  expect(refusal(t, 'count 10').rule).toBe('');
});
