import { describe, expect, test } from 'vitest';
import { pattern, ring, within } from './area.ts';
import { lineBoard, neighbour, slotTo } from './graph.ts';
import { hexBoard, hexDistance, nodeDistance, rotate } from './hex.ts';
import { distancesFrom, Flood } from './path.ts';
import { hexesBetween } from './sight.ts';

/** Returns a disc of hexes with the given radius, row by row. */
function disc(radius: number, orientation: 'pointy' | 'flat' = 'pointy') {
  const cells = [];
  for (let r = -radius; r <= radius; r++)
    for (let q = -radius; q <= radius; q++)
      if (hexDistance(q, r, 0, 0) <= radius) cells.push({ q, r });
  return hexBoard(orientation, cells);
}

describe('a hex board', () => {
  const board = disc(3);
  const centre = board.hex?.at(0, 0) ?? -1;

  test('has symmetric neighbours: the opposite slot leads back', () => {
    for (let n = 0; n < board.size; n++)
      for (let slot = 0; slot < 6; slot++) {
        const to = neighbour(board, n, slot);
        if (to >= 0) expect(neighbour(board, to, (slot + 3) % 6)).toBe(n);
      }
  });

  test('labels by column and row of the offset grid, all different', () => {
    expect(board.labels[centre]).toBe('0404');
    expect(new Set(board.labels).size).toBe(37);
    expect(board.nodeOf.get('0404')).toBe(centre);
  });

  test('keeps neighbouring centres one unit apart in both orientations', () => {
    for (const b of [board, disc(2, 'flat')])
      for (let slot = 0; slot < 6; slot++) {
        const [p, q] = [
          b.points[b.hex?.at(0, 0) ?? 0],
          b.points[neighbour(b, b.hex?.at(0, 0) ?? 0, slot)],
        ];
        expect(Math.hypot((p?.x ?? 0) - (q?.x ?? 0), (p?.y ?? 0) - (q?.y ?? 0))).toBeCloseTo(1);
      }
  });

  test('takes off-map boxes as nodes without neighbours', () => {
    const b = hexBoard('pointy', [{ q: 0, r: 0 }], [{ label: 'dead', point: { x: 3, y: 0 } }]);
    expect(b.size).toBe(2);
    expect(neighbour(b, 1, 0)).toBe(-1);
    expect(b.nodeOf.get('dead')).toBe(1);
  });

  test('refuses two nodes of one label, and labels that notation cannot carry', () => {
    expect(() =>
      hexBoard('pointy', [
        { q: 0, r: 0, label: 'a' },
        { q: 1, r: 0, label: 'a' },
      ]),
    ).toThrow('two nodes');
    expect(() => hexBoard('pointy', [{ q: 0, r: 0, label: 'a b' }])).toThrow('cannot be written');
  });

  test('rings and discs have the textbook sizes', () => {
    expect(ring(board, centre, 2)).toHaveLength(12);
    expect(within(board, centre, 2)).toHaveLength(19);
  });

  test('a pattern turns with its direction and is -1 off the map', () => {
    const line = [
      [0, 0],
      [1, 0],
      [2, 0],
    ] as const;
    for (let times = 0; times < 6; times++) {
      const [, next, second] = pattern(board, centre, line, times);
      expect(next).toBe(neighbour(board, centre, times));
      expect(nodeDistance(board, centre, second)).toBe(2);
    }
    expect(pattern(board, board.hex?.at(3, 0) ?? -1, line, 0)).toEqual([
      board.hex?.at(3, 0),
      -1,
      -1,
    ]);
    expect(rotate(1, 0, 6)).toEqual([1, 0]);
  });
});

describe('a board of lines', () => {
  const at = (x: number) => ({ x, y: 0 });
  const board = lineBoard({ a: at(0), b: at(1), c: at(2), d: at(3) }, [
    ['a', 'b', 'c'],
    ['d', 'b'],
  ]);

  test('joins the next points of each line', () => {
    expect(slotTo(board, 0, 1)).toBe(0);
    expect(slotTo(board, 0, 2)).toBe(-1);
    expect([...board.neighbours.subarray(board.slots, 2 * board.slots)]).toEqual([0, 2, 3]);
    expect(board.lines).toEqual([
      [0, 1, 2],
      [3, 1],
    ]);
  });

  test('refuses a line through a point that does not exist', () => {
    expect(() => lineBoard({ a: at(0) }, [['a', 'x']])).toThrow('no node "x"');
  });
});

describe('a flood', () => {
  const board = disc(3);
  const centre = board.hex?.at(0, 0) ?? -1;
  const flood = new Flood(board);

  test('spends costs, finds the cheapest way and its path', () => {
    const wall = neighbour(board, centre, 0);
    const cost = (_: number, to: number) => (to === wall ? -1 : 1);
    flood.run(centre, 4, cost);
    expect(flood.left[wall]).toBe(-1);
    const beyond = neighbour(board, wall, 0);
    const path = flood.pathTo(beyond);
    expect(path).toHaveLength(3);
    expect(path.at(-1)).toBe(beyond);
    expect(flood.left[beyond]).toBe(1);
  });

  test('agrees with a slow search on random costs', () => {
    const costs = Array.from({ length: board.size }, (_, n) => (n * 7) % 4);
    flood.run(centre, 6, (_, to) => costs[to]);
    const best = new Array(board.size).fill(-1);
    best[centre] = 6;
    for (let round = 0; round < board.size; round++)
      for (let n = 0; n < board.size; n++)
        for (let slot = 0; slot < 6; slot++) {
          const to = neighbour(board, n, slot);
          if (to >= 0 && best[n] >= 0) best[to] = Math.max(best[to], best[n] - costs[to]);
        }
    expect([...flood.left]).toEqual(best.map((b) => Math.max(b, -1)));
  });

  test('goes no further from where movement stops', () => {
    const stop = neighbour(board, centre, 0);
    flood.run(
      centre,
      9,
      (from, to) => (from === centre && to !== stop ? -1 : 1),
      (n) => n === stop,
    );
    expect([...flood.left].filter((left) => left >= 0)).toHaveLength(2);
  });

  test('distances count steps over open nodes', () => {
    expect(Math.max(...distancesFrom(board, centre))).toBe(3);
    expect(distancesFrom(board, centre, () => false).filter((d) => d >= 0)).toHaveLength(1);
  });
});

describe('line of sight', () => {
  const board = disc(4);
  const node = (q: number, r: number) => board.hex?.at(q, r) ?? -1;

  test('along a row: the hexes between, one by one', () => {
    expect(hexesBetween(board, node(0, 0), node(3, 0))).toEqual([[node(1, 0)], [node(2, 0)]]);
    expect(hexesBetween(board, node(0, 0), node(1, 0))).toEqual([]);
  });

  test('along a hex edge: both hexes beside it', () => {
    const between = hexesBetween(board, node(0, 0), node(1, 1));
    expect(between).toEqual([[node(1, 0), node(0, 1)].sort((a, b) => a - b)]);
  });

  test('is the same from both ends', () => {
    const there = hexesBetween(board, node(-2, 3), node(3, -1)).flat();
    const back = hexesBetween(board, node(3, -1), node(-2, 3)).flat();
    expect([...there].sort((a, b) => a - b)).toEqual([...back].sort((a, b) => a - b));
  });
});
