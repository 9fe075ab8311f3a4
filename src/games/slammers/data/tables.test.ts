import { describe, expect, test } from 'vitest';
import {
  assaultColumn,
  directColumn,
  gasResult,
  indirectColumn,
  leastDirectOdds,
  leastIndirectOdds,
  makeTables,
  resultOf,
} from './tables.ts';
import { RESULTS, type FireResult } from './values/tables.ts';
import { VALUES } from './values.ts';

/** The tables in their two readings. */
const READINGS = [0, 1].map((n) =>
  makeTables(VALUES.defaults, { 'combat-table': n, 'gas-table': n }),
);
const [T] = READINGS;
const COLUMNS = T.columns;

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Ways in 36 to throw a roll. */
const ways = (roll: number) => 6 - Math.abs(7 - roll);
/** A column from 2 to 12, in letters: nothing, Disrupted, Eliminated, by a Star, by an R. */
const column = (at: number, reading = 0) =>
  ROLLS.map((roll) => '.DESR'[RESULTS.indexOf(resultOf(READINGS[reading], at, roll))]).join('');
const odds = (at: number) => COLUMNS[at] ?? 'refused';

describe('[26.1] [26.3] direct fire, close assault, fire at drops', () => {
  test('[S139] each of 88 cells', () => {
    expect(COLUMNS.map((name, at) => `${name} ${column(at)}`)).toEqual([
      '1-4 .........DE',
      '1-3 ........DES',
      '1-2 .......DDES',
      '1-1 .....DDDESS',
      '2-1 ...DDDDEESR',
      '3-1 ..DDDDEESRR',
      '4-1 .DDDEEESRRR',
      '5-1 DDEEESSRRRR',
    ]);
  });

  test('chances in 36 to disrupt and to eliminate', () => {
    const chance = (at: number, take: (result: FireResult) => boolean) =>
      ROLLS.filter((roll) => take(resultOf(T, at, roll))).reduce(
        (sum, roll) => sum + ways(roll),
        0,
      );
    expect(COLUMNS.map((_, at) => chance(at, (r) => r === 'Dis'))).toEqual([
      2, 3, 7, 15, 20, 18, 9, 3,
    ]);
    expect(COLUMNS.map((_, at) => chance(at, (r) => r.startsWith('DE')))).toEqual([
      1, 3, 3, 6, 10, 15, 26, 33,
    ]);
  });

  test('[S144] 2-1 with 8 disrupts', () => {
    expect(resultOf(T, directColumn(T, 16, 4), 8)).toBe('Dis');
  });

  test('[S143] no result weakens with a higher roll or better odds, in either reading', () => {
    for (const rows of T.readings) {
      const rank = (y: number, x: number) => RESULTS.indexOf(rows[y][x]);
      for (let y = 0; y < 11; y++)
        for (let x = 0; x < 8; x++) {
          if (x > 0) expect(rank(y, x)).toBeGreaterThanOrEqual(rank(y, x - 1));
          if (y > 0) expect(rank(y, x)).toBeGreaterThanOrEqual(rank(y - 1, x));
        }
    }
  });

  test('[R41] [D9] the other reading of rows 11 and 12 starts from the left', () => {
    const last = (reading: number) =>
      COLUMNS.map((_, at) => column(at, reading).slice(-2)).join(' ');
    expect(last(0)).toBe('DE ES ES SS SR RR RR RR');
    expect(last(1)).toBe('DE DE ES ES SS SR RR RR');
    for (let at = 0; at < 8; at++) expect(column(at, 1).slice(0, 9)).toBe(column(at).slice(0, 9));
  });
});

