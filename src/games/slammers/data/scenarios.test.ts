import { describe, expect, test } from 'vitest';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { groupsIn, hexesOf } from '../ground/areas.ts';
import { makeGround } from '../ground/ground.ts';
import { BARRED, STACK_LIMIT, type Mode } from './terrain.ts';
import { USUAL_TERRAINS } from './terrain-figures.ts';
import { VALUES } from './values.ts';
import { OPTIONS } from './options.ts';
import { countOf, moralePoints, pointsOf, priceOf, unitsOf } from './prices.ts';
import type { Area, Force, Group, ScenarioData, Victory } from './scenario.ts';
import { SCENARIOS, scenarioOf } from './scenarios.ts';
import { type Colour, COLOURS, COUNTERS, SHOWN_BY, kindIn, type UnitId } from './units.ts';

const sizeOf = (group: Group) => unitsOf(group).reduce((sum, [, count]) => sum + count, 0);

const forcesOf = ({ forces }: ScenarioData) =>
  forces
    .map((force) => `${force.colour} ${countOf(force)} for ${pointsOf(VALUES.defaults, force)}`)
    .join(', ');
const force = (id: string, colour: Colour) =>
  scenarioOf(id).forces.find((f) => f.colour === colour) as Force;
/** Numbers of units group by group, as they are printed. */
const printedCounts = (id: string, colour: Colour) =>
  force(id, colour)
    .groups.map((group) =>
      unitsOf(group)
        .map(([, count]) => count)
        .join(' '),
    )
    .join(' / ');

