import { expect, test } from 'vitest';
import { replay } from '../../kernel/engine.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { POSITION_FORMAT, readPositionOf, writePosition } from '../../kernel/position/position.ts';
import { hashState, readState, writeState } from '../../kernel/state.ts';
import { act, faultIn, hashOf, offers, openGame, panel, table, where } from './testing.ts';

const MID_TURN = [
  ['on the way', 'emit w3, to 4b'],
  ['choosing a line', 'emit w3, to 4b, to 3b'],
  ['at a meeting', 'emit w3, to 4b, to 3b, drive 2a'],
  ['placing an annihilator', 'place w0'],
] as const;
const TEXT = 'w3 5c, w5 7a, w2 3b, b3 2a, b8! 9a';

test.each(MID_TURN)('[S51] a position saved and read again is the same: %s', (_, moves) => {
  const t = act(table(TEXT), moves);
  const { game, s } = t;
  const file = JSON.parse(JSON.stringify(writePosition(game, s)));
  expect(hashState(readPositionOf(game, file))).toBe(hashState(s));
  const json = JSON.parse(JSON.stringify(writeState(s)));
  const read = readState(game.create(), json);
  expect(hashState(read)).toBe(hashState(s));
  expect(offers({ ...t, s: read })).toEqual(offers(t));
});

test('[S51] taking back the last choices and playing them again gives the same position', () => {
  const game = openGame();
  const moves =
    'place w5, place b8, place w3, drive 3b, place b0, at 4b, emit w5, to 2b, to 1c, to W, drive 2c';
  const actions = moves.split(', ').map((text) => parseAction(game, text));
  for (let back = 1; back <= actions.length; back++) {
    const s = replay(game, actions.slice(0, -back));
    const t = act({ ...table(''), s }, moves.split(', ').slice(-back).join(', '));
    expect(hashOf(t)).toBe(hashState(replay(game, actions)));
  }
});

const fileOf = (counters: readonly unknown[], more: object = {}) => ({
  format: POSITION_FORMAT,
  game: 'annihilation',
  counters,
  ...more,
});
const fault = (counters: readonly unknown[], more: object = {}) =>
  faultIn(openGame(), fileOf(counters, more));

test('[5.6] [0.1] unmentioned particles lie in their first trays; turned ones in the other', () => {
  const t = {
    ...table(''),
    s: readPositionOf(openGame(), fileOf([{ unit: 'w8', at: 'tray', flipped: true }])),
  };
  expect([where(t, 'w8'), where(t, 'b8')]).toEqual(['tray of Black', 'tray of Black']);
});

test.each([
  [
    '[S49] two on a point',
    [
      { unit: 'w3', at: '5c' },
      { unit: 'b3', at: '5c' },
    ],
    'counters[1].at: b3 shares 5c with w3',
  ],
  ['[2.1] [S49] an annihilator on an emergence', [{ unit: 'w0', at: 'W' }], '[2.1]'],
  ['[5.4] [S49] a carrier alive on the enemy’s', [{ unit: 'w3', at: 'B' }], '[5.4]'],
  ['[S49] the same turned over', [{ unit: 'b3', at: 'B', flipped: true }], '[5.4]'],
  ['[D7] a drawn tray place', [{ unit: 'w3', at: 'W.w3' }], 'write "tray"'],
])('%s cannot be', (_, counters, message) => {
  expect(fault(counters)).toContain(message);
});

test.each([
  ['[0.2] a score that has won', { white: 20, black: 3 }, 'values.white: [0.2]'],
  ['[0.2] the same for Black', { white: 3, black: 31 }, 'values.black: [0.2]'],
  ['[R17] two scores that have won', { white: 24, black: 24 }, '[R17]'],
])('[S49] %s cannot be, while the game goes on', (_, values, message) => {
  expect(fault([], { values })).toContain(message);
});

