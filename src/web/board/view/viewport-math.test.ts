import { describe, expect, test } from 'vitest';
import { artOf } from '../../../draw/art-base.ts';
import { layoutOf } from '../../../draw/layout.ts';
import { drawMap } from '../../../draw/map/map.ts';
import { games } from '../../../games/registry.ts';
import type { Point } from '../../../kernel/board/graph.ts';
import { start } from '../../../kernel/engine.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import {
  beyond,
  clampView,
  detailAt,
  fitZoom,
  handleScale,
  homeView,
  isInside,
  leastZoom,
  LEGIBLE,
  pinchView,
  revealPoint,
  revealPoints,
  safeInsets,
  showsAll,
  type Size,
  toScreen,
  type View,
  wellInside,
  wholeView,
  zoomAt,
} from './viewport-math.ts';

const board = { x: -1000, y: -900, width: 2500, height: 2100 };
const desk = { width: 1000, height: 800 };
const phone = { width: 360, height: 560 };

test('a board that is legible as a whole is shown as a whole, in the middle', () => {
  const small = { width: 1500, height: 1200 };
  const home = homeView(small, desk);
  expect(home.zoom).toBeCloseTo(fitZoom({ width: 1452, height: 1152 }, desk), 9);
  expect(home.x + (small.width * home.zoom) / 2).toBeCloseTo(500, 6);
  expect(home.y + (small.height * home.zoom) / 2).toBeCloseTo(400, 6);
});

test('the compass lies within the visible part of a board shown as a whole', () => {
  for (const module of games) {
    const game = module.open(parseSetup(module, {}));
    if (!game.board.hex) continue;
    const layout = layoutOf(game.board);
    const svg = drawMap(game, artOf(game.look), start(game), layout);
    const compass = /<g class="m-compass".*?<\/g>/.exec(svg)?.[0] ?? '';
    const size = Number(/font-size="(\d+)"/.exec(compass)?.[1]);
    const letters = [...compass.matchAll(/ x="([-\d.]+)" y="([-\d.]+)">/g)];
    expect(letters, game.id).toHaveLength(6);
    // The outer margin is cut by `BARE`; a letter is about two thirds of its font size high.
    const { bounds } = layout;
    for (const [, x, y] of letters) {
      expect(Number(x) - bounds.x, game.id).toBeGreaterThan(24);
      expect(Number(y) - 0.7 * size - bounds.y, game.id).toBeGreaterThanOrEqual(24);
    }
  }
});

test.each([desk, phone])('in a window of $width counters have 40 pixels at first', (frame) => {
  expect(64 * homeView(board, frame).zoom).toBeGreaterThanOrEqual(40);
});

test('a tall board fills the width, a wide one the height, and neither is enlarged', () => {
  expect(homeView({ width: 1250, height: 4000 }, desk).zoom).toBeCloseTo(0.8, 9);
  expect(homeView({ width: 4000, height: 1000 }, desk).zoom).toBeCloseTo(0.8, 9);
  expect(homeView({ width: 800, height: 4000 }, desk).zoom).toBe(1);
});

test('handles can be hit by a finger at any zoom', () => {
  for (const zoom of [0.2, LEGIBLE, 1])
    expect(42 * handleScale(zoom) * zoom).toBeGreaterThanOrEqual(24);
});

test('hex numbers are drawn if they have 8 pixels, figures of counters if they have 6', () => {
  expect([0.27, 0.33, 0.34, 0.48].map(detailAt)).toEqual([
    'far',
    'far',
    'unlabelled',
    'unlabelled',
  ]);
  expect([0.49, 1].map(detailAt)).toEqual(['all', 'all']);
});

test('the whole board can be shown on a phone too', () => {
  const view = wholeView(board, phone);
  const corners = [board, { x: board.x + board.width, y: board.y + board.height }];
  const isSeen = (v: typeof view) => corners.map((c) => isInside(toScreen(v, board, c), phone));
  expect(isSeen(view)).toEqual([true, true]);
  expect(isSeen(homeView(board, phone))).not.toEqual([true, true]);
});

