/** The table as a connection has been told it, and what this seat has asked and not been answered. */
import { signal } from '@preact/signals';
import { type ClientTable, withChanges } from '../../table/views/client-table.ts';
import type { Changes, TableView } from '../../table/messages/messages.ts';
import type { ClientMessage, SeatMessage } from '../../table/messages/requests.ts';
import type { RequestAnswer } from './connection.ts';

/** Requests of a person; the connection handles the dice itself. */
export type PlayerRequest = Exclude<SeatMessage, { type: 'seal' | 'share' }>;

/** Answers of a table, local or on a server. */
export type TableRequestMessage = Exclude<ClientMessage, { type: 'ping' | 'look' }>;

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

  /** A number for a message that no other has. */
  nextId(): number {
    return this.#nextId++;
  }

  act(seq: number, actions: readonly string[]): Promise<RequestAnswer> {
    return this.#ask({ type: 'act', id: this.nextId(), seq, actions: [...actions] });
  }

  undo(seq: number): Promise<RequestAnswer> {
    return this.#ask({ type: 'undo', id: this.nextId(), seq });
  }

  resign(seq: number): Promise<RequestAnswer> {
    return this.#ask({ type: 'resign', id: this.nextId(), seq });
  }

  accord(seq: number, text: string): Promise<RequestAnswer> {
    return this.#ask({ type: 'accord', id: this.nextId(), seq, text });
  }

  setClock(text: string): Promise<RequestAnswer> {
    return this.#ask({ type: 'clock', id: this.nextId(), text });
  }

  /** Requests without an answer so far. */
  get pending(): PlayerRequest[] {
    return [...this.#pending.values()].map(({ message }) => message);
  }

  /** All of the table. */
  show(table: TableView): void {
    this.view.value = table;
  }

  /** Changes. If something is missing before them, the page requests the whole table. */
  take(changes: Changes): void {
    const after = withChanges(this.view.peek(), changes);
    if (after) this.view.value = after;
    else this.#send({ type: 'table', id: this.nextId() });
    const { answer } = changes;
    if (answer) this.settle(answer.id, answer);
  }

  /** Answers what was asked under a number. */
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
