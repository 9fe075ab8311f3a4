/** Limits of the length of a game in turns; a turn is one player's action. */

/** [D5] Number of turns in a row without placement or annihilation that ends the game. */
export const QUIET_TURNS = 40;
/** [D6] Number of turns after which the game always ends. */
export const LAST_TURN = 300;
