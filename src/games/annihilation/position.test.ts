import { expect, test } from 'vitest';
import { replay } from '../../kernel/engine.ts';
import { parseAction } from '../../kernel/notation.ts';
import { POSITION_FORMAT, readPositionOf, writePosition } from '../../kernel/position.ts';
import { hashState, readState, writeState } from '../../kernel/state.ts';
import { choices, hashOf, openGame, playOn, table, where } from './testing.ts';

const MID_TURN = [
  ['on the way', 'emit w3, to 4b'],
  ['choosing a line', 'emit w3, to 4b, to 3b'],
  ['at a meeting', 'emit w3, to 4b, to 3b, drive 2a'],
  ['placing an annihilator', 'place w0'],
] as const;
const TEXT = 'w3 5c, w5 7a, w2 3b, b3 2a, b8! 9a';

test.each(MID_TURN)('[S51] a position saved and read again is the same: %s', (_, moves) => {
  const t = playOn(table(TEXT), moves);
  const { game, s } = t;
  const file = JSON.parse(JSON.stringify(writePosition(game, s)));
  expect(hashState(readPositionOf(game, file))).toBe(hashState(s));
  const json = JSON.parse(JSON.stringify(writeState(s, game.stepNames)));
  const read = readState(game.create(), json, game.stepNames);
  expect(hashState(read)).toBe(hashState(s));
  expect(choices({ ...t, s: read })).toEqual(choices(t));
});

test('[S51] taking back the last choices and playing them again gives the same position', () => {
  const game = openGame();
  const moves =
    'place w5, place b8, place w3, drive 3b, place b0, at 4b, emit w5, to 2b, to 1c, to W, drive 2c';
  const actions = moves.split(', ').map((text) => parseAction(game, text));
  for (let back = 1; back <= actions.length; back++) {
    const s = replay(game, actions.slice(0, -back));
    const t = playOn({ ...table(''), s }, moves.split(', ').slice(-back).join(', '));
    expect(hashOf(t)).toBe(hashState(replay(game, actions)));
  }
});

const read = (counters: readonly unknown[], more: object = {}) => {
  const game = openGame();
  return readPositionOf(game, { format: POSITION_FORMAT, game: game.id, counters, ...more });
};

test('[5.6] [0.1] unmentioned particles lie in their first trays; turned ones in the other', () => {
  const t = { ...table(''), s: read([{ unit: 'w8', at: 'tray', flipped: true }]) };
  expect([where(t, 'w8'), where(t, 'b8')]).toEqual(['tray of Black', 'tray of Black']);
});

test.each([
  [
    '[S49] two on a point',
    [
      { unit: 'w3', at: '5c' },
      { unit: 'b3', at: '5c' },
    ],
    'taken by w3',
  ],
  ['[2.1] [S49] an annihilator on an emergence', [{ unit: 'w0', at: 'W' }], '[2.1]'],
  ['[5.4] [S49] a carrier alive on the enemy’s', [{ unit: 'w3', at: 'B' }], '[5.4]'],
  ['[S49] the same turned over', [{ unit: 'b3', at: 'B', flipped: true }], '[5.4]'],
  ['[D7] a drawn tray place', [{ unit: 'w3', at: 'W.w3' }], 'write "tray"'],
])('%s cannot be', (_, counters, message) => {
  expect(() => read(counters)).toThrow(message);
});

test.each([
  [
    'a particle that is not there',
    [
      ['turn.end', 0, 0, 0],
      ['transference.line', 99, 2, 0],
    ],
  ],
  [
    'one in the tray',
    [
      ['turn.end', 0, 0, 0],
      ['emission.path', 4, 3, 0],
    ],
  ],
  [
    'one with more force than charge',
    [
      ['turn.end', 0, 0, 0],
      ['emission.path', 3, 30, 0],
    ],
  ],
  ['nothing', []],
  ['a particle, but no turn', [['emission.path', 3, 2, 0]]],
  ['the end of a game that goes on', [['game.over', 0, 0, 0]]],
  [
    'one that goes nowhere',
    [
      ['turn.end', 0, 0, 0],
      ['emission.path', 3, 0, 0],
    ],
  ],
  [
    'a meeting with nobody',
    [
      ['turn.end', 0, 0, 0],
      ['meeting.choice', 3, 0, 0],
    ],
  ],
])('[S49] a stack of steps about %s cannot be', (_, frames) => {
  const counters = [
    { unit: 'w2', at: '5c' },
    { unit: 'w5', at: '8a' },
  ];
  expect(() => read(counters, { frames })).toThrow('frames');
});