describe('[D6] [D7] forces: numbers and points of the sheet', () => {
  test.each([
    ['1', 'tan 25 for 303, green 17 for 193'],
    ['2', 'tan 16 for 160, green 14 for 142'],
    ['3', 'red 19 for 268, green 26 for 118'],
    ['4', 'blue 18 for 438, red 16 for 176'],
    ['5', 'blue 40 for 952, green 37 for 423, red 32 for 692'],
    ['6', 'blue 15 for 273, green 0 for 0'],
    ['7', 'tan 24 for 236, green 14 for 188'],
    ['8', 'green 32 for 386, red 18 for 326, tan 34 for 376'],
    ['9', 'green 16 for 168, red 9 for 183, tan 13 for 140'],
    ['10', 'tan 14 for 160, red 39 for 773, blue 15 for 276, green 38 for 410'],
    ['11', 'blue 19 for 341, red 18 for 299, tan 17 for 203, green 17 for 211'],
    ['12', 'green 27 for 317, tan 22 for 208, red 6 for 82, blue 6 for 122'],
    ['13', 'tan 36 for 409, red 20 for 348, blue 19 for 320'],
    ['14', 'tan 0 for 0, green 0 for 0, blue 0 for 0, red 0 for 0'],
  ])('scenario %s: %s', (id, expected) => {
    expect(forcesOf(scenarioOf(id))).toBe(expected);
  });

  test('[S256] scenario 12 against 412 points, and within its set-up area', () => {
    const { forces } = scenarioOf('12');
    expect(forces.slice(1).reduce((sum, f) => sum + pointsOf(VALUES.defaults, f), 0)).toBe(412);
    expect(printedCounts('12', 'green')).toBe('7 5 8 6 1');
    expect(countOf(forces[0])).toBeLessThanOrEqual(12 * STACK_LIMIT);
  });

  test('[31.2] [31.3] the printed numbers of scenario 1', () => {
    expect(printedCounts('1', 'tan')).toBe('2 1 2 2 / 2 1 1 1 / 3 1 2 2 / 2 1 1 1');
    expect(printedCounts('1', 'green')).toBe('3 6 2 / 4 2');
  });

  test.each([
    ['2', 'tan', '16'],
    ['2', 'green', '2 2 6 4'],
    ['3', 'red', '6 12 1'],
    ['3', 'green', '16 10'],
    ['4', 'blue', '8 10'],
    ['4', 'red', '16'],
    ['5', 'blue', '16 24'],
    ['5', 'green', '5 16 10 6'],
    ['5', 'red', '12 8 8 4'],
    ['6', 'blue', '3 6 6'],
    ['7', 'tan', '4 12 8'],
    ['7', 'green', '4 4 4 2'],
    ['8', 'green', '10 8 6 8'],
    ['8', 'red', '4 6 8'],
    ['8', 'tan', '6 4 12 10 2'],
    ['9', 'green', '2 2 8 2 2'],
    ['9', 'red', '3 3 3'],
    ['9', 'tan', '2 1 6 2 2'],
    ['10', 'tan', '2 10 2'],
    ['10', 'red', '12 10 12 2 3'],
    ['10', 'blue', '2 4 6 3'],
    ['10', 'green', '4 / 10 6 2 2 / 6 4 2 2'],
    ['11', 'blue', '5 4 10'],
    ['11', 'red', '3 4 10 1'],
    ['11', 'tan', '2 1 8 3 1 2'],
    ['11', 'green', '2 3 6 3 1 2'],
    ['13', 'red', '4 6 10'],
    ['13', 'blue', '3 5 10 1'],
  ] as const)('[D6] the printed numbers of scenario %s, %s: %s', (id, colour, expected) => {
    expect(printedCounts(id, colour)).toBe(expected);
  });

  test('[43.2] Tan’s garrisons in scenario 13', () => {
    expect(force('13', 'tan').groups.map(sizeOf)).toEqual([8, 3, 3, 12, 3, 7]);
  });

  test('[33.2] [40.3] [41.3] who has gas', () => {
    const gas = SCENARIOS.flatMap(({ id, forces }) =>
      forces.flatMap((f) => (f.gas.length > 0 ? [`${id} ${f.colour} ${f.gas.join('+')}`] : [])),
    );
    expect(gas).toEqual(['3 red SA', '10 blue SA', '11 tan LG+SA', '11 green LG+SA']);
  });

  test('[34.2] [35.2] Blue’s other force has electronics', () => {
    expect(forcesOf(scenarioOf('4', { electronics: 1 }))).toContain('blue 16 for 400');
    expect(forcesOf(scenarioOf('5', { electronics: 1 }))).toContain('blue 36 for 908');
    expect(scenarioOf('4', { electronics: 1 }).forces.map((f) => f.electronics)).toEqual([
      true,
      false,
    ]);
    expect(scenarioOf('4').forces.map((f) => f.electronics)).toEqual([false, false]);
  });

  test('[24.4] [24.7] [24.10] [35.3] gas and electronics go into the price of a unit, morale into that of a force', () => {
    expect(priceOf(VALUES.defaults, scenarioOf('5', { electronics: 1 }).forces[0], 'HT')).toBe(35);
    expect(priceOf(VALUES.defaults, scenarioOf('5', { electronics: 1 }).forces[0], 'CC')).toBe(19);
    expect(priceOf(VALUES.defaults, force('10', 'blue'), 'SA')).toBe(24);
    expect(priceOf(VALUES.defaults, force('10', 'red'), 'SA')).toBe(20);
    expect(
      [6, 7, 8, 9].map((morale) => moralePoints(VALUES.defaults, force('2', 'tan'), morale)),
    ).toEqual([48, 32, 16, 0]);
  });

  test('[D2] there are counters enough for every force, and some kind uses all of them', () => {
    for (const { forces } of [...SCENARIOS, scenarioOf('5', { electronics: 1 })])
      for (const f of forces) {
        const used = new Map<UnitId, number>();
        for (const [id, count] of f.groups.flatMap(unitsOf)) {
          const counter = SHOWN_BY[id] ?? id;
          used.set(counter, (used.get(counter) ?? 0) + count);
        }
        for (const [id, count] of used)
          expect(count).toBeLessThanOrEqual(COUNTERS[f.colour][id] ?? 0);
      }
  });
});

/** Every area that a scenario speaks of. */
function areasOf({ forces, victory, specials }: ScenarioData): Area[] {
  const arrivals = forces.flatMap(({ groups }) => groups.map(({ arrival }) => arrival));
  return [
    ...arrivals.flatMap((arrival) => ('area' in arrival && arrival.area ? [arrival.area] : [])),
    ...forces.flatMap(({ buys }) => (buys ? [buys.area] : [])),
    ...('area' in victory ? [victory.area] : []),
    ...(specials.partisans ? [specials.partisans.area] : []),
    ...(specials.spice ? [specials.spice.area] : []),
  ];
}