const OVER = { frames: [{ step: 'game.over' }] };
test.each([
  [
    '[0.2] a winning score with a turn to play',
    [],
    { values: { white: 20 } },
    'values.white: [0.2]',
  ],
  ['[R16] so many quiet turns', [], { values: { quiet: 40 } }, 'values.quiet: [R16]'],
  ['[D6] a turn too many', [], { values: { turn: 301 } }, 'values.turn: expected a whole number'],
  ['[D6] no turn', [], { values: { turn: 0 } }, 'values.turn: [D6]'],
  ['[R15] two passes', [], { values: { passes: 2 } }, 'values.passes: [R15] expected fewer than 2'],
  [
    '[7.1] more points than any turn scores',
    [],
    { ...OVER, values: { ending: 1, white: 200 } },
    'values.white: [7.1] expected at most',
  ],
  ['an ending that goes on', [], { values: { ending: 2 } }, 'values.ending: expected 0 until'],
  [
    '[0.2] an end without the score',
    [],
    { ...OVER, values: { ending: 1 } },
    'values.ending: this reason for ending the game does not match',
  ],
  ['[R7] one that was placed before', [], { values: { placed: 'w3' } }, 'values.placed: [R7]'],
  [
    '[4.6] one that emitted in another turn',
    [{ unit: 'w3', at: '5c', emitted: true }],
    {},
    'counters[0].emitted: [4.6]',
  ],
  [
    '[4.6] an enemy collider that may emit',
    [
      { unit: 'b3', at: '5c' },
      { unit: 'w2', at: '5c' },
      { unit: 'w5', at: '6a', emitted: true },
    ],
    {
      frames: [{ step: 'turn.end' }, { step: 'meeting.choice', particle: 11 }],
    },
    'frames: [4.6] a particle may emit only if it belongs to the player to move',
  ],
  [
    '[R12] an annihilator that has emitted',
    [
      { unit: 'w0', at: '5c', emitted: true },
      { unit: 'w3', at: '6a' },
    ],
    {
      frames: [{ step: 'turn.end' }, { step: 'transference.line', particle: 4, force: 2 }],
    },
    'counters[0].emitted: [R12]',
  ],
])('[S49] %s cannot be', (_, counters, more, message) => {
  expect(fault(counters, more)).toContain(message);
});

test.each([
  [
    'a particle that is not there',
    [{ step: 'turn.end' }, { step: 'transference.line', particle: 99, force: 2 }],
  ],
  ['one in the tray', [{ step: 'turn.end' }, { step: 'emission.path', particle: 4, force: 3 }]],
  [
    'one with more force than charge',
    [{ step: 'turn.end' }, { step: 'emission.path', particle: 3, force: 30 }],
  ],
  ['nothing', []],
  ['a particle, but no turn', [{ step: 'emission.path', particle: 3, force: 2 }]],
  ['the end of a game that goes on', [{ step: 'game.over' }]],
  ['one that goes nowhere', [{ step: 'turn.end' }, { step: 'emission.path', particle: 3 }]],
  ['a meeting with nobody', [{ step: 'turn.end' }, { step: 'meeting.choice', particle: 3 }]],
])('[S49] a stack of steps about %s cannot be', (_, frames) => {
  const counters = [
    { unit: 'w2', at: '5c' },
    { unit: 'w5', at: '8a' },
  ];
  expect(fault(counters, { frames })).toContain('frames');
});

test('[R18] a position that is loaded has stood once, also when the game is over; in a turn nothing is said', () => {
  const stood = (more: object) => {
    const counters = [
      { unit: 'w3', at: '2b' },
      { unit: 'b5', at: '8b' },
    ];
    const s = readPositionOf(openGame(), fileOf(counters, more));
    return panel({ ...table(''), s }).filter((line) => line.endsWith(' of 3'));
  };
  expect(stood({})).toEqual(['Occurrences of this position: 1 of 3']);
  const over = { ...OVER, values: { ending: 1, white: 24 } };
  expect(stood(over)).toEqual(['Occurrences of this position: 1 of 3']);
  const running = [{ step: 'turn.end' }, { step: 'annihilator.point', particle: 0 }];
  expect(stood({ frames: running })).toEqual([]);
});
