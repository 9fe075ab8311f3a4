/**
 * A seat's (or an onlooker's) line to a table: over a socket to a server, or to a worker of the
 * page itself. Both behave alike.
 */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import type { SeatChange } from '../../table/seats/stand-ins.ts';
import type { ClientTable } from '../../table/views/client-table.ts';
import type { Entry, ReplayView } from '../../table/messages/messages.ts';
import type { ChatConnection } from './chat-connection.ts';
import type { WaitingMove } from './kept/waiting-move.ts';

/** `lost` is being mended; `closed` is not: the table or the seat does not exist. */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'closed';

/** Answer to whatever a seat asks for. */
export interface RequestAnswer {
  /** Actions carried out; fewer than sent if somebody else came in between. */
  readonly played: number;
  readonly refusal?: Refusal;
}

/** Answer to a change of who plays a seat. */
export interface SeatAnswer {
  /** Secret of the seat that was taken over, where seats have secrets. */
  readonly token?: string | undefined;
  /** Why it cannot be. */
  readonly fault?: LocalizedText;
}

export interface Connection {
  readonly line: ReadonlySignal<ConnectionStatus>;
  /** The table as last told; complete at any time. */
  readonly view: ReadonlySignal<ClientTable | undefined>;
  /** Why the line is closed. */
  readonly fault: ReadonlySignal<LocalizedText>;
  /** Talk beside the game, where there is somebody to talk to. */
  readonly chat?: ChatConnection | undefined;
  /** A move that was made without a network, if the game has moved on since; it is dropped by writing undefined. */
  readonly waiting?: Signal<WaitingMove | undefined>;
  act(seq: number, actions: readonly string[]): Promise<RequestAnswer>;
  undo(seq: number): Promise<RequestAnswer>;
  resign(seq: number): Promise<RequestAnswer>;
  /** When one's own clock sleeps: `night FROM TO`, `vacation DAYS`. */
  setClock(text: string): Promise<RequestAnswer>;
  /** Asks the others for something, or answers them (`table/seats/offers.ts`). */
  accord(seq: number, text: string): Promise<RequestAnswer>;
  /** New player of a side (its id); `secret` is that of the seat or of the host. */
  changeSeat(side: string, change: SeatChange, secret?: string): Promise<SeatAnswer>;
  /** An earlier position as this seat may see it. */
  positionAt(seq: number): Promise<ReplayView>;
  /** The same as a side (its id) saw it, for who watches a table that shows this late. */
  watchedAt?(seq: number, as: string): Promise<ReplayView>;
  /** Record as that side saw it, as far as it is visible. */
  watchedLog?(as: string): Promise<readonly Entry[]>;
  /** The record as a file. */
  record(): Promise<string>;
  close(): void;
}