test('a small board is not enlarged', () => {
  expect(homeView({ width: 300, height: 200 }, desk).zoom).toBe(1);
});

test('the whole board is in view even without its margin', () => {
  const small = { width: 1500, height: 1200 };
  const home = homeView(small, desk);
  expect(home.y).toBeLessThan(0);
  expect(showsAll(home, small, desk)).toBe(true);
  expect(showsAll({ ...home, x: home.x - 130 }, small, desk)).toBe(false);
  expect(showsAll(homeView(board, desk), board, desk)).toBe(false);
});

test('zooming keeps what is under the pointer there', () => {
  const at = { x: 300, y: 200 };
  const before = homeView(board, desk);
  const after = zoomAt(before, at, 1.7, board, desk);
  const pictureX = (at.x - before.x) / before.zoom;
  expect(after.zoom).toBeCloseTo(before.zoom * 1.7, 9);
  expect(pictureX * after.zoom + after.x).toBeCloseTo(at.x, 6);
});

test('zoom stays within its limits, and the board in view', () => {
  const out = zoomAt(homeView(board, desk), { x: 0, y: 0 }, 0.001, board, desk);
  expect(out.zoom).toBe(leastZoom(board, desk));
  const gone = clampView({ x: 9999, y: -99999, zoom: 1 }, board, desk);
  expect([gone.x, gone.y + board.height]).toEqual([desk.width / 2, desk.height / 2]);
  const small = clampView({ x: 9999, y: 0, zoom: 0.3 }, board, desk);
  expect(small.x).toBe(desk.width - (board.width * 0.3) / 2);
  expect(clampView({ x: 0, y: 0, zoom: 50 }, board, desk).zoom).toBe(1.6);
});

