import { describe, expect, test } from 'vitest';
import type { Slot } from '../data/pieces.ts';
import { at, lay, printed } from '../testing.ts';
import type { Ground } from './ground.ts';
import { DRIFTS, landingOf, landingsOf } from './scatter.ts';

/** Landing hex as column and row, for a die of direction and a die of distance. */
function falls(ground: Ground, zone: string, die: number, hexes: number, closed = 0): string {
  const drift = { direction: (die - 1) as Slot, hexes };
  const { hex, offMap } = landingOf(ground, at(ground, zone), drift, closed);
  return `${ground.board.labels[hex]}${offMap ? ' from off the map' : ''}`;
}

describe('a drop off course', () => {
  const four = lay('4');

  test('[7.4] [S28] [S278] 1 is north, then clockwise', () => {
    const round = [2, 3, 4, 5, 6].map((die) => falls(four, '5,5', die, 1));
    // The sheet counts from 0: 6,5 6,6 5,6 4,6 4,5.
    expect(round).toEqual(['4-0706', '4-0707', '4-0607', '4-0507', '4-0506']);
    expect(falls(four, '4,4', 2, 1)).toBe('4-0604');
  });

  test('[7.5] [S29] [S278] as far as the other die says, the zone not counted', () => {
    expect(falls(four, '5,5', 1, 2)).toBe('4-0604');
    expect(falls(four, '5,5', 1, 5)).toBe('4-0601');
    expect(falls(four, '0,4', 3, 6)).toBe('4-0708');
  });

  test('[7.6] [R11] [S30] off the map it is put on the nearest hex', () => {
    expect(falls(four, '5,1', 1, 6)).toBe('4-0601 from off the map');
    expect(falls(four, '0,9', 4, 1)).toBe('4-0110 from off the map');
    // 0,4 and 0,5 are equally near, but only 0,5 is on the path.
    expect(falls(four, '1,5', 6, 2)).toBe('4-0106 from off the map');
    expect(falls(four, '1,5', 5, 2)).toBe('4-0107 from off the map');
    expect(falls(four, '0,0', 6, 3)).toBe('4-0101 from off the map');
  });

  test('[7.5] [R76] the bots’ table of landings agrees with the dice', () => {
    const ground = printed(14);
    const closed = 1 << ground.layout.pieces.findIndex(({ piece }) => piece === '6');
    for (const pieces of [0, closed]) {
      const landings = landingsOf(ground, pieces);
      const zones = [at(ground, '2:4,1'), at(ground, '2:1,0'), ground.hexes - 1];
      for (const zone of zones)
        for (const [i, drift] of DRIFTS.entries()) {
          const { hex, offMap } = landingOf(ground, zone, drift, pieces);
          const found = landings[zone * DRIFTS.length + i];
          expect(found).toBe(offMap ? hex - ground.hexes : hex);
        }
    }
    expect(landingsOf(ground, 0)).not.toEqual(landingsOf(ground, closed));
  });

  test('[R76] a closed piece counts as off the map; the unit lands in the nearest open hex', () => {
    const ground = printed(14);
    const closed = 1 << ground.layout.pieces.findIndex(({ piece }) => piece === '6');
    // Panel 6 lies north of 2.
    expect(falls(ground, '2:4,1', 1, 4)).toBe('6-0508');
    expect(falls(ground, '2:4,1', 1, 4, closed)).toBe('2-0501 from off the map');
    expect(falls(ground, '2:4,1', 1, 1, closed)).toBe('2-0501');
    // 2-0101 is equally near, but not on the path.
    expect(falls(ground, '2:1,0', 1, 1)).toBe('6-0210');
    expect(falls(ground, '2:1,0', 1, 1, closed)).toBe('2-0201 from off the map');
  });

  test('[R11] over a gap the nearest hex may be one of another piece', () => {
    // The point four hexes north-west of panel 6 is three hexes from panel 3, and four from the hex where the path
    // leaves panel 6.
    expect(falls(printed(14), '6:0,9', 6, 4)).toBe('3-0901 from off the map');
  });
});
