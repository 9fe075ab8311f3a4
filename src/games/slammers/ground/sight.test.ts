import { describe, expect, test } from 'vitest';
import { TERRAINS } from '../data/terrain.ts';
import { USUAL_TERRAINS } from '../data/terrain-figures.ts';
import { at, lay, printed } from '../testing.ts';
import type { Ground } from './ground.ts';
import { placeHexes } from './place.ts';
import {
  blockerOf,
  blockersOf,
  hexesBetween,
  isInSight,
  isTouched,
  rangeOf,
  whyBlocked,
} from './sight.ts';
import { lastUnlessLong } from '../../../../test/tier.ts';

/** Obstacles of a line on a panel in the sheet's form, such as `4,5(f) 6,4(c)`, in hex order. */
function blocking(panel: string, from: string, to: string): string {
  const ground = lay(panel);
  return blockersOf(ground, at(ground, from), at(ground, to))
    .sort((a, b) => a - b)
    .map((n) => `${ground.column[n]},${ground.row[n]}(${TERRAINS[ground.terrain[n]].glyph})`)
    .join(' ');
}

describe('[21.6] test vectors of the sheet', () => {
  test.each([
    ['[S257]', '3', '6,3', '6,5', 2, ''],
    ['[S258]', '3', '2,2', '0,6', 5, ''],
    ['[S259]', '3', '4,3', '3,6', 4, '4,5(f)'],
    ['[S260]', '3', '0,4', '11,4', 11, ''],
    ['[S261]', '3', '3,2', '9,6', 7, '8,6(h)'],
    ['[S262]', '3', '3,7', '9,6', 6, ''],
    ['[S263]', '4', '5,4', '11,4', 6, '6,4(c) 7,4(c) 8,4(c) 9,4(c) 10,4(c) 6,5(c) 8,5(c)'],
    ['[S264]', '4', '4,4', '6,4', 2, ''],
    ['[S265]', '4', '4,3', '4,0', 3, '4,1(f) 4,2(f)'],
    ['[S266]', '1', '9,3', '9,0', 3, '9,1(f) 9,2(f)'],
    ['[S267]', '2', '6,7', '6,3', 4, '6,4(c) 6,5(c)'],
    ['[S268]', '6', '0,0', '2,0', 2, ''],
    ['[S269]', '6', '3,0', '3,3', 3, ''],
    ['[S270]', '6', '0,3', '2,3', 2, '1,2(f)'],
    ['[S271]', '6', '0,3', '2,2', 2, '1,2(f)'],
    ['[S272]', '6', '3,1', '3,2', 1, ''],
    ['[S273]', '3', '8,6', '8,0', 6, ''],
  ])(
    '%s on panel %s from %s to %s: distance %i, blocked by "%s"',
    (_, panel, from, to, range, by) => {
      const ground = lay(panel);
      expect(rangeOf(ground, at(ground, from), at(ground, to))).toBe(range);
      expect(blocking(panel, from, to)).toBe(by);
      expect(isInSight(ground, at(ground, from), at(ground, to))).toBe(by === '');
    },
  );
});

/** Every pair of hexes at most 4 apart that has hexes in between, with those hexes. */
function closePairs(ground: Ground) {
  const pairs: { readonly a: number; readonly b: number; readonly line: readonly number[] }[] = [];
  for (let a = 0; a < ground.hexes; a++)
    for (let b = 0; b < ground.hexes; b++) {
      if (rangeOf(ground, a, b) > 4) continue;
      const line = hexesBetween(ground, a, b);
      if (line.length > 0) pairs.push({ a, b, line });
    }
  return pairs;
}

const map = printed(13);
const close = closePairs(map);

/** Whether hexes of two terrains see each other with only a third terrain between them, for every such pair. */
function verdicts(first: string, between: string, last: string): boolean[] {
  const is = (n: number, id: string) => TERRAINS[map.terrain[n]].id === id;
  const wanted = close.filter(
    ({ a, b, line }) => is(a, first) && is(b, last) && line.every((n) => is(n, between)),
  );
  return [...new Set(wanted.map(({ a, b }) => isInSight(map, a, b)))];
}