describe('[26.2] indirect fire', () => {
  /** Whole attacks against a defence of 2, and the columns that they come to. */
  const columns = (of: 'A' | 'B') =>
    [1, 2, 4, 6, 8, 10, 12, 14].map((attack) => odds(indirectColumn(T, 2 * attack, 2, of)));

  test('[14.6] [S118] [S140] [S141] class B has the columns from 1-2, class A one less for each', () => {
    expect(columns('B')).toEqual(['1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '5-1', '5-1']);
    expect(columns('A')).toEqual(['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '5-1']);
  });

  test('[14.7] [S119] above 5-1 and 6-1 the last column', () => {
    expect(indirectColumn(T, 200, 2, 'B')).toBe(7);
    expect(indirectColumn(T, 200, 2, 'A')).toBe(7);
  });

  test('[14.8] [16.8] the lowest legal odds are those of the variant', () => {
    const changed = makeTables(VALUES.of({ 'odds.1-4.defence': 5, 'odds.1-2.defence': 3 }), {});
    const lowest = [T, changed].map((t) => [leastDirectOdds(t), leastIndirectOdds(t)]);
    expect(lowest).toEqual([
      ['1-4', '1-2'],
      ['1-5', '1-3'],
    ]);
  });

  test('[14.8] below 1-2 nothing', () => {
    expect(indirectColumn(T, 6, 8, 'B')).toBe(-1);
    expect(indirectColumn(T, 6, 8, 'A')).toBe(-1);
    expect(odds(indirectColumn(T, 8, 8, 'B'))).toBe('1-2');
  });

  test('[S276] the sheet’s vectors', () => {
    // 12 on clear ground is 6-1.
    expect([odds(indirectColumn(T, 24, 2, 'B')), odds(indirectColumn(T, 24, 2, 'A'))]).toEqual([
      '5-1',
      '5-1',
    ]);
    expect(odds(indirectColumn(T, 20, 2, 'A'))).toBe('4-1');
    // 4 and 3 on a city, 10 on a city in rubble.
    expect([indirectColumn(T, 8, 8, 'B'), indirectColumn(T, 6, 8, 'B')].map(odds)).toEqual([
      '1-2',
      'refused',
    ]);
    expect(odds(indirectColumn(T, 20, 10, 'B'))).toBe('1-1');
  });
});

describe('[16.7] odds', () => {
  test('[S136] [S137] [S275] are rounded for the defender, end at 5-1, begin at 1-4', () => {
    const of = (attack: number, defence: number) => odds(directColumn(T, 2 * attack, defence));
    expect(of(8, 4)).toBe('2-1');
    expect(of(8, 5)).toBe('1-1');
    expect(of(4, 8)).toBe('1-2');
    expect(of(3, 7)).toBe('1-3');
    expect(of(2, 8)).toBe('1-4');
    expect(of(2, 9)).toBe('refused');
    expect(of(16, 3)).toBe('5-1');
    expect(of(5, 8)).toBe('1-2');
    expect(of(7, 3)).toBe('2-1');
    expect(of(3, 13)).toBe('refused');
    expect(of(11, 2)).toBe('5-1');
    expect(of(0, 1)).toBe('refused');
  });

  test('[R33] [S275] half of 8 is 4; half of 5 is 2 1/2, against 5 it is 1-2', () => {
    expect(odds(directColumn(T, 8, 4))).toBe('1-1');
    expect(odds(directColumn(T, 5, 5))).toBe('1-2');
    // Two of them add up to the whole.
    expect(odds(directColumn(T, 5 + 5, 5))).toBe('1-1');
  });
});

describe('[18.4] close assault', () => {
  test('[S149] one column to the right, not beyond 5-1', () => {
    expect(odds(assaultColumn(T, 8, 8, false))).toBe('1-1');
    expect(odds(assaultColumn(T, 8, 8, true))).toBe('2-1');
    expect(odds(assaultColumn(T, 40, 8, true))).toBe('5-1');
    expect(odds(assaultColumn(T, 40, 8, false))).toBe('5-1');
  });

  test('[R40] [S240] 1-5 is refused to the disrupted, and 1-4 to others; 1-6 is refused to both', () => {
    expect([assaultColumn(T, 2, 10, false), assaultColumn(T, 2, 10, true)].map(odds)).toEqual([
      'refused',
      '1-4',
    ]);
    expect([assaultColumn(T, 2, 11, false), assaultColumn(T, 2, 11, true)]).toEqual([-1, -1]);
  });

  test('[R48] [S277] infantry and armoured car against a hover tank', () => {
    const infantry = assaultColumn(T, 2 * 2, 8, true);
    expect(odds(infantry)).toBe('1-1');
    expect(column(infantry)).toBe('.....DDDESS');
    expect(odds(assaultColumn(T, 3, 8, true))).toBe('1-2');
    expect(column(assaultColumn(T, 3, 8, true))).toBe('.......DDES');
    expect(odds(assaultColumn(T, 3, 8, false))).toBe('1-3');
    expect(column(assaultColumn(T, 3, 8, false))).toBe('........DES');
  });
});

describe('[26.4] [15.3] gas', () => {
  const row = (mercenary: boolean, of: 'A' | 'B', reading = 0) =>
    ROLLS.map(
      (roll) =>
        '.DE'[['-', 'Dis', 'DE'].indexOf(gasResult(READINGS[reading], mercenary, of, roll))],
    ).join('');

  test('[S128] [S142] each of 44 cells', () => {
    expect(row(true, 'A')).toBe('.......DDEE');
    expect(row(true, 'B')).toBe('.....DDDEEE');
    expect(row(false, 'A')).toBe('.....DDDEEE');
    expect(row(false, 'B')).toBe('...DDDDEEEE');
  });

  test('[R41] with four columns three cells differ', () => {
    expect(row(true, 'A', 1)).toBe('.......DDEE');
    expect(row(true, 'B', 1)).toBe('.......DEEE');
    expect(row(false, 'A', 1)).toBe('.....DDEEEE');
    expect(row(false, 'B', 1)).toBe('...DDDDEEEE');
  });
});
