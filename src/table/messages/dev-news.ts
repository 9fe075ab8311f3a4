/** News that `countermarch dev` sends to the page of a game in development. */

/** Something wrong with the sources of a game. */
export interface DevFault {
  /** Which check found it. */
  readonly kind: 'build' | 'load' | 'types';
  readonly text: string;
  /** Path from the game's folder. */
  readonly file?: string | undefined;
  /** Counted from 1. */
  readonly line?: number | undefined;
}

/** The bundle of the latest rules, or all that one check has found. */
export type DevNews =
  | { readonly type: 'rules'; readonly game: string; readonly hash: string }
  | {
      readonly type: 'faults';
      readonly kind: DevFault['kind'];
      readonly faults: readonly DevFault[];
    };