describe.each(SCENARIOS.map(({ id }) => id))('scenario %s', (id) => {
  const scenario = scenarioOf(id);
  const ground = makeGround(scenario.layout);

  test('[4.1] names areas that its map has', () => {
    for (const area of areasOf(scenario)) {
      expect(hexesOf(ground, area).length).toBeGreaterThan(0);
      for (const { pieces } of area)
        for (const piece of pieces)
          expect(scenario.layout.pieces.map((p) => p.piece)).toContain(piece);
    }
  });

  test('[4.3] [9.13] sets up only as many as may stand there', () => {
    for (const { colour, groups } of scenario.forces)
      for (const group of groups) {
        if (group.arrival.how !== 'set-up') continue;
        const area = hexesOf(ground, group.arrival.area);
        for (const [unit] of unitsOf(group)) {
          const { propulsion } = kindIn(colour, unit);
          const mode: Mode = propulsion === 'towed' ? 'tracked' : propulsion;
          const open = area.filter((n) => USUAL_TERRAINS[ground.terrain[n]].costs[mode] !== BARRED);
          expect(open.length * STACK_LIMIT).toBeGreaterThanOrEqual(sizeOf(group));
        }
      }
  });

  test('[4.1] has every colour commanded once, in one party, and in one player turn', () => {
    const colours = scenario.forces.map((f) => f.colour).sort();
    const green = id === '6' ? ['green'] : [];
    expect([...scenario.commands.flatMap((c) => c.colours), ...green].sort()).toEqual(colours);
    expect(scenario.parties.flat().sort()).toEqual(colours);
    expect([...scenario.moves.flat(), ...green].sort()).toEqual(colours);
    for (const move of scenario.moves)
      expect(
        scenario.commands.some((c) => move.every((colour) => c.colours.includes(colour))),
      ).toBe(true);
    for (const { colour, groups } of scenario.forces)
      if (groups.some((g) => g.arrival.how === 'set-up' || g.arrival.how === 'enter-by-lot'))
        expect(scenario.setUp).toContain(colour);
  });

  test('[4.1] gives the victory to sides that there are', () => {
    const { victory } = scenario;
    if ('by' in victory) expect(scenario.commands.map((c) => c.side)).toContain(victory.by);
    if ('colour' in victory) expect(scenario.forces.map((f) => f.colour)).toContain(victory.colour);
  });

  test('[D5] is plain data that a document could hold', () => {
    expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario);
  });
});

