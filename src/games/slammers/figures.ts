/** Figures of the rulebook: movement, sight, every kind of fire, a close assault and a rally, played step by step. */
import { type FigurePlace, type FigureSet, sectionKinds } from '../../kernel/setup/figure.ts';
import { badgerHunt, DROPPING, figure, on } from './figure-positions.ts';
import { dropFire, gas, half, hill, indirect, melee, shells, sight } from './figures-fire.ts';

/** Part of the road across panel 3, between two of its hexes. */
const road = (from: number, to: number): FigurePlace[] =>
  Array.from({ length: to - from + 1 }, (_, n) => `3-${String(from + n).padStart(2, '0')}05`);

const rally = figure('rally', {
  rule: '6.4',
  position: badgerHunt('rally', [
    { unit: 'tTK1', at: '3-0609', disrupted: true, began: true },
    ...on('3-0408', 'gIN1'),
  ]),
  crop: ['3-0407', '3-0707', '3-0410', '3-0710'],
  rings: [{ at: 'tTK1', text: '8' }],
  steps: [
    { does: ['roll 6'], rings: [{ at: 'tTK1', text: '6 < 8' }] },
    { does: ['rally', 'roll 9'], rings: [{ at: 'tTK1', text: '9' }] },
  ],
});

const drop = figure('drop', {
  rule: '7.3',
  position: {
    ...{ scenario: '2', step: 'drops' },
    counters: [DROPPING, ...on('4-0805', 'gIN1')],
    values: { round: 1, mover: 'tan' },
  },
  crop: ['4-0601', '4-1101', '4-0605', '4-1105'],
  rings: [{ at: '4-0703' }],
  steps: [
    { does: ['to 4-0703', 'roll 5'], rings: [{ at: '4-0703' }] },
    { does: ['roll 2'], arrows: [{ path: ['4-0703', '4-0802'], dashed: true }] },
    { does: ['roll 3'], arrows: [{ path: ['4-0703', '4-1001'], text: '3' }] },
  ],
});

const advance = figure('advance', {
  rule: '9.11',
  position: badgerHunt('movement', [
    ...on('3-0405', 'tTK1', 'tTK2'),
    ...on('3-0805', 'gIN1'),
    ...on('3-1105', 'gIN2'),
  ]),
  crop: ['3-0403', '3-0903', '3-0406', '3-0906'],
  steps: [
    { does: ['move tTK1'], rings: [{ at: 'tTK1', text: '4' }] },
    { does: ['to 3-0805'], arrows: [{ path: road(4, 8), text: '4 × ½ = 2' }] },
    {
      does: ['move tTK2', 'to 3-0704'],
      arrows: [{ path: [...road(4, 7), '3-0704'], text: '4 × ½ = 2' }],
    },
  ],
});

const tow = figure('tow', {
  rule: '10.3',
  position: {
    ...{ scenario: '1', step: 'movement' },
    counters: [...on('3-0505', 'gTK1', 'gSG1'), ...on('6-0505', 'tTK1')],
    values: { round: 2, mover: 'green' },
  },
  crop: ['3-0403', '3-1003', '3-0406', '3-1006'],
  rings: [{ at: '3-0505' }],
  steps: [
    { does: ['move gTK1', 'tow gSG1'], rings: [{ at: 'gTK1' }] },
    { does: ['to 3-0905'], arrows: [{ path: road(5, 9), text: '4 × ½ = 2' }] },
  ],
});

const skimmers = figure('skimmers', {
  rule: '11.11',
  position: {
    ...{ scenario: '4', step: 'movement' },
    counters: [...on('3-0801', 'rMI1'), ...on('4-0505', 'bHT1')],
    values: { round: 2, mover: 'red' },
  },
  crop: ['3-0701', '3-1201', '3-0703', '3-1203'],
  steps: [
    { does: ['move rMI1', 'mount'], rings: [{ at: 'rMI1', text: '1' }] },
    {
      does: ['to 3-1201'],
      arrows: [{ path: ['3-0801', '3-0901', '3-1001', '3-1101', '3-1201'], text: '1 + 4 = 5' }],
    },
    { does: ['dismount'], rings: [{ at: 'rMI1', text: '1 + 4 + 1 = 6' }] },
  ],
});

const costs = figure('costs', {
  rule: '25.1',
  position: badgerHunt('movement', [...on('3-0505', 'tTK1'), ...on('6-0505', 'gTK1')]),
  crop: ['3-0404', '3-0604', '3-0306', '3-0706'],
  arrows: [
    { path: ['tTK1', '3-0504'], text: '2' },
    { path: ['tTK1', '3-0604'], text: '1' },
    { path: ['tTK1', '3-0605'], text: '½' },
    { path: ['tTK1', '3-0506'], text: '2' },
    { path: ['tTK1', '3-0405'], text: '½' },
    { path: ['tTK1', '3-0404'], text: '2' },
  ],
});

export const figures: FigureSet = {
  sections: sectionKinds({
    moves: '7 9 10 11 25',
    fights: '8 12 13 14 15 16 18',
    other: '1 2 3 4 5 6 17 19 20 21 22 23 24 26 27 31 32 33 34 35 36 37 38 39 40 41 42 43 44',
  }),
  figures: [
    ...[rally, drop, dropFire, advance, tow, skimmers, half],
    ...[shells, indirect, gas, hill, melee, sight, costs],
  ],
};
