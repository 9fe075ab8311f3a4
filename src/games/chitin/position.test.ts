import { inEnglish } from '../../../test/english.ts';
import { expect, test } from 'vitest';
import { readPositionOf, writePosition } from '../../kernel/position/position.ts';
import { hashState } from '../../kernel/state.ts';
import { act, openGame, table } from './testing.ts';

const game = openGame({ scenario: 'small' });

const read = (counters: unknown[], rest = {}) =>
  inEnglish(
    () =>
      readPositionOf(game, {
        format: 'countermarch/position/1',
        game: 'chitin',
        counters,
        ...rest,
      }),
    game,
  );

test.each([
  [
    '[6.05]',
    Array.from({ length: 4 }, () => ({ type: 'Gantua', side: 'red', at: '0814' })),
    '0814 holds 4 ground units',
  ],
  [
    '[6.051]',
    [
      { type: 'Gantua', side: 'red', at: '0814' },
      { type: 'Phlanx', side: 'red', at: '0814' },
    ],
    'different types of warriors',
  ],
  [
    '[6.09]',
    [
      { type: 'Gantua', side: 'red', at: '0814' },
      { type: 'Gantua', side: 'blue', at: '0814' },
    ],
    'the enemy',
  ],
  [
    '[6.06]',
    [
      { type: 'Gantua', side: 'red', at: '0814', facing: 'E' },
      { type: 'Gantua', side: 'red', at: '0814', facing: 'W' },
    ],
    'must face the same way',
  ],
  ['[7.065]', [{ type: 'Worker', side: 'red', at: '0814', disrupted: true }], 'can’t be disrupted'],
  ['[8.02]', [{ type: 'Termagant', side: 'red', at: '0814', charging: true }], 'can’t charge'],
  ['[6.081]', [{ type: 'Worker', side: 'red', at: '0814', carries: 'A' }], 'not in the same place'],
  [
    '[D5]',
    Array.from({ length: 10 }, () => ({ type: 'Gantua', side: 'red', at: 'North' })),
    'no more counters',
  ],
])('%s a position that cannot be is refused with a reason', (_, counters, reason) => {
  expect(() => read(counters, { frames: [{ step: 'move.pick' }] })).toThrow(reason);
});

