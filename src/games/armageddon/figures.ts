/** Figures of the rulebook: a march, supply, a find, an outpost, dice and fate, rows, a strike and a gun. */
import { figureMaker, type FigureSet, sectionKinds } from '../../kernel/setup/figure.ts';
import type { en } from './i18n/en.ts';

const figure = figureMaker<keyof typeof en>();

const ownerOf = (unit: string) => (unit.startsWith('r') ? 'red' : 'blue');

const card = (unit: string, kind: string, at: string, more: object = {}) => ({
  ...{ unit, kind, at, owner: ownerOf(unit) },
  ...more,
});

/** An army with its cards: their slots and kinds. */
const army = (group: string, at: string, cards: Readonly<Record<string, string>>) => [
  { unit: group, at, owner: ownerOf(group) },
  ...Object.entries(cards).map(([unit, kind]) => card(unit, kind, at, { group })),
];

/** Red's turn in round 4 of a duel, beside the strongholds of both. */
const red = (
  counters: readonly object[],
  markers: readonly object[] = [],
  values: Readonly<Record<string, unknown>> = {},
) => ({
  ...{ scenario: 'duel', step: 'turn', markers },
  counters: [card('r1', 'concord-keep', '0404'), card('b1', 'axle-zero', '0804'), ...counters],
  values: { round: 4, 'red-ap': 9, 'blue-ap': 6, ...values },
});

/** Hidden observation dice after an army has entered a hex; no other side sees it. */
const UNSEEN = ['blind 7', 'blind 7', 'blind 7'];

/** Hexes between the strongholds, where armies meet. */
const MIDDLE = ['0303', '0703', '0306', '0706'];

const outpost = figure('outpost', {
  rule: '2.19',
  position: red(
    [
      ...army('rA1', '0604', { r2: 'marshal-orsine-vale' }),
      card('r3', 'outpost', 'hand'),
      card('r4', 'line-rifles', 'hand'),
    ],
    [{ type: 'hills', at: '0604' }],
    { 'red-humans': 5, 'red-materials': 5, 'red-energy': 5, 'red-technology': 5 },
  ),
  crop: MIDDLE,
  rings: [{ at: '0604' }],
  steps: [
    { does: ['deploy r3', 'site 0604'], rings: [{ at: '0604', text: '9 - 3 = 6' }] },
    { does: ['deploy r4', 'into r3'], rings: [{ at: '0604', text: '6 - 2 = 4' }] },
    { does: ['found r3'], rings: [{ at: '0604', text: '4 - 3 = 1' }] },
  ],
});

const march = figure('march', {
  rule: '3.9',
  position: red(army('rA1', '0404', { r2: 'line-rifles', r3: 'courser-light-tank' }), [
    { type: 'hills', at: '0504' },
  ]),
  crop: ['0303', '0603', '0306', '0606'],
  arrows: [
    { path: ['0404', '0504'], text: '2' },
    { path: ['0404', '0505', '0605'], text: '1 + 1 = 2' },
  ],
  steps: [
    { does: ['march rA1'], rings: [{ at: '0404', text: '2' }] },
    { does: ['to 0504', ...UNSEEN], arrows: [{ path: ['0404', '0504'] }], rings: [{ at: '0504' }] },
  ],
});

const BARRIER = ['0502', '0503', '0504', '0505', '0506'];

const supply = figure('supply', {
  rule: '3.18',
  position: red([
    ...army('rA1', '0604', { r2: 'line-rifles' }),
    ...BARRIER.flatMap((at, n) => army(`bA${n + 1}`, at, { [`b${n + 2}`]: 'levy-rifles' })),
  ]),
  crop: ['0302', '0702', '0307', '0707'],
  arrows: [{ path: ['0404', '0504', '0604'], dashed: true }],
  steps: [{ does: ['march rA1'], rings: ['0603', '0704', '0705', '0605'].map((at) => ({ at })) }],
});

