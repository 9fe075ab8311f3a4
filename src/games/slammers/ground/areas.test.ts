import { describe, expect, test } from 'vitest';
import type { Area } from '../data/scenario.ts';
import { at, lay, printed } from '../testing.ts';
import { groupsIn, hexesOf, hostOf, isOuter, outerEdgeOf } from './areas.ts';
import type { Ground } from './ground.ts';

const labels = (ground: Ground, area: Area) =>
  hexesOf(ground, area)
    .map((n) => ground.board.labels[n])
    .join(' ');

describe('areas', () => {
  const four = lay('4');

  test('[2.5] a panel selects only its own hexes', () => {
    const ground = printed(4);
    expect(hexesOf(ground, [{ pieces: ['3'] }])).toHaveLength(120);
    expect(hexesOf(ground, [{ pieces: ['1'] }])).toEqual([]);
  });

  test('columns and rows, edges and terrain narrow it down', () => {
    expect(labels(four, [{ pieces: ['4'], columns: [0, 1], rows: [8, 9] }])).toBe(
      '4-0109 4-0209 4-0110 4-0210',
    );
    expect(labels(four, [{ pieces: ['4'], edge: 'north', columns: [0, 2] }])).toBe(
      '4-0101 4-0201 4-0301',
    );
    expect(hexesOf(four, [{ pieces: ['4'], edge: 'west' }])).toHaveLength(10);
    expect(labels(four, [{ pieces: ['4'], edge: 'south', columns: [11, 11] }])).toBe('4-1210');
    expect(labels(four, [{ pieces: ['4'], edge: 'east', rows: [0, 0] }])).toBe('4-1201');
    expect(labels(four, [{ pieces: ['4'], terrain: 'bridge' }])).toBe('4-0605');
  });

  test('[32.3] [33.3] the large city, and the towns', () => {
    const city = (group: 'largest' | 'others') =>
      hexesOf(four, [{ pieces: ['4'], terrain: 'city', group }]);
    expect(city('largest')).toHaveLength(14);
    expect(city('others')).toHaveLength(9);
    expect(city('largest')).toContain(at(four, '10,4'));
    expect(city('others')).toContain(at(four, '8,8'));
  });

  test('[R61] south of the river: 25 hexes of panel 2', () => {
    const south = hexesOf(printed(8), [{ pieces: ['2'], southOfRiver: true }]);
    expect(south).toHaveLength(25);
  });

  test('[31.5] groups within an area: the three hills of panel 3', () => {
    const hills = groupsIn(printed(1), [{ pieces: ['3'], terrain: 'hilltop' }]);
    expect(hills.map((hill) => hill.length)).toEqual([2, 2, 1]);
  });

  test('[43.4] the cities of scenario 13', () => {
    const ground = printed(13);
    const cities = groupsIn(ground, [{ pieces: ['1', '2', '3', '4', '5', '6'], terrain: 'city' }]);
    const sizes = cities.map((city) => `${ground.board.labels[city[0]][0]}: ${city.length}`);
    expect(sizes).toEqual([
      '1: 7',
      '1: 2',
      '2: 3',
      '3: 2',
      '4: 3',
      '4: 14',
      '4: 3',
      '4: 3',
      '5: 3',
    ]);
  });
});

describe('[43.3] [R63] [R66] the outer edge', () => {
  const ground = printed(13);

  test('edge pieces belong to the panel with most hexsides in common', () => {
    expect((['A', 'B', 'C', 'D', 'E', 'F'] as const).map((id) => hostOf(ground, id)).join('')).toBe(
      '233445',
    );
  });

  test('of a panel includes that of its edge pieces, and no inner hexes', () => {
    const three = outerEdgeOf(ground, '3').map((n) => ground.board.labels[n]);
    expect(new Set(three.map((label) => label[0]))).toEqual(new Set(['3', 'B', 'C']));
    // The northern row of the panel is at the outer edge west of B, but not below B.
    expect(three).toContain('3-0101');
    expect(three).not.toContain('3-0901');
    expect(three).not.toContain('3-0510');
    for (const n of outerEdgeOf(ground, '5')) expect(isOuter(ground, n)).toBe(true);
    expect(outerEdgeOf(ground, '6').every((n) => ground.board.labels[n].startsWith('6'))).toBe(
      true,
    );
  });

  test('exists on all six panels', () => {
    const panels = ['1', '2', '3', '4', '5', '6'] as const;
    expect(panels.map((id) => outerEdgeOf(ground, id).length)).toEqual([21, 19, 32, 32, 19, 21]);
  });
});
