import { describe, expect, test } from 'vitest';
import { start } from '../../../../kernel/engine.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { NONE } from '../../../../kernel/state.ts';
import { scenarioOf, SCENARIOS } from '../../data/scenarios.ts';
import { USUAL_TERRAINS } from '../../data/terrain-figures.ts';
import { ABSENT } from '../../state.ts';
import {
  act,
  actorNow,
  begin,
  chances,
  log,
  nouns,
  of,
  offers,
  openDesigned,
  prompt,
  refusal,
  setUpUsually,
  stepNow,
  type TestGame,
  where,
} from '../../testing.ts';
import { modeOf, stackOf, partyOf } from '../units.ts';
import { askForUnit, unitsInRow } from './00-setup.ts';

/** Every scenario, with each option that changes its set-up. */
const OPENINGS = [
  ...SCENARIOS.map(({ id }) => [id, {}] as const),
  ['3', { towns: 1 }],
  ['4', { electronics: 1 }],
  ['5', { electronics: 1, players: 3 }],
] as const;

/** Checks that units on the map are in their areas, on possible terrain, and within the stacking limit. */
function expectLegal({ s }: TestGame): void {
  const { group, groups, terrain, hexes } = s.world;
  for (const [u, n] of s.at.entries()) {
    if (n === NONE || n === ABSENT) continue;
    expect(n).toBeGreaterThanOrEqual(0);
    expect(n).toBeLessThan(hexes);
    expect(groups[group[u]].area[n]).toBe(1);
    const mode = modeOf(s, u);
    const cost = mode === undefined ? undefined : USUAL_TERRAINS[terrain[n]].costs[mode];
    expect(cost).not.toBe(-1);
    if (mode === undefined)
      expect(['lake', 'swamp', 'river']).not.toContain(USUAL_TERRAINS[terrain[n]].id);
    expect(stackOf(s, partyOf(s, u), n)).toBeLessThanOrEqual(3);
    expect(s.at.some((m, v) => m === n && partyOf(s, v) !== partyOf(s, u))).toBe(false);
  }
}

const waiting = ({ s }: TestGame): number => {
  const { group, groups } = s.world;
  return s.at.filter(
    (n, u) =>
      n === NONE && !s.drops[u] && group[u] !== NONE && groups[group[u]].arrival.how === 'set-up',
  ).length;
};

describe('[4.1] [4.3] [9.13] every scenario is set up', () => {
  test.each(OPENINGS)('scenario %s %j automatically', (id, options) => {
    const t = setUpUsually(begin(id, options));
    expect(waiting(t)).toBe(0);
    expectLegal(t);
  });

  test.each(OPENINGS)('scenario %s %j by hand, with any choices', (id, options) => {
    for (let seed = 0; seed < 5; seed++) {
      const rng = new Sfc32(`${id}/${seed}`);
      const t = begin(id, options);
      while (stepNow(t).startsWith('setup.')) {
        const all = offers(t).filter((text) => text !== 'usual');
        act(t, all[rng.below(all.length)]);
      }
      expect(waiting(t)).toBe(0);
      expectLegal(t);
    }
  });
});

