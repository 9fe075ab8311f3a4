/** What server and page say to each other of people. */

/** The account that a browser is signed in to. */
export interface OwnAccount {
  /** Absent: nobody is signed in. */
  readonly name?: string;
  readonly hasPassword: boolean;
  readonly passkeys: readonly { readonly id: string; readonly made: number }[];
}
