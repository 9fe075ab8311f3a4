import { expect, test } from 'vitest';
import { layoutOf } from '../layout.ts';
import { gridPath, loopsOf, outlinePath, softPath } from './outline.ts';
import { faultOf, smallHexBoard, smallLineBoard } from '../testing.ts';

const board = smallHexBoard(5, 5, 'pointy');
const layout = layoutOf(board);
const node = (label: string): number => board.nodeOf.get(label) as number;

test('a hex alone has a loop of six corners', () => {
  expect(loopsOf(layout, [node('0303')]).map((l) => l.length)).toEqual([6]);
});

test('two neighbours share an edge: one loop of ten corners', () => {
  expect(loopsOf(layout, [node('0303'), node('0403')]).map((l) => l.length)).toEqual([10]);
});

test('a ring has an outer and an inner loop', () => {
  const centre = node('0303');
  const ring = [0, 1, 2, 3, 4, 5].map((slot) => board.neighbours[centre * 6 + slot]);
  const lengths = loopsOf(layout, ring).map((l) => l.length);
  expect(lengths.sort((a, b) => a - b)).toEqual([6, 18]);
});

test('hexes apart have a loop each, in both orientations', () => {
  expect(loopsOf(layout, [node('0101'), node('0505')])).toHaveLength(2);
  const flat = smallHexBoard(4, 4, 'flat');
  const all = flat.points.map((_, n) => n);
  expect(loopsOf(layoutOf(flat), all)).toHaveLength(1);
});

test('an outline runs along the hex sides, each 1/√3 of the pitch long', () => {
  const [loop] = loopsOf(
    layout,
    board.points.map((_, n) => n),
  );
  loop?.forEach((corner, i) => {
    const next = loop[(i + 1) % loop.length];
    expect(Math.hypot(next.x - corner.x, next.y - corner.y)).toBeCloseTo(100 / Math.sqrt(3), 6);
  });
});

test('a soft outline keeps within its hexes when it is drawn inwards', () => {
  const path = softPath(layout, [node('0303')], { inset: 6, jitter: 0 });
  const { x, y } = layout.points[node('0303')];
  const pairs = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, a, b]) => [
    Number(a),
    Number(b),
  ]);
  for (const [a, b] of pairs) expect(Math.hypot((a ?? 0) - x, (b ?? 0) - y)).toBeLessThan(52.5);
});

test('the grid has every side once', () => {
  // 25 hexes with 6 sides each; the inner ones are shared by two.
  let shared = 0;
  for (const to of board.neighbours) if (to >= 0) shared++;
  expect(gridPath(layout).match(/M/g)).toHaveLength(25 * 6 - shared / 2);
});

test('points of lines and trays are outlined one by one', () => {
  const lines = layoutOf(smallLineBoard());
  expect(lines.shapes).toEqual(['point', 'point', 'point', 'point', 'point', 'tray']);
  const path = outlinePath(lines, [0, 5]);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(faultOf(`<path d="${path}"/>`)).toBe('');
});
