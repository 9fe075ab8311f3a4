/** [37.1] [38.1] [39.1] [40.1] [41.1] [42.1] [43.1] [44.1] Scenarios 7 to 14. Numbers of units are printed, kinds are ours [D6]. */
import { LAYOUTS } from './layouts.ts';
import { allOf, army, entering, force, put } from './parts.ts';
import type { Area, Force, ScenarioData } from './scenario.ts';
import type { PieceId } from './pieces.ts';
import { PRICE_VALUES } from './values/prices.ts';
import { SCENARIO_VALUES } from './values/scenarios.ts';
import type { Colour } from './units.ts';

const cityOf = (...pieces: PieceId[]): Area => [{ pieces, terrain: 'city' }];
/** [40.3] Where the south road comes onto a panel. */
const southRoad = (piece: PieceId): Area => [{ pieces: [piece], columns: [6, 6], rows: [9, 9] }];

const massAssault: ScenarioData = {
  id: '7',
  minutes: 75,
  layout: LAYOUTS[7],
  commands: army('green', 'tan'),
  parties: [['tan'], ['green']],
  setUp: ['green', 'tan'],
  moves: [['green'], ['tan']],
  // [37.2] [37.3]
  forces: [
    force('tan', 'attacker')(put({ TK: 4, IN: 12, AP: 8 }, allOf('2'))),
    force('green', 'defender')(put({ TK: 4, AC: 4, IN: 4, LG: 2 }, cityOf('1'))),
  ],
  // [R60]
  victory: { kind: 'hold-any', by: 'tan', area: cityOf('1') },
  specials: {},
};

const breakOut: ScenarioData = {
  id: '8',
  minutes: 180,
  layout: LAYOUTS[8],
  commands: [
    { side: 'green', colours: ['green', 'red'] },
    { side: 'tan', colours: ['tan'] },
  ],
  parties: [['green', 'red'], ['tan']],
  setUp: ['tan', 'green', 'red'],
  moves: [['green', 'red'], ['tan']],
  // [38.2] [38.3]
  forces: [
    force(
      'green',
      'attacker',
    )(put({ TK: 10, AC: 8, IN: 6, AP: 8 }, [{ pieces: ['2'], southOfRiver: true }])),
    // [R61]
    force('red', 'attacker')(put({ HT: 4, CC: 6, MI: 8 }, [{ pieces: ['6'], rows: [6, 9] }])),
    force('tan', 'defender')(put({ TK: 6, AC: 4, IN: 12, AP: 10, SA: 2 }, allOf('1', '3'))),
  ],
  victory: {
    kind: 'leave',
    by: 'green',
    area: [{ pieces: ['1', '3'], edge: 'north' }],
    edge: 'north',
    grades: SCENARIO_VALUES.grades.list,
  },
  specials: {},
};

const valor: ScenarioData = {
  id: '9',
  minutes: 90,
  layout: LAYOUTS[9],
  commands: [
    { side: 'green', colours: ['green', 'red'] },
    { side: 'tan', colours: ['tan'] },
  ],
  parties: [['green', 'red'], ['tan']],
  setUp: ['green', 'red', 'tan'],
  moves: [['green', 'red'], ['tan']],
  // [39.2] [39.3] [39.4]
  forces: [
    force('green', 'attacker')(put({ TK: 2, AC: 2, IN: 8, AP: 2, SG: 2 }, allOf('5'))),
    force('red', 'attacker')(put({ HT: 3, CC: 3, MI: 3 }, [{ pieces: ['5'], edge: 'west' }])),
    force('tan', 'defender')(put({ TK: 2, AC: 1, IN: 6, AP: 2, SG: 2 }, cityOf('4'))),
  ],
  victory: { kind: 'most-units', area: cityOf('5') },
  specials: {
    deserts: { colour: 'red', rolls: [] },
  },
};

const payday: ScenarioData = {
  id: '10',
  minutes: 300,
  layout: LAYOUTS[10],
  commands: [
    { side: 'red', colours: ['tan', 'red'] },
    { side: 'blue', colours: ['blue', 'green'] },
  ],
  parties: [
    ['tan', 'red'],
    ['blue', 'green'],
  ],
  setUp: ['green', 'red'],
  moves: [
    ['tan', 'red'],
    ['blue', 'green'],
  ],
  // [40.2] [40.3]
  forces: [
    force(
      'tan',
      'attacker',
    )({
      units: { AC: 2, IN: 10, SG: 2 },
      arrival: { how: 'drop', turn: 1, area: allOf('4') },
    }),
    force('red', 'attacker')(put({ HT: 12, CC: 10, MI: 12, SA: 2, SC: 3 }, allOf('6'))),
    {
      ...force('blue', 'defender')(entering({ HT: 2, CC: 4, MI: 6, SA: 3 }, southRoad('2'))),
      gas: ['SA'],
    },
    force('green', 'defender')(
      put({ IN: 4 }, allOf('4')),
      put({ IN: 10, AP: 6, LG: 2, CA: 2 }, allOf('3')),
      // [D7]
      entering({ TK: 6, AC: 4, IN: 2, AP: 2 }, southRoad('5')),
    ),
  ],
  victory: {
    kind: 'occupy',
    by: 'red',
    colour: 'red',
    area: [{ pieces: ['4'], columns: [10, 10], rows: [4, 4] }],
  },
  specials: { heldBack: { colours: ['blue', 'green'], until: 'red' } },
};

