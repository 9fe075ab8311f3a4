/** Messages between server and page about moderation. */

/** Actions of moderators: on an account, except `close`, which is on a table. */
export const ACTS = ['ban', 'unban', 'mute', 'unmute', 'close'] as const;
export type Act = (typeof ACTS)[number];

/** Something that a moderator asks for. */
export interface ActRequest {
  readonly act: Act;
  /** Name of an account, or id of a table. */
  readonly subject: string;
  /** It is kept; whoever sits at a table that is closed is told. */
  readonly reason: string;
  /** Of a ban or a mute. */
  readonly days: number;
}

/** Something that was done. */
export interface ModerationEntry {
  readonly at: number;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
  /** Name of the account that did it; empty: whoever keeps the server. */
  readonly moderator: string;
}
