/**
 * Connection of a seat or a spectator to a table: over a socket to a server, or to a worker of the page itself. Both
 * behave in the same way.
 */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import type { SeatChange } from '../../table/seats/stand-ins.ts';
import type { ClientTable } from '../../table/views/client-table.ts';
import type { Entry, ReplayView } from '../../table/messages/messages.ts';
import type { ChatConnection } from './chat-connection.ts';
import type { WaitingMove } from './stored/unsent-move.ts';

/**
 * State of a connection. `lost`: it is being reopened; `closed`: the table or the seat does not exist, and it stays
 * closed.
 */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'closed';

/** Answer to a request of a seat. */
export interface RequestAnswer {
  /** Number of actions that were executed; fewer than sent if another entry came in between. */
  readonly played: number;
  readonly refusal?: Refusal;
}

/** Answer to a change of a seat's player. */
export interface SeatAnswer {
  /** Token of the seat that was taken over, if seats have tokens. */
  readonly token?: string | undefined;
  /** Why the change is refused. */
  readonly fault?: LocalizedText;
}

export interface Connection {
  readonly status: ReadonlySignal<ConnectionStatus>;
  /** The latest known state of the table; complete at any time. */
  readonly view: ReadonlySignal<ClientTable | undefined>;
  /** Why the connection is closed. */
  readonly fault: ReadonlySignal<LocalizedText>;
  /** Chat, if there are other people at the table. */
  readonly chat?: ChatConnection | undefined;
  /** Move made without a network, if the game has moved on since. Write undefined to drop it. */
  readonly waiting?: Signal<WaitingMove | undefined>;
  act(seq: number, actions: readonly string[]): Promise<RequestAnswer>;
  undo(seq: number): Promise<RequestAnswer>;
  resign(): Promise<RequestAnswer>;
  /** Sets when the player's own clock sleeps: `night FROM TO`, `vacation DAYS`. */
  setClock(text: string): Promise<RequestAnswer>;
  /** Sends an offer to the other players, or answers one (`table/seats/offers.ts`). */
  sendOffer(seq: number, text: string): Promise<RequestAnswer>;
  /** Changes the player of a side (its id). `secret` is the token of the seat or of the host. */
  changeSeat(side: string, change: SeatChange, secret?: string): Promise<SeatAnswer>;
  /** Returns an earlier position as this seat may see it. */
  positionAt(seq: number): Promise<ReplayView>;
  /** Returns an earlier position as a side (its id) saw it, for spectators of a table that shows sides with a delay. */
  watchedAt?(seq: number, as: string): Promise<ReplayView>;
  /** Returns the record as that side saw it. */
  watchedLog?(as: string): Promise<readonly Entry[]>;
  /** Returns the record as a file. */
  record(): Promise<string>;
  close(): void;
}
