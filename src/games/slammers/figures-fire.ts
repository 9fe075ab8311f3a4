/** Figures of the rulebook about fire, close assault and sight. */
import type { RuleFigure } from '../../kernel/setup/figure.ts';
import { msg } from './i18n/msg.ts';
import { badgerHunt, DROPPING, on } from './figure-positions.ts';

export const dropFire: RuleFigure = {
  id: 'drop-fire',
  rule: '8.5',
  title: msg('figure.drop-fire.title'),
  caption: msg('figure.drop-fire.caption'),
  position: {
    ...{ scenario: '10', step: 'drops' },
    counters: [DROPPING, ...on('4-0905', 'bHT1'), ...on('3-0505', 'rHT1')],
    values: { round: 1, mover: 'tan+red' },
  },
  crop: ['4-0602', '4-1002', '4-0606', '4-1006'],
  rings: [{ at: '4-0703' }],
  steps: [
    { does: ['to 4-0703', 'roll 2'], says: msg('figure.drop-fire.1'), rings: [{ at: '4-0703' }] },
    {
      does: ['shoot bHT1'],
      says: msg('figure.drop-fire.2'),
      arrows: [{ path: ['bHT1', '4-0703'], text: '8 : 2 = 4-1' }],
    },
    { does: ['roll 7'], says: msg('figure.drop-fire.3'), rings: [{ at: '4-0703' }] },
  ],
};

export const half: RuleFigure = {
  id: 'half',
  rule: '12.5',
  title: msg('figure.half.title'),
  caption: msg('figure.half.caption'),
  position: badgerHunt('direct', [
    ...on('3-0505', 'tTK1'),
    ...on('3-0803', 'gAC1'),
    ...on('3-0905', 'gAC2'),
  ]),
  crop: ['3-0402', '3-1002', '3-0406', '3-1006'],
  arrows: [
    { path: ['tTK1', 'gAC1'], text: msg('figure.distance', { hexes: 3, attack: '5' }) },
    {
      path: ['tTK1', 'gAC2'],
      text: msg('figure.distance', { hexes: 4, attack: '2½' }),
      dashed: true,
    },
  ],
  steps: [
    {
      does: ['aim 3-0905'],
      says: msg('figure.half.1'),
      arrows: [{ path: ['tTK1', 'gAC2'], text: '2½ : 2 = 1-1', dashed: true }],
    },
    { does: ['roll 8'], says: msg('figure.half.2'), rings: [{ at: 'gAC2' }] },
  ],
};

export const shells: RuleFigure = {
  id: 'shells',
  rule: '13.2',
  title: msg('figure.shells.title'),
  caption: msg('figure.shells.caption'),
  position: {
    ...{ scenario: '10', step: 'indirect' },
    counters: [
      ...on('3-0505', 'gLG1', 'gLG2'),
      ...on('3-0802', 'rCC1', 'rMI1'),
      ...on('3-0805', 'rHT1'),
    ],
    values: { round: 2, mover: 'tan+red' },
  },
  crop: ['3-0402', '3-0902', '3-0406', '3-0906'],
  arrows: [{ path: ['gLG1', '3-0802'], dashed: true }],
  steps: [
    {
      does: ['aim 3-0802', 'shell gLG1', 'shell gLG2'],
      says: msg('figure.shells.1'),
      arrows: [{ path: ['gLG1', '3-0802'], text: '12 : 8 = 1-1' }],
    },
    {
      does: ['stop rHT1'],
      says: msg('figure.shells.2'),
      arrows: [{ path: ['gLG1', '3-0802'], text: '6 : 8 = 1-2' }, { path: ['rHT1', '3-0802'] }],
    },
    { does: ['roll 8'], says: msg('figure.shells.3'), rings: [{ at: '3-0802' }] },
  ],
};

export const indirect: RuleFigure = {
  id: 'indirect',
  rule: '14.5',
  title: msg('figure.indirect.title'),
  caption: msg('figure.indirect.caption'),
  position: badgerHunt('indirect', [
    ...on('3-0605', 'gSG1', 'gSG2'),
    ...on('3-1008', 'tAC1', 'tIN1'),
    ...on('3-1010', 'gTK1'),
  ]),
  crop: ['3-0504', '3-1104', '3-0510', '3-1110'],
  arrows: [{ path: ['gTK1', '3-1008'], dashed: true }],
  letters: { A: 'gTK1' },
  steps: [
    {
      does: ['aim 3-1008', 'shell gSG1', 'shell gSG2'],
      says: msg('figure.indirect.1'),
      arrows: [{ path: ['gSG1', '3-1008'], text: '4 + 4 : 4 = 2-1' }],
    },
    { does: ['roll 9'], says: msg('figure.indirect.2'), rings: [{ at: '3-1008' }] },
  ],
};