const RG1 = { unit: 'RG1', at: '0814' };
const PICK = { frames: [{ step: 'move.pick' }] };
test.each([
  ['an ended game that goes on', [], { values: { ending: 3 } }, 'values.ending: expected 0 until'],
  ['[R49] a turn too many', [], { values: { round: 61 } }, 'values.round: [R49] expected 1 to 60'],
  ['[R49] a turn 0', [], { values: { round: 0 } }, 'values.round: [R49]'],
  [
    '[3.00] a set-up in turn 3',
    [],
    { step: 'start', values: { round: 3 } },
    'values.round: [3.00]',
  ],
  ['[6.01] somebody there during the set-up', [RG1], { step: 'start' }, 'counters[0].at: [6.01]'],
  ['[3.02] a die in a turn', [], { values: { die: 4 } }, 'values.die: [3.02]'],
  ['[R50] hidden forces', [], { values: { revealed: false } }, 'values.revealed: [R50]'],
  ['losses below 0', [], { values: { 'red-losses': -1 } }, 'values.red-losses: expected a whole'],
  ['[3.01] a token that it has not', [], { values: { 'B-at': '0814' } }, 'values.B-at: [3.01]'],
  [
    'a token beside the map',
    [],
    { values: { 'A-at': 'North' } },
    'values.A-at: expected a hex of the map',
  ],
  [
    '[6.01] the other side’s end',
    [{ ...RG1, at: 'South' }],
    {},
    'counters[0].at: [6.01] RG1 must wait',
  ],
  ['[6.07] a Worker that left', [{ unit: 'RW1', at: 'left' }], {}, 'counters[0].at: [6.07]'],
  [
    '[8.011] a flyer beside the centre',
    [{ unit: 'RF1', at: '0814' }],
    {},
    'counters[0].at: [8.011]',
  ],
  [
    '[6.081] a warrior with a token',
    [{ ...RG1, carries: 'A' }],
    { values: { 'A-at': '0814' } },
    'counters[0].carries: [6.081] only Workers',
  ],
  [
    '[6.02] too many points',
    [{ ...RG1, points: 5 }],
    PICK,
    'counters[0].points: [6.02] RG1: expected 0 to 4',
  ],
  [
    '[7.064] too many for one that is disrupted',
    [{ ...RG1, points: 2, disrupted: true }],
    PICK,
    'counters[0].points: [6.02] RG1: expected 0 to 1',
  ],
  [
    '[6.02] points of the side that waits',
    [{ unit: 'BG1', at: '0814', points: 1 }],
    PICK,
    'counters[0].points: [6.02] BG1: expected 0 to 0',
  ],
  [
    '[8.014] an arrival on foot',
    [{ ...RG1, arrived: 1 }],
    PICK,
    'counters[0].arrived: expected 0: RG1',
  ],
  [
    '[8.025] charging and disrupted',
    [{ ...RG1, charging: true, disrupted: true }],
    PICK,
    '[8.025]',
  ],
  ['a party between two moves', [{ ...RG1, moving: true }], PICK, 'counters[0].moving: no unit'],
  ['[5.00] an aim before combat', [{ ...RG1, aim: 2 }], PICK, 'counters[0].aim: [5.00]'],
  [
    '[7.01] an aim of the side that waits',
    [{ unit: 'BG1', at: '0814', aim: 2 }],
    PICK,
    'counters[0].aim: [7.01]',
  ],
  ['[5.00] a battle unannounced', [{ ...RG1, battle: 3 }], {}, 'counters[0].battle: [5.00]'],
  [
    '[5.00] a battle before combat',
    [RG1],
    { ...PICK, battles: [{ attack: 3, defence: 3 }] },
    'battles[0].attack: [5.00]',
  ],
  [
    '[7.064] a mover disrupted at the declaration',
    [{ ...RG1, disrupted: true }],
    { frames: [{ step: 'combat.declare', last: -1 }] },
    'counters[0].disrupted: [7.064]',
  ],
  [
    '[3.03] more than the points buy',
    [],
    { values: { 'red-Gantua': 9, 'red-Phlanx': 9 } },
    'values.red-Gantua: [3.03] Red Hive has units worth 63 points, but at most 48 points are allowed',
  ],
  ['[R43] bodies of nobody', [RG1], { bodies: [{ at: '0814' }] }, 'bodies[0].at: [R43]'],
])('%s is refused with the field', (_, counters, rest, message) => {
  expect(() => read(counters, rest)).toThrow(message);
});

const many = (type: string, n: number, side = 'red') =>
  Array.from({ length: n }, () => ({ type, side, at: side === 'red' ? 'North' : 'South' }));
