/** Small maps for tests, and hexes by column and row as the boards are drawn, from 0. */
import { LAYOUTS } from './data/layouts.ts';
import type { PieceId } from './data/pieces.ts';
import { type Ground, hexAt, makeGround } from './ground/ground.ts';
import { readLayout } from './ground/layout.ts';

/** The map of a printed scenario. */
export const printed = (scenario: number): Ground => makeGround(LAYOUTS[scenario]);

/** One piece alone, or several: `alone('3')`, `alone('4 0,0; C -4,-1 turned')`. */
export function lay(text: string): Ground {
  return makeGround(readLayout(layoutOf(text)));
}

/** A layout as a document has it, from `4 0,0; A 0,-4; C -4,-1 turned`. */
export const layoutOf = (text: string) => ({
  pieces: text.split('; ').map((part) => {
    const [piece, at = '0,0', turned] = part.split(' ');
    return { piece, at: at.split(',').map(Number), ...(turned === 'turned' && { turned: true }) };
  }),
});

/** A hex from `4:5,4`; of the only piece from `5,4`. */
export function at(ground: Ground, place: string): number {
  const [first, second] = place.split(':');
  const piece = (second === undefined ? ground.layout.pieces[0].piece : first) as PieceId;
  const [column, row] = (second ?? first).split(',').map(Number);
  return hexAt(ground, piece, column, row);
}
