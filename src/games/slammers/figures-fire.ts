/** Figures of the rulebook about fire, close assault and sight. */
import { msg } from './i18n/msg.ts';
import { badgerHunt, DROPPING, figure, on } from './figure-positions.ts';

export const dropFire = figure('drop-fire', {
  rule: '8.5',
  position: {
    ...{ scenario: '10', step: 'drops' },
    counters: [DROPPING, ...on('4-0905', 'bHT1'), ...on('3-0505', 'rHT1')],
    values: { round: 1, mover: 'tan+red' },
  },
  crop: ['4-0602', '4-1002', '4-0606', '4-1006'],
  rings: [{ at: '4-0703' }],
  steps: [
    { does: ['to 4-0703', 'roll 2'], rings: [{ at: '4-0703' }] },
    { does: ['shoot bHT1'], arrows: [{ path: ['bHT1', '4-0703'], text: '8 : 2 = 4-1' }] },
    { does: ['roll 7'], rings: [{ at: '4-0703' }] },
  ],
});

export const half = figure('half', {
  rule: '12.5',
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
      arrows: [{ path: ['tTK1', 'gAC2'], text: '2½ : 2 = 1-1', dashed: true }],
    },
    { does: ['roll 8'], rings: [{ at: 'gAC2' }] },
  ],
});

export const shells = figure('shells', {
  rule: '13.2',
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
      arrows: [{ path: ['gLG1', '3-0802'], text: '12 : 8 = 1-1' }],
    },
    {
      does: ['stop rHT1'],
      arrows: [{ path: ['gLG1', '3-0802'], text: '6 : 8 = 1-2' }, { path: ['rHT1', '3-0802'] }],
    },
    { does: ['roll 8'], rings: [{ at: '3-0802' }] },
  ],
});

export const indirect = figure('indirect', {
  rule: '14.5',
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
      arrows: [{ path: ['gSG1', '3-1008'], text: '4 + 4 : 4 = 2-1' }],
    },
    { does: ['roll 9'], rings: [{ at: '3-1008' }] },
  ],
});

export const gas = figure('gas', {
  rule: '15.2',
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
    { does: ['aim 4-0302', 'gas rSA1'], arrows: [{ path: ['rSA1', '4-0302'] }] },
    { does: ['roll 7'], rings: [{ at: '4-0302', text: '7' }] },
    { does: ['roll 9'], rings: [{ at: '4-0302', text: '9' }] },
  ],
});

/** Four units that fire at the hill in one attack. */
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

export const hill = figure('hill', {
  rule: '16.5',
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
      arrows: TOGETHER.slice(0, 1),
      letters: { A: 'tTK1' },
    },
    {
      does: ['join tTK2', 'join tTK3', 'join tAC1'],
      arrows: TOGETHER,
      rings: [{ at: '3-0907' }],
      letters: SHOOTERS,
    },
    { does: ['roll 9'], rings: [{ at: '3-0907' }] },
  ],
});

export const melee = figure('melee', {
  rule: '18.4',
  position: badgerHunt('assault', [
    ...on('3-0705', 'gTK1', 'tTK1', 'tIN1'),
    ...on('3-0907', 'gIN1'),
  ]),
  crop: ['3-0603', '3-0903', '3-0607', '3-0907'],
  rings: [{ at: '3-0705' }],
  steps: [
    { does: ['join tTK1', 'join tIN1'], rings: [{ at: '3-0705', text: '9 : 5 = 1-1 → 2-1' }] },
    { does: ['roll 9'], rings: [{ at: '3-0705' }] },
    { does: ['all'], rings: [{ at: '3-0705', text: '5 : 7 = 1-2 → 1-1' }] },
    { does: ['roll 7'], rings: [{ at: '3-0705' }] },
  ],
});

export const sight = figure('sight', {
  rule: '21.6',
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
});
