import { expect, test } from 'vitest';
import { neighbour, type Point } from '../kernel/board/graph.ts';
import {
  edgeAngle,
  facingAngle,
  layoutOf,
  sideMiddle,
  slotAngle,
  stackOffset,
  turnedLayoutOf,
} from './layout.ts';
import { smallHexBoard, smallLineBoard } from './testing.ts';

test.each(['pointy', 'flat'] as const)(
  '%s: a slot points at the neighbour in it',
  (orientation) => {
    const board = smallHexBoard(5, 5, orientation);
    const centre = 12;
    for (const layout of [layoutOf(board), turnedLayoutOf(board)]) {
      const from = layout.points[centre] as Point;
      for (let slot = 0; slot < 6; slot++) {
        const to = layout.points[neighbour(board, centre, slot)] as Point;
        const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        expect((slotAngle(layout, slot) - angle + 720) % 360).toBeCloseTo(0, 6);
        const middle = sideMiddle(layout, centre, slot);
        expect(middle.x).toBeCloseTo((from.x + to.x) / 2, 6);
        expect(middle.y).toBeCloseTo((from.y + to.y) / 2, 6);
      }
    }
  },
);

test('a turned board is upside down, and as large as before', () => {
  const board = smallHexBoard(5, 4, 'pointy');
  const [upright, turned] = [layoutOf(board), turnedLayoutOf(board)];
  expect(turned.points).toEqual(upright.points.map(({ x, y }) => ({ x: -x, y: -y })));
  const sizes = [upright, turned].map(({ bounds }) => [bounds.width, bounds.height]);
  for (const i of [0, 1]) expect(sizes[1]?.[i]).toBeCloseTo(sizes[0]?.[i] as number, -1);
  const top = Math.min(...turned.points.map(({ y }) => y));
  expect(top - turned.bounds.y).toBeGreaterThanOrEqual(100);
});

test('a layout belongs to its board and is made once', () => {
  const board = smallHexBoard(2, 2, 'pointy');
  expect(layoutOf(board)).toBe(layoutOf(board));
});

test('points of lines are at least a pitch apart; trays do not count', () => {
  const { points } = layoutOf(smallLineBoard());
  const [a, c] = [points[0] as Point, points[2] as Point];
  expect(Math.hypot(a.x - c.x, a.y - c.y)).toBeCloseTo(100, 6);
});

test('on lines an edge points at the next point', () => {
  const layout = layoutOf(smallLineBoard());
  const slot = [0, 1, 2, 3].find((s) => neighbour(layout.board, 2, s) === 4) as number;
  expect(edgeAngle(layout, 2, slot)).toBeCloseTo(45, 6);
});

test('no facing, and no facing on lines', () => {
  expect(facingAngle(layoutOf(smallHexBoard(2, 2, 'flat')), 1)).toBe(-30);
  expect(facingAngle(layoutOf(smallHexBoard(2, 2, 'flat')), -1)).toBeUndefined();
  expect(facingAngle(layoutOf(smallLineBoard()), 1)).toBeUndefined();
});

test('a stack is centred and closes up when it is tall', () => {
  expect(stackOffset(0, 1)).toEqual({ x: 0, y: 0 });
  for (const count of [2, 3, 6, 14]) {
    const all = Array.from({ length: count }, (_, i) => stackOffset(i, count));
    expect(all.reduce((sum, p) => sum + p.x, 0)).toBeCloseTo(0, 6);
    expect((all.at(-1)?.x ?? 0) - (all[0]?.x ?? 0)).toBeLessThanOrEqual(24.001);
    expect(all.at(-1)?.y).toBeLessThan(all[0]?.y ?? 0);
  }
});

test('of a tall stack several counters lie in one place, none closer than 6 to another', () => {
  for (const count of [5, 7, 18, 54]) {
    const all = Array.from({ length: count }, (_, i) => stackOffset(i, count).x);
    const steps = all.slice(1).map((x, i) => x - (all[i] ?? 0));
    expect([...new Set(steps)].sort()).toEqual(count > 5 ? [0, 6] : [6]);
  }
});
