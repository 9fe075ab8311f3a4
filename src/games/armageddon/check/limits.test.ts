/** Issue row 38: a position file that the game does not allow is refused with the field, the rule and the reason. */
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../../test/english.ts';
import { table } from '../testing.ts';

const { game } = table('red at 0404: concord-keep');

const fault = (text: string, values: Readonly<Record<string, unknown>> = {}): string =>
  faultOf(() => table(text, { values }), game);

describe('position files that the game does not allow are refused', () => {
  const keep = 'red at 0404: concord-keep';

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['[9.6] round 151', { round: 151 }, 'values.round: [9.6]'],
    ['[13.1] a cult that is not in the game', { cult: 2 }, 'values.cult: [13.1]'],
    ['a flag of 2', { 'red-out': 2 }, 'values.red-out: expected 0 or 1'],
    [
      '[2.8] more hits than dice',
      { 'red-hits': 4, 'red-dice': 3 },
      'values.red-hits: expected 0 to 3',
    ],
    ['[2.9] a rank behind all sides', { 'blue-rank': 2 }, 'values.blue-rank: expected 0 to 1'],
    ['[7.5] six tactics in a hand', { 'red-surge': 6 }, '[7.5] a side holds at most 5 tactics'],
  ])('%s', (_, values, message) => {
    expect(fault(keep, values)).toContain(message);
  });

  test('[R90] a report that lasts longer than reports can', () => {
    const { sides } = game;
    expect(sides.map(({ id }) => id)).toEqual(['red', 'blue']);
    const report =
      Object.keys(game.position.values).find((name) => name.endsWith('-of-blue')) ?? '';
    expect(fault(keep, { round: 4, [report]: 8 })).toContain('[R90]');
    expect(fault(keep, { round: 4, [report]: 7 })).toBe('');
  });

  test('[2.22] upgrade levels that a card cannot have', () => {
    expect(fault('red at 0404: concord-keep^9')).toContain('.upgrades: [2.22]');
    expect(fault('red at 0404: concord-keep; red army 0505: line-rifles^1')).toContain(
      '.upgrades: [2.22]',
    );
  });
});