const find = figure('find', {
  rule: '3.6',
  position: red(
    [
      { unit: 'rA1', at: '0504', owner: 'red' },
      card('r2', 'line-rifles', '0504', { group: 'rA1', damage: 2 }),
      card('r3', 'marshal-orsine-vale', '0504', { group: 'rA1', damage: 1 }),
    ],
    [{ type: 'special-clinic', at: '0604' }],
  ),
  crop: MIDDLE,
  rings: [{ at: '0604' }],
  steps: [
    { does: ['march rA1', 'to 0604', ...UNSEEN], arrows: [{ path: ['0504', '0604'], text: '1' }] },
    { does: ['claim rA1'], rings: [{ at: '0604' }] },
  ],
});

const fate = figure('fate', {
  rule: '5.5',
  position: red(
    [
      ...army('rA1', '0504', { r2: 'line-rifles', r3: 'marshal-orsine-vale' }),
      ...army('bA1', '0604', { b2: 'line-rifles' }),
    ],
    [{ type: 'hills', at: '0604' }],
  ),
  crop: MIDDLE,
  arrows: [{ path: ['0504', '0604'], dashed: true }],
  steps: [
    {
      does: ['march rA1', 'to 0604', ...UNSEEN, 'fight 1', 'first 1'],
      rings: [{ at: '0604', text: '4 + 1 : 3 + 2' }],
    },
    { does: ['roll 50'], rings: [{ at: '0604', text: '3 : 2' }] },
    { does: ['fate', 'again 1'], rings: [{ at: '0604', text: '4 : 2' }] },
    { does: ['accept'], rings: [{ at: '0604' }] },
  ],
});

const rows = figure('rows', {
  rule: '5.17',
  position: red([
    ...army('rA1', '0504', { r2: 'courser-light-tank', r3: 'longbow-battery' }),
    ...army('bA1', '0604', { b2: 'line-rifles', b3: 'longbow-battery' }),
  ]),
  crop: MIDDLE,
  arrows: [{ path: ['0504', '0604'], dashed: true }],
  steps: [
    {
      does: ['march rA1', 'to 0604', ...UNSEEN, 'fight 1', 'done', 'done'],
      rings: [{ at: '0604' }],
    },
    { does: ['first 1', 'attack r3', 'strike b3'], rings: [{ at: '0604', text: '7 : 2' }] },
    { does: ['roll 81'], rings: [{ at: '0604', text: '5 - 1 = 4' }] },
  ],
});

const strike = figure('strike', {
  rule: '6.2',
  position: red(
    [
      card('r2', 'pelican-bomber', 'hand', { load: 'cluster-load' }),
      ...army('bA1', '0605', { b2: 'line-rifles', b3: 'courser-light-tank' }),
    ],
    [],
    { 'red-materials': 3, 'red-energy': 3 },
  ),
  crop: MIDDLE,
  arrows: [{ path: ['0404', '0605'], dashed: true }],
  steps: [
    { does: ['fly r2', 'to 0605'], arrows: [{ path: ['0404', '0605'] }] },
    { does: ['pick b3'], rings: [{ at: '0605', text: '7 : 4' }] },
    { does: ['roll 66', 'accept'], rings: [{ at: '0605', text: '4 - 2 + 2 = 4' }] },
  ],
});

const gun = figure('gun', {
  rule: '25.8',
  position: red([
    card('r2', 'pelican-bomber', 'hand'),
    ...army('bA1', '0605', { b2: 'flak-crawler' }),
  ]),
  crop: MIDDLE,
  arrows: [{ path: ['0404', '0605'], dashed: true }],
  steps: [
    { does: ['fly r2', 'to 0605'], rings: [{ at: '0605', text: '5 : 3' }] },
    { does: ['roll 65'], rings: [{ at: '0605', text: '4 - 1 = 3' }] },
    { does: ['fate', 'again 1'], rings: [{ at: '0605', text: '4 - 2 = 2' }] },
    { does: ['pick b2'], arrows: [{ path: ['0404', '0605'] }] },
  ],
});

export const figures: FigureSet = {
  sections: sectionKinds({
    moves: '3',
    fights: '5 5b 6 25',
    other: '1 2 4 7 8 9 10.1 10.2 10.3 10.4 10.5 10.6 11 12 13 14',
  }),
  figures: [outpost, march, supply, find, fate, rows, strike, gun],
};
