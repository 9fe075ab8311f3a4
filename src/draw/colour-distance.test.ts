import { expect, test } from 'vitest';
import { games } from '../games/registry.ts';
import { start } from '../kernel/engine.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { artOf } from './art-base.ts';
import { areClose, ciede2000, CLOSE, coloursIn, leastDistance } from './colour-distance.ts';

test.each([
  // Pairs 1, 7, 17, 19 and 34 of the data that Sharma, Wu and Dalal published with the formula.
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [56, -27, -3], 31.903],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('CIEDE2000 of %j and %j is %d', (one, other, distance) => {
  expect(ciede2000(one, other)).toBeCloseTo(distance, 3);
});

test('red and green of Hammer’s Slammers look the same with some kinds of colour vision, red and blue do not', () => {
  expect(leastDistance('#4d6b33', '#a8322b')).toBeLessThan(CLOSE);
  expect(leastDistance('#a8322b', '#2f5690')).toBeGreaterThan(CLOSE);
  expect(leastDistance('#a8322b', '#a8322b')).toBeCloseTo(0);
});

/** Returns the scenarios in which two colours are close: there, symbols are shown unless a player turns them off. */
const found = (): string[] =>
  games.flatMap((module) =>
    module.scenarios.flatMap(({ id }) => {
      const game = module.open(parseSetup(module, { scenario: id }));
      return areClose(artOf(game.look), coloursIn(game, start(game))) ? [`${module.id} ${id}`] : [];
    }),
  );

test('every scenario of every game is checked for close side colours', () => {
  const slammers = ['1', '2', '3', '5', '7', '8', '9', '10', '11', '12', '14', 'designed'];
  expect(found()).toEqual([
    ...slammers.map((id) => `slammers ${id}`),
    'armageddon three',
    'armageddon four',
  ]);
});
