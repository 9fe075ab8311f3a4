/** Sides, and the special values for Chance, spectators and the end of the game. */

/** A side of the game: 0, 1, 2 and so on, or one of `CHANCE`, `NOBODY` and `SPECTATOR`. */
export type Side = number;
/** The side to act when dice are due: an outcome is drawn from the list by weight. */
export const CHANCE: Side = -1;
/** Value of the side to act when the game is over. */
export const NOBODY: Side = -2;
/** A viewer who plays no side and sees only what is public. */
export const SPECTATOR: Side = -3;
