/** Messages between server and page about accounts. */

/** A table of one's own that was taken in another browser. */
export interface OwnTable {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  /** Side id -> secret that opens the seat as long as one is signed in. */
  readonly seats: Readonly<Record<string, string>>;
  /** Where it is one of a tournament's. */
  readonly tournament?: { readonly id: string; readonly name: string; readonly round: number };
}

/** Public data of an account. */
export interface Profile {
  readonly name: string;
  /** Of each game, with people and with computers apart, by Glicko-2. */
  readonly ratings: readonly {
    readonly game: string;
    readonly pool: 'people' | 'bots';
    readonly rating: number;
    readonly deviation: number;
    readonly games: number;
  }[];
  /** The last ones that were rated. */
  readonly games: readonly {
    readonly table: string;
    readonly game: string;
    readonly at: number;
    /** Name of an account, or level of a computer; neither: an account that is deleted. */
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
  /** The host has named him. */
  readonly moderates?: true;
  readonly passkeys: readonly { readonly id: string; readonly made: number }[];
}

/** A friend, as one sees him. */
export interface Friend {
  readonly name: string;
  /** Seen within the last minutes. */
  readonly isHere: boolean;
  /** Where he sits and a seat is free. */
  readonly tables: readonly FreeTable[];
}

/** A table where a seat is free. */
export interface FreeTable {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
}

/** One's friends, and the link by which one gets more. */
export interface Friends {
  /** /friend/CODE. */
  readonly code: string;
  readonly friends: readonly Friend[];
}

/** A table that a friend has invited one to. */
export interface Invitation extends FreeTable {
  readonly from: string;
}
