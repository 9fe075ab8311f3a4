/** Measurements of the players of a load, for any server. */
export class PeerTally {
  /** Milliseconds from sending a move until the player got its acknowledgement. */
  readonly waits: number[] = [];
  /** Bytes and number of messages to seats about moves; and of whole views, for one in a hundred. */
  readonly payload = { changes: { bytes: 0, count: 0 }, whole: { bytes: 0, count: 0 } };
  /** False after the end of the load, when missing answers are no fault. */
  running = true;
}

/** Both sides of a table, who make random moves at once. */
export interface Players {
  /** Takes the seats of a new table; called again when a game is over. */
  sitDown(): Promise<void>;
}

/** Address of a server, and of its lobby if that is elsewhere. */
export interface TallyPlace {
  readonly address: string;
  readonly lobby?: string;
}
