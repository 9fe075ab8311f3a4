/** What server and page say to each other of people. */

/** A table of one's own that was taken in another browser. */
export interface OwnTable {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  /** Side id -> secret that opens the seat as long as one is signed in. */
  readonly seats: Readonly<Record<string, string>>;
}

/** The account that a browser is signed in to. */
export interface OwnAccount {
  /** Absent: nobody is signed in. */
  readonly name?: string;
  readonly hasPassword: boolean;
  readonly passkeys: readonly { readonly id: string; readonly made: number }[];
}
