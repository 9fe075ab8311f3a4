/**
 * Connection to several seats of one table at one screen. The view switches to the seat that is to act, as in a game
 * without a server.
 */
import { computed } from '@preact/signals';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { SeatChange } from '../../table/seats/stand-ins.ts';
import type { ReplayView, TableView } from '../../table/messages/messages.ts';
import type { RequestAnswer, Connection, ConnectionStatus, SeatAnswer } from './connection.ts';
import type { ChatConnection } from './chat-connection.ts';

export class SeatsConnection implements Connection {
  readonly #seats: readonly Connection[];
  /** Seat that was shown last. */
  #shown: Connection;

  constructor(seats: readonly [Connection, ...Connection[]]) {
    this.#seats = seats;
    [this.#shown] = seats;
  }

  /** Open seats. A token that opens no seat has no effect as long as another one opens one. */
  readonly #open = computed(() => this.#seats.filter((seat) => seat.status.value !== 'closed'));

  readonly status = computed((): ConnectionStatus => {
    const lines = this.#open.value.map((seat) => seat.status.value);
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
    return { ...view, canUndo: this.#seatToUndo() !== undefined };
  });

  /** Chat of the seat that is shown, including its private note. */
  get chat(): ChatConnection | undefined {
    return this.#shown.chat;
  }

  act(seq: number, actions: readonly string[]): Promise<RequestAnswer> {
    return this.#shown.act(seq, actions);
  }

  undo(seq: number): Promise<RequestAnswer> {
    return (this.#seatToUndo() ?? this.#shown).undo(seq);
  }

  setClock(text: string): Promise<RequestAnswer> {
    return this.#shown.setClock(text);
  }

  sendOffer(seq: number, text: string): Promise<RequestAnswer> {
    return this.#shown.sendOffer(seq, text);
  }

  resign(): Promise<RequestAnswer> {
    return this.#shown.resign();
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
   * Returns the seat that is to act, once its view is up to date; otherwise the seat shown so far, if it is still a
   * seat. If a bot plays a seat again, the seat's token gives only a spectator's view.
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

  #seatToUndo(): Connection | undefined {
    return this.#open.value.find((seat) => seat.view.value?.canUndo === true);
  }
}
