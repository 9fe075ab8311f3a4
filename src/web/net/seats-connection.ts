/**
 * Several seats of one table at one screen: the view turns to whoever is to act, as it does at a table
 * of the page's own.
 */
import { computed } from '@preact/signals';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { SeatChange } from '../../table/seats/stand-ins.ts';
import type { ReplayView, TableView } from '../../table/messages/messages.ts';
import type { RequestAnswer, Connection, ConnectionStatus, SeatAnswer } from './connection.ts';
import type { ChatConnection } from './chat-connection.ts';

export class SeatsConnection implements Connection {
  readonly #seats: readonly Connection[];
  /** The seat that was shown last. */
  #shown: Connection;

  constructor(seats: readonly [Connection, ...Connection[]]) {
    this.#seats = seats;
    [this.#shown] = seats;
  }

  /** Open seats; a secret that opens nothing is of no consequence while another one does. */
  readonly #open = computed(() => this.#seats.filter((seat) => seat.line.value !== 'closed'));

  readonly line = computed((): ConnectionStatus => {
    const lines = this.#open.value.map((seat) => seat.line.value);
    if (lines.length === 0) return 'closed';
    return lines.find((line) => line !== 'open') ?? 'open';
  });

  readonly fault = computed((): LocalizedText => {
    const open = this.#open.value;
    const told = (open.length > 0 ? open : this.#seats).map((seat) => seat.fault.value);
    return told.find((fault) => fault !== '') ?? '';
  });

  readonly view = computed((): TableView | undefined => {
    const seat = this.#toShow();
    const view = seat?.view.value;
    if (!seat || !view) return undefined;
    this.#shown = seat;
    return { ...view, canUndo: this.#undoer() !== undefined };
  });

  /** That of the seat that is shown: it says what is said here, and the notes are its own. */
  get chat(): ChatConnection | undefined {
    return this.#shown.chat;
  }

  act(seq: number, actions: readonly string[]): Promise<RequestAnswer> {
    return this.#shown.act(seq, actions);
  }

  undo(seq: number): Promise<RequestAnswer> {
    return (this.#undoer() ?? this.#shown).undo(seq);
  }

  setClock(text: string): Promise<RequestAnswer> {
    return this.#shown.setClock(text);
  }

  accord(seq: number, text: string): Promise<RequestAnswer> {
    return this.#shown.accord(seq, text);
  }

  resign(seq: number): Promise<RequestAnswer> {
    return this.#shown.resign(seq);
  }

  changeSeat(side: string, change: SeatChange, secret?: string): Promise<SeatAnswer> {
    return this.#shown.changeSeat(side, change, secret);
  }

  positionAt(seq: number): Promise<ReplayView> {
    return this.#shown.positionAt(seq);
  }

  record(): Promise<string> {
    return this.#shown.record();
  }

  close(): void {
    for (const seat of this.#seats) seat.close();
  }

  /**
   * The seat that is to act, once it has been told so; else the one shown so far, if it is still a
   * seat: the secret of one that the computer plays again opens no more than the table.
   */
  #toShow(): Connection | undefined {
    const told = this.#open.value.filter((seat) => seat.view.value !== undefined);
    const newest = Math.max(...told.map((seat) => seat.view.value?.seq ?? 0));
    const present = told.filter((seat) => seat.view.value?.seq === newest);
    const acting = present.find(({ view }) => view.value?.side === view.value?.actor);
    const seated = present.filter(({ view }) => (view.value?.side ?? -1) >= 0);
    const known = seated.includes(this.#shown) ? this.#shown : seated[0];
    return acting ?? known ?? present[0];
  }

  #undoer(): Connection | undefined {
    return this.#open.value.find((seat) => seat.view.value?.canUndo === true);
  }
}
