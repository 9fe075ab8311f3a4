/**
 * Knowledge of sides: one row of bits per side. Rules that list a side's actions read only that side's rows, and
 * nothing that it does not see; so the legal actions are the same on its view.
 */
import { rowLength } from '../../../kernel/bits.ts';

const rows = (sides: number, bits: number) => [sides * rowLength(bits), 'secret'] as const;

export const knowledgeColumns = (sides: number, pieces: number, hexes: number) => ({
  /** [4.8] [R41] Known pieces: of an army its counter, of a card its kind and state. */
  known: rows(sides, pieces),
  /** [12.1] Armies of independents whose attitude was rolled for the side. */
  met: rows(sides, pieces),
  /** [3.5] Mapped hexes: terrain, works and resources are known. */
  mapped: rows(sides, hexes),
  /** [3.5] Explored hexes, whose special is known. */
  explored: rows(sides, hexes),
});
