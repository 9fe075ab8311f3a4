import { expect, test } from 'vitest';
import {
  clampView,
  fitZoom,
  handleScale,
  homeView,
  isInside,
  leastZoom,
  pinchView,
  revealPoint,
  toScreen,
  wholeView,
  zoomAt,
} from './viewport-math.ts';

const board = { x: -1000, y: -900, width: 2500, height: 2100 };
const desk = { width: 1000, height: 800 };
const phone = { width: 360, height: 560 };

test('a wide window shows the whole board, in the middle', () => {
  const home = homeView(board, desk);
  expect(home.zoom).toBeCloseTo(fitZoom(board, desk), 9);
  expect(home.x + (board.width * home.zoom) / 2).toBeCloseTo(500, 6);
  expect(home.y + (board.height * home.zoom) / 2).toBeCloseTo(400, 6);
});

test('a phone shows nodes that a finger can hit: at least 24 pixels apart', () => {
  expect(100 * homeView(board, phone).zoom).toBeGreaterThanOrEqual(24);
  expect(
    42 * handleScale(homeView(board, phone).zoom) * homeView(board, phone).zoom,
  ).toBeGreaterThanOrEqual(24);
});

test('the whole board can be had on a phone too', () => {
  const view = wholeView(board, phone);
  const corners = [board, { x: board.x + board.width, y: board.y + board.height }];
  const isSeen = (v: typeof view) => corners.map((c) => isInside(toScreen(v, board, c), phone));
  expect(isSeen(view)).toEqual([true, true]);
  expect(isSeen(homeView(board, phone))).not.toEqual([true, true]);
});

test('a small board is not blown up', () => {
  expect(homeView({ width: 300, height: 200 }, desk).zoom).toBe(1);
});

test('zooming keeps what is under the pointer there', () => {
  const at = { x: 300, y: 200 };
  const before = homeView(board, desk);
  const after = zoomAt(before, at, 1.7, board, desk);
  const pictureX = (at.x - before.x) / before.zoom;
  expect(after.zoom).toBeCloseTo(before.zoom * 1.7, 9);
  expect(pictureX * after.zoom + after.x).toBeCloseTo(at.x, 6);
});

test('zoom stays within its limits, and the board in sight', () => {
  const out = zoomAt(homeView(board, desk), { x: 0, y: 0 }, 0.001, board, desk);
  expect(out.zoom).toBe(leastZoom(board, desk));
  const gone = clampView({ x: 9999, y: -99999, zoom: 1 }, board, desk);
  expect([gone.x, gone.y + board.height]).toEqual([desk.width / 2, desk.height / 2]);
  const small = clampView({ x: 9999, y: 0, zoom: 0.3 }, board, desk);
  expect(small.x).toBe(desk.width - (board.width * 0.3) / 2);
  expect(clampView({ x: 0, y: 0, zoom: 50 }, board, desk).zoom).toBe(1.6);
});

test('two fingers that part zoom in about their middle', () => {
  const view = homeView(board, desk);
  const [a, b] = [
    { x: 400, y: 400 },
    { x: 600, y: 400 },
  ];
  const after = pinchView(
    view,
    [a, b],
    [
      { x: 300, y: 400 },
      { x: 700, y: 400 },
    ],
    board,
    desk,
  );
  expect(after.zoom).toBeCloseTo(view.zoom * 2, 9);
  const middle = (500 - view.x) / view.zoom;
  expect(middle * after.zoom + after.x).toBeCloseTo(500, 6);
});

test('two fingers side by side pan', () => {
  const view = { x: 10, y: 10, zoom: 0.5 };
  const [a, b] = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ];
  const after = pinchView(
    view,
    [a, b],
    [
      { x: 120, y: 130 },
      { x: 220, y: 130 },
    ],
    board,
    desk,
  );
  expect(after).toEqual({ x: 30, y: 40, zoom: 0.5 });
});

test('a point in sight moves nothing; one out of sight comes in by the shortest way', () => {
  const view = { x: 0, y: 0, zoom: 1 };
  const inside = { x: board.x + 500, y: board.y + 400 };
  expect(revealPoint(view, board, inside, desk)).toEqual(view);
  const right = { x: board.x + 1400, y: board.y + 400 };
  const moved = revealPoint(view, board, right, desk);
  expect(moved.y).toBe(0);
  expect(toScreen(moved, board, right).x).toBeCloseTo(desk.width - 56, 6);
});
