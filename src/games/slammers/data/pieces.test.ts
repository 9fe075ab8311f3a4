import { describe, expect, test } from 'vitest';
import { groupsOf } from '../ground/groups.ts';
import { at, lay } from '../testing.ts';
import { LAYOUTS } from './layouts.ts';
import { isPanel, PIECE_IDS, PIECES, type PieceId } from './pieces.ts';
import { CITY_HEX, HILLTOP, RIVER, SLOPE, TERRAINS } from './terrain.ts';

/** How many hexes of a piece are drawn with a letter. */
const count = (piece: PieceId, glyph: string) =>
  PIECES[piece].rows.join('').split(glyph).length - 1;

const panels = PIECE_IDS.filter(isPanel);
const edges = PIECE_IDS.filter((id) => !isPanel(id));
const sizes = (piece: PieceId, terrain: number) =>
  groupsOf(lay(piece), terrain).map((group) => group.length);

describe('[2.1] [2.2] [D3] [S1] the six panels', () => {
  test('[2.6] are 12 columns of 10 hexes of known terrain', () => {
    expect(panels).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const id of panels) {
      expect(PIECES[id].rows.map((row) => row.length)).toEqual(new Array(10).fill(12));
      for (const glyph of PIECES[id].rows.join(''))
        expect(TERRAINS.map((t) => t.glyph)).toContain(glyph);
    }
  });

  test('have roads leaving in the middle of all four sides', () => {
    for (const id of panels) {
      const ground = lay(id);
      const ends = ['6,0', '11,4', '6,9', '0,4'].map((place) => ground.exit[at(ground, place)]);
      expect(ends).toEqual([1 << 0, 1 << 1, 1 << 3, 1 << 4]);
      expect(ground.exit.filter((bits) => bits !== 0)).toHaveLength(4);
    }
  });

  test('never lead a road through water', () => {
    for (const id of PIECE_IDS)
      for (const [column, row] of PIECES[id].roads.flat())
        expect('fcshb.').toContain(PIECES[id].rows[row][column]);
  });

  test('1: a capital of 7 and a town of 2', () => {
    expect(count('1', 'c')).toBe(9);
    expect(sizes('1', CITY_HEX)).toEqual([7, 2]);
  });

  test('2: a town of 3, 12 swamps, water in every column, 25 hexes south of it, a bridge', () => {
    const ground = lay('2');
    expect(sizes('2', CITY_HEX)).toEqual([3]);
    expect(count('2', 'w')).toBe(12);
    const { rows } = PIECES['2'];
    const lowest = Array.from({ length: 12 }, (_, c) =>
      Math.max(...rows.map((row, r) => ('rb'.includes(row[c]) ? r : -1))),
    );
    expect(Math.min(...lowest)).toBeGreaterThanOrEqual(0);
    expect(lowest.reduce((sum, r) => sum + 9 - r, 0)).toBe(25);
    expect(TERRAINS[ground.terrain[at(ground, '6,7')]].id).toBe('bridge');
  });

  test('3: five hilltops on three hills, each ringed by slopes, and a village of 2', () => {
    const ground = lay('3');
    expect(
      groupsOf(ground, HILLTOP).map((hill) => hill.map((n) => ground.board.labels[n])),
    ).toEqual([['3-0303', '3-0403'], ['3-0907', '3-1007'], ['3-0408']]);
    expect(sizes('3', CITY_HEX)).toEqual([2]);
  });

  test.each(['3', '5'] as const)('%s: a hilltop has only hilltops and slopes beside it', (id) => {
    const { board, terrain } = lay(id);
    for (let n = 0; n < board.size; n++) {
      if (terrain[n] !== HILLTOP) continue;
      const beside = [...board.neighbours.subarray(n * 6, n * 6 + 6)].map((to) => terrain[to]);
      expect(beside.every((t) => t === HILLTOP || t === SLOPE)).toBe(true);
    }
  });

  test('4: a large city of 14, three towns of 3, a bridge, an easternmost city hex', () => {
    const ground = lay('4');
    expect(sizes('4', CITY_HEX)).toEqual([3, 14, 3, 3]);
    expect(TERRAINS[ground.terrain[at(ground, '5,4')]].id).toBe('bridge');
    const columns = groupsOf(ground, CITY_HEX)
      .flat()
      .map((n) => ground.column[n]);
    expect(columns.filter((c) => c >= 10)).toHaveLength(1);
    expect(ground.terrain[at(ground, '10,4')]).toBe(CITY_HEX);
  });

  test('5: a town of 3, one hill, a lake in the south-west', () => {
    expect(sizes('5', CITY_HEX)).toEqual([3]);
    expect(sizes('5', HILLTOP)).toEqual([1]);
    expect(count('5', 'l')).toBe(5);
  });

  test('6: 24 forests, no city, a lake, a river in the west and in the east', () => {
    expect([count('6', 'f'), count('6', 'c'), count('6', 'l')]).toEqual([24, 0, 7]);
    expect(sizes('6', RIVER).length).toBe(2);
  });
});

describe('[2.3] [D4] the edge pieces', () => {
  test('A, B, E and F are 6 by 4, C and D 4 by 10', () => {
    const size = (id: PieceId) => [PIECES[id].rows[0].length, PIECES[id].rows.length];
    expect(edges.map((id) => [id, ...size(id)])).toEqual([
      ['A', 6, 4],
      ['B', 6, 4],
      ['C', 4, 10],
      ['D', 4, 10],
      ['E', 6, 4],
      ['F', 6, 4],
    ]);
  });

  test('B, E, C and D go on with the roads of the panels, A and F have none', () => {
    expect(edges.map((id) => PIECES[id].roads.length)).toEqual([0, 1, 1, 1, 1, 0]);
  });

  test('[S2] lie only where a layout lists them', () => {
    const used = Object.entries(LAYOUTS).map(
      ([id, { pieces }]) =>
        `${id}: ${pieces
          .map((p) => p.piece)
          .filter((p) => !isPanel(p))
          .join('')}`,
    );
    expect(used).toEqual([
      '1: BDE',
      '2: ACEF',
      '3: ',
      '4: ABEF',
      '5: ABEF',
      '6: ',
      '7: ',
      '8: ',
      '9: ',
      '10: ',
      '11: ',
      '12: ',
      '13: ABCDEF',
      '14: ',
    ]);
  });
});

test('[D3] a river is never one hex alone', () => {
  for (const id of ['2', '4', '5', '6'] as const)
    for (const group of groupsOf(lay(id), RIVER)) expect(group.length).toBeGreaterThan(1);
});
