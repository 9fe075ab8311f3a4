import { describe, expect, test } from 'vitest';
import { distancesFrom } from '../../../kernel/board/path.ts';
import { LAYOUTS } from '../data/layouts.ts';
import { at, lay, printed } from '../testing.ts';
import { type Ground, hexAt, makeGround, pieceOf, roadEdges } from './ground.ts';

/** Labels of the neighbours of a hex, clockwise from the north. */
const beside = ({ board }: Ground, n: number) =>
  [...board.neighbours.subarray(n * 6, n * 6 + 6)].map((to) => board.labels[to] ?? '-').join(' ');

/** Whether a road leads from a hex in a direction. */
const hasRoad = ({ road }: Ground, n: number, slot: number) => ((road[n] >> slot) & 1) === 1;

describe('one panel', () => {
  const ground = lay('4');

  test('[D11] labels are panel, column and row from 01', () => {
    expect(ground.board.labels[0]).toBe('4-0101');
    expect(ground.board.labels[at(ground, '5,4')]).toBe('4-0605');
    expect(ground.board.labels.at(-1)).toBe('4-1210');
    const n = at(ground, '5,4');
    expect([pieceOf(ground, n), ground.column[n], ground.row[n]]).toEqual(['4', 5, 4]);
    expect(() => hexAt(ground, '4', 12, 0)).toThrow('no hex 12,0 of 4');
  });

  test('[D3] odd columns are half a hex lower, even ones are not', () => {
    expect(beside(ground, at(ground, '5,5'))).toBe('4-0605 4-0706 4-0707 4-0607 4-0507 4-0506');
    expect(beside(ground, at(ground, '6,5'))).toBe('4-0705 4-0805 4-0806 4-0707 4-0606 4-0605');
  });

  test('[2.4] [S3] hexes at the edge are whole and simply end', () => {
    expect(beside(ground, at(ground, '0,0'))).toBe('- - 4-0201 4-0102 - -');
    expect(beside(ground, at(ground, '11,9'))).toBe('4-1209 - - - - 4-1110');
  });

  test('[2.7] a road is a row of hexsides, the same from both ends', () => {
    const [bridge, east] = [at(ground, '5,4'), at(ground, '6,4')];
    expect([hasRoad(ground, bridge, 1), hasRoad(ground, east, 4)]).toEqual([true, true]);
    for (let n = 0; n < ground.hexes; n++)
      for (let slot = 0; slot < 6; slot++)
        if (hasRoad(ground, n, slot))
          expect(hasRoad(ground, ground.board.neighbours[n * 6 + slot], (slot + 3) % 6)).toBe(true);
    // Two roads cross in the centre of the panel.
    expect([0, 1, 2, 3, 4, 5].filter((slot) => hasRoad(ground, east, slot))).toEqual([0, 2, 3, 4]);
  });

  test('[2.7] road hexsides are listed from both their hexes', () => {
    // Panel 4: 11 hexsides from west to east, 9 from north to south, and 2, 3 and 2 along its side roads.
    expect(roadEdges(ground)).toHaveLength(2 * (11 + 9 + 2 + 3 + 2));
    const [bridge, east] = [at(ground, '5,4'), at(ground, '6,4')];
    expect(roadEdges(ground)).toContain(6 * bridge + 1);
    expect(roadEdges(ground)).toContain(6 * east + 4);
  });

  test('boxes off the map have no neighbours and lie below it', () => {
    const boxed = makeGround(LAYOUTS[6], ['green', 'blue']);
    expect([boxed.hexes, boxed.board.size]).toEqual([120, 122]);
    expect(beside(boxed, boxed.board.nodeOf.get('blue') ?? -1)).toBe('- - - - - -');
    const bottom = Math.max(...boxed.board.points.slice(0, 120).map((p) => p.y));
    for (const point of boxed.board.points.slice(120))
      expect(point.y).toBeGreaterThanOrEqual(bottom + 1);
  });
});

