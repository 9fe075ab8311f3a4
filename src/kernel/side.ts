/** Players, deciders and spectators. */

/** A side of the game, 0, 1, …; or one of the three below. */
export type Side = number;
/** The player who decides dice, by listed outcomes and weights. */
export const CHANCE: Side = -1;
/** Nobody is to act: the game is over. */
export const NOBODY: Side = -2;
/** A viewer who plays no side and sees only what is public. */
export const SPECTATOR: Side = -3;