describe('order and areas', () => {
  test('[4.1] [S5] colours are set up in the order of the scenario, group by group', () => {
    const t = begin('1');
    expect([actorNow(t), prompt(t)]).toEqual(['green', 'choose a hex for gTK1.']);
    while (actorNow(t) === 'green') act(t, offers(t).at(-1) ?? '');
    expect([actorNow(t), prompt(t)]).toEqual(['tan', 'choose a hex for tTK1.']);
    // The group on the west edge: two tanks, a car, two infantry, two carriers.
    act(t, 'to 6-0101, to 6-0101, to 6-0102');
    expect(prompt(t)).toBe('choose a hex for tIN1.');
  });

  test('[4.1] [S4] units can only be placed in their area', () => {
    const t = begin('1');
    expect(refusal(t, 'to 6-0101').rule).toBe('4.1');
    expect(refusal(t, 'to 6-0101').reason).toBe('6-0101 is not in the set-up area of gTK1.');
    while (actorNow(t) === 'green') act(t, offers(t).at(-1) ?? '');
    expect(nouns(t, 'to')).toBe('6-0101 6-0102 6-0103 6-0104');
  });

  test('[R67] Green leaves Tan the hexes of the edge that it needs', () => {
    const t = begin('1');
    while (prompt(t) !== 'choose a hex for gAC1.') act(t, offers(t)[1]);
    expect(prompt(act(t, 'to 6-0101'))).toBe('choose a hex for gAC2.');
    // Tan has seven units for the four hexes, so three of the hexes must stay free of enemies.
    expect(nouns(t, 'to')).toContain('6-0101');
    expect(refusal(t, 'to 6-0102').rule).toBe('R67');
    expect(refusal(t, 'to 6-0102').reason).toBe(
      'There is no room at 6-0102 for gAC2 and the units still to be placed.',
    );
    while (actorNow(t) === 'green') act(t, offers(t)[1]);
    expect(nouns(t, 'to')).toBe('6-0102 6-0103 6-0104');
    expect(refusal(t, 'to 6-0101').reason).toBe(
      'You can’t set up a unit at 6-0101: there is an enemy there.',
    );
  });

  test('[9.13] a hex holds at most three counters of a party', () => {
    const t = act(begin('7'), 'to 1-0605, to 1-0605, to 1-0605');
    expect(refusal(t, 'to 1-0605').rule).toBe('9.13');
    expect(refusal(t, 'to 1-0605').reason).toBe(
      'There is no room at 1-0605 for gTK4 and the units still to be placed.',
    );
  });

  test('[32.3] [4.1] scenario 2 has one unit of Green in each hex of the large city', () => {
    const t = setUpUsually(begin('2'));
    const hexes = t.s.at.filter((n) => n !== NONE);
    expect([hexes.length, new Set(hexes).size]).toEqual([14, 14]);
    expect(where(t, 'tIN1')).toBe('waiting');
    expect(of(t, 'drops', 'tIN1')).toBe(1);
  });

  test('[4.1] no unit takes a hex that a later unit cannot do without', () => {
    // Scenario 12 with 36 units on its 12 hexes: the last unit gets the last free place.
    const printed = scenarioOf('12');
    const units = { TK: 10, AC: 8, IN: 8, AP: 6, SA: 4 };
    const forces = printed.forces.map((force) =>
      force.colour === 'green' ? { ...force, groups: [{ ...force.groups[0], units }] } : force,
    );
    const game = openDesigned({ ...printed, forces });
    const t = act({ game, s: start(game), events: [] }, 'usual');
    for (let i = 0; i < 35; i++) act(t, offers(t)[1]);
    expect(offers(t)).toHaveLength(2);
    expect(stepNow(act(t, offers(t)[1]))).not.toBe('setup.place');
  });

  test('[4.1] a unit that is placed out of order leaves room for all others', () => {
    // Three units share one hex, which is in the area of a fourth.
    const printed = scenarioOf('12');
    const forces = printed.forces.map((force) => {
      if (force.colour !== 'green') return force;
      const [group] = force.groups;
      const area = [{ pieces: ['6'], edge: 'south', columns: [0, 0] }] as const;
      const arrival = { ...group.arrival, area } as typeof group.arrival;
      const groups = [
        { ...group, units: { TK: 3 }, arrival },
        { ...group, units: { AC: 1 } },
      ];
      return { ...force, groups };
    });
    const game = openDesigned({ ...printed, forces });
    const t = act({ game, s: start(game), events: [] }, 'usual');
    const place = nouns(t, 'to');
    expect(place.split(' ')).toHaveLength(1);
    const car = game.units.findIndex(({ id }) => id === 'gAC1');
    expect(unitsInRow(t.s).map((u) => game.units[u].id)).toEqual(['gTK1', 'gTK2', 'gTK3', 'gAC1']);
    askForUnit(t.s, car);
    expect(prompt(t)).toBe('choose a hex for gAC1.');
    expect(nouns(t, 'to').split(' ')).not.toContain(place);
  });

  test('[4.1] units of another commander, and units already placed, end the row', () => {
    const t = begin('1');
    const row = unitsInRow(t.s);
    expect(row.map((u) => t.game.units[u].id[0]).join('')).toBe('g'.repeat(17));
    act(t, offers(t)[1]);
    expect(unitsInRow(t.s)).toEqual(row.slice(1));
    act(t, 'usual');
    expect(unitsInRow(t.s)).toHaveLength(25);
    expect(unitsInRow(act(t, 'usual').s)).toEqual([]);
  });

  test('[4.3] [R25] no unit is set up where it could not move', () => {
    // Scenario 8: Red hovers on panel 6, which has lakes and rivers; its infantry on foot cannot enter a lake.
    const t = act(begin('8'), 'usual');
    while (prompt(t) !== 'choose a hex for rHT1.') act(t, offers(t)[1]);
    expect(nouns(t, 'to')).toContain('6-0407');
    while (prompt(t) !== 'choose a hex for rMI1.') act(t, offers(t)[1]);
    expect(refusal(t, 'to 6-0407').rule).toBe('4.3');
    expect(refusal(act(t, 'mount'), 'to 6-0407').rule).toBe('');
  });

  test('[4.3] [R25] guns without a vehicle need dry ground', () => {
    const t = begin('9');
    while (prompt(t) !== 'choose a hex for gSG1.') act(t, offers(t)[1]);
    // River, lake and swamp of panel 5, and a forest.
    const answers = ['5-0108', '5-0308', '5-0609', '5-0102'].map((n) => refusal(t, `to ${n}`).rule);
    expect(answers).toEqual(['4.3', '4.3', '4.3', '']);
  });

  test('[3.3] [R67] infantry of Red and Blue is set up on either face', () => {
    const t = act(begin('4'), 'usual');
    expect(offers(t)).toContain('mount');
    act(t, 'mount');
    expect(offers(t)).not.toContain('mount');
    expect(refusal(t, 'mount').rule).toBe('3.3');
    act(t, 'to 3-0101');
    expect([of(t, 'mounted', 'rMI1'), of(t, 'mounted', 'rMI2')]).toEqual([1, 0]);
  });

  test('[D13] auto-placement stops at the first unit of another player', () => {
    const t = act(begin('12'), 'usual');
    expect([actorNow(t), prompt(t)]).toEqual(['green', 'choose a hex for gTK1.']);
    expect(log(t)).toEqual(['Tan auto-places the remaining units.']);
  });

  test('[D13] auto-placement is near the objective; hunted units are far from it', () => {
    const columns = (t: TestGame, colour: string) =>
      t.game.units.flatMap(({ id }) =>
        id[0] === colour ? [Number(where(t, id).slice(2, 4))] : [],
      );
    // The city of panel 1 is west of panel 2, which has 12 columns.
    const siege = act(act(begin('7'), 'usual'), 'usual');
    expect(Math.max(...columns(siege, 't'))).toBeLessThanOrEqual(4);
    // Scenario 12: Green comes from panel 6; Tan waits on panels 1 and 4, north of it.
    const hunted = act(begin('12'), 'usual');
    const panels = hunted.game.units.flatMap(({ id }) =>
      id[0] === 't' ? [where(hunted, id).slice(0, 1)] : [],
    );
    expect(new Set(panels)).toEqual(new Set(['1']));
  });

  test('[41.4] crossed commands: Blue sets up Tan and Blue; Red sets up Green and Red', () => {
    const t = begin('11');
    const seen: string[] = [];
    while (stepNow(t) === 'setup.place') {
      seen.push(`${actorNow(t)}: ${prompt(t)}`);
      act(t, 'usual');
    }
    expect(seen).toEqual([
      'blue: choose a hex for tTK1.',
      'red: choose a hex for gTK1.',
      'blue: choose a hex for bHT1.',
      'red: choose a hex for rHT1.',
    ]);
  });
});