describe('the rules one by one', () => {
  test('[21.1] [S181] [S186] the hexes between are on the straight line, without its ends', () => {
    const ground = lay('3');
    const between = hexesBetween(ground, at(ground, '6,3'), at(ground, '6,6'));
    expect(between).toEqual([at(ground, '6,4'), at(ground, '6,5')]);
    expect(hexesBetween(ground, at(ground, '6,6'), at(ground, '6,3'))).toEqual(between.reverse());
    expect(hexesBetween(ground, at(ground, '6,3'), at(ground, '6,3'))).toEqual([]);
  });

  test('[21.4] [R52] [S182] [S274] along a hexside both hexes count, and either blocks', () => {
    const ground = lay('6');
    const [from, to] = [at(ground, '0,3'), at(ground, '2,3')];
    expect(hexesBetween(ground, from, to)).toEqual([at(ground, '1,2'), at(ground, '1,3')]);
    expect(whyBlocked(ground, from, to)).toEqual({ hex: at(ground, '1,2'), rule: '21.4' });
  });

  test('[R52] [21.2] a hex whose corner the line only touches counts too', () => {
    expect(isTouched(9, 1, 3, 1)).toBe(true);
    expect(isTouched(6, 0, 3, 1)).toBe(true);
    expect(isTouched(6, 0, 3, -1)).toBe(true);
    expect(isTouched(6, 0, 3, 3)).toBe(false);
    // The line passes the corner at 5, 1 of the hex with centre 6, 2.
    expect(isTouched(15, 3, 6, 2)).toBe(true);
    expect(isTouched(15, 3, 3, -1)).toBe(false);
  });

  test('[21.6] a line through the inside of a hex names the rule of the line', () => {
    const ground = lay('4');
    expect(whyBlocked(ground, at(ground, '4,3'), at(ground, '4,0'))).toEqual({
      hex: at(ground, '4,2'),
      rule: '21.6',
    });
    expect(whyBlocked(ground, at(ground, '4,0'), at(ground, '4,3'))?.hex).toBe(at(ground, '4,1'));
    expect(whyBlocked(ground, at(ground, '4,4'), at(ground, '6,4'))).toBeUndefined();
  });

  test('[21.3] [S183] neighbours always see each other', () => {
    const ground = printed(13);
    for (let n = 0; n < ground.hexes; n++)
      for (const to of ground.board.neighbours.subarray(n * 6, n * 6 + 6))
        if (to >= 0) expect(blockerOf(ground, n, to)).toBe(-1);
  });

  test('[21.6] [S184] a hex as high as one end does not block, a hex higher than both does', () => {
    expect(verdicts('clear', 'slope', 'clear')).toEqual([false]);
    expect(verdicts('clear', 'slope', 'slope')).toEqual([true]);
    expect(verdicts('slope', 'slope', 'slope')).toEqual([true]);
    expect(verdicts('slope', 'forest', 'clear')).toEqual([false]);
    expect(verdicts('slope', 'hilltop', 'slope')).toEqual([false]);
    expect(verdicts('clear', 'river', 'clear')).toEqual([true]);
  });

  test('[21.7] [S185] values are not added: many low hexes together do not block', () => {
    const ground = printed(1);
    const values = (line: readonly number[]) =>
      line.map((n) => USUAL_TERRAINS[ground.terrain[n]].cover);
    let lines = 0;
    for (let a = 0; a < ground.hexes; a++)
      for (let b = 0; b < ground.hexes; b++) {
        const limit = Math.max(ground.height[a], ground.height[b]);
        const covers = values(hexesBetween(ground, a, b));
        const sum = covers.reduce((x, y) => x + y, 0);
        if (sum <= limit || covers.some((cover) => cover > limit)) continue;
        expect(blockerOf(ground, a, b)).toBe(-1);
        lines++;
      }
    expect(lines).toBeGreaterThan(100);
  });

  test('[21.8] [S187] slope over clear to slope is free', () => {
    expect(verdicts('slope', 'clear', 'slope')).toEqual([true]);
  });

  test('[21.8] [S188] forest over forest to slope is blocked', () => {
    expect(verdicts('forest', 'forest', 'slope')).toEqual([false]);
  });

  test('[21.8] [S189] clear over slope to hilltop is free', () => {
    expect(verdicts('clear', 'slope', 'hilltop')).toEqual([true]);
  });

  test('[R53] a line of sight crosses a gap in the map, and range counts the missing hexes', () => {
    const ground = printed(14);
    const [from, to] = [at(ground, '3:4,0'), at(ground, '6:0,2')];
    expect(rangeOf(ground, from, to)).toBe(12);
    expect(hexesBetween(ground, from, to)).toEqual([]);
    expect(isInSight(ground, from, to)).toBe(true);
  });
});

