/** Chat of a table on the server, as one seat or a spectator reads it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Remark } from '../../table/messages/chat.ts';
import { fetchNote, keepNote, sendRemark } from './api.ts';

/** Chat at a table. A connection without other people has none. */
export interface ChatConnection {
  /** All messages that this seat has received, in order. */
  readonly remarks: ReadonlySignal<readonly Remark[]>;
  /** Sends a message once per id. Rejects with a message for the player. */
  send(text: string, name: string, id: string): Promise<unknown>;
  /** Fetches the private note of this seat. */
  note(): Promise<string>;
  keepNote(text: string): Promise<unknown>;
}

export class ServerChat implements ChatConnection {
  readonly remarks = signal<readonly Remark[]>([]);
  readonly #table: string;
  readonly #token: string | undefined;

  constructor(table: string, token: string | undefined) {
    this.#table = table;
    this.#token = token;
  }

  /** Adds messages. After a reconnection, the server sends all of them again. */
  hear(told: readonly Remark[]): void {
    const known = new Set(this.remarks.peek().map(({ n }) => n));
    const fresh = told.filter(({ n }) => !known.has(n));
    if (fresh.length > 0)
      this.remarks.value = [...this.remarks.peek(), ...fresh].toSorted((a, b) => a.n - b.n);
  }

  send(text: string, name: string, id: string): Promise<unknown> {
    return sendRemark(this.#table, this.#token, { text, id, ...(name && { name }) });
  }

  async note(): Promise<string> {
    return (await fetchNote(this.#table, this.#token)).text;
  }

  keepNote(text: string): Promise<unknown> {
    return keepNote(this.#table, this.#token, text);
  }
}