describe('rolls during set-up', () => {
  test('[41.5] [S217] both roll, ties are rolled again, and the higher roll chooses who moves first', () => {
    const t = begin('11');
    while (stepNow(t) === 'setup.place') act(t, 'usual');
    act(t, 'roll 3, roll 3, roll 2, roll 5');
    expect([actorNow(t), stepNow(t)]).toEqual(['red', 'setup.first']);
    const second = act({ ...t, s: t.s.clone(), events: [] }, 'claim second');
    act(t, 'claim first');
    expect(log(t, 'first')).toEqual(['Red moves first.']);
    expect(log(second, 'first')).toEqual(['Blue moves first.']);
    expect(log(t, 'lot')).toHaveLength(4);
    const other = begin('11');
    while (stepNow(other) === 'setup.place') act(other, 'usual');
    expect(actorNow(act(other, 'roll 5, roll 2'))).toBe('blue');
  });

  test('[43.3] Red and Blue roll for different panels', () => {
    const t = act(act(begin('13'), 'usual'), 'roll 4');
    expect(nouns(t, 'roll')).toBe('1 2 3 5 6');
    const entry = [...t.s.entry];
    expect(entry).toEqual([0, 0, 4, 0]);
    expect(Object.keys(chances(act(begin('13'), 'usual'), 'roll 4'))).toContain('panel 1');
  });
});
