/** Notes of the players of a load about a server, whichever it is. */
export class PeerTally {
  /** Milliseconds from a move's sending until its player heard that it stands. */
  readonly waits: number[] = [];
  /** Bytes and number of what seats were told of moves; and of whole views, one in a hundred. */
  readonly told = { changes: { bytes: 0, count: 0 }, whole: { bytes: 0, count: 0 } };
  /** When it is over, what is not answered any more is no fault. */
  running = true;
}

/** Both sides of a table, who move at random and at once. */
export interface Players {
  /** Takes the seats of a new table; again when a game is over. */
  sitDown(): Promise<void>;
}

/** Where a server is, and where matches are made there if elsewhere. */
export interface TallyPlace {
  readonly address: string;
  readonly lobby?: string;
}
