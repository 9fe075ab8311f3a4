/** `countermarch/draw`: boards and counters as SVG text. It needs no dependencies and no DOM. */

// A whole board, and the places of its contents.
export { drawBoard, stacksOf } from './board.ts';
export { drawMap } from './map/map.ts';
export { type Box, COUNTER, type BoardLayout, layoutOf } from './layout.ts';

// Single counters, and the colours.
export { drawCounter } from './counter.ts';
export { fixTheme, paint, paletteSheet, type Theme } from './art.ts';
export { artOf, BASE_PALETTE, COLOURS } from './art-base.ts';
