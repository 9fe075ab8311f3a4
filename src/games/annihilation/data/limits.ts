/** How long a game can be, in turns: one player's action each. */

/** [D5] Turns in a row without placement or annihilation that end the game. */
export const QUIET_TURNS = 40;
/** [D6] Turns after which the game ends in any case. */
export const LAST_TURN = 300;
