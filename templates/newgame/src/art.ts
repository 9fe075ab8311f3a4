/**
 * Pictures of the game. In the picture of a board, neighbouring hex centres are 100 units apart, y points down, and a
 * counter is 64 wide. Colours are pairs, for the light theme and for the dark one; pieces of SVG name them as `$name`.
 */
import type { Art } from 'countermarch/kernel';

const TREE = '<path d="M0-11 9 7H-9Z" fill="$tree"/>';
const HOUSE =
  '<path d="M-15 12V-3L0-15 15-3V12Z" fill="$house" stroke="$house-edge" stroke-width="2"/>';

export const art: Art = {
  id: 'newgame',
  palette: {
    clear: ['#dfe3c0', '#2b3424'],
    woods: ['#b5cc93', '#22402c'],
    tree: ['#5c7f45', '#4f8a5d'],
    hill: ['#d8c08f', '#51402a'],
    'hill-edge': ['#a58653', '#8a6f47'],
    town: ['#d9d4cc', '#3d4047'],
    house: ['#b06a4f', '#a8674f'],
    'house-edge': ['#5f3526', '#e0b7a6'],
    aim: ['#b3261e', '#ff8a7d'],
  },
  tiles: {},
  backdrop: 'paper',
  // `soft` and `spread` are in units of the picture; `count` is the number of drawings in each hex.
  features: {
    clear: { fill: 'clear' },
    woods: {
      fill: 'woods',
      soft: { inset: 5, jitter: 6 },
      scatter: { motifs: [TREE], count: 7, spread: 36 },
    },
    hill: {
      fill: 'hill',
      soft: { inset: 5, jitter: 6 },
      outline: [{ color: 'hill-edge', width: 3 }],
    },
    town: { fill: 'town', scatter: { motifs: [HOUSE], count: 4, spread: 30 } },
  },
  // Woods, hills and towns lie on clear ground.
  terrains: {
    clear: ['clear'],
    woods: ['clear', 'woods'],
    hill: ['clear', 'hill'],
    town: ['clear', 'town'],
  },
  counter: 'square',
  // Symbols are in a box of 48 by 30 round the origin, in the colour of the print.
  units: {
    guard: { symbol: box('<path d="M-20-13 20 13M-20 13 20-13M0-13V13"/>') },
    infantry: { symbol: box('<path d="M-20-13 20 13M-20 13 20-13"/>') },
    cavalry: { symbol: box('<path d="M-20 13 20-13"/>') },
  },
  markers: {
    objective: {
      shape: 'spot',
      color: 'aim',
      ink: 'aim',
      symbol:
        '<circle r="13" fill="none" stroke="$aim" stroke-width="4"/><circle r="4" fill="$aim"/>',
    },
  },
  areas: {},
  // By the key of the condition, or by its last part: `condition.acted`.
  conditions: { acted: 'faded' },
};

/** A symbol of a unit: a frame with lines in it. */
function box(lines: string): string {
  return `<g fill="none" stroke="currentColor" stroke-width="2.5"><path d="M-20-13H20V13H-20Z"/>${lines}</g>`;
}
