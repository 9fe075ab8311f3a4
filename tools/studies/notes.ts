/** Comments on a played game, from which `build.ts` makes an example study. */

/** A comment on the position after a move or die of the game. */
export interface GameNote {
  /** Number of the move or die, from 1; 0 is the set-up. */
  readonly at: number;
  readonly text: string;
  readonly mark?: '!!' | '!' | '!?' | '?!' | '?' | '??';
  readonly name?: string;
  readonly shapes?: readonly string[];
}

/** Another line after a move or die of the game. */
export interface GameBranch {
  readonly after: number;
  /** Moves and results of dice in notation. */
  readonly moves: readonly string[];
  /** Comment on the last of them. */
  readonly text: string;
  readonly name: string;
}

/** A game with its comments. */
export interface GameNotes {
  readonly game: string;
  readonly title: string;
  readonly notes: readonly GameNote[];
  readonly branches: readonly GameBranch[];
}
