import { describe, expect, test } from 'vitest';
import { distancesFrom } from '../../../kernel/board/path.ts';
import {
  LETTERED,
  BOARD,
  CENTRE,
  distance,
  ENTRY,
  HEXES,
  HEXES_OF,
  hexAt,
  MEGAHEX_COUNT,
  MEGAHEX_NAMES,
  MEGAHEX_NEXT,
  MEGAHEX_OF,
  TERRAIN_OF,
} from './field.ts';
import { PRINTED } from '../testing.ts';
import { ROWS, TERRAINS } from './map.ts';
import { GANTUA, LOW_RENDER, PHLANX } from './units.ts';

const { q, r } = BOARD.hex!;
const turnedRound = (n: number) => hexAt(-q[n], -r[n]);
const terrain = (n: number) => TERRAINS[TERRAIN_OF[n]];

describe('the map', () => {
  test('[D2] [2.01] 15 megahexes of 19 hexes each, 285 in all', () => {
    expect([HEXES, MEGAHEX_COUNT]).toEqual([285, 15]);
    for (const hexes of HEXES_OF) expect(hexes).toHaveLength(19);
    for (let n = 0; n < HEXES; n++) {
      expect(distance(n, CENTRE[MEGAHEX_OF[n]])).toBeLessThanOrEqual(2);
    }
  });

  test('[D2] half a turn changes nothing: terrain, megahexes, ends', () => {
    for (let n = 0; n < HEXES; n++) {
      expect(TERRAIN_OF[turnedRound(n)]).toBe(TERRAIN_OF[n]);
      const [here, there] = [HEXES_OF[MEGAHEX_OF[n]], HEXES_OF[MEGAHEX_OF[turnedRound(n)]]];
      expect([...here.map(turnedRound)].sort((a, b) => a - b)).toEqual(there);
    }
    expect([...ENTRY[0].map(turnedRound)].sort((a, b) => a - b)).toEqual(ENTRY[1]);
    expect([ENTRY[0].length, ENTRY[1].length]).toEqual([17, 17]);
  });

  test('[D2] as many hexes of each terrain as designed, and every hex can be reached', () => {
    const count = (glyph: string) =>
      ROWS.flatMap(([, , row]) => row.split('')).filter((c) => c === glyph).length;
    expect(TERRAINS.map(({ glyph }) => count(glyph))).toEqual([182, 31, 32, 28, 6, 4, 2]);
    expect(Math.min(...distancesFrom(BOARD, 0).subarray(0, HEXES))).toBe(0);
  });

  test('[8.011] megahexes border each other both ways; A lies among the other six', () => {
    MEGAHEX_NEXT.forEach((near, m) => {
      for (const other of near) expect(MEGAHEX_NEXT[other]).toContain(m);
    });
    const a = MEGAHEX_NAMES.indexOf('A');
    expect(MEGAHEX_NEXT[a].map((m) => MEGAHEX_NAMES[m]).sort()).toEqual([
      'B',
      'C',
      'D',
      'E',
      'F',
      'G',
    ]);
  });

  test('[3.01] [D2] lettered hexes are centres, and C and F are on opposite sides of A', () => {
    expect(LETTERED.map((n) => [q[n], r[n]])).toEqual([
      [0, 0],
      [3, -5],
      [5, -2],
      [2, 3],
      [-3, 5],
      [-5, 2],
      [-2, -3],
    ]);
    expect(turnedRound(LETTERED[2])).toBe(LETTERED[5]);
  });

  test('[2.01] [6.03] [6.031] [S30] what terrain costs Gantua, Low Render and the others', () => {
    const costs: Record<string, number[]> = {};
    for (let n = 0; n < HEXES; n++)
      costs[terrain(n).id] = [GANTUA, LOW_RENDER, PHLANX].map((t) => PRINTED.costs[t][n]);
    expect(costs).toEqual({
      plains: [1, 1, 1],
      river: [1, 2, 2],
      rough: [2, 1, 2],
      forest: [2, 1, 2],
      'rough-forest': [2, 1, 2],
      'river-rough': [2, 2, 2],
      'river-forest': [2, 2, 2],
    });
  });

  test('[D2] a Worker needs as many points home from a token as its mirror image the other way', () => {
    LETTERED.forEach((n) => {
      expect(PRINTED.wayHome[0][n]).toBe(PRINTED.wayHome[1][turnedRound(n)]);
    });
  });
});