test('two fingers that move apart zoom in around their middle', () => {
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

test('two fingers that move side by side pan', () => {
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

test('a point in view moves nothing; one out of view is brought in by the shortest way', () => {
  const view = { x: 0, y: 0, zoom: 1 };
  const inside = { x: board.x + 500, y: board.y + 400 };
  expect(revealPoint(view, board, inside, desk)).toEqual(view);
  const right = { x: board.x + 1400, y: board.y + 400 };
  const moved = revealPoint(view, board, right, desk);
  expect(moved.y).toBe(0);
  expect(toScreen(moved, board, right).x).toBeCloseTo(desk.width - 56, 6);
});

describe('places to pick are brought into view', () => {
  const seen = (view: View, frame: Size, { x, y }: Point): boolean =>
    [-50, 50].every((d) => isInside(toScreen(view, board, { x: x + d, y: y + d }), frame));
  const corner = { x: board.x + 60, y: board.y + 60 };
  const middle = { x: 250, y: 150 };
  const large: View = zoomAt(wholeView(board, desk), { x: 500, y: 400 }, 3, board, desk);

  test('nothing moves while all of them are in view, whole and large enough', () => {
    const view = zoomAt(wholeView(board, desk), { x: 500, y: 400 }, 1.7, board, desk);
    expect(view.zoom).toBeGreaterThan(LEGIBLE);
    expect(revealPoints(view, board, [middle, { x: 300, y: 300 }], desk)).toEqual(view);
    expect(revealPoints(view, board, [], desk)).toEqual(view);
  });

  test('places too small to be picked are shown larger, unless the player chose a small board', () => {
    const whole = wholeView(board, desk);
    expect(whole.zoom).toBeLessThan(LEGIBLE);
    const view = revealPoints(whole, board, [corner], desk);
    expect(view.zoom).toBe(LEGIBLE);
    expect(seen(view, desk, corner)).toBe(true);
    expect(revealPoints(whole, board, [middle], desk, { least: whole.zoom })).toEqual(whole);
  });

  test('places at the edge are brought into view, at the same zoom', () => {
    const view = revealPoints(large, board, [corner], desk);
    expect(view.zoom).toBe(large.zoom);
    expect(seen(large, desk, corner)).toBe(false);
    expect(seen(view, desk, corner)).toBe(true);
  });

  test('places too far apart are shown smaller, all of them', () => {
    const points = [middle, { x: 900, y: 700 }];
    const view = revealPoints(large, board, points, desk);
    expect(view.zoom).toBeLessThan(large.zoom);
    expect(view.zoom).toBeGreaterThanOrEqual(LEGIBLE);
    expect(points.map((p) => seen(view, desk, p))).toEqual([true, true]);
    expect(seen(large, desk, { x: 900, y: 700 })).toBe(false);
  });

  test.each([desk, phone])(
    'if a window of $width cannot hold them: most of them, and never too small to be picked',
    (frame) => {
      const crowd = [0, 100, 200].map((d) => ({ x: 1300, y: 600 + d }));
      const view = revealPoints(homeView(board, frame), board, [corner, ...crowd], frame);
      expect(view.zoom).toBe(LEGIBLE);
      expect([corner, ...crowd].map((p) => seen(view, frame, p))).toEqual([
        false,
        true,
        true,
        true,
      ]);
      // The opponents' current units stay in view, and so do their surroundings.
      const all = [corner, ...crowd];
      const about = revealPoints(view, board, all, frame, { about: corner });
      expect(seen(about, frame, corner)).toBe(true);
    },
  );

  test('in a low window both ends of an attack are in view, even if neither can be in the middle', () => {
    const low = { width: 360, height: 217 };
    const near = { x: middle.x + 40, y: middle.y + 136 };
    const far = { x: middle.x + 40, y: middle.y + 600 };
    const all = [far, near, middle];
    const view = revealPoints(homeView(board, low), board, all, low, { about: middle });
    expect(view.zoom).toBe(LEGIBLE);
    expect(all.map((p) => seen(view, low, p))).toEqual([false, true, true]);
  });

  test('places out of view are grouped by the edge beyond which they lie', () => {
    const view = { x: 0, y: 0, zoom: 1 };
    const at = (x: number, y: number): Point => ({ x: board.x + x, y: board.y + y });
    const [left, right, up, down, far] = [
      at(30, 300),
      at(970, 300),
      at(300, -5),
      at(300, 805),
      at(1010, 900),
    ];
    const found = beyond(view, board, [at(500, 400), left, right, up, down, far], desk);
    expect(found).toEqual({ top: [up], left: [left], right: [right], bottom: [down, far] });
  });
});

test('for places well inside the window, the view does not have to move', () => {
  const view = { x: 0, y: 0, zoom: 1 };
  const box = { x: 0, y: 0, width: 2000, height: 2000 };
  const places = [100, 180, 250, 300].map((x) => ({ x, y: 280 }));
  const inside = wellInside(view, box, places, phone);
  expect(inside).toEqual([
    { x: 100, y: 280 },
    { x: 180, y: 280 },
    { x: 250, y: 280 },
  ]);
  expect(revealPoints(view, box, inside, phone)).toEqual(view);
  expect(revealPoints(view, box, places, phone)).not.toEqual(view);
});

test('points brought into view are inside the safe insets, with room for a label above them', () => {
  expect(safeInsets(1)).toEqual({ top: 104.5, right: 70, bottom: 70, left: 70 });
  const box = { x: 0, y: 0, width: 2000, height: 2000 };
  const places = [
    { x: 5, y: 5 },
    { x: 400, y: 300 },
  ];
  const view = revealPoints({ x: 0, y: 0, zoom: 1 }, box, places, desk);
  const { top, left } = safeInsets(view.zoom);
  expect(toScreen(view, box, { x: 5, y: 5 })).toEqual({ x: left, y: top });
  const far = revealPoints({ x: 0, y: 0, zoom: 1 }, box, [{ x: 1990, y: 1990 }], desk);
  const { right, bottom } = safeInsets(far.zoom);
  const at = toScreen(far, box, { x: 1990, y: 1990 });
  expect([at.x, at.y]).toEqual([desk.width - right, desk.height - bottom]);
});