describe('the course of the scenarios', () => {
  const list = (take: (s: ScenarioData) => unknown) => SCENARIOS.map(take);

  test('length', () => {
    expect(list((s) => s.turns ?? 'open')).toEqual([
      6,
      7,
      5,
      5,
      6,
      6,
      4,
      8,
      6,
      16,
      'open',
      14,
      10,
      'open',
    ]);
    expect([scenarioOf('11').turns, scenarioOf('14', { 'last-turn': 20 }).turns]).toEqual([40, 20]);
    expect(scenarioOf('1', { 'last-turn': 20 }).turns).toBe(6);
    expect(scenarioOf('14', { 'turn-limit': 0 }).turns).toBeUndefined();
    expect(scenarioOf('1', { 'turn-limit': 0 }).turns).toBe(6);
  });

  test('[4.1] players', () => {
    expect(list((s) => s.commands.length)).toEqual([2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 3, 4]);
    expect(scenarioOf('5', { players: 3 }).commands.map((c) => c.side)).toEqual([
      'blue',
      'green',
      'red',
    ]);
    expect(scenarioOf('5', { players: 3 }).moves).toEqual([['red'], ['green'], ['blue']]);
  });

  test('[31.2] [34.3] [37.2] [37.3] [43.3] order of set-up and of movement', () => {
    const row = ({ setUp, moves }: ScenarioData) =>
      `${setUp.join(' ')} | ${moves.map((m) => m.join('+')).join(' ')}`;
    expect(list(row)).toEqual([
      'green tan | tan green',
      'green tan | tan green',
      'green red | red green',
      'blue red | blue red',
      'blue green red | red+green blue',
      ' | blue',
      'green tan | green tan',
      'tan green red | green+red tan',
      'green red tan | green+red tan',
      'green red | tan+red blue+green',
      'tan green blue red | blue+tan red+green',
      'tan blue red green | green tan+blue+red',
      'tan red blue | red blue tan',
      'tan green blue red | tan green blue red',
    ]);
  });

  test('[6.6] [31.4] [32.2] [32.3] [34.3] [37.2] [37.3] [39.4] [42.3] morale', () => {
    const morale = (f: Force) => f.morale.map(([losses, level]) => `${losses}:${level}`).join(' ');
    expect(list((s) => s.forces.map((f) => `${f.colour} ${morale(f)}`).join(', '))).toEqual([
      'tan 0:8 7:9 15:10, green 0:7 6:8 10:9',
      'tan 0:7, green 0:7',
      'red 0:7, green 0:9',
      'blue 0:6, red 0:7',
      'blue 0:8, green 0:8, red 0:8',
      'blue 0:7, green ',
      'tan 0:6 6:7 12:8 18:9, green 0:7',
      'green 0:7, red 0:7, tan 0:7',
      'green 0:7 6:8 12:9, red 0:7, tan 0:7 6:8 12:9',
      'tan 0:7, red 0:7, blue 0:7, green 0:7',
      'blue 0:7, red 0:7, tan 0:7, green 0:7',
      'green 0:7, tan 0:6, red 0:8, blue 0:8',
      'tan 0:8, red 0:8, blue 0:8',
      'tan 0:6, green 0:6, blue 0:6, red 0:6',
    ]);
  });

  test('[41.3] [41.4] in scenario 11 commands and parties cross', () => {
    const { commands, parties } = scenarioOf('11');
    expect(commands).toEqual([
      { side: 'blue', colours: ['blue', 'tan'] },
      { side: 'red', colours: ['red', 'green'] },
    ]);
    expect(parties).toEqual([['blue'], ['red'], ['tan', 'green']]);
  });

  test('[31.5] to [44.7] every scenario has a way to win of its own or a shared one', () => {
    const kinds: Victory['kind'][] = list((s) => s.victory.kind) as Victory['kind'][];
    expect(kinds).toEqual([
      'hold-each-group',
      'most-hexes',
      'eliminate',
      'eliminate',
      'points',
      'clear',
      'hold-any',
      'leave',
      'most-units',
      'occupy',
      'reach',
      'eliminate',
      'garrison',
      'gather',
    ]);
  });
});

