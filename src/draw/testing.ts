/** Helpers for tests of the pictures: small hand-made boards and looks, and a check of the markup. */
import { type HexCell, hexBoard, type Orientation } from '../kernel/board/hex.ts';
import { type Board, lineBoard } from '../kernel/board/graph.ts';
import type { Game } from '../kernel/game.ts';
import type { CounterLook, Look, MarkerLook } from '../kernel/look/look.ts';
import type { GameState } from '../kernel/state.ts';

/** Builds a hex board of `width` by `height` hexes, with offset rows or columns. */
export function smallHexBoard(width: number, height: number, orientation: Orientation): Board {
  const cells: HexCell[] = [];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      cells.push(
        orientation === 'pointy'
          ? { q: column - (row >> 1), r: row }
          : { q: column, r: row - (column >> 1) },
      );
  return hexBoard(orientation, cells);
}

/** Builds a board of two lines that cross in `c`, with a tray `t`. */
export const smallLineBoard = (): Board =>
  lineBoard(
    {
      a: { x: 0, y: 0 },
      b: { x: 2, y: 0 },
      c: { x: 1, y: 1 },
      d: { x: 0, y: 2 },
      e: { x: 2, y: 2 },
    },
    [
      ['a', 'c', 'e'],
      ['b', 'c', 'd'],
    ],
    [{ label: 't', point: { x: 4, y: 1 } }],
  );

export function counterLook(more: Partial<CounterLook> = {}): CounterLook {
  return {
    unit: 0,
    node: 0,
    side: 0,
    type: 'trooper',
    name: 'Trooper 1',
    values: '4-4',
    figures: 'strength 4, movement 4',
    conditions: [],
    badge: '',
    facing: -1,
    ...more,
  };
}

export function markerLook(more: Partial<MarkerLook> = {}): MarkerLook {
  return { node: 0, type: 'token', name: 'token', text: 'A', facing: -1, ...more };
}

/** Builds the parts of a game that a picture needs. */
export function pictureGame(board: Board, look: Partial<Look>): Game {
  const full: Partial<Look> = {
    terrains: [{ id: 'ground', name: 'ground', glyph: '.' }],
    terrainOf: () => 0,
    terrainIsFixed: true,
    counters: () => [],
    markers: () => [],
    ...look,
  };
  return { id: 'test', board, look: full } as unknown as Game;
}

/** A state for looks that do not read it. */
export const NO_STATE = {} as GameState;

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9:-]*="[^"<>]*")*)\s*(\/?)>|<|>/g;

/**
 * Returns the fault of a piece of SVG, or '' if it is well formed. Faults are unclosed tags, stray angle brackets,
 * ampersands that start no entity, invalid numbers, and colours without a name.
 */
export function faultOf(svg: string): string {
  const open: string[] = [];
  for (const [whole, slash, name, , empty] of svg.matchAll(TAG)) {
    if (!name) return `stray "${whole}"`;
    if (slash) {
      const last = open.pop();
      if (last !== name) return `</${name}> closes <${last}>`;
    } else if (!empty) open.push(name);
  }
  if (open.length) return `<${open.at(-1)}> is not closed`;
  const entity = /&(?!amp;|lt;|gt;|quot;|#\d+;)/.exec(svg);
  if (entity) return `stray & at ${entity.index}`;
  return /NaN|undefined|Infinity|\[object|"\$|\$[a-z]/.exec(svg)?.[0] ?? '';
}
