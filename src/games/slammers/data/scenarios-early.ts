/** [31.1] [32.1] [33.1] [34.1] [35.1] [36.1] Scenarios 1 to 6. Numbers of units are printed, kinds are ours [D6]. */
import { LAYOUTS } from './layouts.ts';
import { allOf, army, entering, force, put } from './parts.ts';
import type { Area, ScenarioData } from './scenario.ts';
import { SCENARIO_VALUES } from './values/scenarios.ts';

/** [32.3] The large city of panel 4, and [33.3] its towns. */
const LARGE_CITY: Area = [{ pieces: ['4'], terrain: 'city', group: 'largest' }];
const TOWNS: Area = [{ pieces: ['4'], terrain: 'city', group: 'others' }];

const badgerHunt: ScenarioData = {
  id: '1',
  minutes: 120,
  layout: LAYOUTS[1],
  commands: army('tan', 'green'),
  parties: [['tan'], ['green']],
  setUp: ['green', 'tan'],
  moves: [['tan'], ['green']],
  // [31.2] [31.3] [31.4]
  forces: [
    force('tan', 'attacker')(
      put({ TK: 2, AC: 1, IN: 2, AP: 2 }, [{ pieces: ['6'], columns: [0, 0], rows: [0, 3] }]),
      put({ TK: 2, AC: 1, IN: 1, AP: 1 }, [
        { pieces: ['6'], columns: [0, 0], rows: [8, 9] },
        { pieces: ['6'], columns: [1, 5], rows: [9, 9] },
      ]),
      put({ TK: 3, AC: 1, IN: 2, AP: 2 }, [{ pieces: ['E'], columns: [1, 5], rows: [3, 3] }]),
      // [R58]
      put({ TK: 2, AC: 1, IN: 1, AP: 1 }, [
        { pieces: ['D'], columns: [3, 3], rows: [5, 9] },
        { pieces: ['D'], columns: [0, 2], rows: [9, 9] },
      ]),
    ),
    force('green', 'defender')(
      put({ TK: 3, IN: 6, AP: 2 }, allOf('3')),
      put({ AC: 4, SG: 2 }, [{ pieces: ['6'], rows: [0, 3] }]),
    ),
  ],
  victory: { kind: 'hold-each-group', by: 'tan', area: [{ pieces: ['3'], terrain: 'hilltop' }] },
  specials: {},
};

const cityTooFar: ScenarioData = {
  id: '2',
  minutes: 90,
  layout: LAYOUTS[2],
  commands: army('tan', 'green'),
  parties: [['tan'], ['green']],
  setUp: ['green', 'tan'],
  moves: [['tan'], ['green']],
  // [32.2] [32.3]
  forces: [
    force('tan', 'attacker')({ units: { IN: 16 }, arrival: { how: 'drop', turn: 1 } }),
    force(
      'green',
      'defender',
    )({
      units: { TK: 2, AC: 2, IN: 6, AP: 4 },
      arrival: { how: 'set-up', area: LARGE_CITY, each: true },
    }),
  ],
  victory: { kind: 'most-hexes', area: LARGE_CITY },
  specials: { surprised: 'green' },
};

const hangman: ScenarioData = {
  id: '3',
  minutes: 90,
  layout: LAYOUTS[3],
  commands: army('red', 'green'),
  parties: [['red'], ['green']],
  setUp: ['green', 'red'],
  moves: [['red'], ['green']],
  // [33.2] [33.3]
  forces: [
    {
      ...force('red', 'attacker')(put({ CC: 6, MI: 12, SA: 1 }, allOf('1'))),
      gas: ['SA'],
    },
    force('green', 'defender')(put({ ML: 16, BC: 10 }, TOWNS)),
  ],
  victory: {
    kind: 'eliminate',
    by: 'red',
    colour: 'green',
    losses: SCENARIO_VALUES['losses.3'].value,
  },
  specials: {},
};

const lastGrasp: ScenarioData = {
  id: '4',
  minutes: 90,
  layout: LAYOUTS[4],
  commands: army('blue', 'red'),
  parties: [['blue'], ['red']],
  setUp: ['blue', 'red'],
  moves: [['blue'], ['red']],
  // [34.2] [34.3]
  forces: [
    force('blue', 'attacker')(put({ HT: 8, CC: 10 }, allOf('4'))),
    force('red', 'defender')(put({ MI: 16 }, allOf('3'))),
  ],
  victory: { kind: 'eliminate', by: 'blue', colour: 'red' },
  specials: {},
};

/** [D8] */
const betweenTwo: ScenarioData = {
  id: '5',
  minutes: 240,
  layout: LAYOUTS[5],
  commands: [
    { side: 'blue', colours: ['blue'] },
    { side: 'red', colours: ['green', 'red'] },
  ],
  parties: [['blue'], ['green', 'red']],
  setUp: ['blue', 'green', 'red'],
  moves: [['red', 'green'], ['blue']],
  // [35.2]
  forces: [
    force('blue', 'neither')(put({ HT: 16, CC: 24 }, allOf('5'))),
    force('green', 'neither')(put({ TK: 5, IN: 16, AP: 10, SA: 6 }, allOf('3'))),
    force('red', 'neither')(put({ HT: 12, CC: 8, MI: 8, SA: 4 }, allOf('6'))),
  ],
  victory: { kind: 'points' },
  specials: {},
};

const snipers: ScenarioData = {
  id: '6',
  minutes: 60,
  layout: LAYOUTS[6],
  commands: army('blue'),
  parties: [['blue'], ['green']],
  setUp: [],
  moves: [['blue']],
  // [36.2]
  forces: [
    force(
      'blue',
      'attacker',
    )(entering({ HT: 3, CC: 6, MI: 6 }, [{ pieces: ['6'], edge: 'south' }])),
    force('green', 'defender')(),
  ],
  victory: { kind: 'clear', by: 'blue', area: [{ pieces: ['6'], terrain: 'forest' }] },
  specials: {
    partisans: {
      colour: 'green',
      area: [{ pieces: ['6'], terrain: 'forest' }],
      found: SCENARIO_VALUES.found.list,
    },
  },
};

export const EARLY: readonly ScenarioData[] = [
  badgerHunt,
  cityTooFar,
  hangman,
  lastGrasp,
  betweenTwo,
  snipers,
];

/** [34.2] [35.2] What Blue may have instead, with electronics. */
export const WITH_ELECTRONICS: Readonly<Record<string, ScenarioData['forces'][number]>> = {
  4: {
    ...force('blue', 'attacker')(put({ HT: 6, CC: 10 }, allOf('4'))),
    electronics: true,
  },
  5: {
    ...force('blue', 'neither')(put({ HT: 14, CC: 22 }, allOf('5'))),
    electronics: true,
  },
};

/** [D8] Scenario 5 for three. */
export const FOR_THREE: Pick<ScenarioData, 'commands' | 'parties' | 'moves'> = {
  commands: army('blue', 'green', 'red'),
  parties: [['blue'], ['green'], ['red']],
  moves: [['red'], ['green'], ['blue']],
};
