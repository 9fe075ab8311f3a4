/** Builds points, force lines and Ex Nihilo trays of a board from its plain data. */
import { type Board, lineBoard, type OffMapBox, type Point } from '../../../kernel/board/graph.ts';
import type { BoardData } from './boards.ts';

/** Distance at which points are drawn, so that adjacent counters do not touch. */
const ACROSS = 0.6;
const UP = 1.1;
/** Free space between the outermost line and the first column of a tray. */
const MARGIN = 1.6;

/** A board with everything constant about its points. Points come before trays. */
export interface BoardField {
  readonly board: Board;
  /** Number of points; nodes from this number on are places in the trays. */
  readonly points: number;
  /** Number of steps from emergence to emergence. */
  readonly steps: number;
  /** [D3] Layer of each point: its distance from White's emergence. */
  readonly layer: Int16Array;
  /** Emergence of each side. */
  readonly emergence: readonly [number, number];
  /**
   * All directions that leave a point straight along a line: those of point n are `rayOf[n]` up to `rayOf[n + 1]`, and
   * the points of ray r are `rayNodes` from `rayAt[r]` up to `rayAt[r + 1]`.
   */
  readonly rayOf: Int16Array;
  readonly rayAt: Int16Array;
  readonly rayNodes: Int16Array;
}

/** [D7] Returns the place in a tray where particle `unit` lies while `side` owns it out of play. */
export const trayNode = (field: BoardField, units: number, side: number, unit: number): number =>
  field.points + side * units + unit;

/**
 * [D1] [D2] Builds the board of `data`; `units` are the names of all particles, White's first. [D7] White's tray is on
 * the right, Black's on the left, turned by half a turn. Particles that belonged to the owner from the start are on the
 * inside, those that changed sides on the outside.
 */
export function makeField(data: BoardData, units: readonly string[]): BoardField {
  const steps = data.layers.length - 1;
  const points = pointsOf(data);
  const lines = data.lines.map((letters) => [
    'W',
    ...[...letters].map((letter, i) => `${i + 1}${letter}`),
    'B',
  ]);
  const board = lineBoard(points, lines, traysOf(data, units));
  const layer = Int16Array.from(data.layers.flatMap((xs, k) => xs.map(() => k)));
  return {
    board,
    points: layer.length,
    steps,
    layer,
    emergence: [0, layer.length - 1],
    ...raysOf(board, layer.length),
  };
}

function pointsOf({ layers }: BoardData): Record<string, Point> {
  const steps = layers.length - 1;
  const name = (k: number, i: number) =>
    k === 0 ? 'W' : k === steps ? 'B' : `${k}${String.fromCharCode(97 + i)}`;
  return Object.fromEntries(
    layers.flatMap((xs, k) =>
      xs.map((x, i) => [name(k, i), { x: x * ACROSS, y: (steps - k) * UP }] as const),
    ),
  );
}

function traysOf({ layers }: BoardData, units: readonly string[]): OffMapBox[] {
  const each = units.length / 2;
  const height = (layers.length - 1) * UP;
  const width = Math.max(...layers.flat()) * ACROSS + MARGIN;
  return [0, 1].flatMap((side) =>
    units.map((unit, u) => {
      const born = u < each ? 0 : 1;
      const x = width + (born === side ? 0 : UP);
      const up = (u % each) * UP;
      const point = side === 0 ? { x, y: height - up } : { x: -x, y: up };
      return { label: `${side === 0 ? 'W' : 'B'}.${unit}`, point };
    }),
  );
}

function raysOf(board: Board, points: number) {
  const rayOf: number[] = [];
  const rayAt: number[] = [];
  const rayNodes: number[] = [];
  for (let n = 0; n < points; n++) {
    rayOf.push(rayAt.length);
    for (const line of board.lines) {
      const at = line.indexOf(n);
      if (at < 0) continue;
      for (const ray of [line.slice(at + 1), line.slice(0, at).reverse()]) {
        if (ray.length === 0) continue;
        rayAt.push(rayNodes.length);
        rayNodes.push(...ray);
      }
    }
  }
  rayOf.push(rayAt.length);
  rayAt.push(rayNodes.length);
  return {
    rayOf: Int16Array.from(rayOf),
    rayAt: Int16Array.from(rayAt),
    rayNodes: Int16Array.from(rayNodes),
  };
}
