/**
 * Knowledge of sides: rows of bits, one for each side. Rules that list what a side may do read these rows of that
 * side, and nothing that it does not see; then what is legal is the same on its view.
 */
import { rowLength } from '../../../kernel/bits.ts';

const rows = (sides: number, bits: number) => [sides * rowLength(bits), 'secret'] as const;

export const knowledgeColumns = (sides: number, pieces: number, hexes: number) => ({
  /** [4.8] [R41] Pieces that a side sees: an army its counter, a card what it is and how it is. */
  known: rows(sides, pieces),
  /** [12.1] Armies of independents that have said what they think of it. */
  met: rows(sides, pieces),
  /** [3.5] Hexes that it has mapped: terrain, works and resources. */
  mapped: rows(sides, hexes),
  /** [3.5] Hexes of which it knows the special. */
  explored: rows(sides, hexes),
});