const objectives: ScenarioData = {
  id: '11',
  minutes: 150,
  layout: LAYOUTS[11],
  commands: [
    { side: 'blue', colours: ['blue', 'tan'] },
    { side: 'red', colours: ['red', 'green'] },
  ],
  parties: [['blue'], ['red'], ['tan', 'green']],
  setUp: ['tan', 'green', 'blue', 'red'],
  moves: [
    ['blue', 'tan'],
    ['red', 'green'],
  ],
  firstByLot: true,
  // [41.2] [41.3]
  forces: [
    force('blue', 'attacker')(put({ HT: 5, CC: 4, MI: 10 }, [{ pieces: ['2'], edge: 'west' }])),
    force(
      'red',
      'attacker',
    )(put({ HT: 3, CC: 4, MI: 10, SA: 1 }, [{ pieces: ['3'], edge: 'east' }])),
    {
      ...force(
        'tan',
        'defender',
      )(put({ TK: 2, AC: 1, IN: 8, AP: 3, LG: 1, SA: 2 }, [{ pieces: ['3'], columns: [0, 6] }])),
      gas: ['LG', 'SA'],
    },
    {
      ...force('green', 'defender')(put({ TK: 2, AC: 3, IN: 6, AP: 3, LG: 1, SA: 2 }, allOf('4'))),
      gas: ['LG', 'SA'],
    },
  ],
  victory: {
    kind: 'reach',
    colours: ['blue', 'red'],
    area: [{ pieces: ['4'], terrain: 'bridge' }],
  },
  specials: {},
};

/** [D7] */
const religiousWar: ScenarioData = {
  id: '12',
  minutes: 180,
  layout: LAYOUTS[12],
  commands: [
    { side: 'green', colours: ['green'] },
    { side: 'tan', colours: ['tan', 'blue', 'red'] },
  ],
  parties: [['green'], ['tan', 'blue', 'red']],
  setUp: ['tan', 'blue', 'red', 'green'],
  moves: [['green'], ['tan', 'blue', 'red']],
  // [42.2] [42.3]
  forces: [
    force(
      'green',
      'attacker',
    )(put({ TK: 7, AC: 5, IN: 8, AP: 6, SA: 1 }, [{ pieces: ['6'], edge: 'south' }])),
    force('tan', 'defender')(put({ AC: 4, IN: 12, AP: 4, SG: 2 }, allOf('1', '4'))),
    force('red', 'defender')(put({ CC: 2, MI: 4 }, allOf('1', '4'))),
    force('blue', 'defender')(put({ HT: 2, CC: 2, MI: 2 }, allOf('1', '4'))),
  ],
  victory: { kind: 'eliminate', by: 'green', colour: 'tan' },
  specials: {
    desperate: ['tan'],
    leaves: { colours: ['red', 'blue'], losses: SCENARIO_VALUES['losses.12'].value },
  },
};

const PANELS: readonly PieceId[] = ['1', '2', '3', '4', '5', '6'];

const aPiece: ScenarioData = {
  id: '13',
  minutes: 240,
  layout: LAYOUTS[13],
  commands: army('red', 'blue', 'tan'),
  parties: [['red'], ['blue'], ['tan']],
  setUp: ['tan', 'red', 'blue'],
  moves: [['red'], ['blue'], ['tan']],
  // [43.2] [43.3]
  forces: [
    force('tan', 'neither')(
      put({ TK: 1, IN: 4, AP: 2, SG: 1 }, allOf('1')),
      put({ AC: 1, IN: 2 }, allOf('2')),
      put({ AC: 1, IN: 2 }, allOf('3')),
      put({ TK: 2, AC: 1, IN: 6, AP: 2, LG: 1 }, allOf('4')),
      put({ AC: 1, IN: 2 }, allOf('5')),
      put({ TK: 4, AC: 2, SA: 1 }, allOf(...PANELS)),
    ),
    force(
      'red',
      'neither',
    )({
      units: { HT: 4, CC: 6, MI: 10 },
      arrival: { how: 'enter-by-lot', turn: 1 },
    }),
    force(
      'blue',
      'neither',
    )({
      units: { HT: 3, CC: 5, MI: 10, SA: 1 },
      arrival: { how: 'enter-by-lot', turn: 1 },
    }),
  ],
  victory: { kind: 'garrison', area: cityOf(...PANELS) },
  specials: {},
};

/** [44.2] The most of some kinds that Blue and Red buy. */
const CARS = { CC: PRICE_VALUES['budget.cars'].value };

/** [44.2] What a side of scenario 14 has. */
const bidder = (
  colour: Colour,
  home: PieceId,
  most: NonNullable<Force['buys']>['most'],
): Force => ({
  ...force(colour, 'neither')(),
  buys: { points: PRICE_VALUES.budget.value, most, area: allOf(home) },
});

const spiceMadness: ScenarioData = {
  id: '14',
  minutes: 240,
  layout: LAYOUTS[14],
  commands: army('tan', 'green', 'blue', 'red'),
  parties: [['tan'], ['green'], ['blue'], ['red']],
  setUp: ['tan', 'green', 'blue', 'red'],
  moves: [['tan'], ['green'], ['blue'], ['red']],
  // [44.2]
  forces: [
    bidder('tan', '6', {}),
    bidder('green', '5', {}),
    bidder('blue', '3', CARS),
    bidder('red', '4', CARS),
  ],
  victory: { kind: 'gather' },
  specials: {
    desperate: ['tan', 'green', 'blue', 'red'],
    spice: { area: [{ pieces: ['2'], terrain: 'swamp' }] },
    battlefield: '2',
    homes: { tan: '6', green: '5', blue: '3', red: '4' },
    amphibious: true,
  },
};

export const LATE: readonly ScenarioData[] = [
  massAssault,
  breakOut,
  valor,
  payday,
  objectives,
  religiousWar,
  aPiece,
  spiceMadness,
];

/** [R62] Scenario 9 for the cities of panel 4. */
export const FOR_PANEL_4: ScenarioData['victory'] = { kind: 'most-units', area: cityOf('4') };
