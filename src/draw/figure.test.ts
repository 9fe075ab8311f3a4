import { expect, test } from 'vitest';
import { drawFigure, drawMarks, figureBox, type DrawnMarks } from './figure.ts';
import { layoutOf } from './layout.ts';
import { counterLook, faultOf, NO_STATE, pictureGame, smallHexBoard } from './testing.ts';

const board = smallHexBoard(12, 10, 'pointy');
const layout = layoutOf(board);
const NONE: DrawnMarks = { arrows: [], rings: [], letters: [] };
const marks: DrawnMarks = {
  arrows: [
    { path: [0, 5], text: '5 hexes', isDashed: true },
    { path: [14, 15], text: '', isDashed: false },
  ],
  rings: [{ at: 5, text: 'defence <11>' }],
  letters: [{ letter: 'A', at: 0 }],
};

test('a figure is the crop of a plain board with its marks, well formed in both themes', () => {
  const game = pictureGame(board, { counters: () => [counterLook({ node: 5 })] });
  for (const theme of ['light', 'dark'] as const) {
    const svg = drawFigure(game, NO_STATE, { theme, crop: [0, 5, 17], title: 'Fire', marks });
    expect(faultOf(svg)).toBe('');
    const { x, y, width, height } = figureBox(layout, [0, 5, 17]);
    expect(svg).toContain(`viewBox="${x} ${y} ${width} ${height}"`);
    for (const text of ['>5 hexes<', '>defence &lt;11&gt;<', '>A<', 'stroke-dasharray'])
      expect(svg).toContain(text);
  }
});

test('a box shows its nodes with the hexes round them, but nothing outside the board', () => {
  const box = figureBox(layout, [40]);
  expect(box.width).toBe(460);
  const { x, y } = layout.points[40];
  expect([x - box.x > 70, y - box.y > 70]).toEqual([true, true]);
  const all = figureBox(
    layout,
    board.points.map((_, n) => n),
  );
  expect(all.width).toBeLessThanOrEqual(layout.bounds.width);
  expect(figureBox(layout, [0]).x).toBeGreaterThanOrEqual(layout.bounds.x);
});

test('an arrow begins and ends beside the counters, and its head is smaller where they are adjacent', () => {
  const box = figureBox(layout, [0, 20]);
  const tipOf = (path: number[]) => {
    const drawn = drawMarks(
      { ...NONE, arrows: [{ path, text: '', isDashed: false }] },
      layout,
      box,
    );
    const numbers = /M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)Z/.exec(drawn);
    return (numbers ?? []).slice(1).map(Number);
  };
  const [near, far] = [tipOf([0, 1]), tipOf([0, 3])];
  expect(layout.points[1].x - (near[0] ?? 0)).toBeCloseTo(36, 0);
  expect(layout.points[3].x - (far[0] ?? 0)).toBeCloseTo(40, 0);
  const heightOf = ([, , , y1 = 0, , y2 = 0]: number[]) => Math.abs(y1 - y2);
  expect(heightOf(near)).toBeLessThan(heightOf(far));
});

test('text at the edge is moved inside', () => {
  const box = figureBox(layout, [0, 3]);
  const ring = { at: 0, text: 'a rather long remark' };
  const drawn = drawMarks({ ...NONE, rings: [ring] }, layout, box);
  const [, x = 0, , width = 0] = (
    /<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.-]+)"/.exec(drawn) ?? []
  ).map(Number);
  expect(x).toBeGreaterThanOrEqual(box.x);
  expect(x + width).toBeLessThanOrEqual(box.x + box.width);
});
