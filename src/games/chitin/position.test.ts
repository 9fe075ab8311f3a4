import { expect, test } from 'vitest';
import { readPositionOf, writePosition } from '../../kernel/position.ts';
import { hashState } from '../../kernel/state.ts';
import { act, open, table } from './testing.ts';

const read = (counters: unknown[], rest = {}) =>
  readPositionOf(open({ scenario: 'small' }), {
    format: 'countermarch/position/1',
    game: 'chitin',
    counters,
    ...rest,
  });

test.each([
  [
    '[6.05]',
    Array.from({ length: 4 }, () => ({ type: 'Gantua', side: 'red', at: '0814' })),
    'holds 4 units',
  ],
  [
    '[6.051]',
    [
      { type: 'Gantua', side: 'red', at: '0814' },
      { type: 'Phlanx', side: 'red', at: '0814' },
    ],
    'two types',
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
    'faces another way',
  ],
  [
    '[7.065]',
    [{ type: 'Worker', side: 'red', at: '0814', disrupted: true }],
    'cannot be disrupted',
  ],
  ['[8.02]', [{ type: 'Termagant', side: 'red', at: '0814', charging: true }], 'cannot charge'],
  ['[6.081]', [{ type: 'Worker', side: 'red', at: '0814', carries: 'A' }], 'elsewhere'],
  [
    '[D5]',
    Array.from({ length: 10 }, () => ({ type: 'Gantua', side: 'red', at: 'North' })),
    'no further',
  ],
])('%s a position that cannot be is refused with a reason', (_, counters, reason) => {
  expect(() => read(counters, { frames: [['move.pick', 0, 0, 0]] })).toThrow(reason);
});

test('[3.02] both sides cannot have one end', () => {
  expect(() => read([], { values: { 'red-end': 'south' } })).toThrow('one end');
});

test('[6.06] unfaced units face like their stack, else towards the enemy end', () => {
  const t = table('red Gantua 7,-7 W; red Worker 7,-7; red Gantua 0,0; blue Gantua 5,-2');
  expect([...t.s.facing].filter((d) => d >= 0)).toEqual([3, 1, 3, 4]);
});

test('[5.00] a position in the middle of a battle comes back as it was', () => {
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
