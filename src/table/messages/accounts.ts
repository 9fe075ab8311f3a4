/** Messages between server and page about accounts. */

/** Table of the user with a seat that was taken in another browser. */
export interface OwnTable {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  /** Side id -> secret that opens the seat while the user is signed in. */
  readonly seats: Readonly<Record<string, string>>;
  /** Tournament of the table, if it belongs to one. */
  readonly tournament?: { readonly id: string; readonly name: string; readonly round: number };
}

/** Public data of an account. */
export interface Profile {
  readonly name: string;
  /** Glicko-2 ratings by game, against people and against bots. */
  readonly ratings: readonly {
    readonly game: string;
    readonly pool: 'people' | 'bots';
    readonly rating: number;
    readonly deviation: number;
    readonly games: number;
  }[];
  /** Latest rated games. */
  readonly games: readonly {
    readonly table: string;
    readonly game: string;
    readonly at: number;
    /** Name of an account, or level of a bot; neither for a deleted account. */
    readonly opponent?: string;
    readonly level?: string;
    /** 1 won, 0.5 drawn, 0 lost. */
    readonly score: number;
    readonly change: number;
  }[];
}

/** The account that a browser is signed in to. */
export interface OwnAccount {
  /** Absent: nobody is signed in. */
  readonly name?: string;
  readonly hasPassword: boolean;
  /** The operator has made this account a moderator. */
  readonly moderates?: true;
  readonly passkeys: readonly { readonly id: string; readonly made: number }[];
}

/** Friend of the user. */
export interface Friend {
  readonly name: string;
  /** Seen within the last minutes. */
  readonly isHere: boolean;
  /** Tables where the friend plays and a seat is free. */
  readonly tables: readonly FreeTable[];
}

/** Table with a free seat. */
export interface FreeTable {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
}

/** Friends of the user, and the link for adding more. */
export interface Friends {
  /** /friend/CODE. */
  readonly code: string;
  readonly friends: readonly Friend[];
}

/** Table to which a friend has invited the user. */
export interface Invitation extends FreeTable {
  readonly from: string;
}