const gone = { 'A-at': 'left', 'C-at': '0814', 'F-at': '0815' };
test.each([
  [
    '[R40] a Basic in Learning',
    { scenario: 'learning' },
    many('Basic', 1),
    {},
    'counters[0].at: [R40] RB1',
  ],
  [
    '[R40] a flyer in Basic',
    { scenario: 'basic' },
    many('Plunge', 1),
    {},
    'counters[0].at: [R40] RF1',
  ],
  [
    '[3.03] a fourth Gantua in Learning',
    { scenario: 'learning' },
    many('Gantua', 4, 'blue'),
    {},
    'counters[3].at: [3.03] BG4 is one too many: a side can have at most 3 Gantuas',
  ],
  [
    '[3.03] the same, dead',
    { scenario: 'learning' },
    [...many('Gantua', 3), { unit: 'RG9', at: 'dead' }],
    {},
    'counters[3].at: [3.03] RG9 is one too many',
  ],
  ['[D9] a Low Hacker without the option', { scenario: 'small' }, many('LowHacker', 1), {}, '[D9]'],
  [
    '[D10] an Arch Reaper without the option',
    { scenario: 'armageddon' },
    many('ArchReaper', 1),
    {},
    'counters[0].at: [D10] RA1',
  ],
  [
    '[D9] a Low Hacker in Learning, whatever the option',
    { scenario: 'learning', options: { 'low-hacker': 1 } },
    many('LowHacker', 1),
    {},
    'counters[0].at: [3.03] RH1 can’t take part',
  ],
  [
    '[3.03] a fifth flyer for 8 points',
    { scenario: 'small' },
    many('Plunge', 5),
    {},
    'counters[4].at: [3.03] RF5 is one too many: a side can have at most 4',
  ],
  [
    '[3.03] units for more than 48 points',
    { scenario: 'basic' },
    [...many('Gantua', 7), ...many('Phlanx', 7)],
    {},
    'counters[13].at: [3.03] Red Hive has units worth 49 points, but at most 48 points are allowed',
  ],
  [
    '[4.01] two tokens brought off, of which one is on the map',
    { scenario: 'learning' },
    [],
    { 'red-tokens': 1, 'blue-tokens': 1, ...gone },
    'values.blue-tokens: [4.01] the two sides together can’t have brought home more than 1 token',
  ],
  [
    '[4.01] most tokens, and the game goes on',
    { scenario: 'learning' },
    [],
    { 'red-tokens': 2 },
    'values.red-tokens: [4.01] expected fewer than 2: with 2 tokens home, the game is over',
  ],
  [
    '[R40] a token that has eaten',
    { scenario: 'learning' },
    [],
    { 'A-at': '0814', 'A-value': 21 },
    'values.A-value: [R40] expected 20: in basic games, token A',
  ],
] as const)('%s is refused with the field', (_, setup, counters, values, message) => {
  const opened = openGame(setup);
  const file = { format: 'countermarch/position/1', game: 'chitin', counters, values };
  expect(() => inEnglish(() => readPositionOf(opened, file), opened)).toThrow(message);
});

test('[R43] more bodies than dead are refused with the field', () => {
  const dead = [{ unit: 'RG1', at: 'dead' }];
  const two = { bodies: [{ at: '0814' }, { at: '0814' }] };
  expect(() => read(dead, two)).toThrow(
    'bodies[1].at: [R43] there can’t be more bodies than dead units (1)',
  );
});

test('[3.03] a whole force of each scenario can stand there', () => {
  const whole: Record<string, readonly (readonly [string, number])[]> = {
    learning: [
      ['Gantua', 3],
      ['Phlanx', 3],
      ['Termagant', 3],
      ['LowRender', 3],
      ['Worker', 6],
    ],
    basic: [
      ['Gantua', 9],
      ['Phlanx', 4],
      ['Worker', 6],
    ],
    small: [
      ['Gantua', 9],
      ['Plunge', 4],
      ['Basic', 4],
      ['Worker', 6],
    ],
    armageddon: [
      ['Gantua', 9],
      ['Phlanx', 9],
      ['Termagant', 9],
      ['LowRender', 9],
      ['Plunge', 8],
    ],
  };
  for (const [scenario, types] of Object.entries(whole)) {
    const counters = types.flatMap(([type, n]) => many(type, n));
    const file = { format: 'countermarch/position/1', game: 'chitin', counters };
    expect(() => readPositionOf(openGame({ scenario }), file)).not.toThrow();
  }
});

test('[3.02] both sides can’t have the same end', () => {
  expect(() => read([], { values: { 'red-end': 'south' } })).toThrow('the same end');
});

test('[6.06] unfaced units face like their stack, else towards the enemy end', () => {
  const t = table('red Gantua 7,-7 W; red Worker 7,-7; red Gantua 0,0; blue Gantua 5,-2');
  expect([...t.s.facing].filter((d) => d >= 0)).toEqual([3, 1, 3, 4]);
});

test('[5.00] a position in the middle of a battle is restored unchanged', () => {
  const t = table(
    'red 3 Gantua 7,-7 E; red Worker 6,-6; blue 3 Phlanx 8,-7 W; blue Worker 8,-8 W; token C 8,-6 15',
    {
      scenario: 'small',
      step: 'combat',
    },
  );
  act(t, 'attack 7,-7/E', 'attack 7,-7/NE', 'done');
  for (const action of ['roll 4']) {
    const again = readPositionOf(t.game, JSON.parse(JSON.stringify(writePosition(t.game, t.s))));
    expect(hashState(again)).toBe(hashState(t.s));
    act(t, action);
  }
});
