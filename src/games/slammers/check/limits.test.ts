/**
 * Issue row 38: a position file that its scenario does not allow is refused with the field, the rule and the reason.
 */
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../../test/english.ts';
import { takesFortress } from '../data/terrain.ts';
import { openGame, printed, table } from '../testing.ts';

type Values = Readonly<Record<string, unknown>>;

/** Error message for a position of a scenario, with Tan or another side to move. */
const fault = (scenario: string, text: string, values: Values = {}): string =>
  faultOf(() => table('movement', scenario, text, { values }), openGame(scenario));

const units = (colour: string, kind: string, n: number): string =>
  Array.from({ length: n }, (_, i) => `${colour}${kind}${i + 1}`).join(' ');

describe('position files that the scenario does not allow are refused', () => {
  const one = 'gTK1 3-0101; tTK1 6-0101';

  test.each<[string, string, string, Values, string]>([
    ['[5.3] game turn 7 of 6', '1', one, { round: 7 }, 'values.round: [5.3]'],
    ['[5.3] game turn 0 after the set-up', '1', one, { round: 0 }, 'values.round: [5.3]'],
    ['[41.5] another first player turn', '1', one, { first: 'green' }, 'values.first: [41.5]'],
    [
      '[40.4] a piece that the map lacks',
      '1',
      one,
      { vacated: 30_000 },
      'values.vacated: expected',
    ],
    [
      '[15.1] gas of units that are no artillery',
      '1',
      one,
      { 'green-gas': 1 },
      'values.green-gas: [15.1]',
    ],
    [
      '[23.1] electronics without a hover tank',
      '1',
      one,
      { 'green-electronics': true },
      'values.green-electronics: [23.1]',
    ],
    [
      '[24.1] militia that nobody can buy',
      '1',
      one,
      { 'green-militia': true },
      'values.green-militia: [24.1] Green',
    ],
    [
      '[24.1] morale that nobody can buy',
      '1',
      one,
      { 'tan-morale': 9 },
      'values.tan-morale: [24.1] Tan',
    ],
    [
      '[44.4] morale of its own in scenario 14',
      '14',
      'tTK1 6-0101',
      { 'tan-morale': 9 },
      'values.tan-morale: [24.10] Tan',
    ],
    [
      '[44.2] a fifth combat car in scenario 14',
      '14',
      `${units('r', 'CC', 5)} 4-0101`,
      {},
      'counters[4].at: You can have at most 4',
    ],
    [
      '[38.4] units off the map in scenario 1',
      '1',
      one,
      { 'tan-off': 3 },
      'values.tan-off: [38.4]',
    ],
    [
      '[39.5] a colour that does not desert',
      '1',
      'gTK1 3-0101',
      { 'tan-gone': true },
      'values.tan-gone: [39.5]',
    ],
    [
      '[43.3] a panel by lot in scenario 1',
      '1',
      one,
      { 'tan-entry': 3 },
      'values.tan-entry: [43.3]',
    ],
    [
      '[36.3] a searched hex without a forest',
      '1',
      `${one}; searched 3-0102`,
      {},
      'markers[0]: [36.3]',
    ],
  ])('%s', (_, scenario, text, values, message) => {
    expect(fault(scenario, text, values)).toContain(message);
  });

  test('[35.3] credit for a side that is not in the game', () => {
    expect(fault('1', 'gTK1 3-0101 credit=8; tTK1 6-0101')).toContain(
      'counters[0].credit: expected 0 to 3',
    );
  });

  test('[24.1] units for more than the points of the buyer', () => {
    expect(fault('14', `${units('r', 'HT', 12)} 4-0101`)).toMatch(
      /counters\[\d+\]\.at: \[24\.1\] Red has 300 points/,
    );
  });

  test('[D2] an eleventh fortress', () => {
    const { terrain, board } = printed(1);
    const hexes = [...terrain.keys()].filter((n) => takesFortress(terrain[n])).slice(0, 11);
    const labels = hexes.map((n) => board.labels[n]);
    expect(fault('1', `${one}; fortress ${labels.join(' ')}`)).toContain('[D2] there are only 10');
  });

  test('a position that a game can reach is accepted', () => {
    expect(fault('1', one, { round: 6 })).toBe('');
    expect(
      fault('11', 'tTK1 3-0101; bHT1 2-0101; rHT1 3-0109', { first: 'red+green', 'tan-gas': 0 }),
    ).toBe('');
    expect(fault('8', 'gTK1 6-0101', { 'green-off': 20 })).toBe('');
    expect(fault('14', `tTK1 6-0101; ${units('r', 'CC', 4)} 4-0101`)).toBe('');
  });
});
