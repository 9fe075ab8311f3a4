/** News that `countermarch dev` sends to the page of a game in development. */

/** A fault in the sources of a game. */
export interface DevFault {
  /** Check that found it. */
  readonly kind: 'build' | 'load' | 'types';
  readonly text: string;
  /** Path relative to the game's folder. */
  readonly file?: string | undefined;
  /** Line, counted from 1. */
  readonly line?: number | undefined;
}

/** The bundle of the latest rules, or all faults that one check has found. */
export type DevNews =
  | { readonly type: 'rules'; readonly game: string; readonly hash: string }
  | {
      readonly type: 'faults';
      readonly kind: DevFault['kind'];
      readonly faults: readonly DevFault[];
    };
