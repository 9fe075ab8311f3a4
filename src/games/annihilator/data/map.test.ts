import { describe, expect, test } from 'vitest';
import { neighbour } from '../../../kernel/board/graph.ts';
import { distancesFrom } from '../../../kernel/board/path.ts';
import { within } from '../../../kernel/board/area.ts';
import {
  AUTO_DEFEND,
  BOARD,
  BRAIN,
  BRAINS,
  HULL,
  IMPASSABLE,
  impactNode,
  nodeAt,
  nodesOf,
  OBSTRUCTED,
  PASSAGEWAY,
  RING,
  TERRAIN,
} from './map.ts';
import { FIGURES, figureHex, figuresOf, PATTERNS } from './patterns.ts';
import { tablesOf } from './tables.ts';
import { VALUES } from './values.ts';

const { hex, size } = BOARD;
const nodes = Array.from({ length: size }, (_, n) => n);
const adjacent = (n: number): number[] =>
  [0, 1, 2, 3, 4, 5].map((slot) => neighbour(BOARD, n, slot)).filter((m) => m >= 0);

describe('[D1] the map', () => {
  test('[2.1] [D1] [S62] 420 hexes, and so many of each type', () => {
    expect(size).toBe(420);
    const types = [HULL, PASSAGEWAY, OBSTRUCTED, IMPASSABLE, AUTO_DEFEND, BRAIN];
    expect(types.map((t) => nodesOf(t).length)).toEqual([68, 160, 72, 92, 26, 2]);
    expect(BRAINS).toEqual([nodeAt(0, 0), nodeAt(1, 0)]);
  });

  test('[D1] [S62] it is its own mirror image, left to right and top to bottom', () => {
    for (const n of nodes) {
      const [q, r] = [hex!.q[n], hex!.r[n]];
      expect(TERRAIN[nodeAt(1 - q - r, r)]).toBe(TERRAIN[n]);
      expect(TERRAIN[nodeAt(q + r, -r)]).toBe(TERRAIN[n]);
    }
  });

  test('[2.1] [D1] the hull is the edge, and the shield is a closed ring 4', () => {
    expect(nodesOf(HULL)).toEqual(nodes.filter((n) => RING[n] === 11));
    expect(nodes.filter((n) => adjacent(n).length < 6)).toEqual(nodesOf(HULL));
    expect(nodesOf(AUTO_DEFEND)).toEqual(nodes.filter((n) => RING[n] === 4));
    expect(nodesOf(PASSAGEWAY)).toEqual(
      expect.arrayContaining(nodes.filter((n) => [2, 5, 8].includes(RING[n]))),
    );
  });

  test('[D2] all but the two tips of the hull bear a number', () => {
    const numbered = new Set<number>();
    for (let side = 1; side <= 6; side++)
      for (let sum = 2; sum <= 12; sum++) numbered.add(impactNode(side, sum));
    const rest = nodesOf(HULL).filter((n) => !numbered.has(n));
    expect(rest.sort()).toEqual([nodeAt(-11, 0), nodeAt(12, 0)].sort());
  });
});

/** Returns the maximum number of routes from one set of hexes to another that share no hex, by augmenting paths. */
function routes(from: ReadonlySet<number>, to: ReadonlySet<number>, open: (n: number) => boolean) {
  // Each hex is split into an entrance n and an exit n + size, joined by an edge of capacity one.
  const flow = new Map<number, Set<number>>();
  const used = (a: number, b: number) => flow.get(a)?.has(b) ?? false;
  const push = (a: number, b: number) => {
    if (used(b, a)) flow.get(b)?.delete(a);
    else flow.set(a, (flow.get(a) ?? new Set()).add(b));
  };
  const links = (v: number): number[] => {
    const [n, exit] = v < size ? [v, false] : [v - size, true];
    const forward = exit ? adjacent(n).filter(open) : [n + size];
    const back = exit ? [n] : adjacent(n).map((m) => m + size);
    return [...forward.filter((w) => !used(v, w)), ...back.filter((w) => used(w, v))];
  };
  for (let count = 0; ; count++) {
    const before = new Map<number, number>();
    const starts = [...from].filter((n) => !used(n, n + size));
    const queue = starts.map((n) => n);
    for (const n of queue) before.set(n, -1);
    let end = -1;
    for (const v of queue) {
      if (v >= size && to.has(v - size)) {
        end = v;
        break;
      }
      for (const w of links(v)) {
        if (before.has(w)) continue;
        before.set(w, v);
        queue.push(w);
      }
    }
    if (end < 0) return count;
    for (let v = end; (before.get(v) ?? -1) >= 0; v = before.get(v)!) push(before.get(v)!, v);
  }
}

describe('[D1] ways through the map', () => {
  const [costs] = tablesOf(VALUES.defaults).entryCosts;
  const enters = (n: number): boolean => costs[TERRAIN[n]] >= 0;
  const hull = new Set(nodesOf(HULL));
  const ring = (k: number) => new Set(nodes.filter((n) => RING[n] === k));

  test('[D1] [HTC] [S63] twelve routes from the hull to the shield that share no hex', () => {
    expect(routes(hull, ring(4), (n) => enters(n) && RING[n] >= 4)).toBe(12);
  });

  test('[D1] [HTC] [S63] none round the shield, eight through it to the hexes round the brain', () => {
    const silent = (n: number) => enters(n) && TERRAIN[n] !== AUTO_DEFEND;
    expect(routes(hull, ring(3), silent)).toBe(0);
    expect(routes(hull, ring(1), enters)).toBe(8);
    expect(ring(1).size).toBe(8);
  });

  test('[D1] [R16] squads can get from any hex to every hex that they may enter', () => {
    const distance = distancesFrom(BOARD, nodeAt(-8, 0), enters);
    expect(nodes.filter(enters).every((n) => distance[n] >= 0)).toBe(true);
    expect(nodes.every((n) => TERRAIN[n] === BRAIN || adjacent(n).some(enters))).toBe(true);
  });

  test('[DCT] [D3] [S64] from how far the brain can be put into a blast: A 4, B 3, C 2, D 2', () => {
    const figures = figuresOf(0);
    const farthest = PATTERNS.map((_, p) =>
      Math.max(...nodes.filter((n) => reaches(n, figures[p])).map((n) => RING[n])),
    );
    expect(farthest).toEqual([4, 3, 2, 2]);
  });

  /** Returns whether a unit at n can set a charge of this figure whose blast includes a brain hex. */
  function reaches(n: number, figure: number): boolean {
    return within(BOARD, n, 1).some((at) =>
      [0, 1, 2, 3, 4, 5].some((d) =>
        FIGURES[figure].offsets.some((_, k) => BRAINS.includes(figureHex(figure, d, at, k + 1))),
      ),
    );
  }
});
