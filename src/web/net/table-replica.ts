/** The table as this connection knows it, and the seat's requests without an answer so far. */
import { signal } from '@preact/signals';
import { type ClientTable, withChanges } from '../../table/views/client-table.ts';
import type { Changes, TableView } from '../../table/messages/messages.ts';
import type { ClientMessage, SeatMessage } from '../../table/messages/requests.ts';
import type { RequestAnswer } from './connection.ts';

/** Requests of a player. The connection itself handles the dice. */
export type PlayerRequest = Exclude<SeatMessage, { type: 'seal' | 'share' }>;

/** Requests to a table, local or on a server. */
export type TableRequestMessage = Exclude<ClientMessage, { type: 'ping' | 'activity' }>;

interface Pending {
  readonly message: PlayerRequest;
  readonly answer: (answer: RequestAnswer) => void;
}

export class TableReplica {
  readonly view = signal<ClientTable | undefined>(undefined);
  readonly #pending = new Map<number, Pending>();
  readonly #send: (message: TableRequestMessage) => void;
  #nextId = 1;

  constructor(send: (message: TableRequestMessage) => void) {
    this.#send = send;
  }

  /** Returns a number for a message, unique in this connection. */
  nextId(): number {
    return this.#nextId++;
  }

  act(seq: number, actions: readonly string[]): Promise<RequestAnswer> {
    return this.#ask({ type: 'act', id: this.nextId(), seq, actions: [...actions] });
  }

  undo(seq: number): Promise<RequestAnswer> {
    return this.#ask({ type: 'undo', id: this.nextId(), seq });
  }

  resign(): Promise<RequestAnswer> {
    return this.#ask({ type: 'resign', id: this.nextId() });
  }

  sendOffer(seq: number, text: string): Promise<RequestAnswer> {
    return this.#ask({ type: 'offer', id: this.nextId(), seq, text });
  }

  setClock(text: string): Promise<RequestAnswer> {
    return this.#ask({ type: 'clock', id: this.nextId(), text });
  }

  /** Requests without an answer so far. */
  get pending(): PlayerRequest[] {
    return [...this.#pending.values()].map(({ message }) => message);
  }

  /** Replaces the whole table. */
  show(table: TableView): void {
    this.view.value = table;
  }

  /** Applies changes. If earlier changes are missing, it requests the whole table. */
  take(changes: Changes): void {
    const after = withChanges(this.view.peek(), changes);
    if (after) this.view.value = after;
    else this.#send({ type: 'table', id: this.nextId() });
    const { answer } = changes;
    if (answer) this.settle(answer.id, answer);
  }

  /** Resolves the request with this id. */
  settle(id: number, { played, refusal }: RequestAnswer): void {
    this.#pending.get(id)?.answer({ played, ...(refusal && { refusal }) });
    this.#pending.delete(id);
  }

  #ask(message: PlayerRequest): Promise<RequestAnswer> {
    return new Promise((answer) => {
      this.#pending.set(message.id, { message, answer });
      this.#send(message);
    });
  }
}
