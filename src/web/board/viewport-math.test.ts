import { describe, expect, test } from 'vitest';
import type { Point } from '../../kernel/board/graph.ts';
import {
  clampView,
  fitZoom,
  handleScale,
  homeView,
  isInside,
  leastZoom,
  pinchView,
  revealPoint,
  revealPoints,
  type Size,
  toScreen,
  type View,
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

describe('what can be picked is brought into view', () => {
  const seen = (view: View, frame: Size, { x, y }: Point): boolean =>
    [-50, 50].every((d) => isInside(toScreen(view, board, { x: x + d, y: y + d }), frame));
  const corner = { x: board.x + 60, y: board.y + 60 };
  const middle = { x: 250, y: 150 };
  const end = { x: 1400, y: 1100 };

  test('nothing moves while all of it is in view, whole', () => {
    const home = homeView(board, desk);
    expect(revealPoints(home, board, [middle, { x: 300, y: 300 }], desk)).toEqual(home);
    expect(revealPoints(home, board, [], desk)).toEqual(home);
  });

  test('what lies at the edge is moved in, at the same zoom', () => {
    const near = zoomAt(homeView(board, desk), { x: 500, y: 400 }, 3, board, desk);
    const view = revealPoints(near, board, [corner], desk);
    expect(view.zoom).toBe(near.zoom);
    expect(seen(near, desk, corner)).toBe(false);
    expect(seen(view, desk, corner)).toBe(true);
  });

  test('what is too far apart is shown smaller, all of it', () => {
    const near = zoomAt(homeView(board, desk), { x: 500, y: 400 }, 3, board, desk);
    const points = [corner, middle, end];
    const view = revealPoints(near, board, points, desk);
    expect(view.zoom).toBeLessThan(near.zoom);
    expect(points.map((p) => seen(view, desk, p))).toEqual([true, true, true]);
    expect(seen(near, desk, end)).toBe(false);
  });

  test('on a desk the ends of a large board are seen together, smaller than a finger would need', () => {
    const low = { width: 900, height: 520 };
    const home = homeView(board, low);
    const view = revealPoints(home, board, [corner, end], low);
    expect(view.zoom).toBeLessThan(home.zoom);
    expect([corner, end].map((p) => seen(view, low, p))).toEqual([true, true]);
  });

  test('where a window cannot hold it: most of it, and never too small for a finger', () => {
    const home = homeView(board, phone);
    const crowd = [0, 100, 200].map((d) => ({ x: 1300, y: 600 + d }));
    const view = revealPoints(home, board, [corner, ...crowd], phone);
    expect(view.zoom).toBe(home.zoom);
    expect([corner, ...crowd].map((p) => seen(view, phone, p))).toEqual([false, true, true, true]);
    // What the others are about stays in view, and so does what is near it.
    const about = revealPoints(home, board, [corner, ...crowd], phone, corner);
    expect(seen(about, phone, corner)).toBe(true);
  });
});