describe('areas of the scenarios', () => {
  const area = (id: string, colour: Colour, group = 0) => {
    const scenario = scenarioOf(id);
    const ground = makeGround(scenario.layout);
    const { arrival } = force(id, colour).groups[group];
    if (!('area' in arrival) || !arrival.area) return 'anywhere';
    return hexesOf(ground, arrival.area).map((n) => ground.board.labels[n]);
  };

  test('[31.2] [31.3] [R58] scenario 1', () => {
    expect(area('1', 'tan', 0)).toEqual(['6-0101', '6-0102', '6-0103', '6-0104']);
    expect(area('1', 'tan', 1)).toEqual([
      '6-0109',
      '6-0110',
      '6-0210',
      '6-0310',
      '6-0410',
      '6-0510',
      '6-0610',
    ]);
    expect(area('1', 'tan', 2)).toEqual(['E-0204', 'E-0304', 'E-0404', 'E-0504', 'E-0604']);
    expect(area('1', 'tan', 3)).toHaveLength(8);
    expect([area('1', 'green', 0).length, area('1', 'green', 1).length]).toEqual([120, 48]);
  });

  test('[32.2] [32.3] scenario 2: a drop anywhere, 14 hexes for 14 units', () => {
    expect(area('2', 'tan')).toBe('anywhere');
    expect(area('2', 'green')).toHaveLength(14);
  });

  test('[33.3] scenario 3: 9 town hexes, or 23 of the whole city', () => {
    expect(area('3', 'green')).toHaveLength(9);
    const ground = makeGround(scenarioOf('3').layout);
    const [group] = scenarioOf('3', { towns: 1 }).forces[1].groups;
    expect('area' in group.arrival && hexesOf(ground, group.arrival.area ?? [])).toHaveLength(23);
  });

  test('[36.2] [36.3] scenario 6: the south edge, and 24 forests', () => {
    expect(area('6', 'blue')).toHaveLength(12);
    const { specials, layout } = scenarioOf('6');
    expect(hexesOf(makeGround(layout), specials.partisans?.area ?? [])).toHaveLength(24);
    expect(specials.partisans?.found).toEqual([0, 0, 0, 0, 1, 2]);
  });

  test('[38.2] [38.3] [38.4] scenario 8', () => {
    expect(area('8', 'green')).toHaveLength(25);
    expect(area('8', 'red')).toHaveLength(48);
    expect(area('8', 'tan')).toHaveLength(240);
    const { victory, layout } = scenarioOf('8');
    expect(victory.kind === 'leave' && victory.grades).toEqual([20, 25, 30, 35]);
    expect('area' in victory && hexesOf(makeGround(layout), victory.area)).toHaveLength(24);
  });

  test('[39.2] [39.3] [39.5] [39.6] [R62] scenario 9', () => {
    expect([area('9', 'red').length, area('9', 'tan').length]).toEqual([10, 23]);
    expect(scenarioOf('9').specials.deserts?.rolls).toEqual([
      [1, 9],
      [2, 8],
      [3, 7],
    ]);
    const cities = (chosen: Record<string, number>) => {
      const { victory, layout } = scenarioOf('9', chosen);
      return 'area' in victory && groupsIn(makeGround(layout), victory.area).map((c) => c.length);
    };
    expect(cities({})).toEqual([3]);
    expect(cities({ 'victory-panel': 1 })).toEqual([3, 14, 3, 3]);
  });

  test('[40.2] [40.3] [40.5] [R42] scenario 10', () => {
    expect(area('10', 'tan')).toHaveLength(120);
    expect([area('10', 'blue'), area('10', 'green', 2)]).toEqual([['2-0710'], ['5-0710']]);
    const { victory, layout, specials } = scenarioOf('10');
    const goal =
      makeGround(layout).board.labels[
        hexesOf(makeGround(layout), 'area' in victory ? victory.area : [])[0]
      ];
    expect(goal).toBe('4-1105');
    expect(specials.heldBack).toEqual({ colours: ['blue', 'green'], until: 'red' });
    expect(scenarioOf('10', { 'held-back': 0 }).specials).toEqual({});
  });

  test('[41.2] [41.3] [41.5] [41.6] scenario 11', () => {
    expect(['blue', 'red', 'tan', 'green'].map((c) => area('11', c as Colour).length)).toEqual([
      10, 10, 70, 120,
    ]);
    expect(scenarioOf('11').firstByLot).toBe(true);
  });

  test('[42.2] [42.3] [42.4] [42.5] scenario 12', () => {
    expect([area('12', 'green').length, area('12', 'tan').length]).toEqual([12, 240]);
    expect(scenarioOf('12').specials).toEqual({
      desperate: ['tan'],
      leaves: { colours: ['red', 'blue'], losses: 3 },
    });
  });

  test('[44.2] [44.3] [44.5] scenario 14', () => {
    const { forces, specials, layout } = scenarioOf('14');
    expect(forces.map((f) => [f.colour, f.buys?.points, f.buys?.most, f.buys?.area])).toEqual([
      ['tan', 300, {}, [{ pieces: ['6'] }]],
      ['green', 300, {}, [{ pieces: ['5'] }]],
      ['blue', 300, { CC: 4 }, [{ pieces: ['3'] }]],
      ['red', 300, { CC: 4 }, [{ pieces: ['4'] }]],
    ]);
    expect(hexesOf(makeGround(layout), specials.spice?.area ?? [])).toHaveLength(12);
    expect(specials.homes).toEqual({ tan: '6', green: '5', blue: '3', red: '4' });
    expect([specials.battlefield, specials.amphibious, specials.desperate?.length]).toEqual([
      '2',
      true,
      4,
    ]);
  });
});

test('[R1] [R7] [R41] [R62] [R64] options: the printed reading is what is played if nothing is said', () => {
  const { options } = parseSetup({ scenarios: SCENARIOS, options: OPTIONS });
  expect(options).toEqual({
    players: 2,
    electronics: 0,
    'fire-order': 0,
    'disrupted-again': 0,
    'combat-table': 0,
    'gas-table': 0,
    towns: 0,
    'victory-panel': 0,
    'held-back': 1,
    'turn-limit': 1,
    'last-turn': 40,
  });
  for (const { id } of SCENARIOS) expect(scenarioOf(id, options)).toEqual(scenarioOf(id));
  expect(COLOURS).toHaveLength(4);
  expect(() => scenarioOf('15')).toThrow('no scenario 15');
});
