import { expect, test } from 'vitest';
import { neighbour, type Point } from '../../kernel/board/graph.ts';
import { HEX_RADIUS, layoutOf } from '../../draw/layout.ts';
import { smallHexBoard, smallLineBoard } from '../../draw/testing.ts';
import {
  areClose,
  directionAngle,
  directionTowards,
  edgeHandle,
  gapAngle,
  gapAt,
  handlesReach,
  nearestNode,
  nodeTowards,
  spotsOf,
} from './geometry.ts';

const board = smallHexBoard(5, 5, 'pointy');
const layout = layoutOf(board);
const node = (label: string): number => board.nodeOf.get(label) as number;
const labelTowards = (from: string, dx: number, dy: number): string | undefined => {
  const to = nodeTowards(layout, node(from), dx, dy);
  return to === undefined ? undefined : board.labels[to];
};

test('left and right go along the row', () => {
  expect(labelTowards('0303', 1, 0)).toBe('0403');
  expect(labelTowards('0303', -1, 0)).toBe('0203');
});

test('up and down go to a neighbour in the next row', () => {
  for (const dy of [-1, 1]) {
    const to = nodeTowards(layout, node('0303'), 0, dy) as number;
    const neighbours = [0, 1, 2, 3, 4, 5].map((slot) => neighbour(board, node('0303'), slot));
    expect(neighbours).toContain(to);
    expect(Math.sign((layout.points[to]?.y ?? 0) - (layout.points[node('0303')]?.y ?? 0))).toBe(dy);
  }
});

test('at the rim an arrow key leads nowhere', () => {
  expect(labelTowards('0101', -1, 0)).toBeUndefined();
  expect(labelTowards('0301', 0, -1)).toBeUndefined();
});

test.each([
  ['hexes', layout],
  ['flat hexes', layoutOf(smallHexBoard(6, 4, 'flat'))],
  ['lines and a tray', layoutOf(smallLineBoard())],
])('%s: every node can be reached by arrow keys from every other', (_, any) => {
  const reached = new Set([0]);
  for (const from of reached)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const to = nodeTowards(any, from, dx, dy);
      if (to !== undefined) reached.add(to);
    }
  expect(reached.size).toBe(any.board.size);
});

test('the nearest node to a point', () => {
  const { x, y } = layout.points[node('0402')];
  expect(nearestNode(layout, { x: x + 20, y: y - 20 })).toBe(node('0402'));
});

test('picks come in reading order, a unit before its node, without units that are not on the board', () => {
  const picks = {
    nodes: new Set([node('0301'), node('0102')]),
    units: new Set([4, 9, 7]),
    edges: new Set([node('0102') * 6 + 2]),
    directions: new Set([5, 0]),
  };
  const where: Record<number, number> = { 4: node('0102'), 7: node('0101') };
  const spots = spotsOf(layout, picks, (u) => where[u], node('0505'));
  expect(spots.map((s) => `${s.kind} ${s.index}`)).toEqual([
    'unit 7',
    `node ${node('0301')}`,
    'unit 4',
    `node ${node('0102')}`,
    `edge ${node('0102') * 6 + 2}`,
    'direction 0',
    'direction 5',
  ]);
});

test('the handle of an edge is between its node and the neighbour', () => {
  const from = node('0303');
  const { at, angle, reach } = edgeHandle(layout, from * 6);
  expect([at, angle, reach]).toEqual([layout.points[from], 0, 50]);
});

test('handles of neighbouring nodes overlap, those of nodes further apart do not', () => {
  const reach = 2 * handlesReach(layout, 1);
  expect(areClose(layout, [node('0303'), node('0403')], reach)).toBe(true);
  expect(areClose(layout, [node('0303'), node('0503')], reach)).toBe(false);
  expect(areClose(layout, [node('0303')], reach)).toBe(false);
});

test('there is room between two directions to the right and down, in both orientations of hexes', () => {
  for (const way of ['pointy', 'flat'] as const) {
    const stood = layoutOf(smallHexBoard(3, 3, way));
    const angle = gapAngle(stood);
    expect(angle).toBeGreaterThan(0);
    expect(angle).toBeLessThan(90);
    const off = [0, 1, 2, 3, 4, 5].map((d) =>
      Math.abs(((directionAngle(stood, d) - angle + 900) % 360) - 180),
    );
    expect(Math.min(...off)).toBeCloseTo(30, 6);
  }
});

test('the symbol of a hex is at its right corners: the lower one, or the upper one if two sides are there', () => {
  const at = layout.points[node('0303')] as Point;
  const [low, high] = [gapAt(layout, node('0303')), gapAt(layout, node('0303'), true)];
  expect(low.x).toBeCloseTo(high.x, 6);
  expect(low.x - at.x).toBeCloseTo(50, 6);
  expect(low.y - at.y).toBeCloseTo(HEX_RADIUS / 2, 6);
  expect(at.y - high.y).toBeCloseTo(HEX_RADIUS / 2, 6);
});

test('a pull chooses the nearest of the available directions', () => {
  const all = new Set([0, 1, 2, 3, 4, 5]);
  const ways = [
    [50, 3],
    [20, 40],
    [-20, 40],
    [-50, -3],
    [-20, -40],
    [20, -40],
  ] as const;
  expect(ways.map(([x, y]) => directionTowards(layout, all, x, y))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(directionTowards(layout, new Set([3, 5]), 50, 3)).toBe(5);
});