describe('joints', () => {
  test('[31.1] [R65] panels one above the other join hex to hex, and so do their roads', () => {
    const ground = printed(1);
    const n = at(ground, '3:6,9');
    expect(beside(ground, n)).toBe('3-0709 3-0809 3-0810 6-0701 3-0610 3-0609');
    expect([hasRoad(ground, n, 3), hasRoad(ground, at(ground, '6:6,0'), 0)]).toEqual([true, true]);
    expect([ground.exit[n], ground.exit[at(ground, '6:6,0')]]).toEqual([0, 0]);
  });

  test('[31.1] [R65] panels side by side too', () => {
    const ground = printed(1);
    const n = at(ground, '6:11,4');
    expect(beside(ground, n)).toBe('6-1204 D-0105 D-0106 6-1206 6-1106 6-1105');
    expect([hasRoad(ground, n, 1), hasRoad(ground, at(ground, 'D:0,4'), 4)]).toEqual([true, true]);
  });

  test('[R24] a road ends at the map’s edge where nothing lies against it', () => {
    const ground = printed(1);
    expect(ground.exit[at(ground, '3:11,4')]).toBe(1 << 1);
    const ends = [...ground.exit.keys()].filter((n) => ground.exit[n] !== 0);
    expect(ends.map((n) => ground.board.labels[n])).toEqual([
      '3-0105',
      '3-1205',
      '6-0105',
      'B-0101',
      'D-0405',
      'E-0104',
    ]);
  });

  test('[R66] a turned piece keeps its labels and its roads', () => {
    const ground = lay('4; C -4,-1 turned');
    expect(beside(ground, at(ground, '4:0,4'))).toBe('4-0104 4-0204 4-0205 4-0106 C-0105 C-0106');
    expect(hasRoad(ground, at(ground, '4:0,4'), 4)).toBe(true);
    // Forest on the piece is forest on the map, wherever the piece lies.
    for (const [place, glyph] of [
      ['3,0', 's'],
      ['1,1', 'f'],
      ['2,2', 'f'],
    ])
      expect(ground.terrain[at(ground, `C:${place}`)]).toBe(glyph === 's' ? 3 : 1);
  });
});

describe.each(Object.keys(LAYOUTS))('the map of scenario %s', (id) => {
  const ground = printed(Number(id));

  test('[D5] is connected', () => {
    expect(Math.min(...distancesFrom(ground.board, 0))).toBe(0);
  });

  test('[D5] has as many hexes as its pieces', () => {
    const size = (piece: string) => (piece < '7' ? 120 : 'CD'.includes(piece) ? 40 : 24);
    const sum = ground.layout.pieces.reduce((n, { piece }) => n + size(piece), 0);
    expect(ground.hexes).toBe(sum);
  });
});

describe('[D5] the pieces of each scenario', () => {
  const rows = (id: string) => {
    const { pieces } = LAYOUTS[id];
    const tops = [...new Set(pieces.map(({ at: [, y] }) => y))].sort((a, b) => a - b);
    return tops
      .map((top) =>
        pieces
          .filter(({ at: [, y] }) => y === top)
          .sort((a, b) => a.at[0] - b.at[0])
          .map(({ piece }) => piece)
          .join(''),
      )
      .join(' ');
  };

  test.each([
    ['[31.1]', '1', 'B 3 6D E'],
    ['[32.1]', '2', 'A 4C FE'],
    ['[34.1]', '4', 'AB 43 FE'],
    ['[35.1]', '5', 'AB 653 EF'],
    ['[40.1]', '10', '63254'],
    ['[41.1]', '11', '243'],
    ['[43.1]', '13', 'AB 123C 654D FE'],
  ])('%s lie as the picture of scenario %s shows them: %s', (_, id, expected) => {
    expect(rows(id)).toBe(expected);
  });

  test.each([
    ['[33.1]', '3', '14'],
    ['[36.1]', '6', '6'],
    ['[37.1]', '7', '12'],
    ['[38.1]', '8', '13 62'],
    ['[39.1]', '9', '54'],
    ['[42.1]', '12', '1 4 6'],
    ['[44.1]', '14', '6 325 4'],
  ])('%s are laid by us in scenario %s: %s', (_, id, expected) => {
    expect(rows(id)).toBe(expected);
  });
});