export const gas: RuleFigure = {
  id: 'gas',
  rule: '15.2',
  title: msg('figure.gas.title'),
  caption: msg('figure.gas.caption'),
  position: {
    ...{ scenario: '3', step: 'indirect' },
    counters: [
      ...on('4-0601', 'rSA1'),
      ...on('4-0301', 'rMI1'),
      ...on('4-0302', 'gML1', 'gBC1'),
      ...on('4-0805', 'gML2'),
    ],
    values: { round: 2, mover: 'red' },
  },
  crop: ['4-0201', '4-0701', '4-0204', '4-0704'],
  arrows: [{ path: ['rSA1', '4-0302'], dashed: true }],
  letters: { A: 'rMI1' },
  steps: [
    {
      does: ['aim 4-0302', 'gas rSA1'],
      says: msg('figure.gas.1'),
      arrows: [{ path: ['rSA1', '4-0302'] }],
    },
    { does: ['roll 7'], says: msg('figure.gas.2'), rings: [{ at: '4-0302', text: '7' }] },
    { does: ['roll 9'], says: msg('figure.gas.3'), rings: [{ at: '4-0302', text: '9' }] },
  ],
};

/** Four units that fire at the hill together. */
const TOGETHER = [
  { path: ['tTK1', '3-0907'], text: msg('figure.distance', { hexes: 3, attack: '5' }) },
  {
    ...{ path: ['tTK2', '3-0907'], dashed: true as const },
    text: msg('figure.distance', { hexes: 5, attack: '2½' }),
  },
  {
    ...{ path: ['tTK3', '3-0907'], dashed: true as const },
    text: msg('figure.distance', { hexes: 6, attack: '2½' }),
  },
  {
    ...{ path: ['tAC1', '3-0907'], dashed: true as const },
    text: msg('figure.distance', { hexes: 4, attack: '1½' }),
  },
];

const SHOOTERS = { A: 'tTK1', B: 'tTK2', C: 'tTK3', D: 'tAC1' };

export const hill: RuleFigure = {
  id: 'hill',
  rule: '16.5',
  title: msg('figure.hill.title'),
  caption: msg('figure.hill.caption'),
  position: badgerHunt('direct', [
    ...on('3-0907', 'gTK1', 'gIN1', 'gIN2'),
    ...on('3-1009', 'tTK1'),
    ...on('6-0701', 'tTK2'),
    ...on('6-0903', 'tTK3'),
    ...on('3-0509', 'tAC1'),
  ]),
  crop: ['3-0406', '3-1106', '6-0403', '6-1103'],
  rings: [{ at: '3-0907', text: '5 + 2 + 2 + 2 = 11' }],
  letters: SHOOTERS,
  steps: [
    {
      does: ['aim 3-0907', 'all', 'join tTK1'],
      says: msg('figure.hill.1'),
      arrows: TOGETHER.slice(0, 1),
      letters: { A: 'tTK1' },
    },
    {
      does: ['join tTK2', 'join tTK3', 'join tAC1'],
      says: msg('figure.hill.2'),
      arrows: TOGETHER,
      rings: [{ at: '3-0907' }],
      letters: SHOOTERS,
    },
    { does: ['roll 9'], says: msg('figure.hill.3'), rings: [{ at: '3-0907' }] },
  ],
};

export const melee: RuleFigure = {
  id: 'melee',
  rule: '18.4',
  title: msg('figure.melee.title'),
  caption: msg('figure.melee.caption'),
  position: badgerHunt('assault', [
    ...on('3-0705', 'gTK1', 'tTK1', 'tIN1'),
    ...on('3-0907', 'gIN1'),
  ]),
  crop: ['3-0603', '3-0903', '3-0607', '3-0907'],
  rings: [{ at: '3-0705' }],
  steps: [
    {
      does: ['join tTK1', 'join tIN1'],
      says: msg('figure.melee.1'),
      rings: [{ at: '3-0705', text: '9 : 5 = 1-1 → 2-1' }],
    },
    { does: ['roll 9'], says: msg('figure.melee.2'), rings: [{ at: '3-0705' }] },
    {
      does: ['all'],
      says: msg('figure.melee.3'),
      rings: [{ at: '3-0705', text: '5 : 7 = 1-2 → 1-1' }],
    },
    { does: ['roll 7'], says: msg('figure.melee.4'), rings: [{ at: '3-0705' }] },
  ],
};

export const sight: RuleFigure = {
  id: 'sight',
  rule: '21.6',
  title: msg('figure.sight.title'),
  caption: msg('figure.sight.caption'),
  position: badgerHunt('direct', [
    ...on('3-0705', 'tTK1'),
    ...on('3-0907', 'gAC1'),
    ...on('3-0909', 'gIN1'),
    ...on('3-0407', 'gAC2'),
  ]),
  crop: ['3-0304', '3-1104', '3-0309', '3-1109'],
  arrows: [
    { path: ['tTK1', 'gAC1'] },
    { path: ['tTK1', 'gIN1'], dashed: true },
    { path: ['tTK1', 'gAC2'], dashed: true },
  ],
  letters: { A: 'gAC1', B: 'gIN1', C: 'gAC2' },
};
