/** Messages of quick pairing and of the lobby, as the server sends them. */
import type { ClockRule } from '../../../table/clock/clock.ts';
import type { TableSummary } from '../../../table/messages/messages.ts';

/** Terms on which a player looks for an opponent. */
export interface PairingRequest {
  readonly game: string;
  readonly scenario: string;
  readonly clock: Omit<ClockRule, 'late'>;
  readonly rated: boolean;
  /** Id of the side to play; absent: either. */
  readonly side?: string;
  /** Name of a guest. */
  readonly name?: string;
}

export type PairingStatus =
  /** `since`: in milliseconds since 1970; `others`: how many others wait. */
  | { readonly state: 'waiting'; readonly since: number; readonly others: number }
  | {
      readonly state: 'seated';
      readonly table: string;
      readonly side: string;
      readonly token: string;
    };

/** Answer to a request; `id` is its secret. */
export interface PairingCreated {
  readonly id: string;
  readonly status: PairingStatus;
}

/** Number of people who play a game with others, and of players who wait for an opponent. */
export interface GameActivity {
  readonly game: string;
  readonly playing: number;
  readonly waiting: number;
}

/** A game between people that has ended. */
export type EndedGame = Pick<TableSummary, 'table' | 'game' | 'scenario' | 'seats' | 'at'>;

/** Activity on the server. */
export interface LobbyView {
  readonly online: number;
  readonly games: readonly GameActivity[];
  /** Those of the last 24 hours. */
  readonly finished: readonly EndedGame[];
}