/**
 * Computes the blockers in a second way: on offset columns and rows, for every hex of the map. A hex is touched if
 * the line shares a point with one of its six sides, determined by the orientation of triples of points.
 */
function slowBlockers(ground: Ground, heights: readonly number[], covers: readonly number[]) {
  const centres = placeHexes(ground.layout).map(({ column, row }) => [
    3 * column,
    2 * row + (((column % 2) + 2) % 2),
  ]);
  return (a: number, b: number): number[] => {
    const [[ax, ay], [bx, by]] = [centres[a], centres[b]];
    const limit = Math.max(heights[a], heights[b]);
    return centres.flatMap(([x, y], n) => {
      if (n === a || n === b || covers[n] <= limit) return [];
      if (x + 2 < Math.min(ax, bx) || x - 2 > Math.max(ax, bx)) return [];
      if (y + 1 < Math.min(ay, by) || y - 1 > Math.max(ay, by)) return [];
      return CORNERS.some(([cx, cy], i) => {
        const [dx, dy] = CORNERS[(i + 1) % 6];
        return meet(ax, ay, bx, by, x + cx, y + cy, x + dx, y + dy);
      })
        ? [n]
        : [];
    });
  };
}

const CORNERS = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

/** Orientation of the turn from a over b to c: the sign is left, straight on or right. */
const turn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Whether two line segments have a point in common, ends included. */
function meet(...p: number[]): boolean {
  const [ax, ay, bx, by, cx, cy, dx, dy] = p;
  const [c, d] = [turn(ax, ay, bx, by, cx, cy), turn(ax, ay, bx, by, dx, dy)];
  const [a, b] = [turn(cx, cy, dx, dy, ax, ay), turn(cx, cy, dx, dy, bx, by)];
  if (c !== d && a !== b) return true;
  const on = (t: number, x: number, y: number, px: number, py: number, qx: number, qy: number) =>
    t === 0 &&
    x >= Math.min(px, qx) &&
    x <= Math.max(px, qx) &&
    y >= Math.min(py, qy) &&
    y <= Math.max(py, qy);
  return (
    on(c, cx, cy, ax, ay, bx, by) ||
    on(d, dx, dy, ax, ay, bx, by) ||
    on(a, ax, ay, cx, cy, dx, dy) ||
    on(b, bx, by, cx, cy, dx, dy)
  );
}

describe.each(
  lastUnlessLong([
    ['1, with pieces on three sides', printed(1)],
    ['14, a cross with gaps between its arms', printed(14)],
    [
      'of one’s own, with a turned piece and a hole',
      lay('5 0,0; C -4,-1 turned; 3 12,0; 4 0,14; E 6,10'),
    ],
  ] as const),
)('[21.4] [R52] [R53] [S190] layout %s', (_, ground) => {
  test('every pair of hexes: the slow way finds the same blockers, from both ends', () => {
    const values = [...ground.terrain].map((t) => USUAL_TERRAINS[t]);
    const slow = slowBlockers(
      ground,
      values.map((t) => t.height),
      values.map((t) => t.cover),
    );
    const wrong: string[] = [];
    for (let a = 0; a < ground.hexes; a++)
      for (let b = a; b < ground.hexes; b++) {
        const expected = slow(a, b).join();
        const there = blockersOf(ground, a, b).sort((x, y) => x - y);
        const back = blockersOf(ground, b, a).sort((x, y) => x - y);
        const first = [blockerOf(ground, a, b) < 0, blockerOf(ground, b, a) < 0];
        if (there.join() !== expected || back.join() !== expected) wrong.push(`${a} ${b}`);
        if (first.some((free) => free !== (expected === ''))) wrong.push(`first ${a} ${b}`);
      }
    expect(wrong).toEqual([]);
  });
});
