import { expect, test } from 'vitest';
import { layoutOf } from '../layout.ts';
import { curvedLanes, straightLanes } from './links.ts';
import { smallHexBoard } from '../testing.ts';

const board = smallHexBoard(5, 5, 'pointy');
const layout = layoutOf(board);
const nodes = (...labels: string[]): number[] => labels.map((l) => board.nodeOf.get(l) as number);
const pieces = (path: string): number => path.match(/M/g)?.length ?? 0;

test('a straight lane between two hexes is two halves that meet', () => {
  const row = nodes('0203', '0303');
  expect(pieces(straightLanes(layout, row, new Set(row)))).toBe(2);
});

test('lanes are left out where both sides of the way are open floor', () => {
  const hall = nodes('0202', '0302', '0203', '0303');
  const halves = pieces(straightLanes(layout, hall, new Set(hall)));
  // Five passages in a rhombus of four hexes; the short diagonal is open floor.
  expect(halves).toBe(2 * 4);
});

test('three hexes next to each other make no ring', () => {
  const bend = nodes('0303', '0403', '0304');
  const path = curvedLanes(layout, bend);
  // A spanning tree of three nodes has two links: two ends and one bend between them.
  expect(path.match(/Q/g)).toHaveLength(1);
  expect(pieces(path)).toBe(3);
});

test('a stream that ends at the rim runs off the map; elsewhere it just ends', () => {
  const toRim = curvedLanes(layout, nodes('0103', '0203'));
  expect(toRim.match(/Q/g)).toHaveLength(1);
  const inside = curvedLanes(layout, nodes('0303', '0403'));
  expect(inside).not.toContain('Q');
});

test('a pond alone is a dot', () => {
  expect(curvedLanes(layout, nodes('0303'))).toContain('h0');
});
